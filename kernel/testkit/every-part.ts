import {
  canonical,
  type Decision,
  type DecisionKind,
  type Dice,
  type GameWithWords,
  isLegalAnswer,
  kindOf,
  listDecision,
  movesFor,
  type Position,
  type PresentedDecision,
  partAsDecision,
  present,
  readChoice,
  type Seat,
  standingFor,
  withPart,
  writeFor,
} from '../index.ts'
import { anyAnswerTo } from '../play/answers.ts'
import { everyPart, type Part } from '../play/parts.ts'
import { presentNext } from '../play/present.ts'
import { checkWords } from './every-word.ts'

/** A question, or a standing move, whose answers have parts. */
interface InParts<P extends Position> {
  readonly kind: DecisionKind<P>
  readonly decision: Decision
  readonly asked: PresentedDecision
  readonly isMove: boolean
}

/**
 * Checks the parts of answers. Every part has a legal answer, whatever was picked before, and words in every language.
 * Each listed code can be picked, and ids and codes match.
 */
export function checkParts<P extends Position>(game: GameWithWords<P>, t: P, dice: Dice): string[] {
  return inParts(game, t).flatMap((question) =>
    question.decision.options.flatMap((code) => {
      const wrong = checkPrefixes(game, t, question, code)
      return wrong.length > 0 ? wrong : checkReadingBack(game, t, question, code, dice)
    }),
  )
}

function inParts<P extends Position>(game: GameWithWords<P>, t: P): InParts<P>[] {
  const questions = t.open.map((decision) => ({
    kind: kindOf(game, decision),
    decision,
    asked: present(game, t, decision),
    isMove: false,
  }))
  const moves = Array.from({ length: t.seats }, (_, seat) => movesInParts(game, t, seat)).flat()
  return [...questions, ...moves].filter(({ kind }) => kind.next !== undefined)
}

function movesInParts<P extends Position>(game: GameWithWords<P>, t: P, seat: Seat): InParts<P>[] {
  const presented = movesFor(game, t, seat)
  return standingFor(game, t, seat).flatMap((kind) => {
    const decision = listDecision(t, kind, seat, -1)
    const asked = presented.find((move) => move.kind === kind.name)
    return decision === null || asked === undefined ? [] : [{ kind, decision, asked, isMove: true }]
  })
}

function checkReadingBack<P extends Position>(
  game: GameWithWords<P>,
  t: P,
  { kind, decision, isMove }: InParts<P>,
  code: number,
  dice: Dice,
): string[] {
  const { seat, id } = decision
  const picks = anyAnswerTo(t, kind, { ...decision, options: [code] }, dice.below)
  const written = writeFor(t, kind, seat, picks)
  const choice = isMove ? { seat, move: kind.name, picks: written } : { seat, decision: id, picks: written }
  const read = readChoice(game, t, choice)
  const wrong: string[] = []
  if (!isMove && !isLegalAnswer(game, t, decision, picks))
    wrong.push(`${kind.name} makes an answer that it does not allow`)
  if (!read.ok || canonical(read.value.picks) !== canonical(picks))
    wrong.push(`${kind.name} does not read back ${canonical(written)}`)
  return wrong
}

/** How many unfinished answers are tried, and how many ways to continue each of them. */
const PREFIXES = 60
const WAYS = 40

interface Prefix {
  readonly picks: readonly number[]
  /** The parts that have been answered. */
  readonly names: readonly string[]
}

function checkPrefixes<P extends Position>(
  game: GameWithWords<P>,
  t: P,
  { kind, decision: { seat, options }, asked }: InParts<P>,
  code: number,
): string[] {
  const wrong: string[] = []
  const prefixes: Prefix[] = [{ picks: [code], names: [] }]
  const option = asked.options[options.indexOf(code)]
  for (let tried = 0; tried < PREFIXES; tried++) {
    const prefix = prefixes.shift()
    if (prefix === undefined || option === undefined) break
    const { picks, names } = prefix
    const part = kind.next?.(t, seat, picks) ?? null
    const presented = presentNext(t, kind, seat, picks)
    if (part === null || presented === null) continue
    const { name } = part
    if (name.includes('=')) wrong.push(`part ${name} of ${kind.name} has '=' in its name`)
    if (names.includes(name)) {
      wrong.push(`an answer to ${kind.name} has two parts of the name ${name}`)
      continue
    }
    wrong.push(...checkWords(game, partAsDecision(asked, option, presented), `part ${name} of ${kind.name}`))
    const ways = everyPart(part, WAYS)
    if (ways.length === 0) wrong.push(`${name} of ${kind.name} cannot be answered after ${canonical(picks)}`)
    wrong.push(...checkTotals(t, kind, seat, picks, part))
    const isWhole = ways.length < WAYS && part.shape === 'some'
    const dead = isWhole ? part.codes.filter((each) => !ways.some((way) => way.includes(each))) : []
    if (dead.length > 0) wrong.push(`${name} of ${kind.name} lists what cannot be picked: ${dead.join(', ')}`)
    prefixes.push(...ways.map((way) => ({ picks: withPart(picks, way), names: [...names, name] })))
  }
  return [...new Set(wrong)]
}

/** An unfinished answer has a total, even if a part is too small or too large. */
function checkTotals<P extends Position>(
  t: P,
  kind: DecisionKind<P>,
  seat: Seat,
  picks: readonly number[],
  { name, shape, codes, limits = [] }: Part,
): string[] {
  if (shape === 'one' || shape === 'number') return []
  const extremes = shape === 'amounts' ? [codes.map(() => 0), limits] : [[], codes]
  return extremes.flatMap((values) => {
    try {
      kind.total?.(t, seat, withPart(picks, values))
      return []
    } catch (problem) {
      return [`${kind.name} has no total with ${values.length} in ${name}: ${String(problem)}`]
    }
  })
}
