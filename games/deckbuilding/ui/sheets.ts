/** Everything that opens over the table or when pointing, fetched after the table is drawn. */
export { ThingPicture } from './card/ThingPicture.tsx'
export { help } from './help/help.ts'
export { moments } from './moments/moments.ts'
export { SeatBoard } from './seats/SeatBoard.tsx'
export { sounds } from './sounds.ts'
