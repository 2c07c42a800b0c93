import { at, type Seat } from '@kantyna/kernel'
import type { EncounterCard, Reading, SectionKey, UsableAbility } from '../../content/card.ts'
import type { Box } from '../../content/index.ts'
import { encounterDecks, factions, planets, type Standing } from '../../content/names.ts'
import { isNavpoint, spaceOf, spaces } from '../map/map.ts'
import { numbersIn } from '../numbered.ts'
import { NONE } from '../pieces.ts'
import { spaceOfSeat } from '../reads.ts'
import { standing } from '../reputation/reputation.ts'
import type { PublicRim, Rim } from '../rim.ts'
import { allTables, encounterCard } from '../tables.ts'

/**
 * The section of an encounter card that is read. The player's space and reputation at the draw decide it (OR-ECARD-06).
 * The section is kept as one number, from which everybody can deduce what a secret may be.
 */

const known: SectionKey[] = [...planets, 'maelstrom', 'patrol', 'noPatrol']

/** OR-ECARD-02, OR-ECARD-03; sections of opened boxes come after them. */
export const sectionKeys: readonly SectionKey[] = known

const STANDINGS = ['negative', 'neutral', 'positive'] as const
const REPUTATION_COMBINATIONS = STANDINGS.length ** factions.length

const PATROL = sectionKeys.indexOf('patrol')
const NO_PATROL = sectionKeys.indexOf('noPatrol')

const NAVPOINT_DECK = encounterDecks.indexOf('navpoint')

/** The deck of each section. */
const deckByKey: number[] = sectionKeys.map((key) => encounterDecks.indexOf(pairOf(key)))

/** OR-ECARD-01, OR-MAEL-03. */
function pairOf(key: SectionKey): (typeof encounterDecks)[number] {
  switch (key) {
    case 'cantonica':
    case 'ord-mantell':
      return 'cantonica-ord-mantell'
    case 'lothal':
    case 'mon-calamari':
      return 'lothal-mon-calamari'
    case 'kessel':
    case 'maelstrom':
      return 'kessel-maelstrom'
    case 'tatooine':
    case 'nal-hutta':
      return 'tatooine-nal-hutta'
    case 'ryloth':
    case 'naboo':
      return 'ryloth-naboo'
    case 'ring-of-kafrene':
    case 'takodana':
      return 'kafrene-takodana'
    default:
      return 'navpoint'
  }
}

const keys: ReadonlyMap<string, number> = new Map(sectionKeys.map((key, index) => [key, index]))

/** The index of each space in `sectionKeys`; NONE for navpoints, whose section depends on patrols. */
const keyBySpace = spaces.map(({ id }) => keys.get(id) ?? NONE)

function keyOfSpace(space: number): number {
  return keyBySpace[space] ?? NONE
}

function deckOfKey(key: number): number {
  return deckByKey[key] ?? NAVPOINT_DECK
}

/** The encounter deck of a space (OR-ESPC-01). */
export function deckAt(space: number): number {
  return deckOfKey(keyOfSpace(space))
}

const opened = new Set<Box>()

/** The size of a block of section numbers. Blocks work as for pieces. */
const SECTIONS_A_BLOCK = 16

/** Registers the sections of a box, once. Its spaces and decks must be registered before. */
export function registerSections(box: Box): void {
  if (opened.has(box)) return
  opened.add(box)
  const { block = 0, sections = [] } = box
  const first =
    block === 0 ? numbersIn(known).filter((each) => each < SECTIONS_A_BLOCK).length : block * SECTIONS_A_BLOCK
  for (const [index, { key, deck, spaces: places = [] }] of sections.entries()) {
    for (const id of places) keyBySpace[spaceOf(id)] = first + index
    deckByKey[first + index] = allTables().encounterDecks.indexOf(deck)
    known[first + index] = key
  }
}

/** For tests: forgets the sections of the box that was opened last. */
export function closeSections(box: Box): void {
  const { sections = [] } = box
  known.length -= sections.length
  deckByKey.length -= sections.length
  for (const id of sections.flatMap(({ spaces: places = [] }) => places)) keyBySpace[spaceOf(id)] = NONE
  opened.delete(box)
}

/** All sections, without holes. */
export function allSections(): readonly SectionKey[] {
  return known.flat()
}

/**
 * OR-ESPC-02, OR-ESPC-03: the code follows from the player's space, from a patrol there, and from the player's
 * reputation.
 */
export function sectionCode(t: Rim, seat: Seat): number {
  const space = spaceOfSeat(t, seat)
  const key = isNavpoint(space) ? (t.patrolSpaces.includes(space) ? PATROL : NO_PATROL) : keyOfSpace(space)
  return codeWith(t, seat, key)
}

/** The code of a section that does not depend on the space, with the player's current reputation. */
export function codeOfSection(t: Rim, seat: Seat, key: SectionKey): number {
  return codeWith(t, seat, sectionKeys.indexOf(key))
}

function codeWith(t: Rim, seat: Seat, key: number): number {
  let code = key
  for (let faction = 0; faction < factions.length; faction++)
    code = code * STANDINGS.length + standing(t, seat, faction) + 1
  return code
}

/** The code of a section with this reputation. */
export function codeOf(key: number, reputation: readonly number[]): number {
  let code = key
  for (const by of reputation) code = code * STANDINGS.length + by + 1
  return code
}

export function keyOfCode(code: number): number {
  return Math.floor(code / REPUTATION_COMBINATIONS)
}

function keyIn(code: number): SectionKey {
  return sectionKeys[keyOfCode(code)] as SectionKey // every code contains the index of a key
}

export function deckOfCode(code: number): number {
  return deckOfKey(keyOfCode(code))
}

function standingIn(code: number, faction: number): (typeof STANDINGS)[number] {
  const later = STANDINGS.length ** (factions.length - 1 - faction)
  return at(STANDINGS, Math.floor(code / later) % STANDINGS.length)
}

/** The one section, or subsection by reputation, that is read (OR-ECARD-04, OR-ECARD-05). */
export function readingOf({ sections }: EncounterCard, code: number): Reading | null {
  const section = sections[keyIn(code)]
  if (section === undefined) return null
  if ('reading' in section) return section.reading
  return section.by[standingIn(code, factions.indexOf(section.faction))]
}

/** The reputation that chose the subsection; undefined if the section has none. */
export function standingOfSection({ sections }: EncounterCard, code: number): Standing | undefined {
  const section = sections[keyIn(code)]
  if (section === undefined || 'reading' in section) return undefined
  return standingIn(code, factions.indexOf(section.faction))
}

/** The secret of a card that was drawn with this code, or null. */
export function secretOf(t: PublicRim, piece: number, code: number): UsableAbility | null {
  const reading = readingOf(encounterCard(t, piece), code)
  return reading !== null && 'secret' in reading ? reading.secret : null
}
