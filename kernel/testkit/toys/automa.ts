import {
  ask,
  at,
  decisionKind,
  EMPTY,
  endGame,
  type Frame,
  picked,
  routine,
  type Score,
  type Seat,
  seatsWithMost,
  shuffle,
  takeLast,
} from '../../index.ts'
import { acts, frontierEffects, move, orderOf, steps } from './automa/effects.ts'
import { CONTACTS, type Frontier, fields, ORDERS, PLACES, rankOf, tell } from './automa/table.ts'
import { frontierWords } from './automa/words.ts'
import { toy } from './toy.ts'

/**
 * An automa among people: in its turn it turns up a card and carries out the first line that would change something, or
 * each such line. It uses only public facts, and the rules answer its questions. The most fame after six rounds wins.
 *
 * Kept because the kernel and the terminal test automas without importing a game: scenarios that step through cards,
 * `byRule`, `first` and `each`.
 */
const ROUNDS = 6
/** Codes of steps come after those of the other acts. */
const STEP = acts.length

const act = decisionKind<Frontier>({
  name: 'act',
  shape: 'one',
  rules: ['OR-ACT-01'],
  list(t, seat) {
    const open = [...acts.keys()].filter(
      (code) => frontierEffects.legal(t, at(acts, code).effect, { seat }) === null,
    )
    return [...open, ...steps(t, seat).map((place) => STEP + place)]
  },
  option: (_, __, code) =>
    code < STEP
      ? { id: at(acts, code).id, touches: [] }
      : { id: `place-${code - STEP}`, touches: [`place:${code - STEP}`] },
  blocked: (t, seat) =>
    acts.flatMap(({ id, effect }) => {
      const refusal = frontierEffects.legal(t, effect, { seat })
      return refusal === null ? [] : [{ id, touches: [], refusal }]
    }),
})

const isAutoma = (t: Frontier, seat: Seat) => (t.automas & (1 << seat)) !== 0

const frontier = routine<Frontier, Frame>('frontier')('shown', {
  deal(t) {
    shuffle(t, 'contacts', t.contactBox)
    t.contacts = t.contacts.map(() => takeLast(t.contactBox))
    shuffle(t, 'orders', t.orders)
  },
  begin(t) {
    tell(t, { type: 'turn', seat: t.active })
    if (isAutoma(t, t.active)) return 'order'
  },
  ask(t) {
    ask(t, act, t.active)
  },
  act(t) {
    const code = picked(t)
    if (code >= STEP) move(t, t.active, code - STEP)
    else frontierEffects.run(t, at(acts, code).effect, { seat: t.active })
    return 'end'
  },
  order(t) {
    const seat = t.active
    if (t.orders.length === 0) {
      t.orders = t.usedOrders.splice(0)
      shuffle(t, 'orders', t.orders)
    }
    const order = takeLast(t.orders)
    t.usedOrders.push(order)
    tell(t, { type: 'order', seat, order })
    frontierEffects.run(t, orderOf(order), { seat, source: order })
  },
  end(t) {
    t.turns++
    t.active = (t.active + 1) % t.seats
    if (t.turns < ROUNDS * t.seats) return 'begin'
    const scores = t.fame.map((fame, seat): Score => {
      const sources = { fame: 3 * fame, credits: at(t.credits, seat), damage: -at(t.damage, seat) }
      return { seat, sources, total: sources.fame + sources.credits + sources.damage }
    })
    endGame(t, {
      winners: seatsWithMost([...scores.keys()], (seat) => at(scores, seat).total),
      scores,
    })
  },
})

const worth = (t: Frontier, seat: Seat) => 3 * at(t.fame, seat) + at(t.credits, seat) - at(t.damage, seat)

export const automa = toy({
  meta: {
    id: 'automa',
    name: { pl: 'Automat', en: 'Automa' },
    tagline: { pl: 'Gracz z reguł', en: 'A player made of rules' },
    seats: [2, 3],
  },
  fields,
  streams: ['contacts', 'orders', 'automa'],
  routines: [frontier, ...frontierEffects.routines],
  decisions: [act, ...frontierEffects.decisions],
  turnKinds: ['act'],
  whoseTurn: (t) => t.active,
  publicFacts: { backs: { contact: rankOf } },
  inventory: () => ({ contact: CONTACTS, order: ORDERS }),
  violations(t) {
    const contacts = [...t.contacts.filter((contact) => contact !== EMPTY), ...t.contactBox, ...t.met]
    const orders = [...t.orders, ...t.usedOrders]
    return [
      ...(new Set(contacts).size === CONTACTS.length ? [] : ['people do not add up']),
      ...(new Set(orders).size === ORDERS.length ? [] : ['cards do not add up']),
      ...(t.at.every((place) => place >= 0 && place < PLACES) ? [] : ['somebody is nowhere']),
      ...(t.credits.every((credits) => credits >= 0) ? [] : ['somebody has less than nothing']),
    ]
  },
  evaluate(t, seat) {
    if (t.outcome !== null) return t.outcome.winners.includes(seat) ? 1 : 0
    const ahead = t.fame.filter((_, other) => worth(t, other) < worth(t, seat)).length
    return (1 + ahead) / (1 + t.seats)
  },
  longestGame: 300,
  words: frontierWords,
})
