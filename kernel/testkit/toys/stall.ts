import {
  ask,
  at,
  type CompleteGame,
  compose,
  type DecisionKind,
  decisionKind,
  type ExtensibleGame,
  emit,
  endGame,
  type Fields,
  type FieldsOf,
  type Frame,
  faceDown,
  faceUp,
  faceUpBySeat,
  type GameWords,
  listPoint,
  numberPoint,
  type OptionChoices,
  optionsOf,
  PASS,
  type Position,
  picked,
  type Routine,
  replacementPoint,
  routine,
  type Seat,
  seatsWithMost,
  shown,
  shuffle,
  stagesPoint,
  type TableOption,
  triggerPoint,
  valuePoint,
  versionWith,
} from '../../index.ts'
import { toy } from './toy.ts'

/**
 * A market stall, to try expansions on: in turn, a seat buys a good of the row or earns coins. The game knows the
 * points at which it can be extended and no expansion; see stall-expansion.ts.
 */
export interface Stall extends Position, FieldsOf<typeof stallFields> {}

export interface Good {
  /** Numbers below 100 are the base game's; a module takes a range of its own. */
  readonly piece: number
  readonly name: string
  readonly price: number
  readonly points: number
}

const baseGoods: readonly Good[] = [
  { piece: 0, name: 'spice', price: 2, points: 1 },
  { piece: 1, name: 'glitterstim', price: 4, points: 3 },
  { piece: 2, name: 'droid', price: 3, points: 2 },
  { piece: 3, name: 'blaster', price: 2, points: 1 },
  { piece: 4, name: 'artwork', price: 5, points: 4 },
  { piece: 5, name: 'water', price: 1, points: 0 },
  { piece: 6, name: 'ale', price: 1, points: 1 },
  { piece: 7, name: 'silk', price: 3, points: 2 },
  { piece: 8, name: 'lamp', price: 2, points: 2 },
  { piece: 9, name: 'map', price: 4, points: 2 },
]

const stallFields = {
  turn: shown(0),
  coins: shown((seats: number) => new Array<number>(seats).fill(2)),
  row: faceUp('good'),
  stock: faceDown('good'),
  bought: faceUpBySeat('good'),
} as const satisfies Fields

/** Who buys what. */
export interface Sale {
  readonly seat: Seat
  readonly good: Good
}

export const points = {
  goods: listPoint<Good>(baseGoods),
  /** What a seat earns that buys nothing. */
  income: numberPoint(2),
  price: valuePoint<Stall, Sale>('price', [(_, { good }, add) => add(good.price, 'good', good.piece)]),
  setup: stagesPoint<Stall>(),
  afterSale: triggerPoint<[t: Stall, sale: Sale]>(),
  /** Who has won by now; null while nobody has. */
  victory: replacementPoint<(t: Stall, scoreOf: (seat: Seat) => number) => readonly Seat[] | null>(
    (t, scoreOf) =>
      t.stock.length + t.row.length === 0 || t.turn >= LAST_TURN
        ? seatsWithMost([...t.coins.keys()], scoreOf)
        : null,
  ),
  game: {
    fields: listPoint<Fields>([]),
    streams: listPoint<string>(['stock']),
    decisions: listPoint<DecisionKind<Stall>>([]),
    routines: listPoint<Routine<Stall>>([]),
    options: listPoint<OptionChoices>([]),
    tableOptions: listPoint<TableOption>([]),
  },
}

const ROW = 2
const LAST_TURN = 60

export const stall: ExtensibleGame<typeof points, CompleteGame<Stall>> = {
  points,
  build({ goods, income, price, setup, afterSale, victory, game }, modules) {
    const fields: Fields = Object.assign({}, stallFields, ...game.fields)
    const goodOf = new Map(goods.map((good) => [good.piece, good]))
    const good = (piece: number): Good => goodOf.get(piece) ?? at(goods, 0)
    const scoreOf = (t: Stall) => (seat: Seat) =>
      at(t.bought, seat).reduce((sum, piece) => sum + good(piece).points, 0)

    const buy = decisionKind<Stall>({
      name: 'buy',
      shape: 'one',
      rules: ['STALL-01'],
      list: (t, seat) => [
        ...t.row.filter((piece) => price.of(t, { seat, good: good(piece) }) <= at(t.coins, seat)),
        PASS,
      ],
      option: (t, seat, piece) => ({
        id: good(piece).name,
        touches: [`good:${piece}`],
        facts: { price: price.of(t, { seat, good: good(piece) }) },
      }),
      passFacts: () => ({ income }),
    })

    const market = routine<Stall, Frame>('market')('shown', {
      layOut(t) {
        t.stock = goods.map(({ piece }) => piece)
        shuffle(t, 'stock', t.stock)
      },
      refill(t) {
        while (t.row.length < ROW && t.stock.length > 0) t.row.push(t.stock.pop() ?? 0)
      },
      ask(t) {
        ask(t, buy, t.turn % t.seats)
      },
      take(t) {
        const seat = t.turn % t.seats
        const piece = picked(t)
        if (piece === PASS) t.coins[seat] = at(t.coins, seat) + income
        else {
          t.coins[seat] = at(t.coins, seat) - price.of(t, { seat, good: good(piece) })
          t.row = t.row.filter((other) => other !== piece)
          at(t.bought, seat).push(piece)
          emit(t, { type: 'bought' })
          afterSale(t, { seat, good: good(piece) })
        }
        t.turn++
      },
      judge(t) {
        const winners = victory(t, scoreOf(t))
        if (winners === null) return 'refill'
        const scores = [...t.coins.keys()].map((seat) => ({
          seat,
          total: scoreOf(t)(seat),
          sources: { goods: scoreOf(t)(seat) },
        }))
        endGame(t, { winners, scores })
      },
    })

    return {
      ...toy({
        meta,
        fields: fields as typeof stallFields, // those of the base, and those of the modules beside them
        streams: game.streams,
        routines: [setup(market), ...game.routines],
        decisions: [buy, ...game.decisions],
        turnKinds: ['buy'],
        whoseTurn: (t) => t.turn % t.seats,
        inventory: () => ({ good: goods.map(({ piece }) => piece) }),
        violations(t) {
          const all = [...t.row, ...t.stock, ...t.bought.flat()]
          const isLaidOut = all.length === goods.length && new Set(all).size === goods.length
          const isRich = t.coins.every((coins) => coins >= 0)
          return isLaidOut && isRich ? [] : ['goods or coins do not add up']
        },
        evaluate: (t, seat) => scoreOf(t)(seat) / 20,
        longestGame: 200,
        words: { pl: words, en: words },
      }),
      rulesVersion: versionWith('1', modules),
      options: () =>
        optionsOf(
          Object.assign({}, ...game.options),
          modules.map(({ id }) => id),
        ),
      tableOptions: () => game.tableOptions,
    }
  },
}

const words: GameWords = {
  event: ({ type }) => [type],
  prompt: ({ kind }) => [kind],
  option: (_, { id }) => [id],
  refusal: ({ reason }) => reason,
  waiting: (kind) => kind,
  explain: (thing) => ({ name: thing, text: thing, rules: [] }),
  stream: (name) => name,
}

const meta = { id: 'stall', name: { pl: 'Stragan', en: 'Stall' }, seats: [2, 3] }

/** The game itself, without any expansion. */
export const plainStall: CompleteGame<Stall> = compose(stall)
