import { listPoint, replacementPoint, type Seat } from '@kantyna/kernel'
import type { AiCard, Contact, DatabankCard, EncounterCard, MarketCard } from '../../content/card.ts'
import type { PublicRim, Rim } from '../rim.ts'
import {
  usualAiCharacterFromOptions,
  usualAiCharacters,
  usualStartingCredits,
  usualStartingShips,
} from '../setup/setup.ts'

/** Any card or token that a box holds. */
export type BoxPiece = MarketCard | EncounterCard | DatabankCard | Contact | AiCard

export const setupPoints = {
  /** Cards and tokens that stay in the box. The function may only read these public facts. */
  leftOut: listPoint<(t: Pick<Rim, 'automas' | 'options' | 'seats'>, piece: BoxPiece) => boolean>([]),
  /** The characters that the AI player of a seat can be. */
  aiCharacters: replacementPoint<(t: Rim, seat: Seat) => readonly number[]>(usualAiCharacters),
  /**
   * The id of the character that the table agreed on for an AI player. If that character is available, nobody is asked.
   */
  aiCharacterFromOptions: replacementPoint<(t: Rim, seat: Seat) => string>(usualAiCharacterFromOptions),
  /** The ships that a seat can begin with; an AI player begins with the first of them. */
  startingShips: replacementPoint<(t: PublicRim, seat: Seat) => readonly string[]>(usualStartingShips),
  /** The credits of a seat at the start, by its place in the order of turns. */
  credits: replacementPoint<(t: Rim, seat: Seat, place: number) => number>(usualStartingCredits),
}
