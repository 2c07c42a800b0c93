import {
  at,
  type DecisionKind,
  everybody,
  type Frame,
  newChance,
  newOutbox,
  PASS,
  type Plain,
  type Routine,
  routine,
  runStages,
  type Seat,
} from '@kantyna/kernel'
import { factions, marketDecks } from '../content/names.ts'
import { game } from '../game.ts'
import type { RimEvent } from '../rules/events.ts'
import { mapOf, placesInGame, spaceOf } from '../rules/map/map.ts'
import { FIRST_CONTACT, FIRST_DATABANK, FIRST_ENCOUNTER } from '../rules/pieces.ts'
import type { Rim } from '../rules/rim.ts'
import { pieceNamed, tablesOf } from '../rules/tables.ts'

/** Positions made by hand, for tests of single rules. */

/** Lies at the bottom of the stack, below everything that a test calls. */
const pause = routine<Rim, Frame>('pause')('shown', {
  wait(t) {
    t.open.push({ id: t.asked, seat: 0, kind: 'pause', options: [0], min: 1, max: 1 })
    return 'wait'
  },
})
const withPause: ReadonlyMap<string, Routine<Rim>> = new Map([...game.routines, ['pause', pause]])

const options = { map: 'standard', fame: '10', aiCharacter: 'any', aiFame: '0' } as const

/** Nobody holds anything; decks are in the order of their lists, contacts are face down, and it is seat 0's turn. */
export function handMade({
  seats = 2,
  automas = [] as readonly Seat[],
  characters = ['boba-fett', 'han-solo', 'lando-calrissian', 'ig-88'],
  fame = '10' as '10' | '12',
} = {}): Rim {
  const t = game.setup({ seats, automas }, { ...options, fame }, newChance(1, [...game.streams, 'ai']))
  const tables = tablesOf(t)
  t.characters = t.characters.map((_, seat) =>
    tables.characters.findIndex(({ id }) => id === at(characters, seat)),
  )
  t.ships = t.ships.map(() => shipNamed(t, 'g9-rigger'))
  t.shipPool = [...tables.ships.keys()].filter((ship) => at(tables.ships, ship).cost > 0)
  t.spaces = t.spaces.map(() => spaceOf('tatooine'))
  for (const [index, { deck }] of tables.market.entries()) at(t.market, marketDecks.indexOf(deck)).push(index)
  for (const [index, { deck }] of tables.encounters.entries())
    at(t.encounters, tables.encounterDecks.indexOf(deck)).push(FIRST_ENCOUNTER + index)
  t.databank = [...tables.databank.keys()].map((index) => FIRST_DATABANK + index)
  for (const place of placesInGame(t)) t.contacts[place] = FIRST_CONTACT + place
  t.patrolSpaces = factions.map((_, faction) => at(mapOf(t).entries, faction))
  t.phase = 'planning'
  t.turn = 1
  t.stack = [{ routine: 'pause', stage: 0 }]
  t.out = newOutbox()
  return t
}

export function shipNamed(t: Rim, id: string): number {
  return tablesOf(t).ships.findIndex((ship) => ship.id === id)
}

/** Gives cards to a seat, wherever they lie; a crew member's token goes to the discarded ones. */
export function hold(t: Rim, seat: Seat, ...ids: readonly string[]): number[] {
  return ids.map((id) => {
    const piece = lift(t, id)
    t.held[seat] = [...at(t.held, seat), piece]
    const resource = tablesOf(t).resources[piece]
    if (resource?.type === 'crew' && resource.contact !== undefined) {
      const token = pieceNamed(t, resource.contact)
      t.contacts = t.contacts.map((contact) => (contact === token ? -1 : contact))
      t.discardedContacts.push(token)
      t.knowers[token] = everybody(t)
    }
    return piece
  })
}

/** Moves a card from wherever it lies to the resolving cards. */
export function resolve(t: Rim, id: string): number {
  const piece = lift(t, id)
  t.resolving.push(piece)
  return piece
}

function lift(t: Rim, id: string): number {
  const piece = pieceNamed(t, id)
  t.market = t.market.map((deck) => deck.filter((card) => card !== piece))
  t.encounters = t.encounters.map((deck) => deck.filter((card) => card !== piece))
  t.databank = t.databank.filter((card) => card !== piece)
  return piece
}

/** Runs until a question is open, the game is over, or the stack is done. */
export function run(t: Rim): void {
  t.open = []
  runStages(withPause, t)
}

/** The first open question: its kind and the ids of its options; null if there is none. */
export function asked(
  t: Rim,
): { readonly kind: string; readonly seat: Seat; readonly ids: readonly string[] } | null {
  const [decision] = t.open
  if (decision === undefined || decision.kind === 'pause') return null
  const { kind, seat, options: codes } = decision
  return { kind, seat, ids: codes.map((code) => idOf(t, kindOf(kind), seat, code)) }
}

/** Answers with the id of an option, and of a part if it has one. */
export function choose(t: Rim, id: string, part?: string): void {
  const { kind: name, seat, options: codes } = at(t.open, 0)
  const kind = kindOf(name)
  const code = codes.find((each) => idOf(t, kind, seat, each) === id)
  if (code === undefined) throw new Error(`${id} is not among ${asked(t)?.ids.join(', ')}`)
  let picks: readonly number[] = [code]
  if (part !== undefined) {
    const next = kind.next?.(t, seat, picks) ?? null
    const value = next?.codes.find(
      (each) => next !== null && kind.partOption?.(t, seat, picks, next, each).id === part,
    )
    if (value === undefined) throw new Error(`${part} is not among the answers`)
    picks = [code, 1, value]
  }
  t.answers = [{ seat, kind: name, picks }]
  run(t)
}

/** Answers for a seat that rules play. */
export function answerByRule(t: Rim): void {
  const decision = at(t.open, 0)
  const picks = kindOf(decision.kind).byRule?.(t, decision) ?? []
  t.answers = [{ seat: decision.seat, kind: decision.kind, picks }]
  run(t)
}

/** The events of a type so far. */
export function told(t: Rim, type: RimEvent['type']): readonly { readonly [fact: string]: Plain }[] {
  const events = t.out?.events ?? []
  return events.filter((event) => event.type === type) as unknown as { readonly [fact: string]: Plain }[] // events are plain data
}

function kindOf(name: string): DecisionKind<Rim> {
  const kind = game.decisions[name]
  if (kind === undefined) throw new Error(`nothing asks ${name}`)
  return kind
}

function idOf(t: Rim, kind: DecisionKind<Rim>, seat: Seat, code: number): string {
  return code === PASS ? 'pass' : kind.option(t, seat, code).id
}
