import type { Inventory } from '@kantyna/kernel'
import { rulesOf } from '../composition.ts'
import { FIRST_AI, FIRST_CONTACT, FIRST_DATABANK, FIRST_ENCOUNTER, FIRST_MARKET } from '../pieces.ts'
import type { BoxPiece } from '../points/setup.ts'
import type { Rim } from '../rim.ts'
import { tablesOf } from '../tables.ts'

type TableFacts = Pick<Rim, 'modules' | 'automas' | 'options' | 'seats'>

/** The pieces that were taken out of the box for this game, by kind (OR-COMP-04). */
export interface PiecesInGame {
  readonly market: readonly number[]
  readonly encounters: readonly number[]
  readonly databank: readonly number[]
  readonly contacts: readonly number[]
  readonly aiCards: readonly number[]
  /** Market, encounter and databank cards together. */
  readonly cards: readonly number[]
}

/**
 * The last result and its table. It is kept, because it stays the same throughout a game and is read after every
 * choice.
 */
let latest: { readonly table: TableFacts; readonly pieces: PiecesInGame } | null = null

export function piecesInGame(t: TableFacts): PiecesInGame {
  if (latest === null || !isSameTable(latest.table, t)) {
    const { modules, automas, options, seats } = t
    latest = { table: { modules, automas, options, seats }, pieces: takenOut(t) }
  }
  return latest.pieces
}

function isSameTable(one: TableFacts, other: TableFacts): boolean {
  return (
    one.options === other.options &&
    one.modules === other.modules &&
    one.automas === other.automas &&
    one.seats === other.seats
  )
}

function takenOut(t: TableFacts): PiecesInGame {
  const { market, encounters, databank, contacts, aiCards } = tablesOf(t)
  const { leftOut } = rulesOf(t).setup
  const numbered = (first: number, list: readonly BoxPiece[]): number[] => {
    const pieces: number[] = []
    list.forEach((piece, index) => {
      if (!leftOut.some((isLeftOut) => isLeftOut(t, piece))) pieces.push(first + index)
    })
    return pieces
  }
  const pieces = {
    market: numbered(FIRST_MARKET, market),
    encounters: numbered(FIRST_ENCOUNTER, encounters),
    databank: numbered(FIRST_DATABANK, databank),
    contacts: numbered(FIRST_CONTACT, contacts),
    aiCards: numbered(FIRST_AI, aiCards),
  }
  return { ...pieces, cards: [...pieces.market, ...pieces.encounters, ...pieces.databank] }
}

/** Every card and token that is in the game (OR-COMP-04), with AI cards if there is an AI player (OR-AISET-09). */
export function inventory(t: Rim): Inventory {
  const { cards, contacts } = piecesInGame(t)
  return {
    card: cards,
    contact: contacts,
    ai: t.automas === 0 ? [] : rulesOf(t).ai.deck(t),
  }
}
