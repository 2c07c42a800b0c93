import { describe, expect, test } from 'vitest'
import {
  ask,
  at,
  type Claims,
  type CompleteGame,
  type DecisionKind,
  decisionKind,
  type Fields,
  type FieldsOf,
  type Frame,
  faceDown,
  numberPart,
  onePart,
  own,
  PASS,
  type Part,
  type Position,
  partsOf,
  reactionWindow,
  routine,
  type Seat,
  seatsFrom,
  shown,
  shuffle,
  takeLast,
} from '../index.ts'
import { eachGameTest } from './test-game.ts'
import { toy } from './toys/toy.ts'
import { toyWords } from './toys/toy-words.ts'

/**
 * Games that are each broken on purpose in one way: `testGame` must find the fault and name it. In the sound game, a seat
 * calls out, in one of several voices and a number of times, and a seat that holds an even card may call back.
 */
interface Calls extends Position, FieldsOf<typeof fields> {}

const CARDS = [0, 1, 2, 3, 4, 5, 6, 7]
const TURNS = 8

const fields = {
  turn: shown(0),
  hands: own('card'),
  stock: { ...faceDown('card'), empty: () => CARDS.slice() },
} as const satisfies Fields

const prompts = {
  call: { pl: 'Wołaj', en: 'Call out' },
  voice: { pl: 'Jakim głosem?', en: 'In what voice?' },
  times: { pl: 'Ile razy?', en: 'How many times?' },
  callBack: { pl: 'Odpowiedz', en: 'Call back' },
}

/** What can be broken. */
interface Changes {
  readonly prompts?: typeof prompts
  voiceCalled?(lang: 'pl' | 'en'): string
  parts?: readonly [Part, Part]
  mightReact?(t: Calls, seat: Seat): boolean
  callsBack?(t: Calls, seat: Seat): number[]
  /** Something that happens at the end of each turn. */
  atEnd?(t: Calls): void
}

const isEven = (t: Calls, seat: Seat) => at(at(t.hands, seat), 0) % 2 === 0
const soundParts = [onePart('voice', [0, 1]), numberPart('times', 1, 2)] as const

function calls(changes: Changes = {}): CompleteGame<Calls> {
  const { parts = soundParts, voiceCalled = (lang) => (lang === 'pl' ? 'głos' : 'voice') } = changes
  const call = decisionKind<Calls>({
    name: 'call',
    shape: 'one',
    rules: [],
    list: () => [0],
    option: () => ({ id: 'out', touches: [] }),
    next: (_, __, picks) => parts[partsOf(picks).length] ?? null,
    partOption: (_, __, ___, ____, code) => ({ id: `voice-${code}`, touches: [] }),
  })
  const callBack: DecisionKind<Calls> = decisionKind({
    name: 'callBack',
    shape: 'one',
    rules: [],
    list: changes.callsBack ?? ((t, seat) => (isEven(t, seat) ? [0, PASS] : [])),
    option: () => ({ id: 'back', touches: [] }),
  })
  const window = reactionWindow<Calls>({
    name: 'callingBack',
    kind: callBack,
    mightReact: changes.mightReact ?? (() => true),
    react: () => 'next',
  })
  const turns = routine<Calls, Frame>('turns')('shown', {
    deal(t) {
      shuffle(t, 'stock', t.stock)
      for (const hand of t.hands) hand.push(takeLast(t.stock))
    },
    ask(t) {
      ask(t, call, t.turn % t.seats)
    },
    answer(t) {
      window.open(t, seatsFrom(t, t.turn % t.seats).slice(1))
    },
    end(t) {
      changes.atEnd?.(t)
      if (++t.turn < TURNS) return 'ask'
      t.outcome = { winners: [0] }
    },
  })
  const called = (id: string, lang: 'pl' | 'en') => (id.startsWith('voice') ? voiceCalled(lang) : id)
  return toy({
    meta: { id: 'calls', name: { pl: 'Wołanie', en: 'Calls' }, seats: [3] },
    fields,
    streams: ['stock'],
    routines: [turns, window.routine],
    decisions: [call, callBack],
    turnKinds: ['call'],
    whoseTurn: (t) => t.turn % t.seats,
    inventory: () => ({ card: CARDS }),
    violations: (t) =>
      new Set([...t.hands.flat(), ...t.stock]).size === CARDS.length ? [] : ['cards do not add up'],
    evaluate: () => 0.5,
    longestGame: 100,
    words: toyWords({
      event: ({ type }) => ({ pl: [type], en: [type] }),
      prompts: changes.prompts ?? prompts,
      option: ({ id }) => ({ pl: called(id, 'pl'), en: called(id, 'en') }),
      refusal: ({ reason }) => ({ pl: reason, en: reason }),
      streams: { stock: { pl: 'stos', en: 'stock' } },
    }),
  })
}

const amounts = { games: 20, secretPositions: 80, matches: 1, mutations: 3 }

/** The problems that `testGame` finds, test by test. */
function found(game: CompleteGame<Calls>, isMasked = false, claims?: Claims<Calls>): string {
  const problems: string[] = []
  eachGameTest({ game, seats: 3, options: {}, isMasked, ...(claims && { claims }) }, amounts, (_, run) => {
    try {
      run()
    } catch (problem) {
      problems.push(String(problem))
    }
  })
  return problems.join('\n')
}

test('a sound game has no problems, masked or not', () => {
  expect(found(calls())).toBe('')
  expect(found(calls(), true)).toBe('')
})

describe('words of a part', () => {
  test.each(['pl', 'en'] as const)('an empty prompt in %s', (lang) => {
    const broken = calls({ prompts: { ...prompts, times: { ...prompts.times, [lang]: '' } } })
    expect(found(broken)).toContain(
      `game 1, decision 0: the prompt of part times of call is empty in ${lang}`,
    )
  })

  test.each(['pl', 'en'] as const)('an option without a label in %s', (lang) => {
    const broken = calls({ voiceCalled: (asked) => (asked === lang ? '' : 'voice') })
    expect(found(broken)).toContain(`option voice-0 of part voice of call is empty in ${lang}`)
  })

  test('an empty text for the waiting players', () => {
    const broken = calls()
    const { pl, en } = broken.words
    const silent = { ...broken, words: { pl: { ...pl, waiting: () => ' ' }, en } }
    expect(found(silent)).toContain('game 1, decision 0: waiting for call is empty in pl')
  })

  test('missing words', () => {
    const { voice: _, ...others } = prompts
    const broken = calls()
    const { pl, en } = broken.words
    const unsaid = {
      ...broken,
      words: { pl, en: { ...en, prompt: ({ kind }: { kind: string }) => [Reflect.get(others, kind).en] } },
    }
    expect(found(unsaid)).toContain('the prompt of part voice of call cannot be said in en')
  })
})

describe('names of parts', () => {
  test('two parts with the same name', () => {
    const broken = calls({ parts: [onePart('voice', [0, 1]), onePart('voice', [0, 1])] })
    expect(found(broken)).toContain('an answer to call has two parts of the name voice')
  })

  test("a name with '=', which separates a part from its option", () => {
    const broken = calls({ parts: [onePart('voice', [0, 1]), numberPart('times=', 1, 2)] })
    expect(found(broken)).toContain("part times= of call has '=' in its name")
  })
})

describe('claims of drawings', () => {
  const turnIn = (view: object) => Number(Reflect.get(view, 'turn'))
  /** The claim that a call leads to the given turn, as a drawing might compute it. */
  const turnAfter =
    (said: (turn: number) => number): Claims<Calls> =>
    (view, decisions) =>
      decisions
        .filter(({ kind }) => kind === 'callBack')
        .map(({ seat, id }) => ({
          choice: { seat, decision: id, picks: ['pass'] },
          text: `turn ${said(turnIn(view))}`,
          contradiction: (_, after) =>
            after.turn <= said(turnIn(view)) ? null : `it is turn ${after.turn} already`,
        }))

  test('a true claim passes', () => {
    expect(
      found(
        calls(),
        false,
        turnAfter((turn) => turn + 1),
      ),
    ).toBe('')
  })

  test('a claim that the rules contradict', () => {
    expect(
      found(
        calls(),
        false,
        turnAfter((turn) => turn),
      ),
    ).toMatch(/game 1, decision \d+: a drawing says “turn \d”, but it is turn \d already/)
  })

  test('a game that never makes a claim', () => {
    expect(found(calls(), false, () => [])).toContain('expected 0 to be greater than 0')
  })
})

test('a rule that depends on whether there is a listener', () => {
  const broken = calls({
    atEnd: (t) => {
      if (t.out !== null) shuffle(t, 'stock', t.stock)
    },
  })
  expect(found(broken)).toContain('game 1: with a listener the position differs after')
})

describe('windows', () => {
  test('a missing mightReact, at a table that is not masked', () => {
    const broken = calls({ mightReact: () => false })
    expect(found(broken)).toMatch(
      /whether window callingBack asks seat \d goes by what is hidden from \w+( \d)?, and its mightReact does not say so/,
    )
  })

  test('a question in which a seat can only pass', () => {
    const broken = calls({ callsBack: (t, seat) => (isEven(t, seat) ? [0, PASS] : [PASS]) })
    expect(found(broken)).toMatch(
      /window callingBack asks seat \d with nothing but to pass: callBack has to list nothing there/,
    )
  })

  test('no mightReact is needed if reactions depend only on public facts', () => {
    const isNext = (t: Calls, seat: Seat) => seat === (t.turn + 1) % t.seats
    const open = calls({
      mightReact: () => false,
      callsBack: (t, seat) => (isNext(t, seat) ? [0, PASS] : []),
    })
    expect(found(open)).toBe('')
  })
})
