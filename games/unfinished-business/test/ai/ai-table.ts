import {
  answer,
  anyAnswer,
  at,
  begin,
  call,
  EMPTY,
  type Frame,
  fastDice,
  newChance,
  newOutbox,
  type Outbox,
  type Plain,
  proceed,
  type Routine,
  readChoice,
  routine,
  type Seat,
} from '@kantyna/kernel'
import { expect } from 'vitest'
import { type Face, type Faction, factions } from '../../../outer-rim/content/names.ts'
import { cardRules } from '../../../outer-rim/rules/abilities/card-language.ts'
import { rulesOf } from '../../../outer-rim/rules/composition.ts'
import type { CardEffect } from '../../../outer-rim/rules/effects/vocabulary.ts'
import type { TurnFrame } from '../../../outer-rim/rules/frames.ts'
import { spaceOf } from '../../../outer-rim/rules/map/map.ts'
import type { Rim, RimOptions } from '../../../outer-rim/rules/rim.ts'
import { pieceNamed, tablesOf } from '../../../outer-rim/rules/tables.ts'
import { game } from '../../rules/game.ts'
import { unfinished } from '../../rules/setup/table.ts'
import { standAt } from '../table.ts'

/** Tables with AI players for unit tests: a person in seat 0, AI players after it. */
export const HUMAN = 0
export const AI = 1
export const SECOND = 2

export interface Told {
  readonly type: string
  readonly [fact: string]: Plain
}

/** Stays on the stack below everything that a test calls, and waits. */
const pause = routine<Rim, Frame>('pause')('shown', {
  wait(t) {
    t.open.push({ id: t.asked, seat: 0, kind: 'pause', options: [0], min: 1, max: 1 })
    return 'wait'
  },
})
const paused = {
  routines: new Map<string, Routine<Rim>>([...game.routines, ['pause', pause]]),
  decisions: game.decisions,
}

/** A table with one or two AI players at its first question. */
export function gameWithAiPlayers(aiPlayers: 1 | 2, options: object = {}, seed = 1): Rim {
  const read = game.options(1).parse({ aiPlayers: String(aiPlayers), ...options }) as RimOptions // including those of the expansion
  const automas = [AI, SECOND].slice(0, aiPlayers)
  return begin(game, { seats: 1 + aiPlayers, automas }, read, newChance(seed, game.streams))
}

/** Plays setup with these answers, by kind of question, and random answers to all other questions. */
export function setUp(t: Rim, answers: Readonly<Record<string, string>> = {}): readonly Told[] {
  const { below } = fastDice(1)
  const out = newOutbox()
  while (t.turn === 0) {
    const decision = at(t.open, 0)
    const named = answers[decision.kind]
    const { seat, id } = decision
    const read = named === undefined ? null : readChoice(game, t, { seat, decision: id, picks: [named] })
    const picks = read?.ok === true ? read.value.picks : anyAnswer(game, t, decision, below)
    t.out = out
    answer(game, t, decision, picks)
    t.out = null
  }
  return out.events as unknown as readonly Told[] // events are plain data
}

interface AiTable {
  readonly human?: string
  /** Their characters, in turn order. */
  readonly ais?: readonly string[]
  readonly options?: object
}

/**
 * It is the first AI player's turn, on Tatooine. The others are on Cantonica. Nobody has cards, credits, fame or
 * reputation. No contacts lie on the map, and all patrols are at a navpoint of the Kessel tile. Each AI player has the
 * deck of its character.
 */
export function aiTable({ human = 'doctor-aphra', ais = ['boba-fett'], options = {} }: AiTable = {}): Rim {
  const t = gameWithAiPlayers(ais.length === 1 ? 1 : 2, options)
  setUp(t)
  const { characters, ships } = tablesOf(t)
  for (const [seat, id] of [human, ...ais].entries()) {
    t.removed.push(...at(t.held, seat))
    t.held[seat] = []
    standAt(t, seat, seat === AI ? 'tatooine' : 'cantonica')
    t.credits[seat] = 0
    t.fame[seat] = 0
    t.fameFrom[seat] = at(t.fameFrom, seat).map(() => 0)
    t.reputation[seat] = [0, 0, 0, 0]
    t.characters[seat] = characters.findIndex((each) => each.id === id)
    t.ships[seat] = ships.findIndex((each) => each.id === 'g-1a-starfighter')
  }
  for (const [place, contact] of t.contacts.entries()) {
    if (contact !== EMPTY) t.contactsLeftOut.push(contact)
    t.contacts[place] = EMPTY
  }
  t.contactsUp = []
  t.aiGoals = []
  t.aiDeck = rulesOf(t).ai.deck(t).slice()
  if (ais.length > 1)
    unfinished(t).hunterSeat =
      [AI, SECOND].find((seat) => characters[at(t.characters, seat)]?.start === 90) ?? -1
  t.patrolSpaces = t.patrolSpaces.map(() => spaceOf('km-1'))
  t.active = AI
  t.open = []
  t.stack = [{ routine: 'pause', stage: 0 }]
  const stage = game.routines.get('turn')?.indexOf.get('end') ?? 0
  call<TurnFrame>(t, { routine: 'turn', stage, seat: AI, isLast: false })
  return t
}

const sides: Readonly<Record<Face, number>> = { hit: 0, critical: 3, focus: 4, blank: 6 }

/** The dice of the attacker and the defender. All other dice are random. */
export interface Dice {
  readonly attack?: readonly Face[]
  readonly defence?: readonly Face[]
}

function eventsDuring(t: Rim, dice: Dice, act: () => void): readonly Told[] {
  const given = Object.fromEntries(
    Object.entries(dice).map(([stream, faces]) => [stream, faces.map((face: Face) => sides[face])]),
  )
  const out: Outbox = Object.keys(dice).length === 0 ? newOutbox() : { ...newOutbox(), given }
  t.out = out
  act()
  t.out = null
  return out.events as unknown as readonly Told[] // events are plain data
}

/** Runs until a person is asked or everything that was called is done. */
export function run(t: Rim, dice: Dice = {}): readonly Told[] {
  return eventsDuring(t, dice, () => proceed(paused, t))
}

/** An AI player carries out a line of a card. */
export function aiDoes(t: Rim, effect: CardEffect, dice: Dice = {}, seat: Seat = AI): readonly Told[] {
  return eventsDuring(t, dice, () => {
    t.open = []
    cardRules().run(t, effect, { seat })
    proceed(paused, t)
  })
}

export function whyNot(t: Rim, effect: CardEffect, seat: Seat = AI): string | null {
  return cardRules().legal(t, effect, { seat })?.reason ?? null
}

/** Plays the turn of an AI player with this card on top of its deck. */
export function playCard(t: Rim, id: string, dice: Dice = {}, seat: Seat = AI): readonly Told[] {
  const card = pieceNamed(t, id)
  t.aiDeck = [...t.aiDeck.filter((each) => each !== card), card]
  return eventsDuring(t, dice, () => {
    t.open = []
    t.stack.length = 1
    t.active = seat
    call<TurnFrame>(t, { routine: 'turn', stage: 0, seat, isLast: false })
    proceed(paused, t)
  })
}

/** Ends the turn. Returns the seats whose turns begin until a person is asked. */
export function passOn(t: Rim): readonly Plain[] {
  t.open = []
  t.stack = [{ routine: 'rim', stage: game.routines.get('rim')?.indexOf.get('end') ?? 0 }]
  return told(
    eventsDuring(t, {}, () => proceed(game, t)),
    'turnBegan',
  ).map(({ seat }) => at([seat ?? null], 0))
}

/** The question that a person is asked, or null. */
export function question(
  t: Rim,
): { readonly kind: string; readonly seat: Seat; readonly ids: readonly string[] } | null {
  const [decision] = t.open
  if (decision === undefined || decision.kind === 'pause') return null
  const { kind, seat, options } = decision
  return {
    kind,
    seat,
    ids: options.map((code) =>
      code === -1 ? 'pass' : (game.decisions[kind]?.option(t, seat, code).id ?? ''),
    ),
  }
}

/** Answers the open question. */
export function choose(t: Rim, id: string, dice: Dice = {}): readonly Told[] {
  const { kind, seat, options } = at(t.open, 0)
  const index = question(t)?.ids.indexOf(id) ?? -1
  expect(index, `${id} is not among the answers to ${kind}`).toBeGreaterThanOrEqual(0)
  return eventsDuring(t, dice, () => {
    t.open = []
    t.answers = [{ seat, kind, picks: [at(options, index)] }]
    proceed(paused, t)
  })
}

export function told(events: readonly Told[], type: string): readonly Told[] {
  return events.filter((event) => event.type === type)
}

export function stand(t: Rim, seat: Seat, faction: Faction, value: -1 | 0 | 1): void {
  at(t.reputation, seat)[factions.indexOf(faction)] = value
}

export function standing(t: Rim, seat: Seat, faction: Faction): number {
  return at(at(t.reputation, seat), factions.indexOf(faction))
}

/** Gives a seat a person's crew card. The token goes to the discarded contacts. */
export function crewOf(t: Rim, seat: Seat, person: string): number {
  const { resources, contactPieces } = tablesOf(t)
  const card = resources.findIndex((each) => each?.type === 'crew' && each.person === person)
  t.databank = t.databank.filter((each) => each !== card)
  t.held[seat] = [...at(t.held, seat), card]
  const token = at(contactPieces, card)
  t.contactsLeftOut = t.contactsLeftOut.filter((each) => each !== token)
  t.discardedContacts.push(token)
  return card
}

export const crewIn = (t: Rim, person: string): number =>
  tablesOf(t).resources.findIndex((each) => each?.type === 'crew' && each.person === person)
