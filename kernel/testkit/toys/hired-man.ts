import {
  ask,
  at,
  type DecisionKind,
  decisionKind,
  EMPTY,
  emit,
  endGame,
  type Frame,
  type GameEvent,
  picked,
  remove,
  routine,
  type Seat,
  seatsFrom,
  seatsWithMost,
} from '../../index.ts'
import { effects, hunt } from './hired-man-cards.ts'
import { checkedCombatValue, combatDecisions, combatRoutines, GEAR } from './hired-man-combat.ts'
import { ALL_MEN, fields, type Hired, isDefeated, MEN, ownerOf, PLACES, ways } from './hired-man-table.ts'
import { words } from './hired-man-words.ts'
import { toy } from './toy.ts'

/**
 * The hired man: a turn is one flight, one man hired, one man hunted in somebody's crew, or one captive delivered.
 * Whoever has hired the man may fight for him. The richest wins.
 */

const TURNS = 24
const HOME = 0
const PRICE_OF_CAPTIVE = 2

/** Codes of what can be done in a turn: the first of each range. */
const REST = 0
const FLY = 10
const HIRE = 20
const HUNT = 30
const DELIVER = 40

const act: DecisionKind<Hired> = decisionKind({
  name: 'act',
  shape: 'one',
  rules: ['OR-BNTY-14', 'OR-BNTY-19'],
  list(t, seat) {
    const place = at(t.standsAt, seat)
    const token = at(t.map, place)
    const prey = at(t.bounties, seat).filter((man) => isInReach(t, man, place))
    const captives = at(t.bounties, seat).filter((man) => place === HOME && at(t.captives, man) === man)
    return [
      REST,
      ...at(ways.neighbours, place).map((next) => FLY + next),
      ...(token === EMPTY ? [] : [HIRE + token]),
      ...prey.map((man) => HUNT + man),
      ...captives.map((man) => DELIVER + man),
    ]
  },
  option(_, __, code) {
    if (code < FLY) return { id: 'rest', touches: [] }
    const rest = code % 10
    if (code < HIRE) return { id: `fly-${at(PLACES, rest).name}`, touches: [] }
    const does = code < HUNT ? 'hire' : code < DELIVER ? 'hunt' : 'deliver'
    return { id: `${does}-${at(MEN, rest).name.toLowerCase()}`, touches: [`man:${rest}`] }
  },
})

function isInReach(t: Hired, man: number, place: number): boolean {
  const owner = ownerOf(t, man)
  return owner !== null && at(t.standsAt, owner) === place
}

const turns = routine<Hired, Frame>('turns')('shown', {
  startTurn(t) {
    const seat = t.turn % t.seats
    if (!isDefeated(t, seat)) return
    t.damage[seat] = 0
    return 'endTurn'
  },
  askForTurn(t) {
    ask(t, act, t.turn % t.seats)
  },
  takeTurn(t) {
    carryOut(t, t.turn % t.seats, picked(t))
  },
  endTurn(t) {
    t.turn++
    if (t.turn < TURNS) return 'startTurn'
    endGame(t, { winners: seatsWithMost(seatsFrom(t, 0), (seat) => at(t.credits, seat)) })
  },
})

type Done = GameEvent & { readonly seat: Seat; readonly man?: number; readonly place?: number }

function carryOut(t: Hired, seat: Seat, code: number): void {
  const rest = code % 10
  if (code === REST) t.damage[seat] = Math.max(0, at(t.damage, seat) - 1)
  else if (code < HIRE) {
    t.standsAt[seat] = rest
    emit<Done>(t, { type: 'flew', seat, place: rest })
  } else if (code < HUNT) {
    t.map[t.map.indexOf(rest)] = EMPTY
    t.discarded.push(rest)
    remove(t.bank, rest)
    at(t.crews, seat).push(rest)
    emit<Done>(t, { type: 'hired', seat, man: rest })
  } else if (code < DELIVER) {
    emit<Done>(t, { type: 'hunts', seat, man: rest })
    effects.run(t, hunt, { seat, source: rest, man: rest })
  } else {
    t.captives[rest] = EMPTY
    t.removed.push(rest)
    remove(at(t.bounties, seat), rest)
    t.settled.push(rest)
    t.credits[seat] = at(t.credits, seat) + PRICE_OF_CAPTIVE
    emit<Done>(t, { type: 'delivered', seat, man: rest })
  }
}

export const hiredGame = toy({
  meta: {
    id: 'toy-hired-man',
    name: { pl: 'Najemnik', en: 'The hired man' },
    seats: [3],
  },
  fields,
  streams: ['dice'],
  routines: [turns, ...combatRoutines, ...effects.routines],
  decisions: [act, ...combatDecisions, ...effects.decisions],
  turnKinds: ['act'],
  whoseTurn: (t) => t.turn % t.seats,
  inventory: () => ({ crew: ALL_MEN, token: ALL_MEN, bounty: ALL_MEN, gear: [...GEAR.keys()] }),
  violations: (t) => [
    ...recount('crew cards', [...t.crews.flat(), ...t.bank]),
    ...recount('tokens', [...t.map, ...t.discarded, ...t.captives, ...t.removed]),
    ...recount('bounties', [...t.bounties.flat(), ...t.settled]),
    ...(t.crews.flat().some((man) => !t.discarded.includes(man)) ? ['a hired man’s token is elsewhere'] : []),
  ],
  evaluate: (t, seat) => Math.min(1, at(t.credits, seat) / 10),
  values: [checkedCombatValue],
  longestGame: 2000,
  words,
})

function recount(what: string, pieces: readonly number[]): string[] {
  const found = pieces.filter((piece) => piece !== EMPTY).toSorted()
  return found.join() === ALL_MEN.join() ? [] : [`${what} do not add up`]
}
