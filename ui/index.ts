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
  type Answered,
  type Answering,
  type AskedNow,
  type GameBox,
  type GameChart,
  type GameHelp,
  type GamePanel,
  type GameUi,
  gameUi,
  type Motion,
  type NextAnswer,
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
  type WhyNot,
  type WhyNotFinder,
} from './contract.ts'
export { because } from './help/because.ts'
export { type Callout, Callouts } from './kit/Callouts.tsx'
export { LineIcon } from './kit/LineIcon.tsx'
export { OfferClock } from './kit/OfferClock.tsx'
export { OFFER_TIMEOUT_MS } from './kit/offer-timeout.ts'
export { PartsSheet, type PartWords } from './kit/PartsSheet.tsx'
export { SeatBoards } from './kit/SeatBoards.tsx'
export { Stepper } from './kit/Stepper.tsx'
export { seatColour, seatShape } from './kit/seat-shapes.ts'
export { seatsOf } from './kit/seats.ts'
export { hashBelow, seedOf } from './kit/seed.ts'
export { Store, useStore } from './kit/store.ts'
export { numberText } from './kit/sum.ts'
export { useMedia } from './kit/use-media.ts'
export { glide, prefersReducedMotion, translate, useMoves } from './kit/use-moves.ts'
export { usePointed } from './kit/use-pointed.ts'
export { fetchedLater, fetchedOnce, fetchedWhenDrawn, fetchTheRest, fetchWhenOnline } from './later.tsx'
export { isAbout } from './moment-about.ts'
export {
  type EventRoles,
  type GameMoments,
  linesOf,
  logSentence,
  type Moment,
  type MomentChange,
  type MomentRole,
  type MomentSceneProps,
  momentFinder,
  momentsOf,
  summedChanges,
  UNASKED,
} from './moments.ts'
export type { Point } from './pan-zoom/geometry.ts'
export { PanZoom, type PanZoomControl } from './pan-zoom/PanZoom.tsx'
export { type EventSounds, type SoundName, soundNames } from './sounds.ts'
export { noTouching, useTouch } from './use-touch.ts'
