import { fetchedLater, gameUi } from '@kantyna/ui'
import { answerPanel } from './answer/answer.ts'
import { Board } from './board/Board.tsx'
import { Icon } from './drawing/Icon.tsx'
import { Hand } from './hand/Hand.tsx'
import { incomePanel } from './panels/income.ts'
import { missionPanel } from './panels/MissionPanel.tsx'
import { technologyPanel } from './panels/TechnologyPanel.tsx'
import { tracksPanel } from './panels/TracksPanel.tsx'
import { readAs } from './read-as.ts'
import { chart } from './seats/chart.ts'
import { SeatEmblem } from './seats/SeatEmblem.tsx'
import { result, standings } from './seats/score.ts'
import { sounds } from './sounds.ts'

/** Transgalactica on the table. */
export const ui = gameUi({
  Board,
  Hand,
  panels: [answerPanel, tracksPanel, technologyPanel, missionPanel, incomePanel],
  SeatBoard: fetchedLater(async () => (await import('./sheets.ts')).SeatBoard),
  Icon,
  SeatEmblem,
  ThingPicture: fetchedLater(async () => (await import('./sheets.ts')).ThingPicture),
  sounds,
  readAs,
  standings,
  chart,
  result,
})
