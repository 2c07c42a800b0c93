import {
  abstainOrDraw,
  at,
  drawBelow,
  type Effect,
  type EffectContext,
  EMPTY,
  effectLanguage,
  type Operation,
  type Refusal,
  type Seat,
} from '../../../index.ts'
import { type Frontier, PLACES, type PublicMap, publicMap, tell } from './table.ts'

/** The operations of people and of the automa: each says whether it would change anything. */

type Counter = 'credits' | 'damage' | 'fame'

function change(t: Frontier, seat: Seat, what: Counter, by: number): void {
  t[what][seat] = at(t[what], seat) + by
  tell(t, { type: 'changed', seat, what, by })
}

const no = (reason: string): Refusal => ({ rule: 'OR-AIFLOW-04', reason })

const gain: Operation<Frontier, EffectContext, { readonly what: 'credits' | 'fame' }> = {
  legal: () => null,
  run: (t, { what }, { seat }) => change(t, seat, what, 1),
  words: {
    en: ({ what }) => (what === 'fame' ? 'gain 1 fame' : 'gain 1 credit'),
    pl: ({ what }) => (what === 'fame' ? 'zyskaj 1 sławy' : 'zyskaj 1 kredyt'),
  },
  hint: () => 1,
}

const lose: Operation<Frontier, EffectContext, object> = {
  legal: (t, _, { seat }) => (at(t.credits, seat) > 0 ? null : no('noCredits')),
  run: (t, _, { seat }) => change(t, seat, 'credits', -1),
  words: {
    en: () => 'lose 1 credit',
    pl: (_, mood) => `${mood === 'infinitive' ? 'stracić' : 'strać'} 1 kredyt`,
  },
  hint: () => -1,
}

const suffer: Operation<Frontier, EffectContext, object> = {
  legal: () => null,
  run: (t, _, { seat }) => change(t, seat, 'damage', 1),
  words: {
    en: () => 'suffer 1 damage',
    pl: (_, mood) => `${mood === 'infinitive' ? 'otrzymać' : 'otrzymaj'} 1 obrażenie`,
  },
  hint: () => -1,
}

const recover: Operation<Frontier, EffectContext, object> = {
  legal: (t, _, { seat }) => (at(t.damage, seat) > 0 ? null : no('noDamage')),
  run: (t, _, { seat }) => change(t, seat, 'damage', -at(t.damage, seat)),
  words: { en: () => 'recover', pl: (_, mood) => (mood === 'infinitive' ? 'odpocząć' : 'odpocznij') },
  hint: () => 1,
}

export function move(t: Frontier, seat: Seat, to: number): void {
  t.at[seat] = to
  tell(t, { type: 'moved', seat, to })
}

/** The places with the highest rank and then the least distance; more than one is a tie. Only from public facts (AIB-09). */
export function targets({ from, ranks }: PublicMap): number[] {
  const highest = Math.max(...ranks)
  if (highest === 0) return []
  const wanted = [...ranks.keys()].filter((place) => ranks[place] === highest)
  const nearest = Math.min(...wanted.map((place) => Math.abs(place - from)))
  return wanted.filter((place) => Math.abs(place - from) === nearest)
}

const approach: Operation<Frontier, EffectContext, object> = {
  legal(t, _, { seat }) {
    const wanted = targets(publicMap(t, seat))
    if (wanted.length === 0) return no('nobodyLeft')
    return wanted.includes(at(t.at, seat)) ? no('alreadyThere') : null
  },
  run(t, _, { seat }) {
    const wanted = targets(publicMap(t, seat))
    const target = wanted.length === 1 ? at(wanted, 0) : at(wanted, drawBelow(t, 'automa', wanted.length))
    move(t, seat, at(t.at, seat) + Math.sign(target - at(t.at, seat)))
  },
  words: {
    en: () => 'move towards the nearest person of the highest rank',
    pl: (_, mood) => `${mood === 'infinitive' ? 'ruszyć' : 'rusz'} do najbliższej osoby najwyższej rangi`,
  },
  hint: () => 1,
}

const meet: Operation<Frontier, EffectContext, object> = {
  legal: (t, _, { seat }) => (at(t.contacts, at(t.at, seat)) === EMPTY ? no('nobodyHere') : null),
  run(t, _, { seat }) {
    const place = at(t.at, seat)
    const contact = at(t.contacts, place)
    t.contacts[place] = EMPTY
    t.met.push(contact)
    tell(t, { type: 'turnedUp', seat, contact })
    frontierEffects.run(t, at(contactEffects, contact), { seat, source: contact })
  },
  words: {
    en: () => 'meet the person here',
    pl: (_, mood) => `${mood === 'infinitive' ? 'spotkać' : 'spotkaj'} osobę`,
  },
  hint: () => 1,
}

/** The first seat after the robber that is here and has credits. */
function victimOf(t: Frontier, robber: Seat): Seat | null {
  for (let after = 1; after < t.seats; after++) {
    const seat = (robber + after) % t.seats
    if (at(t.at, seat) === at(t.at, robber) && at(t.credits, seat) > 0) return seat
  }
  return null
}

const rob: Operation<Frontier, EffectContext, object> = {
  legal: (t, _, { seat }) => (victimOf(t, seat) === null ? no('nobodyHere') : null),
  run: (t, _, context) => frontierEffects.run(t, { op: 'happensTo', who: 'victim', do: demand }, context),
  words: {
    en: () => 'rob whoever is here',
    pl: (_, mood) => `${mood === 'infinitive' ? 'obrabować' : 'obrabuj'} kogoś tutaj`,
  },
  hint: () => 1,
}

const operations = { gain, lose, suffer, recover, approach, meet, rob }
export type FrontierEffect = Effect<typeof operations, Record<never, never>>

const demand: FrontierEffect = { op: 'choose', of: [{ op: 'lose' }, { op: 'suffer' }] }

export const frontierEffects = effectLanguage<Frontier, EffectContext>()(
  operations,
  {},
  {
    roles: {
      victim: { seat: (t, { seat }) => victimOf(t, seat) ?? seat, name: { pl: 'ofiara', en: 'the victim' } },
      next: {
        seat: (t, { seat }) => (seat + 1) % t.seats,
        name: { pl: 'następny gracz', en: 'the next player' },
      },
    },
    source: ({ source = 0 }) => `piece:${source}`,
    byRule: abstainOrDraw('automa'),
  },
)

/** What happens to a seat that meets a person. */
const contactEffects: readonly FrontierEffect[] = [
  { op: 'gain', what: 'credits' },
  { op: 'suffer' },
  { op: 'happensTo', who: 'next', do: demand },
  { op: 'may', do: { op: 'gain', what: 'credits' } },
  { op: 'gain', what: 'fame' },
  { op: 'happensTo', who: 'next', do: demand },
  { op: 'gain', what: 'fame' },
]

/** The automa's cards: only the first line that applies, or each of them. */
const orders: readonly FrontierEffect[] = [
  { op: 'first', of: [{ op: 'recover' }, { op: 'meet' }, { op: 'approach' }] },
  { op: 'each', of: [{ op: 'rob' }, { op: 'approach' }, { op: 'meet' }] },
  { op: 'first', of: [{ op: 'rob' }, { op: 'approach' }, { op: 'gain', what: 'credits' }] },
  { op: 'each', of: [{ op: 'recover' }, { op: 'approach' }, { op: 'gain', what: 'credits' }] },
]

export function orderOf(order: number): FrontierEffect {
  return at(orders, order)
}

/** What a person does in a turn: the same operations, and a step to the left or right. */
export const acts: readonly { readonly id: string; readonly effect: FrontierEffect }[] = [
  { id: 'earn', effect: { op: 'gain', what: 'credits' } },
  { id: 'recover', effect: { op: 'recover' } },
  { id: 'meet', effect: { op: 'meet' } },
  { id: 'rob', effect: { op: 'rob' } },
]

export function steps(t: Frontier, seat: Seat): number[] {
  const from = at(t.at, seat)
  return [from - 1, from + 1].filter((place) => place >= 0 && place < PLACES)
}
