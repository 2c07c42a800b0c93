import { type Lang, plainText } from '@kantyna/kernel'
import { testGlossary } from '@kantyna/kernel/testkit'
import { describe, expect, test } from 'vitest'
import type { RimOptions } from '../../outer-rim/rules/rim.ts'
import { allTables } from '../../outer-rim/rules/tables.ts'
import { bundle } from '../index.ts'
import { library } from '../library.ts'
import type { AddedEvent } from '../rules/events.ts'
import { coachLines } from './coach.ts'
import { words } from './game-words.ts'
import { glossary } from './glossary.ts'

const { game } = bundle

/** Random games rarely show the rewards of hunters. */
function reward(lang: Lang): string {
  const bounty = allTables().resources.findIndex((resource) => resource?.type === 'bounty')
  const event: AddedEvent = { type: 'huntCompleted', seat: 1, bounty, isFought: true }
  const told = words[lang].event(event)
  return plainText(told ?? [], (seat) => `${seat}`)
}

const wording = {
  id: 'said',
  title: { pl: 'Słowa', en: 'Words' },
  paragraphs: [
    ...coachLines.map(({ text }) => ({ ...text, rules: [] })),
    { en: reward('en'), pl: reward('pl'), rules: [] },
    ...library.glossary,
  ],
}

/** A table for a number of people, with options. */
const caseOf = (people: number, seats: number, automas: readonly number[], options: object) => ({
  game,
  seats,
  automas,
  options: game.options(people).parse(options) as RimOptions, // including those of the expansion
})

testGlossary({ ...library, rulebook: [...library.rulebook, wording] }, [
  caseOf(1, 3, [1, 2], { aiPlayers: '2' }),
  caseOf(3, 3, [], { favors: 'yes', ambitions: 'yes', fame: '8' }),
])

describe('the glossary of the expansion', () => {
  test('cites rules that exist', () => {
    const known = new Set(library.catalogue.map(({ id }) => id))
    expect(glossary.flatMap(({ rules }) => rules).filter((id) => !known.has(id))).toEqual([])
  })
})
