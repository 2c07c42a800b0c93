import type {
  Choice,
  GameRecord,
  Offer,
  PresentedDecision,
  TableLink,
  UndoOffer,
  WaitingFor,
} from '@kantyna/kernel'
import type { Screen } from './screen.ts'

/** The table that a session plays at: its host is in this process, or at a server. */
export interface SessionTable {
  readonly link: TableLink
  /** Whether the session cannot go on here. */
  readonly isLeft: boolean
  open(): void
  close(): void
  /** Waits until a person can be asked something, as far as that takes no choice of others. */
  settle(): Promise<void>
  /** The next offer that a person here has not been shown. */
  nextOffer(): Offer | undefined
  /** The question that comes next; undefined if that is not known. */
  asked(): Pick<WaitingFor, 'seat' | 'kind'> | undefined
  /** Waits for a choice of a player who is not here. */
  letOthersChoose(screen: Screen): void | Promise<void>
  /** Returns whether the choice was carried out. If not, the table has said why. */
  choose(choice: Choice): Promise<boolean>
  /** Declines a question, and every other one that can be declined until the next turn. */
  pass(decision: PresentedDecision): Promise<void>
  /** A player has a question about a turn: seats that passed until then are asked again. */
  endPassing(): Promise<void>
  /** Takes back the choice that was offered for undo. `haveConsent` asks the people at this keyboard. */
  takeBack(undo: UndoOffer, haveConsent: () => Promise<boolean>): Promise<'done' | 'asked' | 'refused'>
  /** The record of the game; null if it is not to be had. */
  record(): Promise<GameRecord | null>
  /** Saves the game to a file that the player named, and returns a message about the result. */
  save(file: string): Promise<string>
}
