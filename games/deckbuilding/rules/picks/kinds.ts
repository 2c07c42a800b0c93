import {
  at,
  type DecisionKind,
  decisionKind,
  type Facts,
  Fault,
  type Option,
  type RuleId,
  type Seat,
} from '@kantyna/kernel'
import { damageBase, damageOn, damageShip, destroyShip } from '../damage.ts'
import { type Duel, NOTHING, opponentOf } from '../duel.ts'
import { emitEvent, type Place } from '../events.ts'
import { callPick, callPurchase, opponentDiscarded, type PickFrame, type Purpose, pickOf } from '../frames.ts'
import { costOf, FIRST_BASE, nameOf } from '../pieces.ts'
import {
  BOTH,
  discardFromHand,
  discardFromRow,
  exile,
  hideFromSpectators,
  markKnownToAll,
  refillRow,
  takeFromRow,
} from '../piles.ts'
import type { Question } from '../questions.ts'
import { fits, sideOf } from '../sides.ts'
import { thingOf } from '../things.ts'
import { alike, distinct, idAmong } from './names.ts'
import { purchasable } from './purchasable.ts'
import { leastKnown, replacementsFor } from './replacements.ts'
import { shipsAmong } from './ships.ts'

/** One kind of pick: the candidates, the question, and what happens to each card picked. */
interface Pick {
  readonly kind: DecisionKind<Duel>
  candidates(t: Duel, frame: PickFrame): readonly number[]
  /** Where several copies of a card can be picked one by one: the copies that are taken instead of those picked. */
  replacements?(t: Duel, frame: PickFrame, picked: readonly number[]): readonly number[]
  take(t: Duel, frame: PickFrame, card: number): void
}

type Candidates = Pick['candidates']

function pickKind(
  name: Question,
  rules: readonly RuleId[],
  candidates: Candidates,
  more: (t: Duel, seat: Seat, card: number) => Facts = () => ({}),
): DecisionKind<Duel> {
  return decisionKind({
    name,
    shape: 'one',
    rules,
    // Copies that look alike are one option.
    list: (t) => distinct(t, candidates(t, pickOf(t))),
    option: (t, seat, card) => ({
      id: nameOf(card),
      touches: alike(candidates(t, pickOf(t)), card).map(thingOf),
      facts: { card, from: whereIs(t, card), ...more(t, seat, card) },
    }),
    source: (t) => thingOf(pickOf(t).context.source),
  })
}

/** Any number between the frame's bounds; here every copy counts. */
function pickSomeKind(name: Question, rules: readonly RuleId[], candidates: Candidates): DecisionKind<Duel> {
  return decisionKind({
    name,
    shape: 'some',
    rules,
    list: (t) => candidates(t, pickOf(t)).slice(),
    bounds: pickOf,
    option: (t, _, card) => optionOfCopy(t, candidates, card, {}),
    source: (t) => thingOf(pickOf(t).context.source),
  })
}

/** One thing that can be hit. Every copy counts: ships that look alike may bear different damage. */
function pickHitKind(
  name: Question,
  rules: readonly RuleId[],
  candidates: Candidates,
  more: (frame: PickFrame) => Facts = () => ({}),
): DecisionKind<Duel> {
  return decisionKind({
    name,
    shape: 'one',
    rules,
    list: (t) => candidates(t, pickOf(t)).slice(),
    option: (t, _, piece) =>
      optionOfCopy(t, candidates, piece, { damage: damageOn(t, piece), ...more(pickOf(t)) }),
    source: (t) => thingOf(pickOf(t).context.source),
  })
}

function optionOfCopy(t: Duel, candidates: Candidates, card: number, more: Facts): Option {
  return {
    id: idAmong(candidates(t, pickOf(t)), card),
    touches: [thingOf(card)],
    facts: { card, from: whereIs(t, card), ...more },
  }
}

/** Where a card that can be picked lies. */
function whereIs(t: Duel, card: number): Place {
  if (card >= FIRST_BASE || t.ships.some((ships) => ships.includes(card))) return 'play'
  if (t.row.includes(card)) return 'row'
  if (t.galaxyDiscard.includes(card)) return 'galaxyDiscard'
  if (t.galaxyDeck.includes(card)) return 'galaxyDeck'
  return t.hands.some((hand) => hand.includes(card)) ? 'hand' : 'discard'
}

const hand: Candidates = (t, { context }) => at(t.hands, context.seat)
const opponentsHand: Candidates = (t, { context }) => at(t.hands, opponentOf(context.seat))
/** Looked at by somebody else, a hand has no order. */
const opponentsHandShown: Candidates = (t, { context }) =>
  at(t.hands, opponentOf(context.seat)).toSorted((a, b) => a - b)
const handAndDiscard: Candidates = (t, { context, args }) => [
  ...(args.from?.includes('hand') === true ? at(t.hands, context.seat) : []),
  ...(args.from?.includes('discard') === true ? at(t.discards, context.seat) : []),
]
const row: Candidates = (t, { context, args }) =>
  t.row.filter(
    (card) =>
      card !== NOTHING && (args.sides === undefined || args.sides.includes(sideOf(t, context.seat, card))),
  )
const ownDiscard: Candidates = (t, { context, args }) =>
  at(t.discards, context.seat).filter((card) =>
    fits(t, context.seat, args.filter ?? {}, card, context.source),
  )
const galaxyDiscard: Candidates = (t, { context, args }) =>
  t.galaxyDiscard.filter((card) => args.sides?.includes(sideOf(t, context.seat, card)) === true)
const forSale: Candidates = (t, { context, args }) => purchasable(t, context.seat, buyingOf(args))
const shipsToDestroy: Candidates = (t, { context, args }) => shipsAmong(t, context.seat, args.among ?? [])
const baseAndShips: Candidates = (t, { context }) => {
  const opponent = opponentOf(context.seat)
  const base = at(t.bases, opponent)
  return base === NOTHING ? at(t.ships, opponent) : [base, ...at(t.ships, opponent)]
}
const lookedAt: Candidates = (t, { args }) => t.galaxyDeck.slice(-(args.looked ?? 0))

function buyingOf({ buying }: PickFrame['args']) {
  if (buying === undefined) throw new Fault('a purchase was picked without saying what may be bought')
  return buying
}

export const picks: Readonly<Record<Purpose, Pick>> = {
  exile: {
    kind: pickSomeKind('pickExile', ['DB-EXILE-05', 'DB-EXILE-06', 'DB-EXILE-08'], handAndDiscard),
    candidates: handAndDiscard,
    replacements: (t, { context }, picked) => replacementsFor(t, at(t.hands, context.seat), picked),
    take: (t, { context }, card) => exile(t, context.seat, card),
  },
  discard: {
    kind: pickKind('pickDiscard', ['DB-DISCARD-02', 'DB-DISCARD-03'], hand),
    candidates: hand,
    take: (t, { context }, card) => discardFromHand(t, context.seat, card),
  },
  forced: {
    kind: pickKind('pickForced', ['DB-DISCARD-02', 'DB-DISCARD-06'], opponentsHand),
    candidates: opponentsHand,
    take(t, { context }, card) {
      discardFromHand(t, opponentOf(context.seat), card)
      opponentDiscarded(t, context.seat)
    },
  },
  fromRow: {
    kind: pickKind('pickFromRow', ['DB-DISCARD-05'], row),
    candidates: row,
    take(t, { context }, card) {
      emitEvent(t, { type: 'discardedFromRow', seat: context.seat, card })
      discardFromRow(t, card)
    },
  },
  borrow: {
    kind: pickKind('pickBorrow', ['DB-ABIL-14'], row),
    candidates: row,
    take(t, { context }, card) {
      takeFromRow(t, card)
      at(t.hands, context.seat).push(card)
      t.owners[card] = context.seat
      t.doomed.push(card)
      markKnownToAll(t, card)
      emitEvent(t, { type: 'tookFromRow', seat: context.seat, card })
      refillRow(t)
    },
  },
  return: {
    kind: pickKind('pickReturn', ['DB-ABIL-11'], ownDiscard),
    candidates: ownDiscard,
    take(t, { context }, card) {
      const { seat } = context
      t.discards[seat] = at(t.discards, seat).filter((other) => other !== card)
      at(t.hands, seat).push(card)
      markKnownToAll(t, card)
      emitEvent(t, { type: 'returned', seat, card })
    },
  },
  purchase: {
    kind: pickKind('pickPurchase', ['DB-BUY-12'], forSale, (t, _, card) => ({
      price: buyingOf(pickOf(t).args).free === true ? 0 : costOf(card),
    })),
    candidates: forSale,
    take(t, { context, args }, card) {
      const { from, free, to } = buyingOf(args)
      callPurchase(t, { seat: context.seat, card, from, price: free === true ? 0 : costOf(card), to })
    },
  },
  ship: {
    kind: pickHitKind('pickShip', ['DB-DESTROY-01', 'DB-DESTROY-02'], shipsToDestroy),
    candidates: shipsToDestroy,
    take(t, { context }, ship) {
      const opponent = opponentOf(context.seat)
      if (at(t.ships, opponent).includes(ship)) {
        destroyShip(t, opponent, ship)
        return
      }
      emitEvent(t, { type: 'discardedFromRow', seat: context.seat, card: ship, isDestroyed: true })
      discardFromRow(t, ship)
    },
  },
  target: {
    kind: pickHitKind('pickTarget', ['DB-DEALDMG-01'], baseAndShips, ({ args }) => ({
      deals: args.points ?? 0,
    })),
    candidates: baseAndShips,
    take(t, { context, args }, target) {
      const opponent = opponentOf(context.seat)
      if (target >= FIRST_BASE) damageBase(t, opponent, args.points ?? 0)
      else damageShip(t, opponent, target, args.points ?? 0)
    },
  },
  keep: {
    kind: pickKind('pickKeep', ['DB-LOOK-01', 'DB-LOOK-02'], lookedAt),
    candidates: lookedAt,
    take(t, frame, picked) {
      const looked = lookedAt(t, frame)
      const card = leastKnown(t, alike(looked, picked))
      t.galaxyDeck.length -= looked.length
      t.galaxyDeck.push(card)
      emitEvent(t, {
        type: 'keptOnTop',
        seat: frame.context.seat,
        secret: { seats: [frame.context.seat], card },
      })
      for (const other of looked) {
        if (other === card) continue
        t.galaxyDiscard.push(other)
        emitEvent(t, { type: 'discardedTop', seat: frame.context.seat, card: other })
      }
    },
  },
  swapIn: {
    kind: pickKind('pickSwapIn', ['DB-ABIL-11'], galaxyDiscard),
    candidates: galaxyDiscard,
    take: (t, { context }, incoming) => callPick(t, 'swapOut', context, { incoming }),
  },
  swapOut: {
    kind: pickKind('pickSwapOut', ['DB-ABIL-11'], row),
    candidates: row,
    take(t, { context, args }, outgoing) {
      const isFromDeck = args.incoming === 'top'
      const incoming = isFromDeck ? at(t.galaxyDeck, t.galaxyDeck.length - 1) : Number(args.incoming)
      const pile = isFromDeck ? t.galaxyDeck : t.galaxyDiscard
      pile[pile.indexOf(incoming)] = outgoing
      t.row[t.row.indexOf(outgoing)] = incoming
      if (isFromDeck) markKnownToAll(t, outgoing)
      const from = isFromDeck ? 'galaxyDeck' : 'galaxyDiscard'
      emitEvent(t, { type: 'swapped', seat: context.seat, card: incoming, from, for: outgoing })
    },
  },
  top: {
    kind: pickKind('pickTop', ['DB-ABIL-11'], opponentsHandShown),
    candidates: opponentsHandShown,
    take(t, { context }, card) {
      const of = opponentOf(context.seat)
      if (at(t.hands, of).length > 1) hideFromSpectators(t, at(t.hands, of))
      t.hands[of] = at(t.hands, of).filter((other) => other !== card)
      at(t.decks, of).push(card)
      t.knowers[card] = at(t.knowers, card) | BOTH
      emitEvent(t, { type: 'putOnDeck', seat: context.seat, of, secret: { seats: [0, 1], card } })
    },
  },
}
