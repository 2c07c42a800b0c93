export type { GameUi, Motion, SeatInfo, SeatStanding, TableProps, Touching } from './contract.ts'
