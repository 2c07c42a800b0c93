import type { GameBox } from '@kantyna/ui'
import { BoxArt } from './BoxArt.tsx'

/** The box shown in the lobby. It loads without the table's drawings. */
export const box: GameBox = { BoxArt }
