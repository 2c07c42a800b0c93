import { at, everybody, mismatch } from '@kantyna/kernel'
import { marketDecks } from '../../content/names.ts'
import { rulesOf } from '../composition.ts'
import { placeInDatabank } from '../market/decks.ts'
import { FIRST_ENCOUNTER, FIRST_MARKET } from '../pieces.ts'
import type { Rim } from '../rim.ts'
import { piecesInGame } from '../setup/inventory.ts'
import { tablesOf } from '../tables.ts'
import type { Pool } from './arrange-pool.ts'
import type { Block } from './arrange-words.ts'

/** Fills the decks, the databank and the removed cards. The cards of players are already placed. */
export function arrangeDecks(t: Rim, given: Block, pool: Pool): void {
  const { market, encounters, encounterDecks } = tablesOf(t)
  const inGame = piecesInGame(t)
  t.removed = pool.takeFaceUp('removed', given.removed)
  const top = {
    market: marketDecks.map((deck) => pool.takeAll(`market ${deck}`, given.market[deck] ?? [])),
    encounters: encounterDecks.map((deck) =>
      pool.takeAll(`encounters ${deck}`, given.encounters[deck] ?? []),
    ),
  }
  removeShipCards(t, pool)
  t.market = marketDecks.map((deck, index) => {
    const cards = inGame.market.filter((card) => market[card - FIRST_MARKET]?.deck === deck)
    return fill(t, deck, at(top.market, index), cards, given, pool)
  })
  t.encounters = encounterDecks.map((deck, index) => {
    const cards = inGame.encounters.filter((card) => encounters[card - FIRST_ENCOUNTER]?.deck === deck)
    return fill(t, deck, at(top.encounters, index), cards, given, pool)
  })
  // OR-DECK-02.
  for (const deck of t.market) {
    const card = deck.at(-1)
    if (card !== undefined) t.knowers[card] = everybody(t)
  }
  const byNumber = (one: number, other: number) => placeInDatabank(t, one) - placeInDatabank(t, other)
  t.databank = pool.rest(inGame.databank.toSorted(byNumber))
  if (t.automas === 0) {
    if (given.aiDeck.length > 0) mismatch('arrange aiDeck: there is no AI player')
    return
  }
  const onTop = pool.takeAll('aiDeck', given.aiDeck, 'AI card')
  const rest = pool.rest(rulesOf(t).ai.deck(t).slice())
  t.aiDeck = [...onTop, ...rest].reverse()
}

/** Makes a deck: the named cards are on top, and below them the rest in the order of the box. */
function fill(
  t: Rim,
  deck: Block['onlyThese'][number],
  top: readonly number[],
  cards: readonly number[],
  given: Block,
  pool: Pool,
): number[] {
  const stranger = top.find((card) => !cards.includes(card))
  if (stranger !== undefined) mismatch(`arrange: a card of another deck is said to lie in ${deck}`)
  const rest = pool.rest(cards)
  if (!given.onlyThese.includes(deck)) return [...top, ...rest].reverse()
  t.removed.push(...rest)
  return [...top].reverse()
}

/**
 * The market card of a ship that a seat flies has left the game (OR-SHIP-09), unless the scenario puts it elsewhere.
 */
function removeShipCards(t: Rim, pool: Pool): void {
  const { market, ships } = tablesOf(t)
  const flown = t.ships.map((ship) => ships[ship]?.id)
  const cards = market.flatMap((card, index) =>
    'ship' in card && flown.includes(card.ship) ? [FIRST_MARKET + index] : [],
  )
  t.removed.push(...pool.rest(cards))
}
