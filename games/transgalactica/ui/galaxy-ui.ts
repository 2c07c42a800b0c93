import { fetchedLater, fetchedOnce, gameUi } from '@kantyna/ui'
import { answerPanel } from './answer/answer.ts'
import { planPanel } from './answer/plan-panel.ts'
import { Board } from './board/Board.tsx'
import { Icon } from './drawing/Icon.tsx'
import { Hand } from './hand/Hand.tsx'
import { leftBehind } from './left-behind.ts'
import { goalPanel } from './panels/goals.ts'
import { incomePanel } from './panels/income.ts'
import { missionPanel } from './panels/MissionPanel.tsx'
import { technologyPanel } from './panels/TechnologyPanel.tsx'
import { tracksPanel } from './panels/TracksPanel.tsx'
import { readAs } from './read-as.ts'
import { chart } from './seats/chart.ts'
import { SeatEmblem } from './seats/SeatEmblem.tsx'
import { result, standings } from './seats/score.ts'

/** Transgalactica on the table. */
export const ui = gameUi({
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
