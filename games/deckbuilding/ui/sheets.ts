/**
 * Everything that opens over the table or when a player points at a thing. The page fetches it after drawing the table.
 */
export { ThingPicture } from './card/ThingPicture.tsx'
export { help } from './help/help.ts'
export { moments } from './moments/moments.ts'
export { SeatBoard } from './seats/SeatBoard.tsx'
export { sounds } from './sounds.ts'
