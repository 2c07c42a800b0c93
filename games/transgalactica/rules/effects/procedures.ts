import { goOn, pausing } from '../free-actions/pause.ts'
import { takeMissionKind, takingMission } from '../missions/missions.ts'
import { marking, markKind } from '../technologies/technology-cards.ts'
import { advancing, trackKind } from './advancing.ts'
import { closeFileKind, closingFile } from './closing-file.ts'
import { gainAnyKind, gainingAny } from './gaining-any.ts'
import { treeLanguage } from './language.ts'
import { paying, payKind } from './paying.ts'

/** The routines and questions of effects, cards and free actions, including those of the language itself. */
export const effectRoutines = [
  ...treeLanguage.routines,
  advancing,
  closingFile,
  gainingAny,
  marking,
  pausing,
  paying,
  takingMission,
]

export const effectKinds = [
  // No effect depends on anything hidden.
  ...treeLanguage.decisions.map((kind) => ({ ...kind, isOpen: true })),
  closeFileKind,
  gainAnyKind,
  goOn,
  markKind,
  payKind,
  takeMissionKind,
  trackKind,
]
