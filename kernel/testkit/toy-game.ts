import * as z from 'zod/mini'
import {
  answerOf,
  ask,
  at,
  type CompleteGame,
  type Condition,
  call,
  copyFields,
  copyKernelPart,
  type DecisionKind,
  type Effect,
  type EffectContext,
  effectLanguage,
  emit,
  emptyFields,
  emptyPosition,
  type Fields,
  type FieldsOf,
  type Frame,
  faceDown,
  faceUp,
  type GameEvent,
  type GameWords,
  given,
  type Operation,
  own,
  type Position,
  remove,
  result,
  routine,
  routineTable,
  secretsOf,
  shown,
  shuffle,
  takeLast,
} from '../index.ts'

/**
 * A minimal game for testing the kernel: all seats bid in secret at the same time (a number). The highest bidder draws and
 * discards (several options), then carries out an effect (one option). The first seat with ten coins wins.
 */
export interface Toy extends Position, FieldsOf<typeof fields> {}

const CARDS = [0, 1, 2, 3, 4, 5]

const fields = {
  options: given<ToyOptions>(),
  coins: shown((seats) => new Array<number>(seats).fill(0)),
  hands: own('card'),
  deck: { ...faceDown('card'), empty: () => CARDS.slice() },
  pile: faceUp('card'),
} as const satisfies Fields

export interface ToyOptions {
  readonly effect: ToyEffect
}

interface Context extends EffectContext {
  readonly note: string
}

interface GainedEvent extends GameEvent {
  readonly type: 'gained'
  readonly seat: number
  readonly coins: number
}

const gain: Operation<Toy, Context, { readonly coins: number }> = {
  legal: () => null,
  run(t, { coins }, { seat }) {
    t.coins[seat] = at(t.coins, seat) + coins
    emit<GainedEvent>(t, { type: 'gained', seat, coins })
  },
  words: { en: ({ coins }) => `gain ${coins}`, pl: ({ coins }) => `zyskaj ${coins}` },
  hint: (_, { coins }) => coins,
}

const draw: Operation<Toy, Context, object> = {
  legal: (t) => (t.deck.length > 0 ? null : { rule: 'TOY-01', reason: 'deckIsEmpty' }),
  run(t, _, { seat }) {
    at(t.hands, seat).push(takeLast(t.deck))
  },
  words: {
    en: () => 'draw a card',
    pl: (_, mood) => (mood === 'infinitive' ? 'dobrać kartę' : 'dobierz kartę'),
  },
  hint: () => 1,
}

const isRich: Condition<Toy, Context, { readonly from: number }> = {
  legal: (t, { from }, { seat }) =>
    at(t.coins, seat) >= from
      ? null
      : { rule: 'TOY-02', reason: 'tooPoor', facts: { has: at(t.coins, seat), needs: from } },
  words: { en: ({ from }) => `you have ${from}`, pl: ({ from }) => `masz ${from}` },
}

const operations = { gain, draw }
const conditions = { isRich }
export type ToyEffect = Effect<typeof operations, typeof conditions>
export const toyEffects = effectLanguage<Toy, Context>()(operations, conditions, {
  roles: {
    next: {
      seat: (t, { seat }) => (seat + 1) % t.seats,
      name: { pl: 'następny gracz', en: 'the next player' },
    },
  },
})

const bid: DecisionKind<Toy> = {
  name: 'bid',
  shape: 'number',
  rules: ['TOY-03'],
  list: () => [],
  bounds: () => ({ min: 0, max: 5 }),
  option: (_, __, code) => ({ id: String(code), touches: [] }),
}

const discard: DecisionKind<Toy> = {
  name: 'discard',
  shape: 'some',
  rules: ['TOY-04'],
  list: (t, seat) => at(t.hands, seat).slice(),
  bounds: () => ({ min: 0, max: 2 }),
  option: (_, __, card) => ({ id: `card-${card}`, touches: [`card:${card}`] }),
}

interface RoundFrame extends Frame {
  winner: number
}

const auction = routine<Toy, Frame>('auction')('shown', {
  askAll(t) {
    for (let seat = t.seats - 1; seat >= 0; seat--) ask(t, bid, seat)
  },
  compare(t) {
    const bids = t.answers.map((given) => at(given.picks, 0))
    const highest = Math.max(...bids)
    return result(at(t.answers, bids.indexOf(highest)).seat)
  },
})

const round = routine<Toy, RoundFrame>('round')('shown', {
  prepare(t) {
    shuffle(t, 'deck', t.deck)
  },
  hold(t) {
    call(t, { routine: 'auction', stage: 0 })
  },
  reward(t, frame) {
    frame.winner = Number(frame.returned)
    if (t.deck.length === 0) {
      t.deck = t.pile.splice(0)
      shuffle(t, 'deck', t.deck)
    }
    if (t.deck.length > 0) at(t.hands, frame.winner).push(takeLast(t.deck))
  },
  offerToDiscard(t, frame) {
    if (!ask(t, discard, frame.winner)) return 'act'
  },
  drop(t, frame) {
    for (const card of answerOf(t, frame.winner)) {
      remove(at(t.hands, frame.winner), card)
      t.pile.push(card)
    }
  },
  act(t, frame) {
    toyEffects.run(t, t.options.effect, { seat: frame.winner, note: 'won the auction' })
  },
  judge(t, frame) {
    t.coins[frame.winner] = at(t.coins, frame.winner) + 1
    if (at(t.coins, frame.winner) < 10) return 'hold'
    t.outcome = { winners: [frame.winner] }
  },
})

const words: GameWords = {
  event: (event) => [event.type],
  prompt: (decision) => [decision.kind],
  option: (_, option) => [option.id],
  refusal: (refusal) => refusal.reason,
  waiting: (kind) => kind,
  explain: (thing) => ({ name: thing, text: thing, rules: [] }),
  stream: (name) => name,
}

export const toyGame: CompleteGame<Toy, ToyOptions> = {
  meta: {
    id: 'toy',
    name: { pl: 'toy', en: 'toy' },
    tagline: { pl: '', en: '' },
    seats: [2, 3],
    minutes: 1,
    age: 1,
  },
  rulesVersion: '1',
  options: () => z.strictObject({ effect: z.custom<ToyEffect>() }),
  tableOptions: () => [],
  streams: ['deck'],
  routines: routineTable(auction, round, ...toyEffects.routines),
  decisions: { bid, discard, ...Object.fromEntries(toyEffects.decisions.map((kind) => [kind.name, kind])) },
  turnKinds: [],
  whoseTurn: () => null,
  secrets: secretsOf(fields),
  inventory: () => ({ card: CARDS }),
  setup: (seating, options, chance) => ({
    ...emptyPosition(seating, chance, { routine: 'round', stage: 0, winner: 0 } as RoundFrame),
    ...emptyFields(fields, seating.seats),
    options,
  }),
  copy: (t) => ({ ...copyKernelPart(t), ...copyFields(fields, t) }),
  violations: (t) =>
    [...t.hands.flat(), ...t.deck, ...t.pile].length === CARDS.length ? [] : ['cards do not add up'],
  evaluate: (t, seat) => at(t.coins, seat) / 20,
  allies: (_, seat) => [seat],
  longestGame: 1000,
  words: { pl: words, en: words },
}
