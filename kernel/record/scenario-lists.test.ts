import { describe, expect, test } from 'vitest'
import { begin, eventInWords, parseScenarios, runScenario, type ScenarioWords } from '../index.ts'
import { misspelt } from '../testkit/misspell.ts'
import { type Toy, type ToyOptions, toyGame } from '../testkit/toy-game.ts'

/** Lists of which a scenario names only some elements: `including` and `excluding`. */

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

/** Seat 1 has won the auction and drawn the jack: it may discard it. What lies in the deck is the rest. */
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

describe('a list may be told in part', () => {
  test.each([
    ['some of it', 'state: { deck: { including: [ace, king] } }'],
    ['what is not in it', 'state: { deck: { excluding: [jack] } }'],
    ['both', 'state: { deck: { including: [ace], excluding: [jack] } }'],
    ['nothing', 'state: { deck: { including: [] } }'],
    [
      'a list further in',
      'state: { hand: [{ including: [jack], excluding: [ace] }, { excluding: [jack] }] }',
    ],
    [
      'elements that are lists or objects',
      'state: { sizes: { including: [{ cards: 1 }], excluding: [{ cards: 2 }] } }',
    ],
    ['a view', 'view: { 1: { hand.0: { including: [jack] } }, 2: { hand.0: { excluding: [jack] } } }'],
    ['what lies face down in a view', 'view: { 2: { hand.0: { including: [unseen] } } }'],
    ['a name that stands nowhere in this position', 'state: { deck: { excluding: [joker] } }'],
    [
      'a list in any order, of which an element is told in part',
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
      'what is not there',
      'state: { hand.0: { including: [ace] } }',
      'hand.0: expected {"including":["ace"]}, got ["jack"]',
    ],
    [
      'more of it than there is',
      'state: { hand.0: { including: [jack, jack] } }',
      'hand.0: expected {"including":["jack","jack"]}, got ["jack"]',
    ],
    [
      'what is there',
      'state: { hand.0: { excluding: [jack] } }',
      'hand.0: expected {"excluding":["jack"]}, got ["jack"]',
    ],
    [
      'one of the two',
      'state: { hand.0: { including: [jack], excluding: [ace, jack] } }',
      'hand.0: expected {"including":["jack"],"excluding":["ace","jack"]}, got ["jack"]',
    ],
    [
      'what a seat sees',
      'view: { 1: { hand.0: { excluding: [jack] } } }',
      'view 1: hand.0: expected {"excluding":["jack"]}, got ["jack"]',
    ],
    [
      'what a seat sees, where a field with numbers has the same name',
      'view: { 1: { hands.0: { excluding: [jack] } } }',
      'view 1: hands.0: expected {"excluding":["jack"]}, got ["jack"]',
    ],
    [
      'something that is no list',
      'state: { hand.length: { including: [2] } }',
      'hand.length: expected {"including":[2]}, got 2',
    ],
    [
      'an event',
      'events: { including: [lost] }',
      'events: expected {"including":["lost"]}, got [{"type":"gained","seat":1,"coins":1}]',
    ],
    [
      'an event twice',
      'events: { including: [gained, gained] }',
      'events: expected {"including":["gained","gained"]}, got [{"type":"gained","seat":1,"coins":1}]',
    ],
    [
      'an event that came',
      'events: { excluding: [{ type: gained, coins: 1 }] }',
      'events: expected nothing like {"type":"gained","coins":1}, got {"type":"gained","seat":1,"coins":1}',
    ],
  ])('%s, and be wrong', (_, expected, failure) => {
    expect(failureOf(expected)).toBe(failure)
  })

  test.each([
    [
      'an excluded name',
      'state: { deck: { excluding: [jakc] } }',
      'deck: there is no name called jakc; did you mean jack?',
    ],
    [
      'an excluded name further in',
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
    ['a list that is none', 'state: { deck: { including: ace } }', 'including should be a list'],
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
  ])('and a typo is found in %s', (_, expected, failure) => {
    expect(failureOf(expected)).toContain(failure)
  })

  test('with any typo in it no list is as it should be', () => {
    const lists = {
      state: { deck: { including: ['ace'], excluding: ['jack'] } },
      events: { including: [{ type: 'gained', seat: 1 }], excluding: ['lost', { type: 'gained', coins: 9 }] },
    }
    expect(failureOf(JSON.stringify(lists).slice(1, -1))).toBeNull()
    for (const wrong of misspelt(lists))
      expect(failureOf(JSON.stringify(wrong).slice(1, -1)), JSON.stringify(wrong)).not.toBeNull()
  })
})

describe('options may be told in part', () => {
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
