import type { GameUi } from '@kantyna/ui'
import { Board } from './board/Board.tsx'
import { ThingPicture } from './drawing/ThingPicture.tsx'
import { Hand } from './hand/Hand.tsx'
import { SeatEmblem } from './seats/SeatEmblem.tsx'
import { result, standings } from './seats/score.ts'

/** Super Teams on the table. */
export const ui: GameUi = { Board, Hand, SeatEmblem, ThingPicture, standings, result }
