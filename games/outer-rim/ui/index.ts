import { gameUi } from '@kantyna/ui'
import { rimUi } from './rim-ui.ts'

/** Outer Rim on the table. */
export const ui = gameUi(rimUi)
