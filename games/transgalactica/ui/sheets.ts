/** What opens over the table or is pointed at: fetched once the table stands. */
export { ActionPreview } from './answer/ActionPreview.tsx'
export { AnswerPanel } from './answer/AnswerPanel.tsx'
export { ThingPicture } from './card/ThingPicture.tsx'
export { IncomePanel } from './panels/IncomePanel.tsx'
export { SeatBoard } from './seats/SeatBoard.tsx'
