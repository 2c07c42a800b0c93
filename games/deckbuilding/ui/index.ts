import type { GameUi } from '@kantyna/ui'
import { Board } from './board/Board.tsx'
import { ThingPicture } from './card/ThingPicture.tsx'
import { Hand } from './hand/Hand.tsx'
import { SeatEmblem } from './seats/SeatEmblem.tsx'
import { result, standings } from './seats/score.ts'

/** The Deckbuilding Game on the table. */
export const ui: GameUi = { Board, Hand, SeatEmblem, ThingPicture, standings, result }
