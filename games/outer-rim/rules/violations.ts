import { at, type Seat } from '@kantyna/kernel'
import { health, hull } from './abilities/values.ts'
import { rulesOf } from './composition.ts'
import { turnKinds } from './flow.ts'
import { spaces } from './map/map.ts'
import { numbersIn } from './numbered.ts'
import { NONE } from './pieces.ts'
import { fits } from './resources/slots.ts'
import type { Rim } from './rim.ts'
import { piecesInGame } from './setup/inventory.ts'
import { tablesOf } from './tables.ts'

/** Everything that is wrong in a position. It is checked here independently of the rules. */
export function violations(t: Rim): string[] {
  const wrong = [...wrongNumbers(t), ...wrongFame(t)]
  if (t.phase === 'setup') return wrong
  wrong.push(...wrongPieces(t), ...wrongShips(t), ...wrongPatrols(t), ...wrongContacts(t))
  for (const findMore of rulesOf(t).game.violations) wrong.push(...findMore(t))
  // These questions are asked only after everything is settled.
  if (!t.open.some(({ kind }) => turnKinds.includes(kind))) return wrong
  for (let seat = 0; seat < t.seats; seat++) wrong.push(...wrongBoard(t, seat))
  return wrong
}

function wrongNumbers(t: Rim): string[] {
  const wrong: string[] = []
  const neverBelow0 = {
    credits: t.credits,
    fame: t.fame,
    characterDamage: t.characterDamage,
    shipDamage: t.shipDamage,
    characterTokens: t.characterTokens,
    shipTokens: t.shipTokens,
  }
  for (const [name, list] of Object.entries(neverBelow0))
    if (list.some((value) => value < 0)) wrong.push(`${name} below 0`)
  // OR-REP-03: a track has three spaces.
  if (t.reputation.flat().some((value) => value < -1 || value > 1)) wrong.push('reputation beyond its track')
  return wrong
}

/** The sources of fame must add up to the marker. */
function wrongFame(t: Rim): string[] {
  return t.fameFrom.flatMap((sources, seat) => {
    const sum = sources.reduce((all, each) => all + each, 0)
    return sum === at(t.fame, seat) ? [] : [`seat ${seat + 1} has ${at(t.fame, seat)} fame from ${sum}`]
  })
}

/** OR-COMP-04: every card and every token lies in exactly one place, and none was added. */
function wrongPieces(t: Rim): string[] {
  const { cards, contacts } = piecesInGame(t)
  const piles = [...t.held, ...t.secrets, ...t.market, ...t.encounters, t.databank, t.resolving, t.removed]
  const tokens = [
    t.contacts.filter((contact) => contact !== NONE),
    t.contactsLeftOut,
    t.discardedContacts,
    t.removedContacts,
    ...t.captives,
  ]
  return [
    ...wrongPiles('card', piles, cards),
    ...wrongPiles('contact', tokens, contacts),
    // Only a table with an AI player has its cards (OR-AISET-09).
    ...(t.automas === 0 ? [] : wrongPiles('AI card', [t.aiDeck, t.aiCard], rulesOf(t).ai.deck(t))),
  ]
}

type Piles = readonly (readonly number[])[]

/** Checks piles quickly in the usual case, in which nothing is wrong. */
function wrongPiles(what: string, piles: Piles, expected: readonly number[]): string[] {
  return isEachOnce(piles, expected) ? [] : wrongPile(what, piles.flat(), expected)
}

/**
 * Whether each expected piece lies in the piles exactly once. If the count is right and each piece is there, no piece
 * is there twice.
 */
function isEachOnce(piles: Piles, expected: readonly number[]): boolean {
  const isThere = new Uint8Array(1 + expected.reduce((most, piece) => Math.max(most, piece), 0))
  let count = 0
  for (const pile of piles) {
    for (const piece of pile) isThere[piece] = 1
    count += pile.length
  }
  return count === expected.length && expected.every((piece) => isThere[piece] === 1)
}

function wrongPile(what: string, lying: readonly number[], expected: readonly number[]): string[] {
  const places = new Map<number, number>()
  for (const piece of lying) places.set(piece, (places.get(piece) ?? 0) + 1)
  const wrong: string[] = []
  for (const piece of expected) {
    const count = places.get(piece) ?? 0
    if (count !== 1) wrong.push(`${what} ${piece} lies in ${count} places`)
    places.delete(piece)
  }
  for (const piece of places.keys()) wrong.push(`there is no ${what} ${piece}`)
  return wrong
}

/** OR-COMP-04: there is one sheet of every ship that can be bought. */
function wrongShips(t: Rim): string[] {
  const { ships } = tablesOf(t)
  const lying = [...t.shipPool, ...t.ships].filter((ship) => (ships[ship]?.cost ?? 0) > 0)
  const sold = numbersIn(ships).filter((ship) => at(ships, ship).cost > 0)
  return wrongPiles('ship', [lying], sold)
}

/** OR-PAT-12: exactly one of each faction, on the map, of a level from 1 to 4. */
function wrongPatrols(t: Rim): string[] {
  return t.patrolSpaces.flatMap((space, faction) => {
    const level = at(t.patrolLevels, faction)
    const isThere = spaces[space] !== undefined
    return isThere && level >= 1 && level <= 4 ? [] : [`patrol ${faction} of level ${level} is at ${space}`]
  })
}

/** OR-BNTY-13: captives lie on bounties of their captor; every secret has an origin. */
function wrongContacts(t: Rim): string[] {
  const wrong = t.contactsUp.flatMap((place) =>
    at(t.contacts, place) === NONE ? [`nothing lies face up at ${place}`] : [],
  )
  for (let seat = 0; seat < t.seats; seat++) {
    const bounties = at(t.captiveOn, seat)
    if (bounties.length !== at(t.captives, seat).length)
      wrong.push(`seat ${seat + 1} has captives on no bounty`)
    if (bounties.some((bounty) => !at(t.held, seat).includes(bounty)))
      wrong.push(`seat ${seat + 1} has a captive on a bounty that it does not hold`)
    if (at(t.secrets, seat).length !== at(t.secretsFrom, seat).length)
      wrong.push(`seat ${seat + 1} has secrets from nowhere`)
  }
  return wrong
}

function wrongBoard(t: Rim, seat: Seat): string[] {
  const wrong: string[] = []
  if (!fits(t, seat, at(t.held, seat)))
    wrong.push(`seat ${seat + 1} holds more than slots and printed limits allow`)
  // OR-DMG-04, OR-DMG-05.
  const isHurt =
    at(t.characterDamage, seat) >= health.of(t, seat) || at(t.shipDamage, seat) >= hull.of(t, seat)
  if (at(t.characterDamage, seat) > health.of(t, seat))
    wrong.push(`seat ${seat + 1} has more damage than health`)
  if (at(t.shipDamage, seat) > hull.of(t, seat)) wrong.push(`seat ${seat + 1} has more damage than hull`)
  if (isHurt && !at(t.isDefeated, seat)) wrong.push(`seat ${seat + 1} should be defeated`)
  if (at(t.isDefeated, seat) && at(t.secrets, seat).length > 0)
    wrong.push(`seat ${seat + 1} is defeated with secrets`)
  return wrong
}
