import { langs } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import { aiCards as baseAiCards } from '../../outer-rim/content/ai-cards.ts'
import { characters as baseCharacters } from '../../outer-rim/content/characters.ts'
import type { CardEffect } from '../../outer-rim/rules/effects/vocabulary.ts'
import { effectText } from '../../outer-rim/words/cards/effect-text.ts'
import { isBrokenText, isInBaseWords, operationsIn } from '../test/tree-nodes.ts'
import { aiCards } from './ai-cards.ts'
import { characters } from './characters.ts'

const everybody = [...baseCharacters, ...characters]
const linesOf = (tree: CardEffect): readonly CardEffect[] =>
  tree.op === 'first' || tree.op === 'each' ? tree.of : []
const sectionsOf = ({ planning, action, encounter }: (typeof aiCards)[number]) => [
  planning,
  action,
  encounter,
]

test('UB-FACT-06, UB-SOL-03, UB-AIB-03: five cards of the bounty hunter, and one for each character of both boxes', () => {
  expect(aiCards).toHaveLength(21)
  expect(aiCards.flatMap(({ hunter }) => hunter ?? [])).toEqual([1, 2, 3, 4, 5])
  const own = aiCards.flatMap(({ character }) => character ?? [])
  expect([...own].sort()).toEqual(everybody.map(({ id }) => id).sort())
  for (const { hunter, character } of aiCards)
    expect((hunter === undefined) === (character === undefined)).toBe(false)
  const ids = [...baseAiCards, ...aiCards].map(({ id }) => id)
  expect(new Set(ids).size).toBe(31)
})

test('UB-AIB-07: every card of a hunter’s deck makes for a bounty target or meets one, and no other card does', () => {
  for (const card of aiCards) {
    const isHunters =
      card.hunter !== undefined || everybody.find(({ id }) => id === card.character)?.start === 90
    const hunts = [...operationsIn(card, 'aiPursue'), ...operationsIn(card, 'aiHunt')]
    const travels = [...operationsIn(card, 'aiMove'), ...operationsIn(card, 'aiCompleteJob')]
    expect([hunts.length > 0, travels.length > 0]).toEqual([isHunters, !isHunters])
  }
})

test('OR-AIFLOW-04, OR-AIFLOW-06: planning and encounter are first lines, actions are all; a hostile patrol comes first', () => {
  for (const card of aiCards) {
    expect(sectionsOf(card).map(({ op }) => op)).toEqual(['first', 'each', 'first'])
    expect(linesOf(card.planning)).toHaveLength(3)
    expect(linesOf(card.encounter)[0]).toEqual({ op: 'aiFightPatrol' })
  }
})

test('UB-AIX-08: cards of the cargo deck are discarded for credits', () => {
  const decks = operationsIn(aiCards, 'aiDiscardTop').map(({ deck }) => deck)
  expect(decks).toContain('cargo')
})

test('no two cards alike', () => {
  const cards = [...baseAiCards, ...aiCards].map(({ planning, action, encounter }) =>
    JSON.stringify([planning, action, encounter]),
  )
  expect(new Set(cards).size).toBe(31)
})

test.each(langs)('lines in the words of the base game are printed in whole sentences: %s', (lang) => {
  const lines = aiCards.flatMap((card) => sectionsOf(card).flatMap(linesOf)).filter(isInBaseWords)
  expect(lines.length).toBeGreaterThan(120)
  expect(lines.map((line) => effectText(line, lang)).filter(isBrokenText)).toEqual([])
})
