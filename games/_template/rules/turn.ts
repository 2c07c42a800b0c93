import {
  ask,
  at,
  type DecisionKind,
  emit,
  endGame,
  type Frame,
  picked,
  remove,
  routine,
  routineTable,
  type Seat,
  seatsWithMost,
  shuffle,
  takeLast,
} from '@kantyna/kernel'
import type { NewGameEvent } from './events.ts'
import { HAND_SIZE, type NewGame, nextSeat, numberOf } from './table.ts'

/** NG-TURN-01: a turn is one card, played from hand. */
export const playCard: DecisionKind<NewGame> = {
  name: 'playCard',
  shape: 'one',
  rules: ['NG-TURN-01'],
  list: (t, seat) => at(t.hands, seat).slice(),
  option: (t, _, card) => ({
    id: `card-${card}`,
    touches: [`card:${card}`],
    facts: { number: numberOf(card), scores: scores(t, card) },
  }),
}

const game = routine<NewGame, Frame>('game')('shown', {
  /** NG-SETUP-01: the deck is shuffled, and each player gets three cards. */
  deal(t) {
    shuffle(t, 'deck', t.deck)
    for (const hand of t.hands) for (let card = 0; card < HAND_SIZE; card++) hand.push(takeLast(t.deck))
  },
  play(t) {
    ask(t, playCard, t.mover)
  },
  resolve(t) {
    const card = picked(t)
    const points = scores(t, card) ? 1 : 0
    remove(at(t.hands, t.mover), card)
    t.pile.push(card)
    t.points[t.mover] = at(t.points, t.mover) + points
    emit<NewGameEvent>(t, { type: 'played', seat: t.mover, card, points })
    draw(t, t.mover)
    t.mover = nextSeat(t, t.mover)
    if (at(t.hands, t.mover).length > 0) return 'play'
  },
  /** NG-END-01: the game ends when the hands are empty; the most points win. */
  end(t) {
    const seats = t.points.map((_, seat) => seat)
    const winners = seatsWithMost(seats, (seat) => at(t.points, seat))
    const scoresBySeat = t.points.map((total, seat) => ({ seat, total, sources: { cards: total } }))
    emit<NewGameEvent>(t, { type: 'won', winners })
    endGame(t, { winners, scores: scoresBySeat })
  },
})

export const routines = routineTable(game)

/** NG-TURN-02: a card at least as high as the one before it scores a point, and so does the first card. */
function scores({ pile }: Pick<NewGame, 'pile'>, card: number): boolean {
  const top = pile.at(-1)
  return top === undefined || numberOf(card) >= numberOf(top)
}

/** NG-TURN-03: afterwards the player draws a card, while there are any. */
function draw(t: NewGame, seat: Seat): void {
  if (t.deck.length > 0) at(t.hands, seat).push(takeLast(t.deck))
}
