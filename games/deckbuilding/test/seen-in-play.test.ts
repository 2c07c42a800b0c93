import { newOutbox, present } from '@kantyna/kernel'
import { randomGame } from '@kantyna/kernel/testkit'
import { beforeAll, expect, test } from 'vitest'
import type { Card } from '../content/card.ts'
import { cards } from '../content/cards.ts'
import { type DuelEvent, deckbuilding } from '../index.ts'
import { nameOf } from '../rules/pieces.ts'
import { eventFacts } from '../rules/scenario/event-facts.ts'
import { optionIds } from '../rules/scenario/option-ids.ts'

/**
 * Everything that can happen does happen in random games. Something that never came up would never have been tested.
 */

const GAMES = 150

const seen = new Set<string>()
const kinds = new Set<string>()
const reasons = new Set<string>()
const ids = new Set<string>()

/** The event and its card, as `played boba-fett`. */
function note(event: DuelEvent): void {
  seen.add(event.type)
  if ('card' in event) seen.add(`${event.type} ${nameOf(event.card)}`)
  if ('base' in event) seen.add(`${event.type} ${nameOf(event.base)}`)
}

beforeAll(() => {
  for (let seed = 1; seed <= GAMES; seed++) {
    const options = { bases: 'secret', length: '5', buyOff: 'yes', empire: 'random' } as const
    randomGame({ game: deckbuilding, seats: 2, options }, seed, (t, decisions) => {
      for (const event of t.out?.events ?? []) note(event as DuelEvent)
      for (const open of t.open) {
        kinds.add(open.kind)
        if (decisions % 10 !== 0) continue
        const { options: offered, blocked } = present(deckbuilding, t, open)
        for (const { refusal } of blocked) reasons.add(refusal.reason)
        for (const { id } of [...offered, ...blocked]) ids.add(`${open.kind}: ${id}`)
      }
      t.out = newOutbox()
    })
  }
})

function missing(event: string, isExpected: (card: Card) => boolean): string[] {
  return cards.filter((card) => isExpected(card) && !seen.has(`${event} ${card.id}`)).map(({ id }) => id)
}

const isUnitOfASide = (card: Card) => card.target > 0

test('every event happens', () => {
  // The first event of a game comes before its first question, and the last one after the last question, so nobody
  // listens to them here.
  const silent = ['factions', 'won']
  expect(Object.keys(eventFacts).filter((type) => !silent.includes(type) && !seen.has(type))).toEqual([])
})

test('every question is asked', () => {
  expect(Object.keys(deckbuilding.decisions).filter((kind) => !kinds.has(kind))).toEqual([])
})

test('every option has an id that scenarios know', () => {
  const known = new Set(
    Object.keys(deckbuilding.decisions).flatMap((kind) => optionIds(kind).map((id) => `${kind}: ${id}`)),
  )
  expect([...ids].filter((id) => !known.has(id))).toEqual([])
})

test('every card is played, and every card that can be bought is bought', () => {
  expect(missing('played', ({ kind }) => kind !== 'base')).toEqual([])
  expect(missing('bought', ({ set }) => set === 'galaxy' || set === 'pilot')).toEqual([])
})

test('every unit of a side is defeated in the row, and its reward taken and declined', () => {
  expect(missing('defeated', isUnitOfASide)).toEqual([])
  expect(missing('rewardTaken', isUnitOfASide)).toEqual([])
  expect(missing('rewardDeclined', isUnitOfASide)).toEqual([])
})

test('every ship is destroyed, every base is revealed and destroyed', () => {
  expect(missing('shipDestroyed', ({ kind }) => kind === 'ship')).toEqual([])
  const isStart = (id: string) => id === 'lothal' || id === 'dantooine'
  expect(missing('baseRevealed', ({ kind, id }) => kind === 'base' && !isStart(id))).toEqual([])
  expect(missing('baseDestroyed', ({ kind }) => kind === 'base')).toEqual([])
})

test('every ability that is used by choice is used', () => {
  expect(missing('used', ({ abilities }) => abilities.some((ability) => 'use' in ability))).toEqual([])
})

test('every reason for a refusal is given, except those that need a rare position', () => {
  const rare = ['nothingToDraw', 'opponentsHandEmpty', 'nothingToDamage', 'noEffect']
  expect([...reasons].filter((reason) => !rare.includes(reason)).toSorted()).toEqual([
    'alreadyUsed',
    'attackedAlready',
    'conditionUnmet',
    'emptyHand',
    'enemyCard',
    'enemyShip',
    'forceNotWithYou',
    'galaxyDeckEmpty',
    'noAttack',
    'noDamage',
    'noShip',
    'noSuchCardInRow',
    'nothingToBuy',
    'nothingToExile',
    'nothingToReturn',
    'tooExpensive',
    'tooFewResources',
  ])
})
