import { at, NOBODY } from '@kantyna/kernel'
import { basesToWin, type Duel, NOTHING, opponentOf } from './duel.ts'
import { FORCE_SPACES } from './force/force.ts'
import { cardOf, FIRST_BASE, hitPointsOf, isShip, nameOf, PIECES } from './pieces.ts'
import { basesFor } from './setup/sets.ts'
import { isEnemy } from './setup/sides.ts'

/** Finds breaches of the rules in a position, without using the code of the rules. */
export function violations(t: Duel): string[] {
  const wrong: string[] = []
  misplacedCards(t, wrong)
  lostOrExtraCards(t, wrong)
  foreignCards(t, wrong)
  for (let seat = 0; seat < t.seats; seat++) wrongSeat(t, seat, wrong)
  findStrayMarks(t, wrong)
  if (t.force < 0 || t.force >= FORCE_SPACES) wrong.push(`the Force marker is off the track: ${t.force}`)
  const isRowShort = t.turn > 0 && t.row.includes(NOTHING)
  if (isRowShort && t.galaxyDeck.length + t.galaxyDiscard.length > 0)
    wrong.push('the row has an empty place though there are cards for it')
  wrongOutcome(t, wrong)
  return wrong
}

/** Bases lie only among bases. Cards of the galaxy deck and pilots lie in their own piles or with a player. */
function misplacedCards(t: Duel, wrong: string[]): void {
  const check = (place: string, pile: readonly number[], fits: (piece: number) => boolean) => {
    for (const piece of pile)
      if (piece !== NOTHING && !fits(piece)) wrong.push(`${nameOf(piece)} cannot be in ${place}`)
  }
  const isBase = (piece: number) => piece >= FIRST_BASE
  const isCard = (piece: number) => piece < FIRST_BASE
  const isOfGalaxy = (piece: number) => cardOf(piece).set === 'galaxy'
  for (let seat = 0; seat < t.seats; seat++) {
    check('a hand', at(t.hands, seat), isCard)
    check('a deck', at(t.decks, seat), isCard)
    check('a discard pile', at(t.discards, seat), isCard)
    check('play as a unit', at(t.units, seat), isCard)
    check('a base deck', at(t.baseDecks, seat), isBase)
    check('a victory pile', at(t.victory, seat), isBase)
  }
  check('the row', t.row, isOfGalaxy)
  check('the galaxy deck', t.galaxyDeck, isOfGalaxy)
  check('the galaxy discard pile', t.galaxyDiscard, isOfGalaxy)
  check('the pile of pilots', t.pilots, (piece) => cardOf(piece).set === 'pilot')
  check('exile', t.exiled, isCard)
}

/** Every card lies in exactly one place. Bases of the box that are not in the game lie in none. */
function lostOrExtraCards(t: Duel, wrong: string[]): void {
  const counts = new Uint8Array(PIECES)
  const piles = [
    ...[t.hands, t.decks, t.discards, t.units, t.ships, t.baseDecks, t.putAway, t.victory].flat(),
    ...[t.bases, t.row, t.galaxyDeck, t.galaxyDiscard, t.pilots, t.exiled],
  ]
  for (const pile of piles)
    for (const piece of pile) if (piece !== NOTHING) counts[piece] = (counts[piece] ?? 0) + 1
  const inGame = [...basesFor(t, 0), ...basesFor(t, 1)]
  for (let piece = 0; piece < PIECES; piece++) {
    const expected = piece < FIRST_BASE || inGame.includes(piece) ? 1 : 0
    if (counts[piece] !== expected)
      wrong.push(`${nameOf(piece)} (piece ${piece}) is there ${counts[piece]} times`)
  }
}

/** A player's cards belong to that player, and no player ever has an enemy card. */
function foreignCards(t: Duel, wrong: string[]): void {
  for (let seat = 0; seat < t.seats; seat++) {
    const own = [t.hands, t.decks, t.discards, t.units, t.ships, t.baseDecks, t.putAway].flatMap((piles) =>
      at(piles, seat),
    )
    for (const piece of own) {
      if (isEnemy(t, seat, piece)) wrong.push(`seat ${seat + 1} has ${nameOf(piece)}, a card of the enemy`)
      if (t.owners[piece] !== seat) wrong.push(`${nameOf(piece)} of seat ${seat + 1} is not that seat's`)
    }
  }
  for (const card of [...t.row, ...t.galaxyDeck, ...t.galaxyDiscard, ...t.pilots])
    if (card !== NOTHING && t.owners[card] !== NOBODY)
      wrong.push(`${nameOf(card)} of the galaxy has an owner`)
}

function wrongSeat(t: Duel, seat: number, wrong: string[]): void {
  const ships = at(t.ships, seat)
  const damage = at(t.shipDamage, seat)
  if (ships.length !== damage.length) wrong.push(`seat ${seat + 1}: ships and their damage do not match`)
  ships.forEach((ship, index) => {
    const points = at(damage, index)
    if (!isShip(ship)) wrong.push(`seat ${seat + 1}: ${nameOf(ship)} is no ship`)
    if (points < 0 || points >= hitPointsOf(ship)) wrong.push(`${nameOf(ship)} bears ${points} damage`)
  })
  if (at(t.units, seat).some(isShip)) wrong.push(`seat ${seat + 1}: a ship among the units`)
  const base = at(t.bases, seat)
  const points = at(t.baseDamage, seat)
  if (base === NOTHING ? points !== 0 : points < 0 || points >= hitPointsOf(base))
    wrong.push(`the base of seat ${seat + 1} bears ${points} damage`)
  const isActing = t.open.some((open) => open.kind === 'act' && open.seat === seat)
  if (isActing && base === NOTHING) wrong.push(`seat ${seat + 1} acts without a base`)
  for (const destroyed of at(t.victory, seat))
    if (!isEnemy(t, seat, destroyed))
      wrong.push(`seat ${seat + 1} has destroyed ${nameOf(destroyed)}, its own`)
  if (at(t.resources, seat) < 0) wrong.push(`seat ${seat + 1} has less than nothing`)
  if (seat === t.active) return
  if (at(t.units, seat).length > 0) wrong.push(`seat ${seat + 1} has units in play in the other's turn`)
  if (at(t.resources, seat) > 0) wrong.push(`seat ${seat + 1} has resources in the other's turn`)
}

/**
 * Only cards that the active player has in play, or had until they were exiled, bear marks of the turn. None of them
 * can be played again in the same turn, so a mark needs only the number of the piece.
 */
function findStrayMarks(t: Duel, wrong: string[]): void {
  const inPlay = [...at(t.units, t.active), ...at(t.ships, t.active), at(t.bases, t.active), ...t.exiled]
  for (const piece of [...t.used, ...t.attacked, ...t.boosts])
    if (!inPlay.includes(piece)) wrong.push(`${nameOf(piece)} bears a mark and is not in play`)
  for (const marks of [t.used, t.attacked, t.doomed])
    if (new Set(marks).size < marks.length) wrong.push('a mark is there twice')
  if (t.attacked.some((piece) => piece >= FIRST_BASE)) wrong.push('a base has attacked')
  if (t.neutralPurchases > t.purchases)
    wrong.push(`${t.neutralPurchases} of ${t.purchases} purchases were neutral`)
}

/** The victory piles alone decide who has won. */
function wrongOutcome(t: Duel, wrong: string[]): void {
  const needed = basesToWin(t.options)
  for (let seat = 0; seat < t.seats; seat++) {
    const destroyed = at(t.victory, seat).length
    const hasWon = t.outcome?.winners.includes(seat) === true
    if (destroyed >= needed !== hasWon)
      wrong.push(`seat ${seat + 1} destroyed ${destroyed} of ${needed} bases`)
    const isBaseless = at(t.bases, opponentOf(seat)) === NOTHING
    if (isBaseless && t.turn > 0 && destroyed === 0)
      wrong.push(`seat ${opponentOf(seat) + 1} has no base though none was destroyed`)
  }
}
