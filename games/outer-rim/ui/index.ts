import { gameUi } from '@kantyna/ui'
import { Board } from './board/Board.tsx'
import { reading } from './card/reading.ts'
import { ThingPicture } from './card/ThingPicture.tsx'
import { Icon } from './drawing/Icon.tsx'
import { Hand } from './hand/Hand.tsx'
import { chart } from './seats/chart.ts'
import { SeatBoard } from './seats/SeatBoard.tsx'
import { SeatEmblem } from './seats/SeatEmblem.tsx'
import { result, standings } from './seats/score.ts'
import { sounds } from './sounds.ts'

/** Outer Rim on the table. */
export const ui = gameUi({
  Board,
  Hand,
  SeatBoard,
  Icon,
  SeatEmblem,
  ThingPicture,
  sounds,
  reading,
  standings,
  chart,
  result,
})
