import { viewOf } from '@kantyna/kernel'
import { hiddenFields } from '@kantyna/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { deckbuilding } from '../index.ts'
import { type Duel, type PublicDuel, secrets } from '../rules/duel.ts'
import { begun } from './start.ts'

describe('a rule that takes the public position', () => {
  const t = begun(1)
  const view = viewOf(deckbuilding, t, 0)

  test('can be called with a position and with a view', () => {
    const rowOf = ({ row }: PublicDuel) => row
    expect(rowOf(view)).toEqual(rowOf(t))
  })

  test('cannot read what is hidden: the compiler refuses it', () => {
    const refused = {
      // @ts-expect-error: each hand is seen by its own player alone
      hands: (open: PublicDuel) => open.hands,
      // @ts-expect-error: face down
      decks: (open: PublicDuel) => open.decks,
      // @ts-expect-error: each base deck is seen by its own player alone
      baseDecks: (open: PublicDuel) => open.baseDecks,
      // @ts-expect-error: seen by its own player alone
      putAway: (open: PublicDuel) => open.putAway,
      // @ts-expect-error: face down
      galaxyDeck: (open: PublicDuel) => open.galaxyDeck,
      // @ts-expect-error: in no view
      knowers: (open: PublicDuel) => open.knowers,
    }
    expect(Object.keys(refused)).toEqual(hiddenFields(secrets))
  })

  test('names a field in which views hold unseen faces', () => {
    const sizeOf = ({ galaxyDeck }: PublicDuel & Pick<Duel, 'galaxyDeck'>) => galaxyDeck.length
    expect(sizeOf(view)).toBe(sizeOf(t))
  })
})
