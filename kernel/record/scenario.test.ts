import { describe, expect, test } from 'vitest'
import { begin, eventInWords, mismatch, parseScenarios, runScenario, type ScenarioWords } from '../index.ts'
import { type Toy, type ToyOptions, toyGame } from '../testkit/toy-game.ts'

const nameOf = (card: number) => ['ace', 'king', 'queen', 'jack', 'ten', 'nine'][card] ?? '?'

const words: ScenarioWords<Toy> = {
  arrange(seats, options, block, chance) {
    if (block === 'nonsense') mismatch('arrange: nonsense')
    const t = begin(toyGame, seats, options as ToyOptions, chance)
    if (block === 'a card is lost') t.deck.pop()
    return t
  },
  describe: (t) => ({
    coins: { one: t.coins[0] ?? 0, two: t.coins[1] ?? 0 },
    hands: t.hands.map((hand) => hand.length),
    hand: t.hands.map((hand) => hand.map(nameOf)),
    crown: null,
  }),
  describeView: (view) => {
    const { hands } = view as unknown as { hands: (number[] | number)[] } // as toyGame's secrets show them
    return {
      hand: hands.map((hand) => (typeof hand === 'number' ? hand : hand.map(nameOf))),
      asked: 0,
    }
  },
  optionIds: (kind) =>
    kind === 'discard' ? ['card-0', 'card-1', 'card-2', 'card-3', 'card-4', 'card-5', 'card-9'] : ['pass'],
  eventFacts: { gained: ['seat', 'coins'], lost: ['seat', 'coins'] },
  mayCite: (id) => id === 'TOY-R-1',
  describeEvent: (event) => eventInWords(event, { seat: (seat) => seat + 1 }, {}),
}

const catalogue = ['TOY-01', 'TOY-02', 'TOY-03', 'TOY-04'].map((id) => ({ id }))

/** The test game, with a card that can never be discarded. */
const game: typeof toyGame = {
  ...toyGame,
  decisions: {
    ...toyGame.decisions,
    ...(toyGame.decisions['discard'] && {
      discard: {
        ...toyGame.decisions['discard'],
        blocked: () => [
          { id: 'card-9', touches: [], refusal: { rule: 'TOY-04', reason: 'never' } },
          // A ruling, which is in no catalogue.
          { id: 'card-5', touches: [], refusal: { rule: 'TOY-R-1', reason: 'never' } },
        ],
      },
    }),
  },
}

function failureOf(text: string): string | null {
  const parsed = parseScenarios(text)
  if (!parsed.ok) throw new Error(parsed.what)
  const [scenario] = parsed.scenarios
  if (scenario === undefined) throw new Error('no scenario')
  return runScenario(game, words, catalogue, scenario).failure
}

const head =
  'game: toy\nname: a bid\nrules: [TOY-03]\nseats: 2\noptions: { effect: { op: gain, coins: 1 } }\n'
const bids = '  - { seat: 1, choose: 4 }\n  - { seat: 2, choose: 2 }\n'
const bidding = 'asked: { seat: 1, kind: bid }'
/** Seat 1 has won the auction and is asked for cards to discard: the top of the deck is the jack. */
const expecting = (expected: string) => `${head}do:\n${bids}expect: { ${expected} }`
const discarding = (rest: string) => `asked: { seat: 1, kind: discard${rest} }`
const played = (expected: string) =>
  `${head}do:\n${bids}  - { seat: 1, choose: [] }\nexpect: { ${bidding}, ${expected} }`

describe('a scenario', () => {
  test('passes if everything is as expected', () => {
    const text = `${head}do:\n${bids}  - { expect: { asked: { seat: 1, kind: discard } } }\n  - { seat: 1, choose: [] }\nexpect:\n  state: { coins.one: 2, hands: [1, 0] }\n  asked: { seat: 1, kind: bid }\n  won: false\n  view: { 2: { hands.0: 1 }, spectator: { coins: [2, 0] } }\n  events: [gained]`
    expect(failureOf(text)).toBeNull()
  })

  test.each([
    ['a wrong value', played('state: { coins.one: 9 }'), 'coins.one: expected 9, got 2'],
    ['a question left open', `${head}do:\n${bids}`, 'seat 1 is still asked: discard'],
    [
      'a question left open, before the wrong value after it',
      expecting('state: { coins.one: 9 }'),
      'seat 1 is still asked: discard',
    ],
    [
      'a question that is open during a failed check',
      `${head}do:\n${bids}  - { expect: { state: { coins.one: 9 } } }`,
      'step 3: seat 1 is still asked: discard: coins.one: expected 9, got 0',
    ],
    [
      'an unexpected question, before a wrong value',
      expecting(`state: { coins.one: 9 }, ${bidding}`),
      'asked: expected bid of seat 1, got discard of seat 1',
    ],
    [
      'an unexpected question',
      `${head}expect: { asked: { seat: 1, kind: discard } }`,
      'asked: expected discard of seat 1, got bid of seat 2, bid of seat 1',
    ],
    ['an unclear answer', `${head}do:\n  - pass`, 'step 1: several seats are asked: say which one answers'],
    [
      'an answer of a seat that is not asked',
      `${head}do:\n${bids}  - { seat: 2, choose: 1 }`,
      'step 3: seat 2 is not asked; asked: 1',
    ],
    [
      'a refused answer',
      `${head}do:\n  - { seat: 1, choose: 7 }`,
      'step 1: 7 was refused: {"code":"not-a-number","min":0,"max":5}',
    ],
    [
      'an error that does not occur',
      `${head}do:\n  - { seat: 1, try: pass, error: stale }\nexpect: { ${bidding} }`,
      'step 1: error of pass: expected "stale", got "not-a-number"',
    ],
    [
      'a winner before the end of the game',
      `${head}expect: { won: [1], ${bidding} }`,
      'won: expected [1], got false',
    ],
    [
      'nobody asked, while a seat is asked',
      `${head}expect: { asked: nobody }`,
      'asked: expected "nobody", got "bid of seat 2, bid of seat 1"',
    ],
    [
      'a blocked option that is not blocked',
      expecting(`blocked: { card-0: TOY-01 }, ${discarding('')}`),
      'blocked card-0: expected "TOY-01", got "not blocked"',
    ],
    ['a choice that is blocked', `${head}do:\n${bids}  - card-9`, 'step 3: card-9 is blocked by TOY-04'],
    [
      'a choice that says nothing',
      `${head}do:\n${bids}  - " "`,
      expect.stringMatching(/^step 3: there is no option ; there are: card-/),
    ],
  ])('fails on %s', (_, text, failure) => {
    expect(failureOf(text)).toEqual(failure)
  })

  test('of another game, or with too many seats, is refused', () => {
    expect(failureOf(head.replace('toy', 'chess'))).toBe('the scenario is of the game chess, not toy')
    expect(failureOf(head.replace('seats: 2', 'seats: 9'))).toBe('seats: the game is for 2, 3')
  })
})

describe('an impossible position is refused', () => {
  test('in its `arrange` block', () => {
    expect(failureOf(`${head}arrange: a card is lost\nexpect: { ${bidding} }`)).toBe(
      'arrange: no rule allows this position: cards do not add up',
    )
  })

  test('after a step that led there', () => {
    const parsed = parseScenarios(`${head}do:\n${bids}  - { seat: 1, choose: [] }\nexpect: { ${bidding} }`)
    const [scenario] = parsed.ok ? parsed.scenarios : []
    if (scenario === undefined) throw new Error('no scenario')
    const broken = {
      ...game,
      violations: (t: Toy) => (t.hands.flat().length > 0 ? ['a card was drawn'] : []),
    }
    expect(runScenario(broken, words, catalogue, scenario).failure).toBe(
      'step 2: no rule allows this position: a card was drawn',
    )
  })
})

describe('a typo never passes', () => {
  test.each([
    [
      'a word of state, even if the expected value is null',
      played('state: { crwon: null }'),
      'there is no word crwon; did you mean crown? There are: coins, hands, hand, crown',
    ],
    [
      'a nested word',
      played('state: { coins.on: null }'),
      'there is no word coins.on; did you mean coins.one? There are: coins.one, coins.two',
    ],
    [
      'a word that any object has',
      played('state: { constructor: null }'),
      'there is no word constructor; there are: coins, hands, hand, crown',
    ],
    [
      'an element that a list does not have',
      played('state: { hands.2: null }'),
      'there is no hands.2: the list has 2 elements, counted from 0',
    ],
    [
      'something inside a number',
      played('state: { hands.0.x: null }'),
      'there is no hands.0.x: hands.0 is 1',
    ],
    [
      'a viewer',
      played('view: { spectatr: { coins: [2, 0] } }'),
      'view spectatr: nobody is called so; did you mean spectator? There are: spectator, 1, 2',
    ],
    [
      'a viewer’s seat',
      played('view: { 3: { coins: [2, 0] } }'),
      'view 3: there is no seat 3; seats go from 1 to 2',
    ],
    [
      'a word of a view',
      played('view: { 1: { hnad: null } }'),
      expect.stringMatching(/^view 1: there is no word called hnad; did you mean hand\?/),
    ],
    [
      'a nested word of a view',
      played('view: { 1: { hand.2: null } }'),
      'view 1: there is no hand.2: the list has 2 elements, counted from 0',
    ],
    [
      'a rule',
      head.replace('TOY-03', 'TOY-30'),
      'there is no rule called TOY-30; did you mean TOY-03? There are: TOY-01, TOY-02, TOY-03, TOY-04',
    ],
    [
      'the rule of something blocked',
      expecting(`blocked: { card-9: TOY-4 }, ${discarding('')}`),
      expect.stringMatching(/^there is no rule called TOY-4; did you mean TOY-04\?/),
    ],
    [
      'something that is not blocked',
      expecting(`blocked: { crad-9: not blocked }, ${discarding('')}`),
      expect.stringMatching(/^there is no option of discard called crad-9; did you mean card-9\?/),
    ],
    [
      'a blocked option while nobody is asked',
      `${head.replace('coins: 1', 'coins: 9')}do:\n${bids}  - { seat: 1, choose: [] }\nexpect: { blocked: { card-9: not blocked } }`,
      'blocked card-9: nobody is asked anything',
    ],
    [
      'an option that is not offered',
      expecting(discarding(', excluding: [crad-1]')),
      expect.stringMatching(/^there is no option of discard called crad-1; did you mean card-1\?/),
    ],
    [
      'an option of another decision',
      expecting(discarding(', excluding: [pass]')),
      expect.stringMatching(/^there is no option of discard called pass; there are: card-0/),
    ],
    [
      'an option that is offered',
      expecting(discarding(', including: [card-]')),
      expect.stringMatching(/^there is no option of discard called card-; did you mean card-0\?/),
    ],
    [
      'an option that is tried without success',
      `${head}do:\n${bids}  - { try: crad-1, error: no-such-option }\nexpect: { ${discarding('')} }`,
      expect.stringMatching(/^step 3: there is no option called crad-1; did you mean card-1\?/),
    ],
    [
      'a kind of decision',
      `${head}expect: { asked: { seat: 1, kind: bit } }`,
      'there is no decision called bit; did you mean bid? There are: bid, discard, chooseEffect',
    ],
    [
      'a kind of decision that any object has',
      `${head}expect: { asked: { seat: 1, kind: constructor } }`,
      'there is no decision called constructor; there are: bid, discard, chooseEffect',
    ],
    [
      'a seat that is asked',
      `${head}expect: { asked: { seat: 0, kind: bid } }`,
      'there is no seat 0; seats go from 1 to 2',
    ],
    [
      'a seat that answers',
      `${head}do:\n  - { seat: 3, choose: 1 }`,
      'step 1: there is no seat 3; seats go from 1 to 2',
    ],
    [
      'a seat that has won',
      `${head}expect: { won: [3], ${bidding} }`,
      'there is no seat 3; seats go from 1 to 2',
    ],
    [
      'an event',
      played('events: [gaind]'),
      'there is no event called gaind; did you mean gained? There are: gained, lost',
    ],
    [
      'a fact of an event',
      played('events: [{ type: gained, coin: null }]'),
      'event 1 (gained): there is no word coin; did you mean coins? There are: type, seat, coins',
    ],
    [
      'an option of the table',
      `${head.replace('effect:', 'efect:')}expect: { ${bidding} }`,
      'options: it has nothing called efect; did you mean effect?',
    ],
    ['something that the game refuses', `${head}arrange: nonsense`, 'arrange: nonsense'],
    [
      'a choice',
      `${head}do:\n${bids}  - crad-2`,
      expect.stringMatching(/^step 3: there is no option crad-2; did you mean card-\d\?$/),
    ],
  ])('in %s', (_, text, failure) => {
    expect(failureOf(text)).toEqual(failure)
  })
})

describe('a scenario can say', () => {
  test.each([
    ['the number of picks', expecting(discarding(', min: 0, max: 1'))],
    ['the range of a number', `${head}expect: { asked: { seat: 1, kind: bid, min: 0, max: 5 } }`],
    [
      'that a number is refused',
      `${head}do:\n  - { seat: 1, try: 7, error: not-a-number }\nexpect: { ${bidding} }`,
    ],
    ['a list in any order', played('state: { hands: { anyOrder: [0, 1] } }')],
    ['a nested list in any order', played('state: { hand: [{ anyOrder: [jack] }, []] }')],
    ['facts of an event', played('events: [{ type: gained, seat: 1, coins: 1 }]')],
    ['what a seat sees, by name', played('view: { 1: { hand.0: [jack] }, 2: { hand.0: 1 } }')],
    ['what a seat sees, by number', played('view: { 1: { hands.0: [3] }, 2: { hands.0: 1 } }')],
    [
      'a number that is both a field and a word: the field of the view counts',
      played('view: { 1: { asked: 5 } }'),
    ],
    ['that something is not blocked', expecting(`blocked: { card-0: not blocked }, ${discarding('')}`)],
    ['that it cites a ruling, which is in no catalogue', played('').replace('TOY-03', 'TOY-03, TOY-R-1')],
    ['what a ruling forbids', expecting(`blocked: { card-5: TOY-R-1 }, ${discarding('')}`)],
    ['that something is not offered', expecting(discarding(', excluding: [card-9]'))],
    ['the length of a list', played('state: { hands.length: 2 }')],
    ['that a value is null', played('state: { crown: null }')],
  ])('%s', (_, text) => {
    expect(failureOf(text)).toBeNull()
  })

  test.each([
    ['how many', expecting(discarding(', min: 1')), 'asked min: expected 1, got 0'],
    ['the most picks', expecting(discarding(', max: 2')), 'asked max: expected 2, got 1'],
    [
      'a refused number that is legal',
      `${head}do:\n  - { seat: 1, try: 5, error: not-a-number }\nexpect: { ${bidding} }`,
      'step 1: error of 5: expected "not-a-number", got "none"',
    ],
    [
      'an absent element in any order',
      played('state: { hands: { anyOrder: [1, 1] } }'),
      'hands: expected {"anyOrder":[1,1]}, got [1,0]',
    ],
    [
      '`anyOrder` with another condition',
      played('state: { hands: { anyOrder: [1, 0], x: 1 } }'),
      'anyOrder should be a list, alone',
    ],
    [
      'a wrong fact',
      played('events: [{ type: gained, seat: 2 }]'),
      'event 1 (gained): seat: expected 2, got 1',
    ],
    ['another event', played('events: [lost]'), 'events: expected ["lost"], got ["gained"]'],
    ['too few events', played('events: []'), 'events: expected [], got ["gained"]'],
    [
      'a wrong name in a view',
      played('view: { 1: { hand.0: [king] } }'),
      'view 1: hand.0: expected ["king"], got ["jack"]',
    ],
  ])('%s, and the check fails', (_, text, failure) => {
    expect(failureOf(text)).toBe(failure)
  })
})

describe('an unreadable file is refused with the place and the problem', () => {
  const step = (text: string) => `- ${head.replaceAll('\n', '\n  ')}do: [a, ${text}]\n`
  test.each([
    ['YAML, with line and column', 'a: [b', /at line 1, column 6$/],
    ['a duplicate key', `${head}name: twice\n`, /^name stands twice in one place, at line 6, column 1$/],
    ['nothing', '', /^there is no scenario in it$/],
    ['an empty list', '[]', /^there is no scenario in it$/],
    ['something else', 'hello', /^scenario 1 should be an object$/],
    ['a value that holds itself', '&a [*a]', /holds itself/],
    ['a missing word', 'game: toy', /^scenario 1: name is missing$/],
    [
      'an unknown word',
      `${head}exepct: {}`,
      /^scenario 1 \("a bid"\) has nothing called exepct; did you mean expect\?/,
    ],
    ['no rules', head.replace('[TOY-03]', '[]'), /: rules should have a length of at least 1$/],
    [
      'an unknown word in expect',
      `${head}expect: { stat: {} }`,
      /: expect has nothing called stat; did you mean state\?/,
    ],
    [
      'an unknown word in asked',
      `${head}expect: { asked: { seat: 1, kind: bid, optoins: [] } }`,
      /: expect.asked has nothing called optoins; did you mean options\?/,
    ],
    [
      'a text other than `nobody`',
      `${head}expect: { asked: nobdy }`,
      /: expect.asked should be nobody or an object$/,
    ],
    [
      'a step',
      step('{ chose: b }'),
      /^step 2 of scenario 1 \("a bid"\) has nothing called chose; did you mean choose\?/,
    ],
    [
      'an unknown step',
      step('3'),
      /^step 2 of scenario 1 \("a bid"\) should be an option, or have one of the words choose, try, expect, ai$/,
    ],
    ['two steps in one', step('{ choose: a, expect: {} }'), /has choose and expect: these are two steps$/],
    [
      'a choice',
      step('{ choose: true }'),
      /^step 2 of .*: choose should be a string or a list or a number or an object$/,
    ],
    [
      'an offer',
      step('{ choose: {} }'),
      /^step 2 of .*: choose should say from whom an offer is, or to whom$/,
    ],
    [
      'a word of an offer',
      step('{ choose: { frm: 1 } }'),
      /^step 2 of .*: choose has nothing called frm; did you mean from\?/,
    ],
    [
      'a choice of several options of different types',
      step('{ choose: [a, 1] }'),
      /^step 2 of .*: choose.1 should be a string$/,
    ],
    ['a try without an error', step('{ try: a }'), /^step 2 of .*: error is missing$/],
    ['the second scenario', `- ${head.replaceAll('\n', '\n  ')}\n- 5`, /^scenario 2 should be an object$/],
    ['an event', `${head}expect: { events: [{ card: a }] }`, /: expect.events.0.type is missing$/],
  ])('%s', (_, text, what) => {
    expect(parseScenarios(text)).toEqual({ ok: false, what: expect.stringMatching(what) })
  })

  test('with a short message that has no control characters', () => {
    const parsed = parseScenarios(
      `${head.replace('a bid', `"\\e[2J${'x'.repeat(9999)}"`)}"\\e]0;pwned\\a": 1`,
    )
    const what = parsed.ok ? '' : parsed.what
    expect(what).toMatch(
      /^scenario 1 \("\\u\{1b\}\[2Jx+…"\) has nothing called \\u\{1b\}\]0;pwned\\u\{7\}; there are:/,
    )
    expect(what.length).toBeLessThan(500)
  })
})

describe('malicious files', () => {
  const bomb = [
    'a0: &a0 [x, x, x, x, x, x, x, x, x]',
    ...Array.from(
      { length: 12 },
      (_, step) => `a${step + 1}: &a${step + 1} [${Array(9).fill(`*a${step}`).join(', ')}]`,
    ),
  ].join('\n')

  test.each([
    ['lists in lists', '['.repeat(50_000), 'nested too deeply'],
    ['lists in lists in lines', `${'- '.repeat(50_000)}a`, 'nested too deeply'],
    ['values that multiply', bomb, 'Excessive alias count'],
    ['a value that holds itself', '&a [*a]', 'a value in it holds itself'],
    ['a duplicate key', 'game: x\nname: a\nname: b\n', 'name stands twice in one place, at line 3, column 1'],
    [
      'a key into prototypes',
      'game: x\nname: a\n__proto__: { seats: 2 }\n',
      '__proto__ is no word of scenarios, at line 3, column 1',
    ],
    [
      'a key into prototypes in a nested block',
      `${head}expect: { state: { __proto__: 5 } }\n`,
      '__proto__ is no word of scenarios, at line 6, column 20',
    ],
    [
      'a key into prototypes with an escape',
      `${head}expect: { state: { "\\x5f_proto__": 5 } }\n`,
      '__proto__ is no word of scenarios, at line 6, column 20',
    ],
    [
      'thousands of keys',
      `{${Array.from({ length: 20_000 }, (_, key) => `k${key}: 1`).join(', ')}}`,
      'nothing called k0',
    ],
  ])('%s', (_, text, says) => {
    const parsed = parseScenarios(text)
    expect(parsed).toMatchObject({ ok: false, what: expect.stringContaining(says) })
    expect(Reflect.get({}, 'seats')).toBeUndefined()
  })
})
