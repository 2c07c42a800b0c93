/** What opens over the table or is pointed at: fetched once the table stands. */
export { ThingPicture } from './card/ThingPicture.tsx'
export { CombatPanel } from './panels/CombatPanel.tsx'
export { EncounterPanel } from './panels/EncounterPanel.tsx'
export { PoolPanel } from './panels/PoolPanel.tsx'
export { TradePanel } from './panels/TradePanel.tsx'
export { SeatBoard } from './seats/SeatBoard.tsx'
