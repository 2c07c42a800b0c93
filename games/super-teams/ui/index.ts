import { fetchedLater, fetchedOnce, gameUi } from '@kantyna/ui'
import { Board } from './board/Board.tsx'
import { Icon } from './drawing/Icon.tsx'
import { Hand } from './hand/Hand.tsx'
import { chart } from './seats/chart.ts'
import { SeatEmblem } from './seats/SeatEmblem.tsx'
import { result, standings } from './seats/score.ts'

/** Everything with which the page shows Super Teams. */
export const ui = gameUi({
  Board,
  Hand,
  SeatBoard: fetchedLater(async () => (await import('./sheets.ts')).SeatBoard),
  Icon,
  SeatEmblem,
  ThingPicture: fetchedLater(async () => (await import('./sheets.ts')).ThingPicture),
  help: fetchedOnce(async () => (await import('./sheets.ts')).help),
  sounds: fetchedOnce(async () => (await import('./sheets.ts')).sounds),
  moments: fetchedOnce(async () => (await import('./sheets.ts')).moments),
  standings,
  chart,
  result,
})
