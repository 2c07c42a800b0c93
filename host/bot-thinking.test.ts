import {
  anyAnswer,
  at,
  fastDice,
  type Match,
  type Move,
  readChoice,
  standingFor,
  writePicks,
} from '@kantyna/kernel'
import { expect, it, vi } from 'vitest'
import { BotThinking } from './bot-thinking.ts'
import type { Bots } from './bots.ts'
import { bundleOf } from './test/bundles.ts'
import { ania, bot, testHost } from './test/test-host.ts'

/** A bot that answers when the test says so. */
function slowBot() {
  let say: (codes: readonly number[] | null) => void = () => undefined
  const said = new Promise<readonly number[] | null>((resolve) => {
    say = resolve
  })
  return { bots: { answer: () => said, answerOffer: () => Promise.resolve(null) }, say }
}

/** Plays on until a player may give credits to the bot while the bot is asked something. */
async function botIsAsked(): Promise<Match> {
  const { match } = testHost(await bundleOf('outer-rim'), [ania, bot])
  const { below } = fastDice(1)
  for (let choices = 0; choices < 500; choices++) {
    const { game, position } = match
    const open = at(position.open, 0)
    const mayGive = standingFor(game, position, 0).some(({ name }) => name === 'give')
    if (open.seat === 1 && mayGive) return match
    const picks = writePicks(game, position, open, anyAnswer(game, position, open, below))
    match.choose({ seat: open.seat, decision: open.id, picks })
  }
  throw new Error('the bot is never asked')
}

it('answers the changed question after a player has given the bot credits', async () => {
  const match = await botIsAsked()
  const { bots, say } = slowBot()
  const before = at(match.position.open, 0)
  const answered = vi.fn()
  new BotThinking(bots, match).start(before, answered, (problem) => expect(problem).toBeNull())
  expect(match.choose({ seat: 0, move: 'give', picks: ['seat-2', 'thousands=1'] }).ok).toBe(true)
  const now = at(match.position.open, 0)
  expect(now).not.toBe(before)
  say(null)
  await vi.waitFor(() => expect(answered).toHaveBeenCalled())
  const [thought] = at(answered.mock.calls, 0)
  expect(thought.decision).toBe(now)
  const picks = writePicks(match.game, match.position, now, thought.codes)
  const { seat, id } = now
  expect(readChoice(match.game, match.position, { seat, decision: id, picks }).ok).toBe(true)
})

it('gives no answer to a question that is gone', async () => {
  const match = await botIsAsked()
  const { bots, say } = slowBot()
  const { game, position } = match
  const asked = at(position.open, 0)
  const answered = vi.fn()
  new BotThinking(bots, match).start(asked, answered, (problem) => expect(problem).toBeNull())
  const picks = writePicks(game, position, asked, anyAnswer(game, position, asked, fastDice(2).below))
  match.choose({ seat: asked.seat, decision: asked.id, picks })
  say(null)
  await vi.waitFor(() => expect(answered).toHaveBeenCalledWith(null))
})

it('asks for an answer without a move if the move of the bot is not allowed', async () => {
  const match = await botIsAsked()
  const asked = at(match.position.open, 0)
  const wanted: boolean[] = []
  const tooMuch: Move = { seat: 1, move: 'give', picks: ['seat-1', 'thousands=9999'] }
  const bots: Bots = {
    answer: ({ mayPropose }) => {
      wanted.push(mayPropose)
      return Promise.resolve(tooMuch)
    },
    answerOffer: () => Promise.resolve(null),
  }
  const answered = vi.fn()
  const thinking = new BotThinking(bots, match)
  thinking.start(asked, answered, (problem) => expect(problem).toBeNull())
  while (thinking.isBusy) await thinking.answered
  expect(wanted).toEqual([true, false])
  expect(answered.mock.calls).toEqual([[{ decision: asked, codes: expect.any(Array) }]])
})

it('leaves a question open while the bots ask for it', async () => {
  let leavesOpen = true
  const answer = vi.fn(() => Promise.resolve(null))
  const bots: Bots = { answer, answerOffer: () => Promise.resolve(null), leavesOpen: () => leavesOpen }
  const { host, match } = testHost(await bundleOf('super-teams'), [bot, bot], {}, false, () => ({ bots }))
  host.open()
  await host.settled()
  expect([answer.mock.calls.length, match.entries.length]).toEqual([0, 0])
  leavesOpen = false
  host.open()
  await host.settled()
  expect(match.entries.length).toBeGreaterThan(0)
})
