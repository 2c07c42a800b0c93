export type { AssembledPart, Assembly, PartPick, PartPicks } from './answering/assembly.ts'
export {
  answerPicks,
  beginAssembly,
  canBeTaken,
  clearPart,
  currentPart,
  isPartFilled,
  pickInPart,
  stepBack,
  withNextPart,
  withTotal,
} from './answering/assembly.ts'
export { litForPart, pickByTouch, pickedSoFar } from './answering/assembly-touch.ts'
export {
  type AnswerPreview,
  type CompoundOption,
  isMove,
  nextPartOf,
  type PresentedPart,
  type Term,
  type Total,
} from './answering/parts.ts'
export {
  type Answering,
  type GameBox,
  type GameChart,
  type GamePanel,
  type GameUi,
  gameUi,
  type Motion,
  type OpenedPanel,
  type PanelControl,
  type PanelProps,
  type Reading,
  type RulebookFigure,
  type ScoreSource,
  type SeatBoardProps,
  type SeatInfo,
  type SeatResult,
  type SeatStanding,
  type TableProps,
  type Touching,
} from './contract.ts'
export { type Callout, Callouts } from './kit/Callouts.tsx'
export { LineIcon } from './kit/LineIcon.tsx'
export { PartsSheet, type PartWords } from './kit/PartsSheet.tsx'
export { SeatBoards } from './kit/SeatBoards.tsx'
export { Stepper } from './kit/Stepper.tsx'
export { seatColour, seatShape } from './kit/seat-shapes.ts'
export { numberText } from './kit/sum.ts'
export { fetchedLater, fetchedOnce, fetchTheRest } from './later.tsx'
export { PanZoom, type PanZoomControl } from './pan-zoom/PanZoom.tsx'
export { type EventSounds, type SoundName, soundNames } from './sounds.ts'
export { untouched, useTouch } from './use-touch.ts'
