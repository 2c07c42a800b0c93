import { superTeamsBundle } from '@kantyna/host/test'
import { Match, verify } from '@kantyna/kernel'
import { describe, expect, it } from 'vitest'
import { outcomes } from './checks.ts'
import { drawsOf, PARTS, partOf } from './draws.ts'
import { sharesIn } from './shares.ts'

const key = (digit: string) => digit.repeat(64)

describe('draws', () => {
  it('are laid out over the whole range', () => {
    expect(partOf(0, 6)).toBe(0)
    expect(partOf(5, 6)).toBe(PARTS - 1)
    expect(partOf(0, 2)).not.toBe(partOf(1, 2))
  })

  it('are compared with the expected counts', async () => {
    const bundle = await superTeamsBundle()
    const seats = [
      { name: 'A', kind: 'bot' as const },
      { name: 'B', kind: 'bot' as const },
    ]
    const options = bundle.game.options(2).parse({ teams: 'dealt' })
    const match = new Match(bundle.game, {
      options,
      seats,
      seed: key('c'),
      contributions: [key('1'), key('2')],
    })
    const record = match.record()
    const streams = drawsOf(bundle, record)
    expect(streams.length).toBeGreaterThan(0)
    for (const { draws, parts } of streams) {
      expect(parts.reduce((sum, { drawn }) => sum + drawn, 0)).toBe(draws)
      expect(parts.reduce((sum, { expected }) => sum + expected, 0)).toBeCloseTo(draws)
    }
    expect(outcomes(verify(bundle.game, record))).toEqual({
      seal: 'passed',
      seed: 'passed',
      shares: 'passed',
      replay: 'passed',
      draws: 'passed',
    })
    expect(outcomes(verify(bundle.game, { ...record, finalHash: '0' }))).toMatchObject({
      seal: 'failed',
      draws: 'later',
    })
  })
})

describe('the outcome of checks', () => {
  it('waits for the seed', () => {
    expect(outcomes({ ok: true, entries: 3, draws: 5, opened: false })).toMatchObject({
      seal: 'passed',
      seed: 'later',
      shares: 'passed',
      draws: 'later',
    })
  })

  it('stops at the first failure', () => {
    expect(outcomes({ ok: false, error: { code: 'wrong-contribution' } })).toEqual({
      seal: 'passed',
      seed: 'passed',
      shares: 'failed',
      replay: 'later',
      draws: 'later',
    })
  })
})

describe('shares in chance', () => {
  it('are those of the seats that have one', () => {
    const seats = [
      { name: 'Ann', kind: 'person' as const },
      { name: 'Rules', kind: 'automa' as const },
      { name: 'Cid', kind: 'bot' as const },
    ]
    expect(sharesIn({ seats, contributions: [key('1'), key('2')] })).toEqual([
      { seat: 0, name: 'Ann', share: key('1') },
      { seat: 2, name: 'Cid', share: key('2') },
    ])
  })
})
