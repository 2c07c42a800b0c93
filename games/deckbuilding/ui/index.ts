import { fetchedLater, fetchedOnce, gameUi } from '@kantyna/ui'
import { Board } from './board/Board.tsx'
import { reading } from './card/reading.ts'
import { Icon } from './drawing/Icon.tsx'
import { Hand } from './hand/Hand.tsx'
import { pilesPanel } from './piles/PilesPanel.tsx'
import { chart } from './seats/chart.ts'
import { SeatEmblem } from './seats/SeatEmblem.tsx'
import { result, standings } from './seats/score.ts'

/** Everything with which the page shows The Deckbuilding Game. */
export const ui = gameUi({
  Board,
  Hand,
  panels: [pilesPanel],
  SeatBoard: fetchedLater(async () => (await import('./sheets.ts')).SeatBoard),
  Icon,
  SeatEmblem,
  ThingPicture: fetchedLater(async () => (await import('./sheets.ts')).ThingPicture),
  help: fetchedOnce(async () => (await import('./sheets.ts')).help),
  sounds: fetchedOnce(async () => (await import('./sheets.ts')).sounds),
  moments: fetchedOnce(async () => (await import('./sheets.ts')).moments),
  reading,
  standings,
  chart,
  result,
})
