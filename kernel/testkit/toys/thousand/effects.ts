import {
  at,
  decisionKind,
  type Effect,
  type EffectContext,
  effectLanguage,
  type Operation,
  PASS,
  reactionWindow,
  remove,
  seatsFrom,
  takeLast,
} from '../../../index.ts'
import { COLLECTOR, HOLD, type Thousand, tell } from './table.ts'

/** The effects of encounters, and the window for the card that waits for a payment. */

const gain: Operation<Thousand, EffectContext, { readonly credits: number }> = {
  legal: () => null,
  run(t, { credits }, { seat }) {
    t.credits[seat] = at(t.credits, seat) + credits
    tell(t, { type: 'gained', seat, credits })
  },
  words: {
    en: ({ credits }) => `gain ${credits}`,
    pl: ({ credits }, mood) => `${mood === 'infinitive' ? 'zyskać' : 'zyskaj'} ${credits}`,
  },
  hint: (_, { credits }) => credits,
}

/** Pays all credits or none. The holder of the waiting card may react before anything else happens. */
const payCredits: Operation<Thousand, EffectContext, { readonly credits: number }> = {
  legal: (t, { credits }, { seat }) =>
    at(t.credits, seat) >= credits
      ? null
      : { rule: 'OR-CRED-02', reason: 'tooPoor', facts: { has: at(t.credits, seat), needs: credits } },
  run(t, { credits }, { seat }) {
    t.credits[seat] = at(t.credits, seat) - credits
    tell(t, { type: 'paid', seat, credits })
    payWindow.open(t, seatsFrom(t, seat).slice(1))
  },
  words: {
    en: ({ credits }) => `pay ${credits}`,
    pl: ({ credits }, mood) => `${mood === 'infinitive' ? 'zapłacić' : 'zapłać'} ${credits}`,
  },
  hint: (_, { credits }) => -credits,
}

const load: Operation<Thousand, EffectContext, object> = {
  legal(t, _, { seat }) {
    if (t.supply.length === 0) return { rule: 'OR-RES-02', reason: 'nothingLeft' }
    return at(t.cargo, seat).length < HOLD ? null : { rule: 'OR-SLOT-08', reason: 'holdIsFull' }
  },
  run(t, _, { seat }) {
    const cargo = takeLast(t.supply)
    at(t.cargo, seat).push(cargo)
    tell(t, { type: 'loaded', seat, cargo })
  },
  words: {
    en: () => 'load a cargo',
    pl: (_, mood) => (mood === 'infinitive' ? 'załadować towar' : 'załaduj towar'),
  },
  hint: () => 3,
}

const lose: Operation<Thousand, EffectContext, object> = {
  legal: (t, _, { seat }) =>
    at(t.cargo, seat).length > 0 ? null : { rule: 'OR-DISC-01', reason: 'nothingLeft' },
  picks: {
    kind: 'loseCargo',
    rules: ['OR-DISC-01'],
    from: (t, _, { seat }) => at(t.cargo, seat),
    option: (_, __, ___, cargo) => ({ id: `cargo-${cargo}`, touches: [`cargo:${cargo}`] }),
  },
  run(t, _, { seat }, __, cargoes) {
    for (const cargo of cargoes) {
      remove(at(t.cargo, seat), cargo)
      t.supply.push(cargo)
      tell(t, { type: 'lost', seat, cargo })
    }
  },
  words: {
    en: () => 'lose a cargo',
    pl: (_, mood) => (mood === 'infinitive' ? 'stracić towar' : 'strać towar'),
  },
  hint: () => -3,
}

/** Every seat with a card may be asked this; the words do not reveal who has the waiting one. */
export const collect = decisionKind<Thousand>({
  name: 'collect',
  shape: 'one',
  rules: ['OR-SEC-02', 'OR-TIME-04'],
  list: (t, seat) => (at(t.cards, seat).includes(COLLECTOR) ? [COLLECTOR, PASS] : []),
  option: (_, __, card) => ({ id: `card-${card}`, touches: [`card:${card}`] }),
})

export const payWindow = reactionWindow<Thousand>({
  name: 'somebodyPays',
  kind: collect,
  mightReact: (t, seat) => at(t.cards, seat).length > 0,
  react(t, seat, picks) {
    const card = at(picks, 0)
    remove(at(t.cards, seat), card)
    t.used.push(card)
    t.credits[seat] = at(t.credits, seat) + 2
    tell(t, { type: 'collected', seat, credits: 2 })
    return 'next'
  },
})

const operations = { gain, payCredits, load, lose }
export type TradeEffect = Effect<typeof operations, Record<never, never>>

export const effects = effectLanguage<Thousand, EffectContext>()(
  operations,
  {},
  {
    source: ({ source = 0 }) => `encounter:${source}`,
    // A friend may give what is missing, and the active trader may sell something.
    mayOpen: (t, seat) => seat === t.active,
  },
)

/** What a trader can do in a turn: work for pay, or buy a cargo. */
export const acts: { readonly [id: string]: TradeEffect } = {
  work: { op: 'gain', credits: 2 },
  buy: { op: 'pay', cost: { op: 'payCredits', credits: 3 }, for: { op: 'load' } },
}

/** Four encounters, each of them twice. */
const encounters: readonly TradeEffect[] = [
  {
    op: 'all',
    of: [
      {
        op: 'choose',
        of: [{ op: 'payCredits', credits: 5 }, { op: 'lose' }],
      },
      { op: 'gain', credits: 1 },
    ],
  },
  { op: 'all', of: [{ op: 'load' }, { op: 'gain', credits: 1 }] },
  { op: 'gain', credits: 2 },
  { op: 'may', do: { op: 'pay', cost: { op: 'payCredits', credits: 1 }, for: { op: 'load' } } },
]

export function encounterOf(piece: number): TradeEffect {
  return at(encounters, piece % encounters.length)
}
