/** What opens over the table now and then, or at its end: fetched once the table stands. */
export { PartsSheet } from '@kantyna/ui'
export { KeysDialog } from './keys/KeysDialog.tsx'
export { SeatSheet } from './panels/SeatSheet.tsx'
export { NextOpponent } from './result/NextOpponent.tsx'
export { Result } from './result/Result.tsx'
export { OpenMenu } from './turn-bar/OpenMenu.tsx'
export { UndoDialog } from './undo/UndoDialog.tsx'
