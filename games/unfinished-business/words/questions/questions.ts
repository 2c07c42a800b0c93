import type { AddedEvent } from '../../rules/events.ts'

/**
 * The questions and events of the expansion, and the chapter that words each. An incomplete chapter does not compile.
 */

export type ChapterName =
  | 'table'
  | 'market'
  | 'persons'
  | 'jobs'
  | 'cards'
  | 'favors'
  | 'ambitions'
  | 'aiPlayers'

/** By the name of the kind of decision. */
export const addedKinds = {
  declareCrossing: 'table',
  revealBySymbol: 'market',
  chooseBountyFaction: 'persons',
  chooseForJob: 'jobs',
  agreeToJob: 'jobs',
  nameShipCost: 'cards',
  pickCardForToken: 'cards',
  chooseAmbition: 'ambitions',
  protectFromHunter: 'aiPlayers',
} as const satisfies Readonly<Record<string, ChapterName>>

/** By the name of the standing move. */
export const addedMoves = {
  askFavor: 'favors',
  offerFavor: 'favors',
  callIn: 'favors',
  giveToken: 'favors',
} as const satisfies Readonly<Record<string, ChapterName>>

/** By the name of the part of an answer. */
export const addedParts = {
  whom: 'favors',
  'give-favor': 'favors',
  'take-favor': 'favors',
  'give-debt': 'favors',
  'take-debt': 'favors',
} as const satisfies Readonly<Record<string, ChapterName>>

/** By the type of the event. */
export const addedEvents = {
  rotatedCard: 'market',
  contactIsPlayer: 'persons',
  playerBountyCompleted: 'persons',
  jobTogether: 'jobs',
  jobAgainst: 'jobs',
  confronted: 'jobs',
  shipSought: 'cards',
  tokenOnCard: 'cards',
  favor: 'favors',
  debtToken: 'favors',
  ambitionsDrawn: 'ambitions',
  ambitionChosen: 'ambitions',
  ambitionLeft: 'ambitions',
  goalBegun: 'ambitions',
  goalNotReached: 'ambitions',
  goalCompleted: 'ambitions',
  goalLost: 'ambitions',
  aiOrder: 'aiPlayers',
  aiTarget: 'aiPlayers',
  huntMissed: 'aiPlayers',
  huntCompleted: 'aiPlayers',
} as const satisfies Readonly<Record<AddedEvent['type'], ChapterName>>

type NamesOfChapter<Table extends Readonly<Record<string, ChapterName>>, Name extends ChapterName> = {
  [Key in keyof Table]: Table[Key] extends Name ? Key : never
}[keyof Table]

export type KindOf<Name extends ChapterName> = NamesOfChapter<typeof addedKinds, Name>
export type QuestionOf<Name extends ChapterName> =
  | KindOf<Name>
  | NamesOfChapter<typeof addedMoves, Name>
  | NamesOfChapter<typeof addedParts, Name>
export type EventOf<Name extends ChapterName> = NamesOfChapter<typeof addedEvents, Name>
