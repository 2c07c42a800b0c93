import type { Seat } from '@kantyna/kernel'
import type { Permission, Timing } from '../../content/card.ts'
import { resourceTypes, type Skill, skills, stats } from '../../content/names.ts'
import { abilityBook, type Bonus, type SourceAbilities } from '../abilities/abilities-by-source.ts'
import { hasAnySource, hasSameSources, otherAbilities, otherSourcesOf } from '../abilities/ability-sources.ts'
import { bitOfTiming, isUsedAt } from '../abilities/timings.ts'
import { rulesOf } from '../composition.ts'
import type { CardFilter } from '../effects/vocabulary.ts'
import type { CombatFrame } from '../frames.ts'
import { areEqual } from '../lists.ts'
import { NONE } from '../pieces.ts'
import type { PublicRim, PublicRimWithContacts, Rim, RimOptions } from '../rim.ts'
import { tablesOf } from '../tables.ts'
import { inSlot, shownBy } from './shown.ts'

/**
 * Everything that follows from a seat's character, ship and cards alone. It is computed when one of them changes, and read
 * far more often. Positions do not contain it.
 */
export interface Possessions {
  /** The inputs of the computation. */
  readonly sheets: number
  readonly cards: readonly number[]
  /** Whether every card shows its own resource and fills a slot as that resource. */
  readonly isUsual: boolean
  /** The resource that each card shows, by its number in the tables. */
  readonly shown: readonly number[]
  /**
   * The resource as which each card fills a slot, and the other sources of abilities. Both only differ with expansions.
   */
  readonly filling: readonly number[]
  readonly others: readonly number[]
  /** The options of a table without other sources of abilities; null if there may be some. */
  withoutOthersAt: RimOptions | null
  /** The abilities of those other sources. */
  readonly fromOthers: readonly SourceAbilities[]
  /** A card that is switched off and gives nothing, or NONE. */
  readonly off: number
  /** All sources of abilities: the character, the ship, the held cards, then others. */
  readonly sources: readonly SourceAbilities[]
  /** The sources of bonus fame. */
  readonly famous: readonly SourceAbilities[]
  /** The timings of all abilities, as bits of `timings`. */
  readonly timings: number
  readonly permissions: readonly Permission[]
  /**
   * By stat: the printed value plus unconditional bonuses (`fixed`), and the bonuses to check each time (`varying`).
   */
  readonly fixed: readonly number[]
  readonly varying: readonly (readonly VaryingBonus[])[]
  /** By skill: how many times the seat has it. */
  readonly skills: readonly number[]
  readonly hasCrew: boolean
  /** By type: the cards of it, in the order in which they are held. */
  readonly byType: readonly (readonly number[])[]
  /** Cards that fit a filter, once computed: see holding.ts. */
  fitting: Map<CardFilter, readonly number[]> | null
  /** How many cards find no slot, once computed: see slots.ts. */
  excess: number | null
  /** The possessions with one card switched off, once computed. */
  partly: Possessions | null
}

interface VaryingBonus extends Bonus {
  readonly source: number
}

/** The last result of each seat, and the list of cards it was computed from. */
const latest: (Possessions | undefined)[] = []
const latestHeld: (readonly number[] | undefined)[] = []

/**
 * All possessions of a seat, including a card that is switched off. Lists of held cards are replaced, never changed,
 * even if only the side that a card shows changes (`cardTurned`). For the same list, only other sources of abilities
 * are checked again.
 */
export function possessionsOf(t: PublicRimWithContacts, seat: Seat): Possessions {
  const held = t.held[seat] as readonly number[] // every seat has an element
  const sheets = sheetsOf(t, seat)
  if (latestHeld[seat] === held) {
    const known = latest[seat] as Possessions // every list in `latestHeld` has possessions
    if (known.sheets === sheets && (known.withoutOthersAt === t.options || hasSameOthers(t, seat, known)))
      return known
  }
  const found = cachedPossessions(t, seat, sheets, held)
  latest[seat] = found
  latestHeld[seat] = held
  return found
}

/** Must be called when a card shows, or fills a slot as, another resource. */
export function cardTurned(t: Rim, card: number): void {
  for (let seat = 0; seat < t.seats; seat++) {
    const held = t.held[seat] as readonly number[] // every seat has an element
    if (held.includes(card)) t.held[seat] = held.slice()
  }
}

/**
 * A search alternates between positions that have much in common, so recent results are kept. The cache is small, so that
 * the results of random play are soon replaced.
 */
const CACHE_SIZE = 128
const recent: (Possessions | undefined)[] = new Array<Possessions | undefined>(CACHE_SIZE)

function cachedPossessions(
  t: PublicRimWithContacts,
  seat: Seat,
  sheets: number,
  held: readonly number[],
): Possessions {
  let place = sheets
  for (let index = 0; index < held.length; index++) place = (place * 31 + (held[index] as number)) % PRIME // inside the list
  place %= CACHE_SIZE
  const known = recent[place]
  if (known !== undefined && known.sheets === sheets && areEqual(known.cards, held))
    if (areCardsUnchanged(t, known) && hasSameOthers(t, seat, known)) return known
  const made = computePossessions(t, seat, sheets, held, NONE)
  recent[place] = made
  return made
}

/** The modulus for hashes of lists of cards: small, so that computing a hash is fast. */
const PRIME = 32_749

/** Whether the other sources of a seat's abilities are the same as before. */
function hasSameOthers(t: PublicRimWithContacts, seat: Seat, known: Possessions): boolean {
  const { abilitySources } = rulesOf(t).action
  if (!hasSameSources(abilitySources, t, seat, known.others)) return false
  // If the table has no such sources, this is not checked again.
  if (!hasAnySource(abilitySources, t)) known.withoutOthersAt = t.options
  return true
}

/** Whether the cards still show the same resources and fill slots as the same resources. */
function areCardsUnchanged(t: PublicRim, { cards, isUsual, shown, filling }: Possessions): boolean {
  if (isUsual && !isAnyReplaced(t)) return true
  const { resourceShown, resourceInSlot } = rulesOf(t).action
  for (let index = 0; index < cards.length; index++) {
    const card = cards[index] as number // the index is in range
    if (resourceShown !== null && shown[index] !== resourceShown(t, card)) return false
    if (resourceInSlot !== null && filling[index] !== resourceInSlot(t, card)) return false
  }
  return true
}

function isAnyReplaced(t: PublicRim): boolean {
  const { resourceShown, resourceInSlot, isAnyCardReplaced } = rulesOf(t).action
  return (resourceShown !== null || resourceInSlot !== null) && isAnyCardReplaced(t)
}

/** The same list, unless cards show other resources. */
function allShown(t: PublicRim, cards: readonly number[]): readonly number[] {
  return isAnyReplaced(t) ? cards.map((card) => shownBy(t, card)) : cards
}

function allFilling(t: PublicRim, cards: readonly number[]): readonly number[] {
  return isAnyReplaced(t) ? cards.map((card) => inSlot(t, card)) : cards
}

/** The possessions that a seat can use now (OR-CAB-07). */
export function inUse(t: PublicRimWithContacts, seat: Seat): Possessions {
  const all = possessionsOf(t, seat)
  if (!all.hasCrew) return all
  const off = foughtCrewMember(t)
  if (off === NONE || !all.cards.includes(off)) return all
  if (all.partly?.off !== off) all.partly = computePossessions(t, seat, all.sheets, all.cards, off)
  return all.partly
}

/** The frames of a combat are never at the bottom of the stack. */
const FIRST_COMBAT = 1

/** OR-BNTY-18: a crew member that is being fought cannot be used in that combat; NONE if there is none. */
function foughtCrewMember(t: PublicRim): number {
  const { stack } = t
  for (let depth = stack.length - 1; depth >= FIRST_COMBAT; depth--) {
    const frame = stack[depth] as CombatFrame // its routine is checked below
    if (frame.routine === 'combat' && frame.off !== NONE) return frame.off
  }
  return NONE
}

/**
 * SHEETS is greater than the number of any character or ship. MODULES is a factor for the combinations of boxes after
 * the first two.
 */
const SHEETS = 1 << 14
const MODULES = 2 ** 32

/** The boxes, the character, the ship, their sides, and whether rules play for the seat, as one number. */
function sheetsOf(t: PublicRim, seat: Seat): number {
  const character = 1 + (t.characters[seat] as number) // every seat has an element
  const ship = 1 + (t.ships[seat] as number)
  const sides =
    (t.isCharacterFlipped[seat] === true ? 1 : 0) +
    (t.isShipFlipped[seat] === true ? 2 : 0) +
    (isPlayedByRules(t, seat) ? 4 : 0)
  // The base game and the first expansion have small numbers, which are fast to compare.
  return ((character * SHEETS + ship) * 8 + sides) * 2 + (t.modules & 1) + (t.modules >> 1) * MODULES
}

function isPlayedByRules(t: PublicRim, seat: Seat): boolean {
  return (t.automas & (1 << seat)) !== 0
}

function computePossessions(
  t: PublicRimWithContacts,
  seat: Seat,
  sheets: number,
  cards: readonly number[],
  off: number,
): Possessions {
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
    withoutOthersAt: hasAnySource(rulesOf(t).action.abilitySources, t) ? null : t.options,
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
    varying: noVaryingBonuses,
    skills: [0, 0, 0, 0, 0, 0, 0],
    hasCrew: false,
    byType: sortedByType(cards, shown, typeIndices),
    fitting: null,
    excess: null,
    partly: null,
  }
  if (character !== undefined) countSkills(made.skills, character.skills)
  for (let index = 0; index < cards.length; index++) {
    const card = resources[shown[index] as number] // one element for each card
    if (card?.type !== 'crew') continue
    made.hasCrew = true
    if (cards[index] !== off) countSkills(made.skills, card.skills)
  }
  for (let index = 0; index < made.sources.length; index++)
    addSource(made, made.sources[index] as SourceAbilities) // the index is in range
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
    const type = typeIndices[shown[index] as number] as number // one element for each card
    lists[type] = [...(lists[type] as readonly number[]), cards[index] as number] // the index is in range
  }
  return lists
}

const noSources: readonly SourceAbilities[] = []
const noPermissions: readonly Permission[] = []
const noVaryingBonuses: readonly (readonly VaryingBonus[])[] = stats.map(() => [])

function countSkills(counts: number[], held: readonly Skill[]): void {
  for (let index = 0; index < held.length; index++) {
    const skill = skills.indexOf(held[index] as Skill) // the index is in range
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

/** The sources that have any ability. */
function sourcesFor(
  t: PublicRim,
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
    const card = cards[index] as number // the index is in range
    if (card !== off) addIfAny(found, book.pieces[shown[index] as number] as SourceAbilities)
  }
  for (let index = 0; index < fromOthers.length; index++)
    addIfAny(found, fromOthers[index] as SourceAbilities) // the index is in range
  return found
}

function addIfAny(found: SourceAbilities[], source: SourceAbilities): void {
  if (source.all.length > 0) found.push(source)
}

/** Whether any face-up ability has a timing. */
export function hasTiming(possessions: Possessions, timing: Timing): boolean {
  const bit = bitOfTiming[timing]
  if ((possessions.timings & bit) === 0) return false
  for (const { usable, timings } of possessions.sources)
    if ((timings & bit) !== 0 && usable.some((held) => isUsedAt(held, timing))) return true
  return false
}
