import { type Add, at, type Seat, value } from '@kantyna/kernel'
import type { CardFilter, WhileAttack } from '../../content/card.ts'
import { NOTHING, opponentOf, type PublicDuel } from '../duel.ts'
import { isForceWith } from '../force/force.ts'
import { cardOf, PIECES, printedAttackOf } from '../pieces.ts'
import { fits } from '../setup/sides.ts'

/** The strength of an attack. Reads public fields only, so that the page can compute the same numbers from a view. */

interface Aura {
  readonly attack: number
  readonly of: CardFilter
}

const whileAttacksOf = (piece: number): WhileAttack[] =>
  cardOf(piece).abilities.filter((ability): ability is WhileAttack => 'attack' in ability)

/** What each piece adds to its own attack and to that of others. */
const ownBonuses: (readonly WhileAttack[] | null)[] = []
const auras: (readonly Aura[] | null)[] = []
for (let piece = 0; piece < PIECES; piece++) {
  const whiles = whileAttacksOf(piece)
  const own = whiles.filter(({ of }) => of === 'this')
  const others = whiles.flatMap(({ attack, of }) => (of === 'this' ? [] : [{ attack, of }]))
  ownBonuses.push(own.length > 0 ? own : null)
  auras.push(others.length > 0 ? others : null)
}

/** A card of a seat and the kind of its target: a card in the row, or the base and its ships. */
export interface Attacker {
  readonly seat: Seat
  readonly card: number
  readonly againstRow: boolean
}

/**
 * What a card adds to an attack now: the printed attack (DB-CARD-04), gained attack (DB-GAIN-01), and the bonuses of
 * "while" abilities while their cards are in play (DB-WHILE-01, DB-WHILE-02).
 */
export const attackValue = value<PublicDuel, Attacker>('attack', [
  (_, { card }, add) => add(printedAttackOf(card), 'printed', card),
  (t, { card }, add) => {
    for (const boosted of t.boosts) if (boosted === card) add(1, 'gained', card)
  },
  (t, { seat, card, againstRow }, add) => {
    const own = ownBonuses[card]
    if (own != null) for (const bonus of own) add(ownBonus(t, seat, bonus, againstRow), 'ability', card)
  },
  (t, { seat, card }, add) => {
    for (const unit of at(t.units, seat)) addAuras(t, seat, unit, card, add)
    for (const ship of at(t.ships, seat)) addAuras(t, seat, ship, card, add)
    const base = at(t.bases, seat)
    if (base !== NOTHING) addAuras(t, seat, base, card, add)
  },
])

/** The names of the terms of an attack. */
export type AttackTerm = 'printed' | 'gained' | 'ability'

export function attackOf(t: PublicDuel, seat: Seat, card: number, againstRow: boolean): number {
  return attackValue.of(t, { seat, card, againstRow })
}

function addAuras(t: PublicDuel, seat: Seat, source: number, card: number, add: Add): void {
  const given = auras[source]
  if (given == null) return
  for (const aura of given) if (fits(t, seat, aura.of, card, source)) add(aura.attack, 'ability', source)
}

function ownBonus(t: PublicDuel, seat: Seat, bonus: WhileAttack, againstRow: boolean): number {
  if (bonus.againstRow === true && !againstRow) return 0
  if (bonus.if !== undefined && !isForceWith(t, seat)) return 0
  return bonus.perLostBase === true ? bonus.attack * at(t.victory, opponentOf(seat)).length : bonus.attack
}

/** Every card in play, against both kinds of target. Tests compare the value of each with its terms. */
export function everyAttacker({ units, ships }: Pick<PublicDuel, 'units' | 'ships'>): Attacker[] {
  return [0, 1].flatMap((seat) =>
    [...at(units, seat), ...at(ships, seat)].flatMap((card) =>
      [false, true].map((againstRow) => ({ seat, card, againstRow })),
    ),
  )
}

/** The cards of a seat that can still attack (DB-COMMIT-07, DB-COMMIT-14, DB-BASE-18); ships never attack the row. */
export function attackersOf(t: PublicDuel, seat: Seat, againstRow: boolean): number[] {
  const able: number[] = []
  for (const unit of at(t.units, seat))
    if (!t.attacked.includes(unit) && attackOf(t, seat, unit, againstRow) > 0) able.push(unit)
  if (againstRow) return able
  for (const ship of at(t.ships, seat))
    if (!t.attacked.includes(ship) && attackOf(t, seat, ship, false) > 0) able.push(ship)
  return able
}

/** Whether gained attack or an ability can add to the attack of the seat's cards. */
export function hasAttackBonus(t: PublicDuel, seat: Seat): boolean {
  return t.boosts.length > 0 || hasAura(t, seat)
}

/**
 * Whether any card can attack. The rules call this at every step of a turn, so it stops at the first card and computes
 * only if it must.
 */
export function canAttack(t: PublicDuel, seat: Seat, againstRow: boolean, hasAttackBonus: boolean): boolean {
  for (const unit of at(t.units, seat)) if (isAble(t, seat, unit, againstRow, hasAttackBonus)) return true
  if (againstRow) return false
  for (const ship of at(t.ships, seat)) if (isAble(t, seat, ship, false, hasAttackBonus)) return true
  return false
}

function isAble(
  t: PublicDuel,
  seat: Seat,
  card: number,
  againstRow: boolean,
  hasAttackBonus: boolean,
): boolean {
  if (t.attacked.includes(card)) return false
  if (printedAttackOf(card) > 0) return true
  return (hasAttackBonus || ownBonuses[card] !== null) && attackOf(t, seat, card, againstRow) > 0
}

function hasAura(t: PublicDuel, seat: Seat): boolean {
  for (const unit of at(t.units, seat)) if (auras[unit] !== null) return true
  for (const ship of at(t.ships, seat)) if (auras[ship] !== null) return true
  const base = at(t.bases, seat)
  return base !== NOTHING && auras[base] !== null
}
