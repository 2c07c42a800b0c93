import { fetchedLater, fetchedOnce } from '@kantyna/ui'
import { isAtHand } from './at-hand.ts'
import { Board } from './board/Board.tsx'
import { readAs } from './card/read-as.ts'
import { reading } from './card/reading.ts'
import { Icon } from './drawing/Icon.tsx'
import { Hand } from './hand/Hand.tsx'
import { leftBehind } from './left-behind.ts'
import { nextAnswer } from './next-answer.ts'
import { aiPanel } from './panels/AiPanel.tsx'
import { combatPanel } from './panels/combat.ts'
import { encounterPanel } from './panels/encounter.ts'
import { marketPanel } from './panels/market/MarketPanel.tsx'
import { poolPanel } from './panels/pool.ts'
import { tradePanel } from './panels/trade.ts'
import { chart } from './seats/chart.ts'
import { SeatEmblem } from './seats/SeatEmblem.tsx'
import { result, standings } from './seats/score.ts'

/** The drawings of the game, for the table and for expansions. */
export const rimUi = {
  Board,
  Hand,
  panels: [combatPanel, encounterPanel, marketPanel, tradePanel, aiPanel, poolPanel],
  SeatBoard: fetchedLater(async () => (await import('./sheets.ts')).SeatBoard),
  Icon,
  SeatEmblem,
  ThingPicture: fetchedLater(async () => (await import('./sheets.ts')).ThingPicture),
  help: fetchedOnce(async () => (await import('./sheets.ts')).help),
  moments: fetchedOnce(async () => (await import('./sheets.ts')).moments),
  sounds: fetchedOnce(async () => (await import('./sheets.ts')).sounds),
  readAs,
  reading,
  isAtHand,
  nextAnswer,
  leftBehind,
  standings,
  chart,
  result,
}
