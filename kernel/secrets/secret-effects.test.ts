import { expect, test } from 'vitest'
import { type EffectFrame, effectFrame } from '../effects/frames.ts'
import {
  at,
  begin,
  canonical,
  fastDice,
  type Game,
  guess,
  newChance,
  newOutbox,
  unseen,
  viewOf,
} from '../index.ts'
import { strangerGame } from '../testkit/toys/stranger.ts'
import {
  cardNamed,
  effects,
  PEOPLE,
  type Stranger,
  type StrangerEffect,
} from '../testkit/toys/stranger-cards.ts'

const look: StrangerEffect = { op: 'all', of: [{ op: 'lookAtDeck', where: 'top' }] }
const context = { seat: 0, source: cardNamed('Informer'), isSecret: true }

function start(): Stranger {
  const t = begin(strangerGame, 3, {}, newChance(3, strangerGame.streams))
  const [held] = at(t.secrets, 0)
  if (held !== cardNamed('Informer')) {
    // The card that seat 0 holds and the Informer change places, wherever it lies.
    for (const pile of [t.deck, ...t.secrets])
      for (const [index, card] of pile.entries())
        if (card === cardNamed('Informer') || card === held)
          pile[index] = card === held ? cardNamed('Informer') : (held ?? 0)
  }
  return t
}

test('what a secret card does later is hidden while it waits, and guessed with the rest', () => {
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

test('a card that is used face down concerns its owner alone', () => {
  const t = start()
  t.open = []
  const other = { ...context, bound: { other: 1 } }
  effects.run(t, { op: 'happensTo', who: 'other', do: look }, other)
  const routine = strangerGame.routines.get('effect')
  const frame = at(t.stack, t.stack.length - 1)
  expect(() => routine?.stages[0]?.(t, frame)).toThrow('concerns its owner alone')
})

test('backs are seen and kept in a pile of which nobody remembers anything', () => {
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

test('which line of a card that is used face down is carried out is told to nobody', () => {
  const t = start()
  t.open = []
  t.out = newOutbox()
  effects.run(t, { op: 'first', of: [look] }, context)
  strangerGame.routines.get('effect')?.stages[0]?.(t, at(t.stack, t.stack.length - 1))
  expect(t.out.events.filter(({ type }) => type === 'line')).toEqual([])
})
