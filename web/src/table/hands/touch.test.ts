import type { PresentedDecision, Thing } from '@kantyna/kernel'
import { describe, expect, it } from 'vitest'
import { someOf } from './test-parts.ts'
import { candidates, gatheredFor, lift, litThings, soleCandidate, touch } from './touch.ts'

function asked(
  options: Record<string, readonly Thing[]>,
  more: Partial<PresentedDecision> = {},
): PresentedDecision {
  return {
    id: 1,
    seat: 0,
    kind: 'play',
    shape: 'one',
    rules: [],
    source: null,
    min: 1,
    max: 1,
    options: Object.entries(options).map(([id, touches]) => ({ id, touches })),
    blocked: [],
    ...more,
  }
}

/** Two copies of red 3, one green 2; two red ships, one green. */
const play = asked(
  {
    'red-3 a': ['card:5', 'card:6', 'ship:0'],
    'red-3 b': ['card:5', 'card:6', 'ship:1'],
    'green-2 c': ['card:9', 'ship:2'],
  },
  {
    blocked: [
      { id: 'd', touches: ['ship:3'], refusal: { rule: 'R-1', reason: 'home' } },
      { id: 'pass', touches: [], refusal: { rule: 'R-2', reason: 'must' } },
    ],
  },
)

describe('which things are lit', () => {
  it('includes everything that can be picked up, at first', () => {
    expect([...litThings([play], [])].toSorted()).toEqual([
      'card:5',
      'card:6',
      'card:9',
      'ship:0',
      'ship:1',
      'ship:2',
    ])
  })

  it('includes where the thing in hand can go, without its own copy', () => {
    expect([...litThings([play], ['card:5'])]).toEqual(['ship:0', 'ship:1'])
  })

  it('works from the ship to the card as well', () => {
    const both = asked({ '2 a': ['card:2', 'ship:0'], '3 a': ['card:3', 'ship:0'] })
    expect([...litThings([both], ['ship:0'])]).toEqual(['card:2', 'card:3'])
  })

  it('includes everything that acts when one answer is left, even the thing in hand', () => {
    expect([...litThings([play], ['card:9'])]).toEqual(['card:9', 'ship:2'])
    expect([...litThings([asked({ tow: ['bonus:1', 'bonus:2'] })], ['bonus:1'])]).toEqual([
      'bonus:1',
      'bonus:2',
    ])
  })

  it('is null when nothing is asked', () => {
    expect(litThings([], []).size).toBe(0)
  })
})

describe('a tap', () => {
  const [, , green] = play.options

  it('picks up first, even if only one answer is left', () => {
    expect(touch([play], [], 'card:9')).toEqual({ kind: 'pick', picked: ['card:9'] })
  })

  it('acts when it narrows to one answer', () => {
    expect(touch([play], ['card:9'], 'ship:2')).toEqual({
      kind: 'act',
      candidate: { decision: play, option: green },
    })
    expect(touch([play], ['card:5'], 'ship:1')).toMatchObject({
      kind: 'act',
      candidate: { option: { id: 'red-3 b' } },
    })
  })

  it('acts at once if one of several things has to be taken', () => {
    const teams = asked({ red: ['team:0'], green: ['team:1'] })
    expect(touch([teams], [], 'team:1')).toMatchObject({
      kind: 'act',
      candidate: { option: { id: 'green' } },
    })
    const declinable = asked({ tow: ['bonus:1'], pass: [] })
    expect(touch([declinable], [], 'bonus:1')).toEqual({ kind: 'pick', picked: ['bonus:1'] })
  })

  it('acts on the same thing again when it has a single target', () => {
    expect(touch([play], ['card:9'], 'card:9')).toMatchObject({
      kind: 'act',
      candidate: { option: { id: 'green-2 c' } },
    })
  })

  it('puts down a thing with several targets', () => {
    expect(touch([play], ['card:5'], 'card:5')).toEqual({ kind: 'drop' })
  })

  it('picks up something else instead', () => {
    expect(touch([play], ['card:5'], 'card:9')).toEqual({ kind: 'pick', picked: ['card:9'] })
    expect(touch([play], ['card:5'], 'card:6')).toEqual({ kind: 'pick', picked: ['card:6'] })
  })

  it('describes a thing that answers nothing', () => {
    expect(touch([play], [], 'ship:3')).toEqual({ kind: 'read' })
    expect(touch([play], ['card:5'], 'ship:3')).toEqual({ kind: 'read' })
    expect(touch([play], [], 'space:4')).toEqual({ kind: 'read' })
    expect(touch([], [], 'ship:0')).toEqual({ kind: 'read' })
  })

  it('keeps both answers of one thing to choose from', () => {
    const half = asked({ hyperspace: ['space:9'], ordinary: ['space:9'] })
    expect(touch([half], [], 'space:9')).toEqual({ kind: 'pick', picked: ['space:9'] })
    expect(touch([half], ['space:9'], 'space:9')).toEqual({ kind: 'drop' })
  })

  it('takes options and puts them back if several are asked for', () => {
    const some = asked({ a: ['card:1'], b: ['card:2'] }, { shape: 'some', min: 0, max: 2 })
    expect(touch([some], [], 'card:2')).toMatchObject({ kind: 'toggle', candidate: { option: { id: 'b' } } })
  })
})

describe('gathering', () => {
  /** Two ships that can attack a base; one of them can attack a card of the row, too, or be used. */
  const act: PresentedDecision = {
    ...asked({}),
    options: [
      { id: 'use y-wing', touches: ['card:3'] },
      { id: 'attack base', touches: ['base:121'], next: someOf('card:3', 'card:17') },
      { id: 'attack boba-fett', touches: ['card:44'], next: someOf('card:3') },
      { id: 'buy x-wing', touches: ['card:50'] },
      { id: 'end', touches: [] },
    ],
  }
  const idsWith = (...picked: Thing[]) => candidates([act], picked).map(({ option }) => option.id)

  it('takes one more thing at every touch or puts it down again, and never acts', () => {
    expect(touch([act], [], 'card:17')).toEqual({ kind: 'pick', picked: ['card:17'] })
    expect(touch([act], ['card:17'], 'card:3')).toEqual({ kind: 'pick', picked: ['card:17', 'card:3'] })
    expect(touch([act], ['card:17', 'card:3'], 'card:17')).toEqual({ kind: 'pick', picked: ['card:3'] })
    expect(touch([act], ['card:3'], 'card:3')).toEqual({ kind: 'drop' })
  })

  it('leaves the answers that all things in hand belong to', () => {
    expect(idsWith('card:3')).toEqual(['use y-wing', 'attack base', 'attack boba-fett'])
    expect(idsWith('card:3', 'card:17')).toEqual(['attack base'])
  })

  it('acts on the target', () => {
    for (const picked of [['card:3'], ['card:3', 'card:17'], ['card:17']] as const)
      expect(touch([act], picked, 'base:121')).toMatchObject({
        kind: 'act',
        candidate: { option: { id: 'attack base' } },
      })
  })

  it('acts on the target with nothing gathered, too', () => {
    expect(touch([act], [], 'card:44')).toMatchObject({
      kind: 'act',
      candidate: { option: { id: 'attack boba-fett' } },
    })
  })

  it('only picks up a target if the gathered things cannot go to it, or another question is answered', () => {
    expect(touch([act], ['card:3', 'card:17'], 'card:44')).toEqual({ kind: 'pick', picked: ['card:44'] })
    expect(touch([act], ['card:3'], 'card:50')).toEqual({ kind: 'pick', picked: ['card:50'] })
    expect(touch([act], [], 'card:50')).toEqual({ kind: 'pick', picked: ['card:50'] })
    expect(touch([act], ['card:50'], 'card:3')).toEqual({ kind: 'pick', picked: ['card:3'] })
  })

  it('moves from a target with two answers to the things for one of them', () => {
    const both = { ...act, options: [...act.options, { id: 'buy boba-fett', touches: ['card:44'] as const }] }
    expect(touch([both], [], 'card:44')).toEqual({ kind: 'pick', picked: ['card:44'] })
    expect(touch([both], ['card:44'], 'card:3')).toEqual({ kind: 'pick', picked: ['card:44', 'card:3'] })
    expect(touch([both], ['card:44', 'card:3'], 'card:44')).toMatchObject({
      kind: 'act',
      candidate: { option: { id: 'attack boba-fett' } },
    })
  })

  it('lights things that can be gathered and their targets', () => {
    const lit = (...picked: Thing[]) => [...litThings([act], picked)].toSorted()
    expect(lit()).toEqual(['base:121', 'card:17', 'card:3', 'card:44', 'card:50'])
    expect(lit('card:3')).toEqual(['base:121', 'card:17', 'card:3', 'card:44'])
    expect(lit('card:3', 'card:17')).toEqual(['base:121', 'card:17', 'card:3'])
  })

  it('knows which of the things in hand were gathered for an answer', () => {
    const boba = { id: 'attack boba-fett', touches: ['card:44'] as const, next: someOf('card:3') }
    expect(gatheredFor(boba, ['card:44', 'card:3'])).toEqual(['card:3'])
    expect(gatheredFor({ id: 'end', touches: [] }, ['card:3'])).toEqual([])
  })
})

describe('a number', () => {
  const number = asked({}, { shape: 'number', source: 'card:9', min: 0, max: 3 })

  it('is counted up by the thing that asks for it, which is lit', () => {
    expect(touch([number], [], 'card:9')).toEqual({ kind: 'count', decision: number })
    expect(touch([number], [], 'card:8')).toEqual({ kind: 'read' })
    expect([...litThings([number], [])]).toEqual(['card:9'])
  })

  it('may come from nothing on the table', () => {
    expect(litThings([{ ...number, source: null }], []).size).toBe(0)
  })
})

describe('a place that an option leads to', () => {
  const [toFive, toSeven] = [['space:5'], ['space:7', 'space:8']] as const
  const moves = {
    ...asked({}),
    options: [
      { id: 'red-3 a', touches: ['card:3', 'ship:0'], leadsTo: toFive },
      { id: 'red-3 b', touches: ['card:3', 'ship:1'], leadsTo: toSeven },
      { id: 'red-5 a', touches: ['card:5', 'ship:0'], leadsTo: toSeven },
    ],
  } as const satisfies PresentedDecision
  const chosen = (...touches: Thing[]) => {
    let picked: readonly Thing[] = []
    for (const thing of touches) {
      const touched = touch([moves], picked, thing)
      if (touched.kind === 'act') return touched.candidate.option.id
      picked = touched.kind === 'pick' ? touched.picked : []
    }
    return picked
  }

  it('is lit once something is in hand', () => {
    expect([...litThings([moves], [])]).not.toContain('space:5')
    expect([...litThings([moves], ['card:3'])].toSorted()).toEqual([
      'ship:0',
      'ship:1',
      'space:5',
      'space:7',
      'space:8',
    ])
  })

  it('acts when it is touched, whichever came first: card, ship or place', () => {
    expect(chosen('card:3', 'space:5')).toBe('red-3 a')
    expect(chosen('ship:0', 'space:5')).toBe('red-3 a')
    expect(chosen('space:5', 'card:3')).toBe('red-3 a')
    expect(chosen('space:5', 'ship:0')).toBe('red-3 a')
    expect(chosen('ship:0', 'space:8')).toBe('red-5 a')
  })

  it('leaves open decisions to the next touch', () => {
    expect(chosen('space:7')).toEqual(['space:7'])
    expect(chosen('space:7', 'card:5')).toBe('red-5 a')
  })
})

describe('a first touch that means one thing', () => {
  const buy = asked({ 'buy a': ['card:1'], 'buy b': ['card:2'], end: [] })
  const meant = (thing: Thing, picked: readonly Thing[] = [], decision = buy) =>
    soleCandidate([decision], touch([decision], picked, thing), picked)?.option.id

  it('is distinguished from an answer that leaves something open', () => {
    expect(meant('card:1')).toBe('buy a')
    expect(meant('card:5', [], play)).toBeUndefined()
  })

  it('is distinguished from a second touch, which makes the move', () => {
    expect(meant('card:1', ['card:1'])).toBeUndefined()
    expect(meant('card:2', ['card:1'])).toBe('buy b')
    expect(meant('ship:1', ['card:5'], play)).toBeUndefined()
  })

  it('is null if an answer in parts begins, or if something is only gathered', () => {
    const attack: PresentedDecision = {
      ...asked({}),
      options: [{ id: 'attack', touches: ['base:1'], next: someOf('card:1', 'card:2') }],
    }
    expect(meant('base:1', [], attack)).toBeUndefined()
    expect(meant('card:1', [], attack)).toBeUndefined()
  })
})

describe('dragging a thing', () => {
  it('is picked up with the held things, or alone, and never acts', () => {
    expect(lift([play], [], 'card:5')).toEqual(['card:5'])
    expect(lift([play], ['card:5'], 'ship:0')).toEqual(['card:5', 'ship:0'])
    expect(lift([play], ['card:5'], 'ship:2')).toEqual(['ship:2'])
    expect(lift([play], ['card:5'], 'card:5')).toEqual(['card:5'])
  })

  it('is left alone if it cannot be dragged anywhere', () => {
    expect(lift([play], [], 'ship:3')).toBeNull()
  })
})
