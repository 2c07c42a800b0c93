import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { kinds, standingMoves } from '../../../outer-rim/words/questions/questions.ts'
import { refusals } from '../../../outer-rim/words/questions/refusals.ts'
import { game } from '../../rules/game.ts'
import { words } from '../game-words.ts'
import { addedKinds, addedMoves } from './questions.ts'

test('there are words for exactly what the expansion asks', () => {
  expect([...kinds, ...Object.keys(addedKinds)].toSorted()).toEqual(Object.keys(game.decisions).toSorted())
  expect([...standingMoves, ...Object.keys(addedMoves)].toSorted()).toEqual(
    Object.keys(game.standing?.moves ?? {}).toSorted(),
  )
})

describe.each(['pl', 'en'] as const)('in %s', (lang) => {
  test('every reason that the rules give has words', () => {
    const own = [...reasonsInRules()].filter((reason) => refusals[reason] === undefined)
    expect(own.length).toBeGreaterThan(20)
    for (const reason of own) expect(wording(lang, reason), reason).not.toMatch(/there are no words/)
  })

  test('a reason without words is a fault', () => {
    expect(wording(lang, 'unheardOf')).toBe('there are no words for unheardOf')
  })
})

/** Sentences get incomplete facts here: only whether there is a sentence counts. */
function wording(lang: 'pl' | 'en', reason: string): string {
  try {
    return words[lang].refusal({ rule: '', reason })
  } catch (problem) {
    return problem instanceof Error ? problem.message : ''
  }
}

function reasonsInRules(): Set<string> {
  const folder = new URL('../../rules/', import.meta.url)
  const found = new Set<string>()
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue
    const source = readFileSync(new URL(file, folder), 'utf8')
    for (const [, reason = ''] of source.matchAll(/\breason: '(\w+)'/g)) found.add(reason)
    for (const [, reason = ''] of source.matchAll(
      /\b(?:no|nothing|refused?)\(\s*'(?:OR|UB)-[\w-]+',\s*'(\w+)'/g,
    ))
      found.add(reason)
  }
  return found
}
