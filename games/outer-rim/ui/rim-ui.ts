import { isAtHand } from './at-hand.ts'
import { Board } from './board/Board.tsx'
import { readAs } from './card/read-as.ts'
import { reading } from './card/reading.ts'
import { ThingPicture } from './card/ThingPicture.tsx'
import { Icon } from './drawing/Icon.tsx'
import { Hand } from './hand/Hand.tsx'
import { aiPanel } from './panels/AiPanel.tsx'
import { combatPanel } from './panels/CombatPanel.tsx'
import { encounterPanel } from './panels/EncounterPanel.tsx'
import { marketPanel } from './panels/MarketPanel.tsx'
import { poolPanel } from './panels/PoolPanel.tsx'
import { tradePanel } from './panels/TradePanel.tsx'
import { chart } from './seats/chart.ts'
import { SeatBoard } from './seats/SeatBoard.tsx'
import { SeatEmblem } from './seats/SeatEmblem.tsx'
import { result, standings } from './seats/score.ts'
import { sounds } from './sounds.ts'

/** The drawings of the game, for the table and for expansions. */
export const rimUi = {
  Board,
  Hand,
  panels: [combatPanel, encounterPanel, marketPanel, tradePanel, aiPanel, poolPanel],
  SeatBoard,
  Icon,
  SeatEmblem,
  ThingPicture,
  sounds,
  readAs,
  reading,
  isAtHand,
  standings,
  chart,
  result,
}
