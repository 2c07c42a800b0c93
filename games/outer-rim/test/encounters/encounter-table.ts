import {
  answer,
  at,
  call,
  EMPTY,
  everybody,
  newOutbox,
  type Outbox,
  proceed,
  readChoice,
  type Seat,
} from '@kantyna/kernel'
import type { CombatKind, Face } from '../../content/names.ts'
import { game, type RimGame } from '../../game.ts'
import { startEnemyFight } from '../../rules/combat/combat.ts'
import type { CardEffect } from '../../rules/effects/vocabulary.ts'
import type { RimEvent } from '../../rules/events.ts'
import type { SeatFrame, TurnFrame } from '../../rules/frames.ts'
import { spaceOf } from '../../rules/map/map.ts'
import type { Rim } from '../../rules/rim.ts'
import { pieceNamed, tablesOf } from '../../rules/tables.ts'
import { empty, standAt, type TableSetup, table } from '../table.ts'

/** Tables for encounters: any space, contacts and patrols, and dice as wanted. */

const sides: Readonly<Record<Face, number>> = { hit: 0, critical: 3, focus: 4, blank: 6 }

/** The last stage of a turn. */
const END_OF_TURN = game.routines.get('turn')?.indexOf.get('end') ?? 0

/** The faces of future dice, by stream. */
export type Dice = Readonly<Record<string, readonly Face[]>>

/**
 * A table whose active player (always seat 0) is about to have an encounter. Nobody holds anything, and there are no
 * contacts or patrols near.
 */
export function encounterTable(setup: TableSetup & { readonly space?: string } = {}): Rim {
  const {
    space = 'naboo',
    characters = ['bossk', 'ketsu-onyo', 'boba-fett', 'ig-88'],
    ships = [],
    ...rest
  } = setup
  // During setup the AI player has another character, until the seats get their characters below.
  const t = table(setup.people === 1 ? { ...rest, characters: ['bossk', 'doctor-aphra'] } : rest)
  for (let seat = 0; seat < t.seats; seat++) {
    empty(t, seat)
    standAt(t, seat, seat === 0 ? space : 'cantonica')
    t.credits[seat] = 5000
    t.reputation[seat] = [0, 0, 0, 0]
  }
  for (const [place, contact] of t.contacts.entries()) {
    if (contact !== EMPTY) t.contactsLeftOut.push(contact)
    t.contacts[place] = EMPTY
  }
  t.patrolSpaces = t.patrolSpaces.map(() => spaceOf('km-1'))
  for (let seat = 0; seat < t.seats; seat++) {
    t.characters[seat] = tablesOf(t).characters.findIndex(({ id }) => id === characters[seat])
    t.ships[seat] = tablesOf(t).ships.findIndex(({ id }) => id === (ships[seat] ?? 'g-1a-starfighter'))
  }
  t.active = 0
  t.phase = 'encounter'
  const turn = t.stack.findIndex(({ routine }) => routine === 'turn')
  t.stack.length = turn
  call<TurnFrame>(t, { routine: 'turn', stage: END_OF_TURN, seat: 0, isLast: false })
  t.open = []
  return t
}

/** Asks the question of the encounter phase. */
export function askForEncounter(t: Rim, of: RimGame = game): void {
  call<SeatFrame>(t, { routine: 'encounterPhase', stage: 0, seat: 0 })
  proceed(of, t)
}

/** Runs the routines on the stack with these dice, and returns the events. */
export function run(t: Rim, dice: Dice = {}, of: RimGame = game): readonly RimEvent[] {
  return eventsDuring(t, dice, () => proceed(of, t))
}

/** Answers the first open question, with these dice. */
export function pick(
  t: Rim,
  picks: string | readonly string[],
  dice: Dice = {},
  of: RimGame = game,
): readonly RimEvent[] {
  const { seat, id, kind } = at(t.open, 0)
  const read = readChoice(of, t, { seat, decision: id, picks: typeof picks === 'string' ? [picks] : picks })
  if (!read.ok) throw new Error(`${kind}: ${String(picks)}: ${JSON.stringify(read.error)}`)
  return eventsDuring(t, dice, () => answer(of, t, read.value.decision, read.value.picks))
}

function eventsDuring(t: Rim, dice: Dice, act: () => void): readonly RimEvent[] {
  const given = Object.fromEntries(
    Object.entries(dice).map(([stream, faces]) => [stream, faces.map((face) => sides[face])]),
  )
  const out: Outbox = Object.keys(dice).length === 0 ? newOutbox() : { ...newOutbox(), given }
  t.out = out
  act()
  t.out = null
  return out.events as unknown as readonly RimEvent[] // a game makes its own events
}

/** Puts a contact on a contact space, face up or face down. */
export function putContactAt(t: Rim, id: string, place: number, side: 'up' | 'down' = 'up'): number {
  const contact = pieceNamed(t, id)
  const index = t.contactsLeftOut.indexOf(contact)
  if (index >= 0) t.contactsLeftOut.splice(index, 1)
  t.contacts[place] = contact
  t.contactsUp = t.contactsUp.filter((other) => other !== place)
  if (side === 'up') t.contactsUp.push(place)
  t.knowers[contact] = side === 'up' ? everybody(t) : 0
  return contact
}

/** Gives a seat a crew member, whose token is discarded. */
export function hireFor(t: Rim, seat: Seat, contact: string, crew: string): number {
  const token = pieceNamed(t, contact)
  const index = t.contactsLeftOut.indexOf(token)
  if (index >= 0) t.contactsLeftOut.splice(index, 1)
  t.discardedContacts.push(token)
  t.knowers[token] = everybody(t)
  const piece = pieceNamed(t, crew)
  t.databank = t.databank.filter((card) => card !== piece)
  t.held[seat] = [...at(t.held, seat), piece]
  return piece
}

/** Begins a fight of seat 0 with an enemy on a card. */
export function fightEnemy(
  t: Rim,
  {
    kind = 'ground',
    value = 2,
    win,
    lose,
  }: { kind?: CombatKind; value?: number; win?: CardEffect; lose?: CardEffect },
): void {
  startEnemyFight(t, { seat: 0 }, { kind, value, win, lose })
}

/** The kinds of the open questions, and their seats. */
export function asked(t: Rim): readonly (readonly [string, Seat])[] {
  return t.open.map(({ kind, seat }) => [kind, seat] as const)
}
