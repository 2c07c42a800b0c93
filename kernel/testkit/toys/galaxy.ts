import {
  ask,
  at,
  call,
  endScope,
  type Frame,
  orderFrom,
  PASS,
  pickedAll,
  routine,
  type Seat,
  seatsFrom,
  shuffle,
  takeLast,
} from '../../index.ts'
import { action, carryOutPlacement, flip, follow, following, place } from './galaxy/actions.ts'
import { draft, draftFrame, draftPick } from './galaxy/draft.ts'
import { checkedValues, effects, listeners } from './galaxy/effects.ts'
import { chooseGoal, ending } from './galaxy/ending.ts'
import { income, incomeFrame, incomePhase } from './galaxy/income.ts'
import { backOf, CARDS, fields, type Galaxy, GOALS, HOMES, TOKENS, tell } from './galaxy/table.ts'
import { galaxyWords } from './galaxy/words.ts'
import { toy } from './toy.ts'

/**
 * The galaxy: three seats, two areas that can be followed, a track with stacks of face-down tokens, ore and coins that
 * may stand in for it. A draft, then rounds of income (all at once) and turns; at the end a goal chosen in secret.
 */
const ROUNDS = 3

interface TurnsFrame extends Frame {
  readonly order: readonly Seat[]
  index: number
  /** How many have passed in a row. */
  passes: number
}

/** Turn after turn until all have passed in a row; passing is not final (TRN-09). */
const turns = routine<Galaxy, TurnsFrame>('turns')('shown', {
  begin(t, { order, index }) {
    t.active = at(order, index)
  },
  ask(t, frame) {
    if (ask(t, place, t.active)) return
    tell(t, { type: 'passed', seat: t.active })
    frame.passes++
    return 'next'
  },
  place(t, frame) {
    const picks = pickedAll(t)
    if (picks[0] === PASS) {
      tell(t, { type: 'passed', seat: t.active })
      frame.passes++
      return
    }
    frame.passes = 0
    carryOutPlacement(t, t.active, picks)
  },
  next(t, frame) {
    endScope(fields, t, 'turn')
    frame.index = (frame.index + 1) % frame.order.length
    if (frame.passes < frame.order.length) return 'begin'
  },
})

const galaxyRoutine = routine<Galaxy, Frame>('galaxy')('shown', {
  setUp(t) {
    const order = seatsFrom(t, 0)
    shuffle(t, 'priority', order)
    t.priority = order
    for (const [index, stack] of t.stacks.entries()) {
      const tokens = TOKENS.filter((token) => backOf(token) === index + 1)
      shuffle(t, 'tokens', tokens)
      t.box.push(takeLast(tokens))
      stack.push(...tokens)
    }
    shuffle(t, 'goals', t.goalBox)
    for (const goals of t.goals) goals.push(takeLast(t.goalBox), takeLast(t.goalBox))
  },
  draft(t) {
    call(t, draftFrame(t))
  },
  round(t) {
    t.round++
    tell(t, { type: 'round', round: t.round, priority: t.priority })
    call(t, incomeFrame(t))
  },
  turns(t) {
    call<TurnsFrame>(t, { routine: 'turns', stage: 0, order: t.priority, index: 0, passes: 0 })
  },
  cleanUp(t) {
    t.active = -1
    endScope(fields, t, 'round')
    t.priority = orderFrom(t.priority, at(t.priority, 1))
    if (t.round < ROUNDS) return 'round'
  },
  end(t) {
    call(t, { routine: 'ending', stage: 0 })
  },
})

const points = (t: Galaxy, seat: Seat) => at(t.ledger, seat).reduce((sum, each) => sum + each, 0)

export const galaxy = toy({
  meta: {
    id: 'galaxy',
    name: { pl: 'Galaktyka', en: 'Galaxy' },
    tagline: { pl: 'Robotnicy i tor', en: 'Workers and a track' },
    seats: [2, 3],
  },
  fields,
  streams: ['priority', 'tokens', 'goals'],
  routines: [
    galaxyRoutine,
    draft,
    incomePhase,
    turns,
    action,
    following.routine,
    listeners.routine,
    ending,
    ...effects.routines,
  ],
  decisions: [draftPick, income, place, follow, chooseGoal, listeners.kind, ...effects.decisions],
  standing: { moves: { flip }, limit: 10, made: (t) => t.flips },
  turnKinds: ['place'],
  whoseTurn: (t) => (t.active < 0 ? null : t.active),
  publicFacts: { backs: { token: backOf } },
  inventory: () => ({ card: CARDS, home: HOMES, token: TOKENS, goal: GOALS }),
  violations(t) {
    const isWhole = (piles: readonly (readonly number[])[], all: readonly number[]) =>
      new Set(piles.flat()).size === all.length && piles.flat().length === all.length
    const tokens = [...t.stacks, t.box, ...t.tokens, t.usedTokens]
    return [
      ...(isWhole([t.cardRow, ...t.cards], CARDS) ? [] : ['cards do not add up']),
      ...(isWhole([t.homeRow, ...t.homes], HOMES) ? [] : ['homes do not add up']),
      ...(t.round === 0 || isWhole(tokens, TOKENS) ? [] : ['tokens do not add up']),
      ...(isWhole([...t.goals, t.goalBox, ...t.scoredGoals], GOALS) ? [] : ['goals do not add up']),
      ...([...t.ore, ...t.coins].every((count) => count >= 0) ? [] : ['somebody has less than nothing']),
    ]
  },
  evaluate(t, seat) {
    if (t.outcome !== null) return t.outcome.winners.includes(seat) ? 1 : 0
    const all = t.ledger.reduce((sum, _, each) => sum + points(t, each), 0)
    return (1 + points(t, seat)) / (t.seats + all)
  },
  values: checkedValues,
  longestGame: 500,
  words: galaxyWords,
})
