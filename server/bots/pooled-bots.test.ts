import { replyTo } from '@kantyna/bots'
import type { BotQuestion, OfferQuestion } from '@kantyna/host'
import { ania, bot, bundleOf, testHost } from '@kantyna/host/test'
import { anyAnswer, at, fastDice, isLegalAnswer, type Match, writePicks } from '@kantyna/kernel'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PooledBots, type PoolOptions } from './pooled-bots.ts'

const pools: PooledBots[] = []
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.close()
})

function pool(options: PoolOptions = {}): PooledBots {
  const created = new PooledBots({ threads: 1, ...options })
  pools.push(created)
  return created
}

/** A match in its middle, with a question that has several answers. */
async function matchOf(edition: string): Promise<Match> {
  const { match } = testHost(await bundleOf(edition), [ania, bot])
  const { below } = fastDice(3)
  for (let choices = 0; choices < 40 || at(match.position.open, 0).options.length < 3; choices++) {
    const { game, position } = match
    const open = at(position.open, 0)
    const picks = writePicks(game, position, open, anyAnswer(game, position, open, below))
    match.choose({ seat: open.seat, decision: open.id, picks })
  }
  return match
}

function questionOf(match: Match, edition: string, seed: number): BotQuestion {
  const decision = at(match.position.open, 0)
  return { edition, level: 'beginner', view: match.viewFor(decision.seat), decision, mayPropose: false, seed }
}

describe.each(['super-teams', 'outer-rim'])('bots of %s in worker threads', (edition) => {
  it('give the same answers in two pools as without threads', async () => {
    const { game } = await bundleOf(edition)
    const match = await matchOf(edition)
    const questions = [1, 2, 3].map((seed) => questionOf(match, edition, seed))
    const [one, other] = [pool(), pool({ threads: 2 })]
    const answers = await Promise.all(questions.map((question) => one.answer(question)))
    expect(await Promise.all(questions.map((question) => other.answer(question)))).toEqual(answers)
    const direct = questions.map((question) => replyTo(game, { ...question, wants: 'answer' }))
    expect(answers.map((codes) => ({ codes }))).toEqual(direct)
    for (const codes of answers) {
      if (codes === null || !('length' in codes)) throw new Error('The bot did not answer.')
      expect(isLegalAnswer(game, match.position, at(match.position.open, 0), codes)).toBe(true)
    }
  })

  it('advise with a reason', async () => {
    const question = questionOf(await matchOf(edition), edition, 1)
    const advice = await pool().advise(question)
    expect(advice?.picks.length).toBeGreaterThan(0)
    expect(advice?.why.kind).toMatch(/^(?:only|wins|even|ahead)$/)
  })

  it('have no reply to an offer that is not there', async () => {
    const match = await matchOf(edition)
    const { view, seed } = questionOf(match, edition, 1)
    const offer: OfferQuestion = { edition, seat: 0, view, decisions: [], seed }
    expect(await pool().answerOffer(offer)).toBeNull()
  })
})

describe('a question that fails', () => {
  it('has no answer, and the next one is answered', async () => {
    const onFault = vi.fn()
    const bots = pool({ onFault })
    const question = questionOf(await matchOf('super-teams'), 'super-teams', 1)
    expect(await bots.answer({ ...question, edition: 'chess' })).toBeNull()
    expect(onFault).toHaveBeenCalledOnce()
    expect(onFault.mock.calls[0]?.[0]).toMatchObject({ message: 'There is no game chess.' })
    expect(await bots.answer(question)).not.toBeNull()
  })

  it('has no answer when the bot takes too long', async () => {
    const onFault = vi.fn()
    const bots = pool({ timeoutMs: 1, onFault })
    const question = questionOf(await matchOf('super-teams'), 'super-teams', 1)
    expect(await bots.answer({ ...question, level: 'expert' })).toBeNull()
    expect(onFault).toHaveBeenCalledOnce()
  })

  it('has no answer when the pool is closed, before or after it was asked', async () => {
    const onFault = vi.fn()
    const bots = pool({ onFault })
    const question = questionOf(await matchOf('outer-rim'), 'outer-rim', 1)
    const asked = [1, 2, 3].map((seed) => bots.answer({ ...question, seed, level: 'expert' }))
    await bots.close()
    expect(await Promise.all(asked)).toEqual([null, null, null])
    expect(await bots.answer(question)).toBeNull()
    expect(onFault).not.toHaveBeenCalled()
  })
})

it('does not block its own thread while bots think', async () => {
  const match = await matchOf('outer-rim')
  const bots = pool({ threads: 2 })
  await bots.answer(questionOf(match, 'outer-rim', 0))
  let ticks = 0
  const ticking = setInterval(() => ticks++, 5)
  const question = { ...questionOf(match, 'outer-rim', 1), level: 'regular' } as const
  const begun = performance.now()
  await Promise.all([1, 2, 3, 4].map((seed) => bots.answer({ ...question, seed })))
  const taken = performance.now() - begun
  clearInterval(ticking)
  expect(ticks).toBeGreaterThan(taken / 5 / 20)
})
