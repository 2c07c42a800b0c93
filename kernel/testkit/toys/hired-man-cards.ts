import {
  at,
  type Condition,
  call,
  type Effect,
  type EffectContext,
  EMPTY,
  effectLanguage,
  emit,
  type Frame,
  type GameEvent,
  nearest,
  type Operation,
  remove,
  type Seat,
  scopeOf,
} from '../../index.ts'
import { type Hired, isDefeated, MEN, ownerOf, PLACES, ways } from './hired-man-table.ts'

/** The language that bounties are written in, and what a fight keeps in its frame. */

export type Face = 'blank' | 'focus' | 'hit' | 'critical'

/** One die of a pool, with whoever changed it last. */
export interface Die {
  readonly face: Face
  readonly changedBy: Seat | null
  /** Added by an ability: it was never rolled. */
  readonly isAdded: boolean
}

/** Who stands on one side, apart from who rolls for it: a man and a bystander have no seat. */
export interface Side {
  readonly seat: Seat | null
  readonly roller: Seat
  /** The man who fights for himself, or EMPTY. */
  readonly man: number
}

export interface CombatFrame extends Frame {
  /** The attacker's first. */
  readonly sides: readonly [Side, Side]
  readonly isShip: boolean
  readonly fight: FightArgs
  readonly context: HiredContext
  /** The man whose skills and abilities are off as long as this lasts, or EMPTY. */
  readonly off: number
  /** Whose dice it is about: the attacker's (0), then the defender's. */
  rolling: 0 | 1
  moment: 'value' | 'reroll' | 'result'
  pools: readonly [readonly Die[], readonly Die[]]
  /** Dice that abilities have added to each side's value. */
  added: readonly [number, number]
}

export function nearestCombat(t: Hired): CombatFrame {
  return scopeOf(t, 'combat') as CombatFrame // a routine's frame is of its own making
}

export interface HiredContext extends EffectContext {
  readonly man: number
}

type OfMan = GameEvent & { readonly seat: Seat; readonly man: number }

function tellMan(t: Hired, type: string, { seat, man }: HiredContext): void {
  emit<OfMan>(t, { type, seat, man })
}

const findOwner: Operation<Hired, HiredContext, object> = {
  legal: () => null,
  run: (t, _, { man, seat }) => ownerOf(t, man) ?? seat,
  words: { en: () => 'find who has hired the man', pl: () => 'ustal, kto go zatrudnia' },
  hint: () => 0,
}

export interface FightArgs {
  readonly against: 'owner' | 'man' | 'bystander'
  readonly win?: HiredEffect
  readonly lose?: HiredEffect
}

const fight: Operation<Hired, HiredContext, FightArgs> = {
  legal(t, { against }, { seat, bound }) {
    const owner = bound?.['owner']
    if (against !== 'owner' || typeof owner !== 'number') return null
    if (owner === seat) return { rule: 'OR-BNTY-14', reason: 'ownMan' }
    return isDefeated(t, owner) ? { rule: 'OR-DEF-11', reason: 'defeated' } : null
  },
  run(t, args, context, language) {
    const { seat, man } = context
    const { against } = args
    const left = (seat + 1) % t.seats
    const owner = against === 'bystander' ? null : language.seatOf(t, 'owner', context)
    const enemy: Side =
      against === 'owner' && owner !== null
        ? { seat: owner, roller: owner, man: EMPTY }
        : { seat: null, roller: left, man: against === 'man' ? man : EMPTY }
    call<CombatFrame>(t, {
      routine: 'combat',
      stage: 0,
      sides: [{ seat, roller: seat, man: EMPTY }, enemy],
      isShip: isShipCombat(t, against, context),
      fight: args,
      context,
      off: against === 'man' && owner === seat ? man : EMPTY,
      rolling: 0,
      moment: 'value',
      pools: [[], []],
      added: [0, 0],
    })
  },
  words: {
    en: ({ against, win, lose }, _, say) =>
      [
        `fight ${foes.en[against]}`,
        ...(win === undefined ? [] : [`if you win, ${say.clause(win)}`]),
        ...(lose === undefined ? [] : [`if you lose, ${say.clause(lose)}`]),
      ].join('; '),
    pl: ({ against, win, lose }, _, say) =>
      [
        `walcz ${foes.pl[against]}`,
        ...(win === undefined ? [] : [`jeśli wygrasz, ${say.clause(win)}`]),
        ...(lose === undefined ? [] : [`jeśli przegrasz, ${say.clause(lose)}`]),
      ].join('; '),
  },
  hint: () => 0,
}

const foes = {
  en: { owner: 'his employer', man: 'the man himself', bystander: 'a bystander' },
  pl: { owner: 'z jego pracodawcą', man: 'z nim samym', bystander: 'z przechodniem' },
} as const

/** OR-BNTY-21: the place decides where the owner fights, the bounty where the man does. */
function isShipCombat(t: Hired, against: FightArgs['against'], { seat, man }: HiredContext): boolean {
  if (against === 'owner') return !at(PLACES, at(t.standsAt, seat)).isPlanet
  return against === 'man' && at(MEN, man).isShip
}

const discardMan: Operation<Hired, HiredContext, object> = {
  legal: (t, _, { seat, man }) =>
    at(t.crews, seat).includes(man) ? null : { rule: 'OR-BNTY-22', reason: 'notHired' },
  run(t, _, context) {
    remove(at(t.crews, context.seat), context.man)
    t.bank.push(context.man)
    tellMan(t, 'discarded', context)
  },
  words: {
    en: () => 'discard the man',
    pl: (_, mood) => (mood === 'aim' ? 'odrzucić go' : 'odrzuć go'),
  },
  hint: () => -1,
}

/** OR-BNTY-16: the token comes from the discarded ones and never from or to the map. */
const capture: Operation<Hired, HiredContext, object> = {
  legal: () => null,
  run(t, _, context) {
    const { man } = context
    remove(t.discarded, man)
    t.captives[man] = man
    tellMan(t, 'captured', context)
  },
  words: { en: () => 'capture him', pl: () => 'pojmij go' },
  hint: () => 2,
}

const eliminate: Operation<Hired, HiredContext, object> = {
  legal: () => null,
  run(t, _, context) {
    const { man, seat } = context
    remove(t.discarded, man)
    t.removed.push(man)
    remove(at(t.bounties, seat), man)
    t.settled.push(man)
    t.credits[seat] = at(t.credits, seat) + 1
    tellMan(t, 'eliminated', context)
  },
  words: { en: () => 'eliminate him and earn 1', pl: () => 'wyeliminuj go i zarób 1' },
  hint: () => 1,
}

const nearestFree = (t: Hired, _: object, { seat }: HiredContext): number[] => {
  const free = [...t.map.keys()].filter((place) => at(t.map, place) === EMPTY)
  return nearest(ways, at(t.standsAt, seat), free)
}

/** OR-BNTY-17: on the nearest empty place, by choice where several are equally near. */
const putOnMap: Operation<Hired, HiredContext, object> = {
  legal: (t, args, context) =>
    nearestFree(t, args, context).length > 0 ? null : { rule: 'OR-BNTY-17', reason: 'noPlace' },
  run(t, _, { man }, __, [place = 0]) {
    remove(t.discarded, man)
    t.map[place] = man
  },
  picks: {
    kind: 'putWhere',
    rules: ['OR-BNTY-17', 'OR-NEAR-02'],
    from: nearestFree,
    option: (_, __, ___, place) => ({
      id: at(PLACES, place).name,
      touches: [`place:${at(PLACES, place).name}`],
    }),
  },
  words: { en: () => 'put his token on the map', pl: () => 'połóż jego żeton na mapie' },
  hint: () => 0,
}

const earn: Operation<Hired, HiredContext, { readonly credits: number }> = {
  legal: () => null,
  run(t, { credits }, { seat }) {
    t.credits[seat] = at(t.credits, seat) + credits
    emit<GameEvent & { readonly seat: Seat; readonly credits: number }>(t, { type: 'earned', seat, credits })
  },
  words: {
    en: ({ credits }) => `earn ${credits}`,
    pl: ({ credits }, mood) => `${mood === 'aim' ? 'zarobić' : 'zarób'} ${credits}`,
  },
  hint: (_, { credits }) => credits,
}

/** One more die for the attacker of the fight that is under way. */
const pressOn: Operation<Hired, HiredContext, object> = {
  legal: () => null,
  run(t) {
    const combat = nearestCombat(t)
    combat.added = [combat.added[0] + 1, combat.added[1]]
  },
  words: { en: () => 'roll one more die', pl: () => 'rzuć jedną kością więcej' },
  hint: () => 0.5,
}

const isOwnMan: Condition<Hired, HiredContext, object> = {
  legal: (_, __, { seat, bound }) =>
    bound?.['owner'] === seat ? null : { rule: 'OR-BNTY-14', reason: 'notHired' },
  words: { en: () => 'he is your own man', pl: () => 'to twój człowiek' },
}

/** What a fight came to is bound by the tree: "won" or "lost". */
const isWon: Condition<Hired, HiredContext, { readonly what: string }> = {
  legal: (_, { what }, { bound }) =>
    bound?.[what] === 'won' ? null : { rule: 'OR-CSTEP-14', reason: 'notWon' },
  words: { en: () => 'you win', pl: () => 'wygrasz' },
}

/** The attacker's dice are bound as "roll" while a fight's branch is carried out. */
const shows: Condition<Hired, HiredContext, { readonly face: Face }> = {
  legal(_, { face }, { bound }) {
    const roll = bound?.['roll']
    return Array.isArray(roll) && roll.includes(face) ? null : { rule: 'OR-CSTEP-14', reason: 'notRolled' }
  },
  words: { en: ({ face }) => `your roll shows: ${face}`, pl: ({ face }) => `w rzucie jest: ${face}` },
}

const operations = {
  findOwner,
  fight,
  discardMan,
  capture,
  eliminate,
  putOnMap,
  earn,
  pressOn,
}
const conditions = { isOwnMan, isWon, shows }
export type HiredEffect = Effect<typeof operations, typeof conditions>

export const effects = effectLanguage<Hired, HiredContext>()(operations, conditions, {
  names: { owner: { pl: 'jego pracodawca', en: 'his employer' } },
  roles: {
    roller: {
      seat: (t) => nearestCombat(t).sides[1].roller,
      name: { pl: 'rzucający za niego', en: 'whoever has rolled for him' },
    },
  },
  source: ({ man }) => `man:${man}`,
})

/** The owner is bound before the man is discarded: afterwards nothing on the table would tell who it was. */
const beaten: HiredEffect = {
  op: 'all',
  of: [
    { op: 'happensTo', who: 'owner', do: { op: 'discardMan' } },
    { op: 'choose', of: [{ op: 'eliminate' }, { op: 'capture' }] },
    { op: 'if', when: { is: 'shows', face: 'critical' }, then: { op: 'earn', credits: 1 } },
  ],
}

const gotAway: HiredEffect = {
  op: 'all',
  of: [
    { op: 'happensTo', who: 'roller', do: { op: 'earn', credits: 1 } },
    {
      op: 'if',
      when: { is: 'isOwnMan' },
      then: { op: 'all', of: [{ op: 'discardMan' }, { op: 'putOnMap' }] },
    },
  ],
}

/** OR-BNTY-14 to OR-BNTY-23: what a bounty says. Whoever cannot protect the man is not asked. */
export const hunt: HiredEffect = {
  op: 'all',
  of: [
    { op: 'findOwner', as: 'owner' },
    {
      op: 'choose',
      by: 'owner',
      of: [
        { op: 'fight', against: 'owner', win: beaten },
        { op: 'fight', against: 'man', win: beaten, lose: gotAway },
      ],
    },
  ],
}

/** A fight inside a fight, with dice and once-per-combat abilities of its own. */
export const taunt: HiredEffect = {
  op: 'all',
  of: [
    { op: 'fight', against: 'bystander', as: 'duel' },
    { op: 'if', when: { is: 'isWon', what: 'duel' }, then: { op: 'pressOn' } },
  ],
}
