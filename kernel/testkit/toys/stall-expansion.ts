import {
  ask,
  at,
  change,
  type DecisionKind,
  decisionKind,
  type Fields,
  type FieldsOf,
  type GameModule,
  oneOf,
  picked,
  type Seat,
  seatsFrom,
  shown,
} from '../../index.ts'
import { points, type Stall } from './stall.ts'

/** An expansion of the stall: tokens that make things cheaper, new goods, another end. All its changes stand below. */

const fields = {
  /** Tokens that each seat has chosen: they take 1 off every price. */
  tokens: shown((seats: number) => new Array<number>(seats).fill(0)),
  chosen: shown(0),
  sales: shown(0),
} as const satisfies Fields

/** A position with the expansion in it. */
type WithTokens = Stall & FieldsOf<typeof fields>

/** The base game hands its positions over: with the module on, they have its fields. */
const extended = (t: Stall) => t as WithTokens

const MOST_TOKENS = 2

const draftOrder = (t: Stall): readonly Seat[] => [...seatsFrom(t, 0), ...seatsFrom(t, 0).toReversed()]

const takeToken: DecisionKind<Stall> = decisionKind({
  name: 'takeToken',
  shape: 'one',
  rules: ['CELLAR-02'],
  list: () => [0, 1],
  option: (_, __, tokens) => ({ id: tokens === 0 ? 'coin' : 'token', touches: [] }),
})

export const cellar: GameModule = {
  id: 'cellar',
  version: '1',
  extends: 'stall',
  changes: [
    change('CELLAR-01', points.game.fields, { add: [fields] }),
    change('CELLAR-01', points.game.decisions, { add: [takeToken] }),
    change('CELLAR-01', points.game.options, { add: [{ cellarDoor: oneOf(['shut', 'open']) }] }),
    // A draft, forth and back, after the goods are laid out.
    change('CELLAR-02', points.setup, {
      after: 'layOut',
      name: 'draft',
      stage(t) {
        const seat = draftOrder(t)[extended(t).chosen]
        if (seat === undefined) return 'refill'
        ask(t, takeToken, seat)
      },
    }),
    change('CELLAR-02', points.setup, {
      after: 'draft',
      name: 'takeDrafted',
      stage(t) {
        const own = extended(t)
        const seat = at(draftOrder(t), own.chosen++)
        if (picked(t) === 0) t.coins[seat] = at(t.coins, seat) + 1
        else own.tokens[seat] = Math.min(MOST_TOKENS, at(own.tokens, seat) + 1)
        return 'draft'
      },
    }),
    change('CELLAR-03', points.goods, {
      add: [
        { piece: 100, name: 'wine', price: 6, points: 5 },
        { piece: 101, name: 'cheese', price: 3, points: 2 },
      ],
      without: ({ name }) => name === 'water',
    }),
    change('CELLAR-04', points.price, (t, { seat }, add) => add(-at(extended(t).tokens, seat), 'tokens')),
    change('CELLAR-05', points.income, () => 3),
    change('CELLAR-06', points.afterSale, (t) => {
      extended(t).sales++
    }),
    change('CELLAR-07', points.victory, (usual) => (t, scoreOf) => {
      const first = [...t.coins.keys()].filter((seat) => scoreOf(seat) >= 8)
      return first.length > 0 ? first : usual(t, scoreOf)
    }),
  ],
}
