import {
  type Choice,
  type Game,
  type GameBundle,
  type GameRecord,
  type Option,
  type Position,
  type PresentedDecision,
  present,
  replay,
  type Seat,
} from '@kantyna/kernel'

/** A choice that was made: the question, and the options that were picked. */
export interface MadeChoice {
  readonly seat: Seat
  /** As it was asked, with only the options that were taken. */
  readonly decision: PresentedDecision
  readonly picks: readonly Option[] | number
  readonly isPass: boolean
  /** Whether it opens a turn: the log begins a new group with it. Further choices of the seat go on with its turn. */
  readonly opensTurn: boolean
}

export const PASS_ID = 'pass'

/** Whose turn it is after the choices that were made; null before the first one. */
export function turnOf(made: readonly Pick<MadeChoice, 'seat' | 'opensTurn'>[]): Seat | null {
  return made.findLast(({ opensTurn }) => opensTurn)?.seat ?? null
}

/** Describes a choice just before it is made; `before` are the choices made so far. */
export function madeChoiceOf(
  bundle: GameBundle,
  t: Position,
  choice: Choice,
  before: readonly MadeChoice[],
): MadeChoice | null {
  const open = t.open.find(({ id }) => id === choice.decision)
  if (open === undefined) return null
  const asked = present(bundle.game as Game, t, open)
  const { picks } = choice
  const taken =
    typeof picks === 'number' ? picks : asked.options.filter((option) => picks.includes(option.id))
  return {
    seat: choice.seat,
    decision: { ...asked, options: typeof taken === 'number' ? [] : taken, blocked: [] },
    picks: taken,
    isPass: typeof picks !== 'number' && picks.length === 1 && picks[0] === PASS_ID,
    opensTurn: isOfOwnTurn(bundle.game, t, asked) && turnOf(before) !== choice.seat,
  }
}

/** Whether a question belongs to the turn of the seat that is asked. */
function isOfOwnTurn(game: Game, t: Position, { seat, kind }: PresentedDecision): boolean {
  return game.whoseTurn === undefined ? game.turnKinds.includes(kind) : game.whoseTurn(t) === seat
}

/** The choices of a record, each as it was asked. */
export function madeChoicesIn(bundle: GameBundle, record: GameRecord): MadeChoice[] {
  const made: MadeChoice[] = []
  replay(bundle.game, record, ({ entry, position }) => {
    const next = record.entries[entry + 1]
    const choice = next === undefined ? null : madeChoiceOf(bundle, position, next, made)
    if (choice !== null) made.push(choice)
  })
  return made
}
