import type { Inventory } from '@kantyna/kernel'
import { rulesOf } from './composition.ts'
import { FIRST_AI, FIRST_CONTACT, FIRST_DATABANK, FIRST_ENCOUNTER, FIRST_MARKET } from './pieces.ts'
import type { BoxPiece } from './points/setup.ts'
import type { Rim } from './rim.ts'
import { tablesOf } from './tables.ts'

type TableFacts = Pick<Rim, 'modules' | 'automas' | 'options' | 'seats'>

/** What was taken out of the box for this game, as pieces by sort (OR-COMP-04). */
export interface PiecesInGame {
  readonly market: number[]
  readonly encounters: number[]
  readonly databank: number[]
  readonly contacts: number[]
  readonly aiCards: number[]
}

export function piecesInGame(t: TableFacts): PiecesInGame {
  const { market, encounters, databank, contacts, aiCards } = tablesOf(t)
  const { leftOut } = rulesOf(t).setup
  const numbered = (first: number, list: readonly BoxPiece[]): number[] => {
    const pieces: number[] = []
    for (const [index, piece] of list.entries())
      if (!leftOut.some((isLeftOut) => isLeftOut(t, piece))) pieces.push(first + index)
    return pieces
  }
  return {
    market: numbered(FIRST_MARKET, market),
    encounters: numbered(FIRST_ENCOUNTER, encounters),
    databank: numbered(FIRST_DATABANK, databank),
    contacts: numbered(FIRST_CONTACT, contacts),
    aiCards: numbered(FIRST_AI, aiCards),
  }
}

/** Every card and token that is in the game (OR-COMP-04); AI cards where somebody plays by them (OR-AISET-09). */
export function inventory(t: Rim): Inventory {
  const { market, encounters, databank, contacts } = piecesInGame(t)
  return {
    card: [...market, ...encounters, ...databank],
    contact: contacts,
    ai: t.automas === 0 ? [] : rulesOf(t).ai.deck(t),
  }
}
