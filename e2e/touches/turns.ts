/** Typical turns, each with a record of a game that stops where the turn begins. */
import {
  at,
  type FullGameBundle,
  type GameRecord,
  type Line,
  type Position,
  type PresentedDecision,
  plainText,
  resumeMatch,
} from '../../kernel/index.ts'
import { aBot, aPerson, duel, galaxy, gameUntil, race, rim, type TableSetup } from '../records.ts'

/** The targets that can be touched for an answer. */
export interface Ways {
  /** The question, as the page displays it. */
  readonly prompt: string
  readonly things: readonly string[]
  /** The label of its button; null if the answer is given by touching things. */
  readonly label: string | null
  /** The answer and its parts, as a panel marks them. */
  readonly ids: readonly string[]
  /** A button that gives this answer together with others. */
  readonly shortcut?: RegExp
  /** Whether it is answered by touching the board and the panel that opens there. */
  readonly onMap?: boolean
  /** Whether a touch that answers the next question also answers this one. */
  readonly isGivenByNext?: boolean
}

export interface TypicalTurn {
  readonly game: string
  readonly what: string
  readonly touches: Touches
  readonly record: GameRecord
  /** The targets for each answer of the turn. */
  readonly answers: readonly Ways[]
}

/** The number of touches that a turn takes, and the maximum that it should take. */
interface Touches {
  readonly goal: number
  readonly finger: number
  readonly mouse: number
}

const [zoe, rivet] = [aPerson('Zoe'), aBot('Rivet')] as const

interface Wanted {
  readonly what: string
  readonly touches: Touches
  /** The number of the game, and the number of choices made in it. */
  readonly number: number
  readonly after: number
  /** The answers, in order. */
  readonly picks: readonly (readonly string[])[]
  readonly shortcut?: RegExp
  readonly onMap?: boolean
  /** The answers that may be given together with the next one. */
  readonly givenByNext?: readonly string[]
}

export function typicalTurns(): TypicalTurn[] {
  return [
    turnOf(rim([zoe, rivet]), {
      what: 'fly to a planet and meet a contact there',
      touches: { goal: 4, finger: 5, mouse: 4 },
      number: 1,
      after: 5,
      picks: [['move-tatooine'], ['end'], ['contact-tatooine-1'], ['effect-0']],
    }),
    turnOf(rim([zoe, rivet]), {
      what: 'fly to a planet, deliver cargo, buy a card and meet a contact',
      touches: { goal: 7, finger: 8, mouse: 6 },
      number: 1,
      after: 5,
      picks: [
        ['move-naboo'],
        ['deliver'],
        ['start-opera-costumes'],
        ['market'],
        ['pass'],
        ['job'],
        ['end'],
        ['contact-naboo-1'],
        ['effect-0'],
      ],
      givenByNext: ['market', 'pass'],
    }),
    turnOf(galaxy(zoe, rivet), {
      what: 'explore a planet and build an outpost there',
      touches: { goal: 4, finger: 3, mouse: 3 },
      number: 2,
      after: 4,
      picks: [['exploration'], ['move-R2', 'pay=energy:1'], ['settle', 'pay=raw:1']],
      onMap: true,
    }),
    turnOf(galaxy(zoe, rivet), {
      what: 'advance on a track',
      touches: { goal: 2, finger: 2, mouse: 2 },
      number: 1,
      after: 5,
      picks: [['technology', 'way=advanceTwo']],
      onMap: true,
    }),
    turnOf(duel([zoe, rivet]), {
      what: 'play five cards that only give resources, buy a card and end the turn',
      touches: { goal: 4, finger: 4, mouse: 3 },
      number: 1,
      after: 19,
      picks: [
        ...Array.from({ length: 5 }, () => ['play imperial-shuttle']),
        ['buy director-krennic'],
        ['end'],
      ],
      shortcut: /^Play all/,
    }),
    turnOf(race(zoe, rivet), {
      what: 'move a ship with a card',
      touches: { goal: 2, finger: 2, mouse: 2 },
      number: 1,
      after: 0,
      picks: [['yellow-4 tantive-iv']],
    }),
  ]
}

function turnOf<P extends Position, O extends object>(
  table: TableSetup<P, O>,
  { what, touches, number, after, picks, shortcut, onMap = false, givenByNext = [] }: Wanted,
): TypicalTurn {
  const { bundle } = table
  const record = gameUntil({ ...table, number }, (_, { entries }) => entries.length === after)
  const resumed = resumeMatch(bundle.game, record)
  if (!resumed.ok) throw new Error('The record cannot be resumed.')
  const match = resumed.value
  const answers = picks.map((answer) => {
    const { seat } = at(match.position.open, 0)
    const decision = at(match.decisionsFor(seat), 0)
    const ways = waysTo(bundle, decision, answer)
    const taken = match.choose({ seat, decision: decision.id, picks: answer })
    if (!taken.ok)
      throw new Error(`${answer.join(' ')} is no answer to ${decision.kind}: ${taken.error.code}.`)
    const isGivenByNext = givenByNext.includes(answer[0] ?? '')
    return { ...ways, onMap, isGivenByNext, ...(shortcut === undefined ? {} : { shortcut }) }
  })
  return { game: bundle.game.meta.name.en, what, touches, record, answers }
}

function waysTo<P extends Position, O extends object>(
  { game }: FullGameBundle<P, O>,
  decision: PresentedDecision,
  picks: readonly string[],
): Ways {
  const option = decision.options.find(({ id }) => id === picks[0])
  if (option === undefined) throw new Error(`${picks[0]} is no option of ${decision.kind}.`)
  const said = game.words.en
  const inWords = (line: Line) => plainText(line, () => 'Zoe')
  return {
    prompt: inWords(said.prompt(decision)),
    things: option.touches,
    label: inWords(said.option(decision, option)),
    ids: picks.flatMap((pick) => {
      // If only one is paid at a time, the page marks "pay=energy:1" with "energy".
      const value = pick.slice(pick.indexOf('=') + 1)
      return [value, ...(value.includes(':') ? [value.slice(0, value.indexOf(':'))] : [])]
    }),
  }
}
