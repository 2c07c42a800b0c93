/** Drawings for dialogs and readers, fetched after the table is shown. */
export { ThingPicture } from './drawing/ThingPicture.tsx'
export { help } from './help/help.ts'
export { moments } from './moments/moments.ts'
export { SeatBoard } from './seats/SeatBoard.tsx'
export { sounds } from './sounds.ts'
