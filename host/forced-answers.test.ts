/** Forced answers, and how long answers take at a masked table. */
import { anyAnswer, at, fastDice, forcedAnswer, type Match, writePicks } from '@kantyna/kernel'
import { describe, expect, it } from 'vitest'
import { AnswerDelay, isHidden } from './answer-delay.ts'
import { superTeamsBundle } from './test/bundles.ts'
import { ania, bartek, testHost } from './test/test-host.ts'

const olek = { ...ania, name: 'Olek' }

async function table(isMasked: boolean, delays: () => number = () => 0) {
  const race = await superTeamsBundle()
  const options = { teams: 'dealt', firstPlayer: '1' }
  const made = testHost(race, [ania, bartek, olek], options, isMasked, (clock) => ({
    answersForced: true,
    answerDelay: new AnswerDelay(clock, delays),
  }))
  made.host.open()
  return { ...made, links: made.people.map((seat) => made.host.connect([seat])) }
}

function anyChoice(match: Match, below: (limit: number) => number) {
  const open = at(match.position.open, 0)
  const codes = anyAnswer(match.game, match.position, open, below)
  const picks = writePicks(match.game, match.position, open, codes)
  return {
    open,
    command: { do: 'choose', choice: { seat: open.seat, decision: open.id, picks }, how: 'hand' } as const,
  }
}

const turns = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

it('the host answers forced questions', async () => {
  const { match, links } = await table(false)
  const { below } = fastDice(3)
  while (!match.isOver) {
    const { open, command } = anyChoice(match, below)
    const [asked] = match.decisionsFor(open.seat)
    expect(asked === undefined ? null : forcedAnswer(asked, match.game.turnKinds)).toBeNull()
    expect((await at(links, open.seat).send(command)).ok).toBe(true)
  }
  expect(match.entries.some(({ how }) => how === 'only')).toBe(true)
})

it('the host checks a client’s claim that an answer was forced', async () => {
  const { match, links } = await table(false)
  const { open, command } = anyChoice(match, fastDice(1).below)
  expect(open.options.length).toBeGreaterThan(1)
  await at(links, open.seat).send({ ...command, how: 'only' })
  expect(match.entries[0]).not.toHaveProperty('how')
})

describe('at a masked table', () => {
  it('answers to hidden questions are released after a drawn time, chosen or forced', async () => {
    const drawn: number[] = []
    const { match, links, clock } = await table(true, () => {
      drawn.push(1000 + drawn.length)
      return at(drawn, drawn.length - 1)
    })
    const { below } = fastDice(3)
    const ways = { forced: 0, chosen: 0, open: 0 }
    while (!match.isOver) {
      await turns()
      const before = { entries: match.entries.length, drawn: drawn.length }
      const { open, command } = anyChoice(match, below)
      const [asked] = match.decisionsFor(open.seat)
      const isForced = asked !== undefined && forcedAnswer(asked, match.game.turnKinds) !== null
      const isDelayed = isForced || isHidden(match, open)
      if (!isForced) {
        const sent = at(links, open.seat).send(command)
        await turns()
        if (!isDelayed) expect((await sent).ok).toBe(true)
      }
      ways[isForced ? 'forced' : isDelayed ? 'chosen' : 'open']++
      if (!isDelayed) continue
      const delay = at(drawn, drawn.length - 1)
      expect(match.entries).toHaveLength(before.entries)
      clock.pass(delay - 1)
      await turns()
      expect(match.entries).toHaveLength(before.entries)
      clock.pass(1)
      await turns()
      expect(match.entries.length).toBeGreaterThan(before.entries)
    }
    expect(Math.min(...Object.values(ways))).toBeGreaterThan(0)
  })

  it('a command that is repeated while it is held back is carried out once', async () => {
    const { match, links, clock } = await table(true, () => 1000)
    const { below } = fastDice(5)
    for (;;) {
      await turns()
      const { open, command } = anyChoice(match, below)
      const [asked] = match.decisionsFor(open.seat)
      const isForced = asked !== undefined && forcedAnswer(asked, match.game.turnKinds) !== null
      if (isHidden(match, open) && !isForced) {
        const stamp = { id: 'again', revision: at(links, 0).snapshot(null).revision }
        const link = at(links, open.seat)
        const [first, second] = [link.send(command, stamp), link.send(command, stamp)]
        await turns()
        clock.pass(1000)
        expect(await first).toEqual({ ok: true, value: 'done' })
        expect(await second).toEqual({ ok: true, value: 'done' })
        return
      }
      if (!isForced) at(links, open.seat).send(command).catch(console.error)
      await turns()
      clock.pass(1000)
    }
  })
})
