import { describe, expect, test } from 'vitest'
import { begin, eventInWords, parseScenarios, runScenario, type ScenarioWords } from '../index.ts'
import { misspelt } from '../testkit/misspell.ts'
import { type Toy, type ToyOptions, toyGame } from '../testkit/toy-game.ts'

/** Expectations that name only some elements of a list: `including` and `excluding`. */

const names = ['ace', 'king', 'queen', 'jack', 'ten', 'nine']
const nameOf = (card: number) => names[card] ?? '?'

const words: ScenarioWords<Toy> = {
  arrange: (seats, options, _, chance) => begin(toyGame, seats, options as ToyOptions, chance),
  describe: (t) => ({
    hand: t.hands.map((hand) => hand.map(nameOf)),
    deck: t.deck.map(nameOf),
    sizes: t.hands.map((hand) => ({ cards: hand.length })),
  }),
  describeView: (view) => {
    const { hands } = view as unknown as { hands: (number[] | number)[] } // as toyGame's secrets show them
    const seen = (hand: number[] | number) =>
      typeof hand === 'number' ? new Array<string>(hand).fill('unseen') : hand.map(nameOf)
    return { hand: hands.map(seen), hands: hands.map(seen) }
  },
  optionIds: (kind) => (kind === 'discard' ? names.map((_, card) => `card-${card}`) : ['pass']),
  names: () => ['joker'],
  eventFacts: { gained: ['seat', 'coins'], lost: ['seat', 'coins'] },
  describeEvent: (event) => eventInWords(event, { seat: (seat) => seat + 1 }, {}),
}

/** Seat 1 has won the auction and drawn the jack, which it may discard. All other cards are in the deck. */
function failureOf(expected: string): string | null {
  const parsed = parseScenarios(
    'game: toy\nname: a bid\nrules: [TOY-03]\nseats: 2\noptions: { effect: { op: gain, coins: 1 } }\n' +
      'do: [{ seat: 1, choose: 4 }, { seat: 2, choose: 2 }, { seat: 1, choose: [] }]\n' +
      `expect: { asked: { seat: 1, kind: bid }, ${expected} }`,
  )
  if (!parsed.ok) return parsed.what
  return (
    parsed.scenarios.map((each) => runScenario(toyGame, words, [{ id: 'TOY-03' }], each).failure)[0] ?? null
  )
}

describe('a scenario may name only some elements of a list', () => {
  test.each([
    ['some elements', 'state: { deck: { including: [ace, king] } }'],
    ['absent elements', 'state: { deck: { excluding: [jack] } }'],
    ['both', 'state: { deck: { including: [ace], excluding: [jack] } }'],
    ['nothing', 'state: { deck: { including: [] } }'],
    ['a nested list', 'state: { hand: [{ including: [jack], excluding: [ace] }, { excluding: [jack] }] }'],
    [
      'elements that are lists or objects',
      'state: { sizes: { including: [{ cards: 1 }], excluding: [{ cards: 2 }] } }',
    ],
    ['a view', 'view: { 1: { hand.0: { including: [jack] } }, 2: { hand.0: { excluding: [jack] } } }'],
    ['a face-down piece in a view', 'view: { 2: { hand.0: { including: [unseen] } } }'],
    ['a name that is not in this position', 'state: { deck: { excluding: [joker] } }'],
    [
      'a list in any order, with a partial element',
      'state: { hand: { anyOrder: [[], { including: [jack] }] } }',
    ],
    [
      'events',
      'events: { including: [{ type: gained, seat: 1 }], excluding: [lost, { type: gained, seat: 2 }] }',
    ],
  ])('%s', (_, expected) => {
    expect(failureOf(expected)).toBeNull()
  })

  test.each([
    [
      'an element that is absent',
      'state: { hand.0: { including: [ace] } }',
      'hand.0: expected {"including":["ace"]}, got ["jack"]',
    ],
    [
      'more copies than there are',
      'state: { hand.0: { including: [jack, jack] } }',
      'hand.0: expected {"including":["jack","jack"]}, got ["jack"]',
    ],
    [
      'excluding an element that is there',
      'state: { hand.0: { excluding: [jack] } }',
      'hand.0: expected {"excluding":["jack"]}, got ["jack"]',
    ],
    [
      'a failure of one of two conditions',
      'state: { hand.0: { including: [jack], excluding: [ace, jack] } }',
      'hand.0: expected {"including":["jack"],"excluding":["ace","jack"]}, got ["jack"]',
    ],
    [
      'a view',
      'view: { 1: { hand.0: { excluding: [jack] } } }',
      'view 1: hand.0: expected {"excluding":["jack"]}, got ["jack"]',
    ],
    [
      'a view in which a field with numbers has the same name',
      'view: { 1: { hands.0: { excluding: [jack] } } }',
      'view 1: hands.0: expected {"excluding":["jack"]}, got ["jack"]',
    ],
    [
      'something other than a list',
      'state: { hand.length: { including: [2] } }',
      'hand.length: expected {"including":[2]}, got 2',
    ],
    [
      'an event',
      'events: { including: [lost] }',
      'events: expected {"including":["lost"]}, got [{"type":"gained","seat":1,"coins":1}]',
    ],
    [
      'an event that happened only once, twice',
      'events: { including: [gained, gained] }',
      'events: expected {"including":["gained","gained"]}, got [{"type":"gained","seat":1,"coins":1}]',
    ],
    [
      'excluding an event that happened',
      'events: { excluding: [{ type: gained, coins: 1 }] }',
      'events: expected nothing like {"type":"gained","coins":1}, got {"type":"gained","seat":1,"coins":1}',
    ],
  ])('%s, and the check fails', (_, expected, failure) => {
    expect(failureOf(expected)).toBe(failure)
  })

  test.each([
    [
      'an excluded name',
      'state: { deck: { excluding: [jakc] } }',
      'deck: there is no name called jakc; did you mean jack?',
    ],
    [
      'a nested excluded name',
      'state: { hand: [{ excluding: [jakc] }, []] }',
      'hand: there is no name called jakc; did you mean jack?',
    ],
    [
      'an excluded key',
      'state: { sizes: { excluding: [{ crads: 7 }] } }',
      'sizes: there is no name called crads; did you mean cards?',
    ],
    [
      'an excluded name in a view',
      'view: { 2: { hand.0: { excluding: [jakc] } } }',
      'view 2: hand.0: there is no name called jakc; did you mean jack?',
    ],
    [
      'the word itself',
      'state: { deck: { including: [ace], exluding: [jack] } }',
      'including: nothing called exluding goes with it; did you mean excluding?',
    ],
    ['a text instead of a list', 'state: { deck: { including: ace } }', 'including should be a list'],
    [
      'an excluded event',
      'events: { excluding: [lots] }',
      'there is no event called lots; did you mean lost?',
    ],
    [
      'a fact of an excluded event',
      'events: { excluding: [{ type: lost, coin: 1 }] }',
      'events: lost has no fact coin; did you mean coins?',
    ],
    [
      'a name in a fact of an excluded event',
      'events: { excluding: [{ type: lost, coins: jakc }] }',
      'events: lost.coins: there is no name called jakc; did you mean jack?',
    ],
    [
      'the word itself for events',
      'events: { includng: [gained] }',
      'expect.events has nothing called includng; did you mean including?',
    ],
  ])('a typo is found in %s', (_, expected, failure) => {
    expect(failureOf(expected)).toContain(failure)
  })

  test('any typo makes the check fail', () => {
    const lists = {
      state: { deck: { including: ['ace'], excluding: ['jack'] } },
      events: { including: [{ type: 'gained', seat: 1 }], excluding: ['lost', { type: 'gained', coins: 9 }] },
    }
    expect(failureOf(JSON.stringify(lists).slice(1, -1))).toBeNull()
    for (const wrong of misspelt(lists))
      expect(failureOf(JSON.stringify(wrong).slice(1, -1)), JSON.stringify(wrong)).not.toBeNull()
  })
})

describe('a scenario may name only some options', () => {
  const asked = (rest: string) => {
    const parsed = parseScenarios(
      'game: toy\nname: a bid\nrules: [TOY-03]\nseats: 2\noptions: { effect: { op: gain, coins: 1 } }\n' +
        `do: [{ seat: 1, choose: 4 }, { seat: 2, choose: 2 }]\nexpect: { asked: { seat: 1, kind: discard, ${rest} } }`,
    )
    if (!parsed.ok) return parsed.what
    return (
      parsed.scenarios.map((each) => runScenario(toyGame, words, [{ id: 'TOY-03' }], each).failure)[0] ?? null
    )
  }
  test.each([
    ['options: { including: [card-3], excluding: [card-0] }', null],
    ['options: { including: [card-0] }', 'option card-0 offered: expected true, got false'],
    ['options: { excluding: [card-3] }', 'option card-3 offered: expected false, got true'],
    ['options: { excluding: [crad-3] }', 'there is no option of discard called crad-3; did you mean card-3?'],
    [
      'options: { including: [card-3], excludng: [card-0] }',
      'options has nothing called excludng; did you mean excluding?',
    ],
  ])('%s', (rest, failure) => {
    if (failure === null) expect(asked(rest)).toBeNull()
    else expect(asked(rest)).toContain(failure)
  })
})
