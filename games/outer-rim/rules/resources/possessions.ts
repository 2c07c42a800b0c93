import type { Seat } from '@kantyna/kernel'
import type { Permission, Timing } from '../../content/card.ts'
import { resourceTypes, type Skill, skills, stats } from '../../content/names.ts'
import { abilityBook, type Bonus, type SourceAbilities } from '../abilities/abilities-by-source.ts'
import {
  hasSameSources,
  isAnySourceAt,
  otherAbilities,
  otherSourcesOf,
} from '../abilities/ability-sources.ts'
import { bitOfTiming, isUsedAt } from '../abilities/timings.ts'
import { rulesOf } from '../composition.ts'
import type { CardFilter } from '../effects/vocabulary.ts'
import type { CombatFrame } from '../frames.ts'
import { areEqual } from '../lists.ts'
import { NONE } from '../pieces.ts'
import type { Rim, RimOptions } from '../rim.ts'
import { tablesOf } from '../tables.ts'
import { inSlot, shownBy } from './shown.ts'

/**
 * What follows from a seat's character, ship and cards alone: worked out when one of them changes, and read far more
 * often than that. Nothing of it is part of a position.
 */
export interface Possessions {
  /** What it was worked out from. */
  readonly sheets: number
  readonly cards: readonly number[]
  /** Whether every card shows itself and fills a slot as such. */
  readonly isUsual: boolean
  /** What each of the cards shows, by its number in the tables. */
  readonly shown: readonly number[]
  /** Where expansions have a say: what each card fills a slot as, and what else has abilities. */
  readonly filling: readonly number[]
  readonly others: readonly number[]
  /** The options of a table at which nothing else has abilities; null where something may have. */
  withoutOthersAt: RimOptions | null
  /** What those others give. */
  readonly fromOthers: readonly SourceAbilities[]
  /** A card that is switched off and so gives nothing, or NONE. */
  readonly off: number
  /** What has abilities: the character, the ship, then the held cards, then what else there is. */
  readonly sources: readonly SourceAbilities[]
  /** The sources of bonus fame. */
  readonly famous: readonly SourceAbilities[]
  /** The timings at which anything may be used, as bits of `timings`. */
  readonly timings: number
  readonly permissions: readonly Permission[]
  /** By stat: what is printed and what is given without a condition; and what has to be looked at each time. */
  readonly fixed: readonly number[]
  readonly varying: readonly (readonly VaryingBonus[])[]
  /** By skill: how many times it is held. */
  readonly skills: readonly number[]
  readonly hasCrew: boolean
  /** By type: the cards of it, in the order in which they are held. */
  readonly byType: readonly (readonly number[])[]
  /** Cards that fit a filter, once somebody has asked: see holding.ts. */
  fitting: Map<CardFilter, readonly number[]> | null
  /** How many cards find no slot, once somebody has asked: see slots.ts. */
  excess: number | null
  /** The same while one of the cards is switched off, once somebody has asked. */
  partly: Possessions | null
}

interface VaryingBonus extends Bonus {
  readonly source: number
}

/** The latest of each seat, and the list of cards that it was asked for: games go on from where they were. */
const latest: (Possessions | undefined)[] = []
const latestHeld: (readonly number[] | undefined)[] = []

/**
 * Everything that a seat has, switched off or not. Lists of held cards are replaced, never changed, also where a card in
 * them shows something else (`cardTurned`): for the same list only what else has abilities is looked at again.
 */
export function possessionsOf(t: Rim, seat: Seat): Possessions {
  const held = t.held[seat] as readonly number[] // a list has an element a seat
  const sheets = sheetsOf(t, seat)
  if (latestHeld[seat] === held) {
    const known = latest[seat] as Possessions // there is one where there is a list
    if (known.sheets === sheets && (known.withoutOthersAt === t.options || hasSameOthers(t, seat, known)))
      return known
  }
  const found = recalled(t, seat, sheets, held)
  latest[seat] = found
  latestHeld[seat] = held
  return found
}

/** What a card shows, or fills a slot as, has changed. */
export function cardTurned(t: Rim, card: number): void {
  for (let seat = 0; seat < t.seats; seat++) {
    const held = t.held[seat] as readonly number[] // a list has an element a seat
    if (held.includes(card)) t.held[seat] = held.slice()
  }
}

/**
 * A search goes to and fro between positions that have much in common: what it has come across lately is kept. Few, so
 * that most of what random play makes can be forgotten at once.
 */
const KEPT = 128
const lately: (Possessions | undefined)[] = new Array<Possessions | undefined>(KEPT)

function recalled(t: Rim, seat: Seat, sheets: number, held: readonly number[]): Possessions {
  let place = sheets
  for (let index = 0; index < held.length; index++) place = (place * 31 + (held[index] as number)) % PRIME // inside
  place %= KEPT
  const known = lately[place]
  if (known !== undefined && known.sheets === sheets && areEqual(known.cards, held))
    if (areCardsUnchanged(t, known) && hasSameOthers(t, seat, known)) return known
  const made = workedOut(t, seat, sheets, held, NONE)
  lately[place] = made
  return made
}

/** Keeps the number of a list of cards small enough to be quick. */
const PRIME = 32_749

/** Whether what expansions say besides a seat's cards is still the same. */
function hasSameOthers(t: Rim, seat: Seat, known: Possessions): boolean {
  const { abilitySources } = rulesOf(t).action
  if (!hasSameSources(abilitySources, t, seat, known.others)) return false
  // Where nothing of the sort is at the table, that is not asked again.
  if (!isAnySourceAt(abilitySources, t)) known.withoutOthersAt = t.options
  return true
}

/** The same of what they say of the cards. */
function areCardsUnchanged(t: Rim, { cards, isUsual, shown, filling }: Possessions): boolean {
  if (isUsual && !isAnyReplaced(t)) return true
  const { resourceShown, resourceInSlot } = rulesOf(t).action
  for (let index = 0; index < cards.length; index++) {
    const card = cards[index] as number // inside the list
    if (resourceShown !== null && shown[index] !== resourceShown(t, card)) return false
    if (resourceInSlot !== null && filling[index] !== resourceInSlot(t, card)) return false
  }
  return true
}

function isAnyReplaced(t: Rim): boolean {
  const { resourceShown, resourceInSlot, isAnyCardReplaced } = rulesOf(t).action
  return (resourceShown !== null || resourceInSlot !== null) && isAnyCardReplaced(t)
}

/** The same list where no card shows anything but itself. */
function allShown(t: Rim, cards: readonly number[]): readonly number[] {
  return isAnyReplaced(t) ? cards.map((card) => shownBy(t, card)) : cards
}

function allFilling(t: Rim, cards: readonly number[]): readonly number[] {
  return isAnyReplaced(t) ? cards.map((card) => inSlot(t, card)) : cards
}

/** What is of use to a seat now (OR-CAB-07). */
export function inUse(t: Rim, seat: Seat): Possessions {
  const all = possessionsOf(t, seat)
  if (!all.hasCrew) return all
  const off = switchedOff(t)
  if (off === NONE || !all.cards.includes(off)) return all
  if (all.partly?.off !== off) all.partly = workedOut(t, seat, all.sheets, all.cards, off)
  return all.partly
}

/** Below a combat there is the game at least. */
const FIRST_COMBAT = 1

/** OR-BNTY-18: the crew member who is fought is of no use in that combat; NONE where nobody is. */
function switchedOff(t: Rim): number {
  const { stack } = t
  for (let depth = stack.length - 1; depth >= FIRST_COMBAT; depth--) {
    const frame = stack[depth] as CombatFrame // by its routine's name, below
    if (frame.routine === 'combat' && frame.off !== NONE) return frame.off
  }
  return NONE
}

/** Above the number of any character or ship, and of combinations of boxes besides the first two. */
const SHEETS = 1 << 14
const MODULES = 2 ** 32

/** The box, the character and the ship with the sides that are up, and whether rules play for the seat, as one number. */
function sheetsOf(t: Rim, seat: Seat): number {
  const character = 1 + (t.characters[seat] as number) // lists have an element a seat
  const ship = 1 + (t.ships[seat] as number)
  const sides =
    (t.isCharacterFlipped[seat] === true ? 1 : 0) +
    (t.isShipFlipped[seat] === true ? 2 : 0) +
    (isPlayedByRules(t, seat) ? 4 : 0)
  // The base game, and the first box beside it, have small numbers, which are quick to compare.
  return ((character * SHEETS + ship) * 8 + sides) * 2 + (t.modules & 1) + (t.modules >> 1) * MODULES
}

function isPlayedByRules(t: Rim, seat: Seat): boolean {
  return (t.automas & (1 << seat)) !== 0
}

function workedOut(t: Rim, seat: Seat, sheets: number, cards: readonly number[], off: number): Possessions {
  const { resources, typeIndices, characters, ships } = tablesOf(t)
  const character = characters[t.characters[seat] as number]
  const ship = ships[t.ships[seat] as number]
  const shown = allShown(t, cards)
  const filling = allFilling(t, cards)
  const others = otherSourcesOf(t, seat)
  const fromOthers = others.length === 0 ? noSources : otherAbilities(t, others, isPlayedByRules(t, seat))
  const made = {
    sheets,
    cards,
    isUsual: shown === cards && filling === cards,
    shown,
    filling,
    others,
    withoutOthersAt: isAnySourceAt(rulesOf(t).action.abilitySources, t) ? null : t.options,
    fromOthers,
    off,
    sources: sourcesFor(t, seat, cards, off, shown, fromOthers),
    famous: noSources,
    timings: 0,
    permissions: noPermissions,
    // In the order of `stats`.
    fixed: [
      character?.groundCombat ?? 0,
      character?.health ?? 0,
      ship?.hyperdrive ?? 0,
      ship?.combat ?? 0,
      ship?.hull ?? 0,
    ],
    varying: nothingVaries,
    skills: [0, 0, 0, 0, 0, 0, 0],
    hasCrew: false,
    byType: sortedByType(cards, shown, typeIndices),
    fitting: null,
    excess: null,
    partly: null,
  }
  if (character !== undefined) countSkills(made.skills, character.skills)
  for (let index = 0; index < cards.length; index++) {
    const card = resources[shown[index] as number] // as many as cards
    if (card?.type !== 'crew') continue
    made.hasCrew = true
    if (cards[index] !== off) countSkills(made.skills, card.skills)
  }
  for (let index = 0; index < made.sources.length; index++)
    addSource(made, made.sources[index] as SourceAbilities) // inside
  return made
}

const nothingOfAnyType: readonly (readonly number[])[] = resourceTypes.map(() => [])

function sortedByType(
  cards: readonly number[],
  shown: readonly number[],
  typeIndices: readonly number[],
): readonly (readonly number[])[] {
  if (cards.length === 0) return nothingOfAnyType
  const lists = nothingOfAnyType.slice()
  for (let index = 0; index < cards.length; index++) {
    const type = typeIndices[shown[index] as number] as number // as many as cards
    lists[type] = [...(lists[type] as readonly number[]), cards[index] as number] // inside the list
  }
  return lists
}

const noSources: readonly SourceAbilities[] = []
const noPermissions: readonly Permission[] = []
const nothingVaries: readonly (readonly VaryingBonus[])[] = stats.map(() => [])

function countSkills(counts: number[], held: readonly Skill[]): void {
  for (let index = 0; index < held.length; index++) {
    const skill = skills.indexOf(held[index] as Skill) // inside the list
    counts[skill] = (counts[skill] as number) + 1
  }
}

type Unfinished = { -readonly [Name in keyof Possessions]: Possessions[Name] } & {
  readonly fixed: number[]
  readonly skills: number[]
}

function addSource(made: Unfinished, given: SourceAbilities): void {
  made.timings |= given.timings
  if (given.fame.length > 0) made.famous = [...made.famous, given]
  if (given.permits.length > 0) made.permissions = [...made.permissions, ...given.permits]
  countSkills(made.skills, given.skills)
  for (const bonus of given.bonuses) {
    const stat = (stats as readonly string[]).indexOf(bonus.bonus)
    if (bonus.if === undefined && typeof bonus.amount === 'number')
      made.fixed[stat] = (made.fixed[stat] as number) + bonus.amount
    else
      made.varying = made.varying.map((list, index) =>
        index === stat ? [...list, { ...bonus, source: given.source }] : list,
      )
  }
}

/** Those that have any ability. */
function sourcesFor(
  t: Rim,
  seat: Seat,
  cards: readonly number[],
  off: number,
  shown: readonly number[],
  fromOthers: readonly SourceAbilities[],
): readonly SourceAbilities[] {
  const book = abilityBook(t, isPlayedByRules(t, seat))
  const found: SourceAbilities[] = []
  const character = book.characters[t.characters[seat] as number]
  const ship = book.ships[t.ships[seat] as number]
  if (character !== undefined)
    addIfAny(found, t.isCharacterFlipped[seat] === true ? character.flipped : character.front)
  if (ship !== undefined) addIfAny(found, t.isShipFlipped[seat] === true ? ship.flipped : ship.front)
  for (let index = 0; index < cards.length; index++) {
    const card = cards[index] as number // inside the list
    if (card !== off) addIfAny(found, book.pieces[shown[index] as number] as SourceAbilities)
  }
  for (let index = 0; index < fromOthers.length; index++)
    addIfAny(found, fromOthers[index] as SourceAbilities) // inside
  return found
}

function addIfAny(found: SourceAbilities[], source: SourceAbilities): void {
  if (source.all.length > 0) found.push(source)
}

/** Whether anything that lies open could be used at a timing. */
export function hasTiming(possessions: Possessions, timing: Timing): boolean {
  const bit = bitOfTiming[timing]
  if ((possessions.timings & bit) === 0) return false
  for (const { usable, timings } of possessions.sources)
    if ((timings & bit) !== 0 && usable.some((held) => isUsedAt(held, timing))) return true
  return false
}
