import { describe, expect, test } from 'vitest'
import { type EffectFrame, effectFrame } from '../effects/frames.ts'
import {
  answer,
  anyAnswer,
  ask,
  at,
  begin,
  type CheckedGame,
  call,
  canonical,
  type DecisionKind,
  done,
  type Frame,
  fastDice,
  type Game,
  guess,
  newChance,
  newOutbox,
  proceed,
  routine,
  UNSEEN,
  viewOf,
} from '../index.ts'
import { strangerGame } from '../testkit/toys/stranger.ts'
import {
  cardNamed,
  effects,
  NOWHERE,
  PEOPLE,
  type Stranger,
  type StrangerEffect,
} from '../testkit/toys/stranger-cards.ts'
import { unseen } from './secrets.ts'

const look: StrangerEffect = { op: 'all', of: [{ op: 'lookAtDeck', where: 'top' }] }
const context = { seat: 0, source: cardNamed('Informer'), isSecret: true }

function start(): Stranger {
  const t = begin(strangerGame, 3, {}, newChance(3, strangerGame.streams))
  const [held] = at(t.secrets, 0)
  if (held !== cardNamed('Informer')) {
    // Swaps seat 0's card with the Informer, wherever that lies.
    for (const pile of [t.deck, ...t.secrets])
      for (const [index, card] of pile.entries())
        if (card === cardNamed('Informer') || card === held)
          pile[index] = card === held ? cardNamed('Informer') : (held ?? 0)
  }
  return t
}

/** A position before the question of the turn: a procedure that is called now runs first. */
function beforeTurn(): Stranger {
  const t = start()
  t.open = []
  at(t.stack, 0).stage = t.askedBy
  return t
}

test('a deferred effect of a secret card is hidden while it waits, and guessed with the rest', () => {
  const t = start()
  t.deferred = [{ depth: 0, frame: effectFrame(look, context) }]
  expect(canonical(viewOf(strangerGame, t, 0))).toContain('lookAtDeck')
  expect(canonical(viewOf(strangerGame, t, 1))).not.toContain('lookAtDeck')
  const own = t.open.filter(({ seat }) => seat === 1)
  const made = guess(strangerGame, viewOf(strangerGame, t, 1), own, fastDice(2).below)
  const later = made.deferred?.[0]?.frame as EffectFrame // only effects are deferred here
  expect(later.context.source).toBe(at(at(made.secrets, 0), 0))
  expect(later.effect).toMatchObject({ op: 'all' })
  expect(made.open.map(({ seat, kind }) => [seat, kind])).toEqual([[0, 'act']])
})

test('a card that is used face down may concern only its owner', () => {
  const t = start()
  t.open = []
  const other = { ...context, bound: { other: 1 } }
  effects.run(t, { op: 'happensTo', who: 'other', do: look }, other)
  const routine = strangerGame.routines.get('effect')
  const frame = at(t.stack, t.stack.length - 1)
  expect(() => routine?.stages[0]?.(t, frame)).toThrow('concerns its owner alone')
})

test('views and guesses keep the backs in a pile that nobody remembers', () => {
  const forgetful: Game<Stranger> = {
    ...strangerGame,
    secrets: { ...strangerGame.secrets, leftOut: { faceDown: 'person' } },
  }
  const t = start()
  const view = viewOf(forgetful, t, 1)
  expect(view).toMatchObject({ leftOut: [unseen(1)] })
  const names = new Set<number>()
  for (let seed = 1; seed <= 30; seed++)
    names.add(at(guess(forgetful, view, [], fastDice(seed).below).leftOut, 0))
  expect([...names].map((person) => at(PEOPLE, person).rank)).toEqual([1, 1, 1])
})

test('no event says which line of a face-down card is carried out', () => {
  const t = start()
  t.open = []
  t.out = newOutbox()
  effects.run(t, { op: 'first', of: [look] }, context)
  strangerGame.routines.get('effect')?.stages[0]?.(t, at(t.stack, t.stack.length - 1))
  expect(t.out.events.filter(({ type }) => type === 'line')).toEqual([])
})

describe('a procedure that a secret card calls and that asks everybody', () => {
  const vote: DecisionKind<Stranger> = {
    name: 'vote',
    shape: 'number',
    rules: [],
    list: () => [],
    bounds: () => ({ min: 0, max: 1 }),
    option: (_, __, code) => ({ id: String(code), touches: [] }),
  }
  const poll = routine<Stranger, Frame>('poll')('shown', {
    askAll(t) {
      for (let seat = 0; seat < t.seats; seat++) ask(t, vote, seat)
    },
    count() {
      return done
    },
  })
  const game: CheckedGame<Stranger> = {
    ...strangerGame,
    routines: new Map(strangerGame.routines).set('poll', poll),
    decisions: { ...strangerGame.decisions, vote },
  }

  /** Seat 0 uses a card face down, and everybody votes before the effect continues. */
  function voting(...answered: number[]): Stranger {
    const t = beforeTurn()
    effects.run(t, look, context)
    call(t, { routine: 'poll', stage: 0 })
    proceed(game, t)
    for (const seat of answered) {
      const open = t.open.find((each) => each.seat === seat)
      if (open !== undefined) answer(game, t, open, [1])
    }
    return t
  }

  function guessFor(t: Stranger, seat: number): Stranger {
    const own = t.open.filter((open) => open.seat === seat)
    const made = guess(game, viewOf(game, t, seat), own, fastDice(2).below)
    const dice = fastDice(5)
    const asked = game.copy(made)
    for (let step = 0; step < 8; step++) {
      const open = at(made.open, 0)
      answer(game, made, open, anyAnswer(game, made, open, dice.below))
    }
    expect(game.violations(made)).toEqual([])
    return asked
  }

  test('the asked seat can make a guess and play on: the secret effect starts again after its answer', () => {
    const t = voting()
    const own = t.open.filter(({ seat }) => seat === 1)
    expect(guessFor(t, 1).open).toEqual(own)
  })

  test('a seat that has answered can make a guess and play on', () => {
    const made = guessFor(voting(1), 1)
    expect(made.open.every(({ kind }) => kind in game.decisions)).toBe(true)
  })

  test('a seat that is asked after others have answered can make a guess and play on', () => {
    const t = voting(2)
    expect(guessFor(t, 1).open).toEqual(t.open.filter(({ seat }) => seat === 1))
  })

  test('the answers of others are as secret as their questions', () => {
    const { waiting, answered } = viewOf(game, voting(2), 1)
    expect(waiting.map(({ seat, kind }) => [seat, kind])).toEqual([
      [0, 'secret'],
      [1, 'vote'],
    ])
    expect(answered).toEqual([{ seat: 2, kind: 'secret' }])
  })
})

describe('an empty pile that a secret card was in', () => {
  const emptied = (t: Stranger) => {
    t.deck.unshift(...at(t.secrets, 0).splice(0))
    t.drawnIn[0] = NOWHERE
  }
  const guessOf = (t: Stranger) => guess(strangerGame, viewOf(strangerGame, t, 1), [], fastDice(2).below)

  test('in a guess, a procedure about that card names no piece', () => {
    const t = start()
    const frame = { routine: 'useFaceDown', stage: 1, seat: 0, card: cardNamed('Informer') }
    t.stack.push(frame)
    emptied(t)
    expect(guessOf(t).stack.at(-1)).toEqual({ ...frame, card: UNSEEN })
  })

  test('in a guess, the effect of that card is unknown: nothing more happens', () => {
    const t = beforeTurn()
    effects.run(t, { op: 'may', do: look }, context)
    proceed(strangerGame, t)
    expect(t.open).toMatchObject([{ seat: 0, kind: 'chooseEffect' }])
    emptied(t)
    expect(guessOf(t).open).toMatchObject([{ seat: 0, kind: 'act' }])
  })

  test('in a guess, a result that was in that pile is unknown', () => {
    const t = beforeTurn()
    const bound = { bound: { found: cardNamed('Informer') }, unseen: { found: 'secrets' } }
    effects.run(t, { op: 'may', do: look }, { seat: 0, ...bound })
    proceed(strangerGame, t)
    emptied(t)
    const frame = guessOf(t).stack.at(-1) as EffectFrame // the question comes from an effect
    expect(frame.context.bound).toEqual({ found: UNSEEN })
  })
})
