/** What opens over the table or is pointed at: fetched once the table stands. */
export { AnswerPanel } from './answer/AnswerPanel.tsx'
export { ThingPicture } from './card/ThingPicture.tsx'
export { IncomePanel } from './panels/IncomePanel.tsx'
export { SeatBoard } from './seats/SeatBoard.tsx'
