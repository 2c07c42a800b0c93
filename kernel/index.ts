export { type Chance, drawBelow, newChance, shuffle } from './chance/chance.ts'
export { commit, contributors } from './chance/commitment.ts'
export { type Dice, fastDice, type RandomBelow } from './chance/fast.ts'
export { toHex } from './chance/hex.ts'
export { sentence } from './effects/clauses.ts'
export type { PrintedPart } from './effects/combinators/all.ts'
export type { LineEvent } from './effects/combinators/parts.ts'
export type {
  Amount,
  AnyAmount,
  AnyNode,
  Condition,
  EffectContext,
  Language,
  Measure,
  Mood,
  Operation,
  Picks,
  Printer,
} from './effects/language.ts'
export type { CombinatorWords } from './effects/printer.ts'
export { type Effects, effectLanguage } from './effects/runner.ts'
export {
  anyNamedShape,
  eitherShape,
  type FieldShapes,
  fieldsShape,
  flagShape,
  listShape,
  namedShape,
  nothingShape,
  optional,
  type Shape,
  textShape,
  trueShape,
  wholeShape,
  wordShape,
} from './effects/shapes.ts'
export type { CardTable, End, Scripts } from './effects/table.ts'
export type { ConditionNode, Effect } from './effects/tree.ts'
export { type TreeShapes, treeShapes, type VocabularyShapes } from './effects/tree-shapes.ts'
export { type Graph, graphOf } from './graph/graph.ts'
export {
  change,
  compose,
  type ExtensibleGame,
  type GameModule,
  type PointChange,
  versionWith,
} from './modules/compose.ts'
export { editionOf, editionOfGame, idsIn, modulesIn } from './modules/edition.ts'
export { type Contradiction, type OptionChoices, oneOf, optionsOf } from './modules/options.ts'
export {
  listPoint,
  numberPoint,
  type Point,
  type Points,
  type Resolved,
  replacementPoint,
  stagesPoint,
  triggerPoint,
} from './modules/points.ts'
export { anyAnswer, everyAnswer, everyAnswerTo, isLegalAnswer } from './play/answers.ts'
export { anyMove, type MadeMove } from './play/any-move.ts'
export type {
  CardFact,
  CataloguedRule,
  CoachLine,
  CoachMoment,
  FullGameBundle,
  GameBundle,
  GameLibrary,
  LessonStep,
  Paint,
  Provenance,
  RulebookParagraph,
  RulebookSection,
  Shortcut,
  Tally,
  TallyTable,
} from './play/bundle.ts'
export { abstainOrDraw } from './play/by-rule.ts'
export type { Claim, Claims } from './play/claims.ts'
export {
  type ClauseKind,
  type DealRules,
  dealMoves,
  isOfferId,
  type Offer,
  type OfferEvent,
  offerId,
  offersField,
  offersInIds,
  offersWith,
  type Terms,
} from './play/deals.ts'
export {
  answerOf,
  ask,
  type BlockedOption,
  type Decision,
  type DecisionKind,
  decisionKind,
  type Facts,
  listDecision,
  type Option,
  PASS,
  picked,
  pickedAll,
  type Refusal,
  type RuleId,
  type Thing,
} from './play/decision.ts'
export {
  type Answer,
  type AnswerSoFar,
  answer,
  answerSoFar,
  begin,
  type Choice,
  type ChoiceError,
  type Move,
  playChoice,
  type Result,
  readChoice,
  writeFor,
  writePicks,
} from './play/engine.ts'
export { emit, eventFor, type GameEvent, hasListener, type Secret } from './play/event.ts'
export { assert, at, Fault, numberAt, remove, takeLast } from './play/fault.ts'
export {
  copyFields,
  emptyFields,
  emptyPiles,
  endScope,
  type Field,
  type Fields,
  type FieldsOf,
  faceDown,
  faceDownBySeat,
  faceDownPiles,
  faceDownRemembered,
  faceUp,
  faceUpBySeat,
  given,
  knowers,
  own,
  owners,
  ownRemembered,
  places,
  type SecretsOf,
  secretsOf,
  sharedEmptyFields,
  shown,
} from './play/fields.ts'
export type {
  BotKnowledge,
  CheckedGame,
  ChosenOptions,
  CompleteGame,
  ExpansionMeta,
  Game,
  GameMeta,
  GameWithBots,
  GameWithWords,
  ProposedMove,
  TableChoice,
  TableOption,
} from './play/game.ts'
export { hasOffer } from './play/has-offer.ts'
export { kindOf } from './play/kinds.ts'
export { Match, type MatchSetup } from './play/match.ts'
export { previewAnswer } from './play/match-preview.ts'
export { endGame, type Outcome, type Score, seatsWithMost } from './play/outcome.ts'
export {
  amountsPart,
  everyPart,
  numberPart,
  onePart,
  type Part,
  pairing,
  partsOf,
  somePart,
  subsets,
  type Term,
  type Total,
  withPart,
} from './play/parts.ts'
export { plainConstructor, withAddedFields } from './play/plain-constructor.ts'
export {
  copyKernelPart,
  emptyPosition,
  type Frame,
  newOutbox,
  type Outbox,
  type Plain,
  type Position,
  type Seat,
  type Seating,
} from './play/position.ts'
export {
  decisionsFor,
  movesFor,
  type PresentedDecision,
  type PresentedOption,
  type PresentedPart,
  partAsDecision,
  present,
} from './play/present.ts'
export { type Preview, preview } from './play/preview.ts'
export { proceed } from './play/proceed.ts'
export { seriesOf, startSeries } from './play/question-ids.ts'
export { resumeMatch } from './play/resume.ts'
export { resumeFromLog, resumeTrusted } from './play/resume-trusted.ts'
export {
  again,
  call,
  done,
  type Routine,
  type Routines,
  result,
  routine,
  routineTable,
  runStages,
  skip,
} from './play/routine.ts'
export { continueAt, isUnderWay, scopeOf } from './play/scope.ts'
export { seatingFor } from './play/seating.ts'
export { seatsFrom } from './play/seats.ts'
export { mayMove, type StandingMove, type StandingMoves, standingFor, takeStanding } from './play/standing.ts'
export { type WallReason, wallBetween, wallFactsOf } from './play/undo.ts'
export { type ReactionWindow, reactionWindow } from './play/window.ts'
export { canonical, hashOf } from './record/canonical.ts'
export { readCards } from './record/card-block.ts'
export { type EventFacts, eventInWords, type FactTable, factNames } from './record/event-words.ts'
export { fingerprintOf } from './record/fingerprint.ts'
export { mismatch } from './record/mismatch.ts'
export { plainScenarioWords } from './record/plain-scenario-words.ts'
export { faultyField, problemSentence, problemText, type Reader } from './record/problem.ts'
export { LARGEST_RECORD, parseRecord, type RecordError } from './record/read-record.ts'
export { readWords } from './record/read-words.ts'
export {
  type Entry,
  type GameRecord,
  isSealIntact,
  recordedOutcome,
  type SeatHolder,
  type SeatReason,
  type TableChange,
} from './record/record.ts'
export { type ReplayError, replay } from './record/replay.ts'
export { grownRecord, type RecordedEnd, type TableRow, withRows } from './record/rows.ts'
export { runScenario, type ScenarioWords } from './record/scenario.ts'
export type { AiLines } from './record/scenario-ai.ts'
export { parseScenarios, type Scenario } from './record/scenario-file.ts'
export { scenarioVocabulary, withVocabulary } from './record/scenario-vocabulary.ts'
export { signedRecord, signedRow } from './record/signed.ts'
export { encodingOf } from './record/text-encoding.ts'
export { type Verdict, type VerifyError, verify } from './record/verify.ts'
export { type ChangeRules, type Proposed, propose } from './rules/changes.ts'
export { matching } from './rules/matching.ts'
export { settling } from './rules/settling.ts'
export { type TriggersFrame, triggers, triggersFrame } from './rules/triggers.ts'
export {
  type Add,
  type CheckedValue,
  type Contribution,
  checkedValue,
  type Value,
  value,
} from './rules/values.ts'
export { guess } from './secrets/guess.ts'
export { everybody, forget, learn, mixLookAlikes, type PileSlot, slotsOf } from './secrets/knowledge.ts'
export {
  backOfUnseen,
  EMPTY,
  type Inventory,
  NOBODY,
  type Policy,
  type PublicFacts,
  type PublicOf,
  type Secrets,
  UNSEEN,
} from './secrets/secrets.ts'
export { type KernelView, type View, viewOf } from './secrets/view.ts'
export { forcedAnswer } from './table/forced-answer.ts'
export { entryFor, PASS_ID, waitingAt } from './table/history.ts'
export {
  type AbsenceWish,
  type AnswerHint,
  type AnswerPreview,
  type CommandError,
  type CommandResult,
  type CommandStamp,
  type ConnectionState,
  type commandProblems,
  type HintReason,
  type HowChosen,
  type Presence,
  SETUP,
  type SeatClock,
  type TableCommand,
  type TableEntry,
  type TableFacts,
  type TableLink,
  type TableSnapshot,
  type TakenAnswer,
  type TakenChoice,
  type Unanswered,
  type UndoOffer,
  type UndoRequest,
  type Viewer,
  type WaitingFor,
} from './table/link.ts'
export { isPlain } from './table/plain.ts'
export { historyOf } from './table/record-history.ts'
export { linkSchemas } from './table/schemas.ts'
export { factsOf, type HostState, snapshotOf } from './table/snapshot.ts'
export { undoOffer } from './table/undo-offer.ts'
export { capitalised } from './words/capitalised.ts'
export { type GlossaryTerm, unwantedWords } from './words/glossary.ts'
export { counted, numberIn, type PluralForms, plural } from './words/plural.ts'
export { escaped, printable } from './words/printable.ts'
export { shortened, shortenedApart } from './words/shortened.ts'
export { unknownWord } from './words/unknown-word.ts'
export { isVisible } from './words/visible.ts'
export {
  type Explanation,
  explained,
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
