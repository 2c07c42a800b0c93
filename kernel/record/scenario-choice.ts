import { answer, type Choice, readChoice } from '../play/engine.ts'
import { at } from '../play/fault.ts'
import { newOutbox, type Position, type Seat } from '../play/position.ts'
import { decisionsFor, type PresentedDecision } from '../play/present.ts'
import { hint, quotable, unknownWord } from '../words/unknown-word.ts'
import { plainText } from '../words/words.ts'
import { exactHashOf } from './canonical.ts'
import { mismatch } from './mismatch.ts'
import type { RunningScenario } from './scenario.ts'
import type { Picks } from './scenario-file.ts'

/** Answering in a scenario: who is asked, what is meant, and what comes of it. */

export function choose<P extends Position>(
  running: RunningScenario<P>,
  seatNumber: number | undefined,
  said: Picks,
): void {
  const { game, t } = running
  const decision = askedOf(running, seatNumber)
  const picks = typeof said === 'number' ? said : [said].flat().map((one) => idSaid(running, decision, one))
  const read = readChoice(game, t, { seat: decision.seat, decision: decision.id, picks })
  if (!read.ok) mismatch(`${JSON.stringify(said)} was refused: ${JSON.stringify(read.error)}`)
  const saved: P = JSON.parse(JSON.stringify(t))
  const out = newOutbox()
  t.out = out
  answer(game, t, read.value.decision, read.value.picks)
  t.out = null
  // Every step is taken twice: saving, loading and going on must come to the same as never having stopped.
  answer(game, saved, read.value.decision, read.value.picks)
  if (exactHashOf(saved) !== exactHashOf(t))
    mismatch(`${JSON.stringify(said)} has another result after saving and loading`)
  running.events = out.events
}

/** The code of the error that an answer would be refused with; `none` if it would be taken. */
export function refusalOf<P extends Position>(
  running: RunningScenario<P>,
  seatNumber: number | undefined,
  said: Picks,
): string {
  const { game, t } = running
  const picks = typeof said === 'number' ? said : [said].flat()
  if (typeof picks !== 'number') for (const id of picks) knownOption(running, Object.keys(game.decisions), id)
  const asked = seatNumber === undefined ? undefined : seatOf(t, seatNumber)
  const own = t.open.find((decision) => decision.seat === asked) ?? t.open[0]
  const seat = asked ?? own?.seat ?? 0
  // Once the game is over nobody is asked: the try is aimed at the last decision there was.
  const choice: Choice = { seat, decision: own?.id ?? t.asked - 1, picks }
  const read = readChoice(game, t, choice)
  return read.ok ? 'none' : read.error.code
}

/** The decision that is to be answered: the only one, or a seat's. */
function askedOf<P extends Position>(
  { game, t }: RunningScenario<P>,
  seatNumber: number | undefined,
): PresentedDecision {
  const seats = t.open.map((open) => open.seat)
  if (seatNumber === undefined && seats.length > 1) mismatch('several seats are asked: say which one answers')
  const seat = seatNumber === undefined ? seats[0] : seatOf(t, seatNumber)
  if (seat === undefined) return mismatch('nobody is asked')
  if (!seats.includes(seat)) {
    const asked = seats.map((one) => one + 1).join(', ')
    return mismatch(`seat ${seat + 1} is not asked; asked: ${asked || 'nobody'}`)
  }
  return at(decisionsFor(game, t, seat), 0)
}

/** The option meant: by its id, or by what its button says in English. */
function idSaid<P extends Position>(
  running: RunningScenario<P>,
  decision: PresentedDecision,
  said: string,
): string {
  const { options, blocked } = decision
  const named = options.find((option) => option.id === said)
  if (named !== undefined) return named.id
  const english = running.game.words.en
  const saying = options.filter((option) =>
    plainText(english.option(decision, option), seatName).toLowerCase().includes(said.toLowerCase()),
  )
  if (saying.length === 1) return at(saying, 0).id
  const rule = blocked.find((option) => option.id === said)?.refusal.rule
  if (rule !== undefined) return mismatch(`${quotable(said)} is blocked by ${rule}`)
  const ids = options.map((option) => option.id)
  if (saying.length === 0) return mismatch(`there is no option ${quotable(said)}${hint(said, ids)}`)
  return mismatch(`more than one option says ${quotable(said)}: ${saying.map(({ id }) => id).join(', ')}`)
}

function seatName(seat: Seat): string {
  return `seat ${seat + 1}`
}

/** A seat as scenarios count them, from 1. */
export function seatOf(t: Position, seatNumber: number): Seat {
  if (seatNumber >= 1 && seatNumber <= t.seats) return seatNumber - 1
  return mismatch(`there is no seat ${seatNumber}; seats go from 1 to ${t.seats}`)
}

/** Refuses ids that no option of these kinds can ever have: what is misspelt is never offered, nor ever blocked. */
export function knownOption<P extends Position>(
  { words }: RunningScenario<P>,
  kinds: readonly string[],
  id: string,
): void {
  const known = kinds.flatMap((kind) => words.optionIds(kind))
  if (!known.includes(id))
    mismatch(unknownWord(kinds.length === 1 ? `option of ${kinds[0]}` : 'option', id, known))
}
