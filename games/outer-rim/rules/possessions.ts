import type { Seat } from '@kantyna/kernel'
import { isUsedAt, type Moment, moments, type Permission } from '../content/card.ts'
import { skills, stats } from '../content/names.ts'
import { abilityBook, type Bonus, noAbilities, type SourceAbilities } from './abilities-by-source.ts'
import type { CombatFrame } from './frames.ts'
import { NONE } from './pieces.ts'
import type { Rim } from './rim.ts'
import { tablesOf } from './tables.ts'

/**
 * What follows from a seat's character, ship and cards alone: worked out when one of them changes, and read far more
 * often than that. Nothing of it is part of a position.
 */
export interface Possessions {
  /** What it was worked out from. */
  readonly sheets: number
  readonly cards: readonly number[]
  /** A card that is switched off and so gives nothing, or NONE. */
  readonly off: number
  /** What has abilities: the character, the ship, then the held cards. */
  readonly sources: readonly SourceAbilities[]
  /** The sources of bonus fame. */
  readonly famous: readonly SourceAbilities[]
  /** The moments at which anything may be used, as bits of `moments`. */
  readonly moments: number
  readonly permissions: readonly Permission[]
  /** By stat: what is printed and what is given without a condition; and what has to be looked at each time. */
  readonly fixed: readonly number[]
  readonly varying: readonly (readonly VaryingBonus[])[]
  /** By skill: how many times it is held. */
  readonly skills: readonly number[]
  readonly hasCrew: boolean
  /** How many cards find no slot, once somebody has asked: see slots.ts. */
  excess: number | null
  /** The same while one of the cards is switched off, once somebody has asked. */
  partly: Possessions | null
}

interface VaryingBonus extends Bonus {
  readonly source: number
}

/** The latest of each seat: games go on from where they were. */
const latest: (Possessions | undefined)[] = []

/** Everything that a seat has, switched off or not. */
export function possessionsOf(t: Rim, seat: Seat): Possessions {
  const known = latest[seat]
  const held = t.held[seat] as readonly number[] // a list has an element a seat
  const sheets = sheetsOf(t, seat)
  if (known !== undefined && known.sheets === sheets && isSame(known.cards, held)) return known
  const made = workedOut(t, seat, sheets, held.slice(), NONE)
  latest[seat] = made
  return made
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

/** OR-BNTY-18: the crew member who is fought is of no use in that combat; NONE where nobody is. */
function switchedOff(t: Rim): number {
  const { stack } = t
  for (let depth = stack.length - 1; depth >= 0; depth--) {
    const frame = stack[depth] as CombatFrame // by its routine's name, below
    if (frame.routine === 'combat' && frame.off !== NONE) return frame.off
  }
  return NONE
}

const SHEETS = 64

/** The box, the character and the ship with the sides that are up, and whether rules play for the seat, as one number. */
function sheetsOf(t: Rim, seat: Seat): number {
  const character = 1 + (t.characters[seat] as number) // lists have an element a seat
  const ship = 1 + (t.ships[seat] as number)
  const sides =
    (t.isCharacterFlipped[seat] === true ? 1 : 0) +
    (t.isShipFlipped[seat] === true ? 2 : 0) +
    (isPlayedByRules(t, seat) ? 4 : 0)
  return ((t.modules * SHEETS + character) * SHEETS + ship) * 8 + sides
}

function isPlayedByRules(t: Rim, seat: Seat): boolean {
  return (t.automas & (1 << seat)) !== 0
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  if (one.length !== other.length) return false
  for (let index = 0; index < one.length; index++) if (one[index] !== other[index]) return false
  return true
}

function workedOut(t: Rim, seat: Seat, sheets: number, cards: readonly number[], off: number): Possessions {
  const { resources, characters, ships } = tablesOf(t)
  const character = characters[t.characters[seat] ?? NONE]
  const ship = ships[t.ships[seat] ?? NONE]
  const sources = sourcesFor(t, seat, cards, off)
  const bonuses = sources.flatMap(({ source, bonuses: given }) =>
    given.map((bonus) => ({ ...bonus, source })),
  )
  const varying = bonuses.filter(isVarying)
  const printed = {
    groundCombat: character?.groundCombat,
    health: character?.health,
    hyperdrive: ship?.hyperdrive,
    shipCombat: ship?.combat,
    hull: ship?.hull,
  }
  const used = cards.filter((card) => card !== off).map((card) => resources[card])
  const allSkills = [
    ...(character?.skills ?? []),
    ...used.flatMap((card) => (card?.type === 'crew' ? card.skills : [])),
    ...sources.flatMap(({ skills: given }) => given),
  ]
  return {
    sheets,
    cards,
    off,
    sources,
    famous: sources.filter(({ fame }) => fame.length > 0),
    moments: bitsOfMoments(sources),
    permissions: sources.flatMap(({ permits }) => permits),
    fixed: stats.map((stat) =>
      sum(
        bonuses.filter((bonus) => !isVarying(bonus) && bonus.bonus === stat),
        printed[stat] ?? 0,
      ),
    ),
    varying: stats.map((stat) => varying.filter(({ bonus }) => bonus === stat)),
    skills: skills.map((skill) => allSkills.filter((each) => each === skill).length),
    hasCrew: cards.some((card) => resources[card]?.type === 'crew'),
    excess: null,
    partly: null,
  }
}

function isVarying({ amount, if: when }: Bonus): boolean {
  return when !== undefined || typeof amount !== 'number'
}

function sum(bonuses: readonly Bonus[], first: number): number {
  return bonuses.reduce((all, { amount }) => all + (typeof amount === 'number' ? amount : 0), first)
}

function sourcesFor(t: Rim, seat: Seat, cards: readonly number[], off: number): SourceAbilities[] {
  const book = abilityBook(t, isPlayedByRules(t, seat))
  const character = book.characters[t.characters[seat] ?? NONE]
  const ship = book.ships[t.ships[seat] ?? NONE]
  const all = [
    (t.isCharacterFlipped[seat] === true ? character?.flipped : character?.front) ?? noAbilities,
    (t.isShipFlipped[seat] === true ? ship?.flipped : ship?.front) ?? noAbilities,
    ...cards.map((card) => (card === off ? noAbilities : (book.pieces[card] ?? noAbilities))),
  ]
  return all.filter((source) => source.all.length > 0)
}

function bitsOfMoments(sources: readonly SourceAbilities[]): number {
  let bits = 0
  for (const { usable } of sources)
    for (const { ability } of usable)
      for (const [index, moment] of moments.entries()) if (isUsedAt(ability, moment)) bits |= 1 << index
  return bits
}

const bitByMoment = new Map<Moment, number>(moments.map((moment, index) => [moment, 1 << index]))

/** Whether anything that lies open could be used at a moment. */
export function hasMoment(possessions: Possessions, moment: Moment): boolean {
  return (possessions.moments & (bitByMoment.get(moment) ?? 0)) !== 0
}
