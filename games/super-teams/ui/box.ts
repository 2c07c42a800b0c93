import type { GameBox } from '@kantyna/ui'
import { BoxArt } from './BoxArt.tsx'

/** The box on the shelf: loads without the table's drawings. */
export const box: GameBox = { BoxArt }
