export { type Chance, drawBelow, newChance, shuffle } from './chance/chance.ts'
export { chanceKey, commit } from './chance/commitment.ts'
export { type Dice, fastDice, type RandomBelow } from './chance/fast.ts'
export { isKey, toHex } from './chance/hex.ts'
export type {
  Clause,
  Condition,
  ConditionNode,
  Effect,
  EffectContext,
  Mood,
  Operation,
} from './effects/language.ts'
export { sentence } from './effects/printer.ts'
export { effectLanguage } from './effects/runner.ts'
export type {
  CardFact,
  CataloguedRule,
  GameBundle,
  GameLibrary,
  LessonStep,
  Paint,
  Provenance,
  RulebookParagraph,
  RulebookSection,
  Shortcut,
} from './play/bundle.ts'
export {
  type Answered,
  answerOf,
  ask,
  type BlockedOption,
  type Decision,
  type DecisionKind,
  decisionKind,
  type Facts,
  type Option,
  PASS,
  picked,
  type Refusal,
  type RuleId,
  type Thing,
} from './play/decision.ts'
export {
  answer,
  begin,
  type Choice,
  type ChoiceError,
  type Result,
  readChoice,
  writePicks,
} from './play/engine.ts'
export { emit, eventFor, type GameEvent, hasListener, type Secret } from './play/event.ts'
export { assert, at, Fault, remove, takeLast } from './play/fault.ts'
export type { Game, GameMeta, TableOption } from './play/game.ts'
export { Match, type MatchSetup } from './play/match.ts'
export {
  copyKernelPart,
  emptyPosition,
  type Frame,
  newOutbox,
  type Outcome,
  type Plain,
  type Position,
  type Seat,
} from './play/position.ts'
export { decisionsFor, type PresentedDecision, present } from './play/present.ts'
export {
  again,
  call,
  done,
  giveBack,
  proceed,
  type Routine,
  routine,
  routineTable,
  skip,
} from './play/routine.ts'
export { takeChoice } from './play/take-choice.ts'
export type { UndoReach, WallReason } from './play/undo.ts'
export { canonical, exactHashOf, hashOf } from './record/canonical.ts'
export { eventInWords } from './record/event-words.ts'
export { mismatch } from './record/mismatch.ts'
export { problemText, type Reader, sayProblem } from './record/problem.ts'
export { readWords } from './record/read-words.ts'
export {
  type Entry,
  type GameRecord,
  parseRecord,
  type RecordError,
  type SeatHolder,
} from './record/record.ts'
export { type ReplayError, type ReplayStep, replay } from './record/replay.ts'
export { runScenario, type ScenarioReport, type ScenarioWords } from './record/scenario.ts'
export { parseScenarios, type Scenario } from './record/scenario-file.ts'
export { type Verdict, type VerifyError, verify } from './record/verify.ts'
export { anyPicks, guess } from './secrets/guess.ts'
export { type Inventory, NOBODY, type Secrets, UNSEEN } from './secrets/secrets.ts'
export { type KernelView, type View, viewOf } from './secrets/view.ts'
export { entryFor, historyOf, PASS_ID, takenChoice, waitingAt } from './table/history.ts'
export {
  type CommandError,
  type CommandResult,
  type HowChosen,
  type Presence,
  SETUP,
  type TableCommand,
  type TableEntry,
  type TableFacts,
  type TableLink,
  type TableSnapshot,
  type TableUpdate,
  type TakenAnswer,
  type TakenChoice,
  type UndoOffer,
  type UndoRequest,
  type Viewer,
  type WaitingFor,
} from './table/link.ts'
export { linkSchemas } from './table/schemas.ts'
export { factsOf, snapshotOf, type TableKeeping } from './table/snapshot.ts'
export { undoOffer } from './table/undo-offer.ts'
export { counted, type PluralForms, plural } from './words/plural.ts'
export { printable } from './words/printable.ts'
export { unknownWord } from './words/unknown-word.ts'
export {
  type Explanation,
  type GameWords,
  type Lang,
  type Line,
  langs,
  line,
  plainText,
  player,
  type Segment,
  type Text,
  thing,
} from './words/words.ts'
