import {
  ask,
  at,
  call,
  type DecisionKind,
  decisionKind,
  endGame,
  endScope,
  type Frame,
  picked,
  routine,
  type Score,
  type Seat,
  seatsWithMost,
  shuffle,
  takeLast,
} from '../../index.ts'
import { acts, collect, effects, encounterOf, payWindow } from './thousand/effects.ts'
import { priceChecked, roll, sale, takePrice } from './thousand/sale.ts'
import { CARDS, CARGO, COLLECTOR, ENCOUNTERS, fields, HOLD, type Thousand, tell } from './thousand/table.ts'
import { tradeMoves } from './thousand/trade.ts'
import { thousandWords } from './thousand/words.ts'
import { toy } from './toy.ts'

/**
 * A friend's thousand: traders who may help each other at any moment, even in the middle of an effect. In a turn the
 * active trader meets an encounter, which may ask for credits or cargo, and then works or buys. The richest trader after
 * three rounds wins.
 *
 * Kept because kernel, bots and terminal use it to test standing moves and deals. They may not import games, and a real
 * game with deals has hundreds of other rules.
 */
const ROUNDS = 3

const actIds = Object.keys(acts)
const actOf = (code: number) => acts[at(actIds, code)] ?? { op: 'all', of: [] }

const act: DecisionKind<Thousand> = decisionKind({
  name: 'act',
  shape: 'one',
  rules: ['OR-ACT-01'],
  list: (t, seat) => [...actIds.keys()].filter((code) => effects.legal(t, actOf(code), { seat }) === null),
  option: (_, __, code) => ({ id: at(actIds, code), touches: [] }),
  blocked: (t, seat) =>
    actIds.flatMap((id, code) => {
      const refusal = effects.legal(t, actOf(code), { seat })
      return refusal === null ? [] : [{ id, touches: [], refusal }]
    }),
})

const turn = routine<Thousand, Frame>('turn')('shown', {
  meet(t) {
    const seat = t.active
    tell(t, { type: 'turn', seat })
    if (t.encounters.length === 0) {
      t.encounters = t.met.splice(0)
      shuffle(t, 'encounters', t.encounters)
    }
    const encounter = takeLast(t.encounters)
    t.met.push(encounter)
    tell(t, { type: 'met', seat, encounter })
    effects.run(t, encounterOf(encounter), { seat, source: encounter })
  },
  ask(t) {
    ask(t, act, t.active)
  },
  act(t) {
    effects.run(t, actOf(picked(t)), { seat: t.active })
  },
})

const voyage = routine<Thousand, Frame>('voyage')('shown', {
  deal(t) {
    shuffle(t, 'cards', t.box)
    shuffle(t, 'encounters', t.encounters)
    for (const hand of t.cards) hand.push(takeLast(t.box))
    for (const hold of t.cargo) hold.push(takeLast(t.supply), takeLast(t.supply))
  },
  play(t) {
    call(t, { routine: 'turn', stage: 0 })
  },
  next(t) {
    endScope(fields, t, 'turn')
    t.turns++
    t.active = (t.active + 1) % t.seats
    if (t.turns < ROUNDS * t.seats) return 'play'
    finish(t)
  },
})

function finish(t: Thousand): void {
  const kept = t.cards.map((cards) => cards.filter((card) => card !== COLLECTOR).length)
  t.used.push(...t.cards.flat())
  t.cards = t.cards.map(() => [])
  const scores = kept.map((cards, seat): Score => {
    const sources = { credits: at(t.credits, seat), cargo: 3 * at(t.cargo, seat).length, card: 2 * cards }
    return { seat, sources, total: sources.credits + sources.cargo + sources.card }
  })
  for (const { seat, total } of scores) tell(t, { type: 'scored', seat, total })
  const seats = scores.map(({ seat }) => seat)
  endGame(t, { winners: seatsWithMost(seats, (seat) => at(scores, seat).total), scores })
}

const copy = (t: Thousand): Thousand => thousand.copy(t)
const wealth = (t: Thousand, seat: Seat) => at(t.credits, seat) + 3 * at(t.cargo, seat).length

export const thousand = toy({
  meta: {
    id: 'thousand',
    name: { pl: 'Tysiąc od przyjaciela', en: 'A friend’s thousand' },
    tagline: { pl: 'Handlarze, którzy sobie pomagają', en: 'Traders who help each other' },
    seats: [3, 4],
  },
  fields,
  streams: ['cards', 'encounters', 'price'],
  routines: [voyage, turn, sale, payWindow.routine, ...effects.routines],
  decisions: [act, collect, roll, takePrice, ...effects.decisions],
  standing: tradeMoves(copy),
  turnKinds: ['act'],
  whoseTurn: (t) => t.active,
  inventory: () => ({ card: CARDS, cargo: CARGO, encounter: ENCOUNTERS }),
  violations(t) {
    const pieces = (piles: readonly (readonly number[])[], all: readonly number[]) =>
      new Set(piles.flat()).size === all.length && piles.flat().length === all.length
    return [
      ...(pieces([...t.cargo, t.supply], CARGO) ? [] : ['cargoes do not add up']),
      ...(pieces([...t.cards, t.box, t.used], CARDS) ? [] : ['cards do not add up']),
      ...(pieces([t.encounters, t.met], ENCOUNTERS) ? [] : ['encounters do not add up']),
      ...(t.cargo.every((hold) => hold.length <= HOLD) ? [] : ['a hold is too full']),
      ...(t.credits.every((credits) => credits >= 0) ? [] : ['somebody has less than nothing']),
    ]
  },
  evaluate(t, seat) {
    if (t.outcome !== null) return t.outcome.winners.includes(seat) ? 1 : 0
    const all = t.credits.reduce((sum, _, each) => sum + wealth(t, each), 0)
    return all === 0 ? 0.5 : wealth(t, seat) / all
  },
  values: [priceChecked],
  longestGame: 1000,
  words: thousandWords,
})
