/** What opens over the table or is pointed at: fetched once the table stands. */
export { ThingPicture } from './drawing/ThingPicture.tsx'
export { help } from './help/help.ts'
export { moments } from './moments/moments.ts'
export { SeatBoard } from './seats/SeatBoard.tsx'
export { sounds } from './sounds.ts'
