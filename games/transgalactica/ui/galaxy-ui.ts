import { fetchedLater, fetchedOnce, gameUi } from '@kantyna/ui'
import { planPanel } from './actions/plan-panel.ts'
import { answerPanel } from './answer/answer.ts'
import { Board } from './board/Board.tsx'
import { readAs } from './card/read-as.ts'
import { Icon } from './drawing/Icon.tsx'
import { FreeHandProvider } from './free-actions/FreeHandProvider.tsx'
import { Hand } from './hand/Hand.tsx'
import { missionPanel } from './missions/MissionPanel.tsx'
import { leftBehind } from './rounds/left-behind.ts'
import { goalPanel, incomePanel } from './rounds/panels.ts'
import { chart } from './seats/chart.ts'
import { SeatEmblem } from './seats/SeatEmblem.tsx'
import { result, standings } from './seats/score.ts'
import { technologyPanel } from './technologies/TechnologyPanel.tsx'
import { tracksPanel } from './tracks/TracksPanel.tsx'

/** Transgalactica on the table. */
export const ui = gameUi({
  Provider: FreeHandProvider,
  Board,
  Hand,
  panels: [answerPanel, planPanel, tracksPanel, technologyPanel, missionPanel, incomePanel, goalPanel],
  tabsFrom: 3,
  leftBehind,
  SeatBoard: fetchedLater(async () => (await import('./sheets.ts')).SeatBoard),
  Icon,
  SeatEmblem,
  ThingPicture: fetchedLater(async () => (await import('./sheets.ts')).ThingPicture),
  help: fetchedOnce(async () => (await import('./sheets.ts')).help),
  sounds: fetchedOnce(async () => (await import('./sheets.ts')).sounds),
  moments: fetchedOnce(async () => (await import('./sheets.ts')).moments),
  readAs,
  standings,
  chart,
  result,
})
