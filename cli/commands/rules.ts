import { join } from 'node:path'
import { editions } from '@kantyna/games'
import type { GameLibrary, RuleId } from '@kantyna/kernel'
import { type Command, jsonFlag } from '../command.ts'
import { openLibrary } from '../games.ts'
import { citationsUnder } from '../rule-citations.ts'
import { ruleTestsUnder } from '../rule-tests.ts'
import { jsonLine, shown as quoted, UsageError } from '../terminal.ts'

interface ShownRule {
  readonly id: string
  readonly game: string
  readonly says: string
  readonly tests: readonly string[]
}

const root = join(import.meta.dirname, '..', '..')

export const rules: Command = {
  name: 'rules',
  summary:
    'Lists every catalogued rule with the tests that show it; those without one last. Of single rules, also the code and the rulebook.',
  takes: '[ID...]',
  flags: [{ name: 'game', value: 'GAME', description: 'only of that game' }, jsonFlag],
  async run(given, terminal) {
    if (given.positionals.length > 0) {
      const found = await Promise.all(given.positionals.map(ruleFound))
      terminal.out(given.has('json') ? jsonLine({ rules: found }) : found.map(inWords).join('\n'))
      return 0
    }
    const named = given.text('game')
    const ids = named === undefined ? editions.map(({ meta }) => meta.id) : [named]
    const libraries = await Promise.all(ids.map(async (id) => ({ game: id, ...(await openLibrary(id)) })))
    const testsOf = testsByRule()
    const shown = libraries.flatMap(({ game, catalogue }, index) => {
      // The rules of the game also apply with an expansion, so they are listed with the game.
      const before = new Set(
        libraries.slice(0, index).flatMap((other) => other.catalogue.map(({ id }) => id)),
      )
      const own = catalogue.filter(({ id }) => !before.has(id))
      return own.map(
        ({ id, text }): ShownRule => ({ id, game, says: text, tests: [...(testsOf.get(id) ?? [])] }),
      )
    })
    const ordered = [...shown.filter(isShown), ...shown.filter((rule) => !isShown(rule))]
    if (given.has('json')) {
      const listed = ordered.map(({ id, game, tests }) => ({ id, game, tests }))
      terminal.out(jsonLine({ rules: listed }))
      return 0
    }
    for (const { id, says, tests } of ordered) {
      terminal.out(`${id}  ${says}\n${tests.map((test) => `    ${test}\n`).join('') || '    (no test)\n'}`)
    }
    for (const game of ids) {
      const all = shown.filter((rule) => rule.game === game)
      terminal.out(`${game}: ${all.filter(isShown).length} of ${all.length} rules are shown by a test\n`)
    }
    return 0
  },
}

interface FoundRule extends ShownRule {
  /** The lines of code that cite it: `games/outer-rim/rules/trade/trade.ts:85  …`. */
  readonly code: readonly string[]
  /** The sections of the rulebook about it. */
  readonly rulebook: readonly string[]
}

async function ruleFound(id: RuleId): Promise<FoundRule> {
  for (const { meta } of editions) {
    const library = await openLibrary(meta.id)
    const rule = library.catalogue.find((each) => each.id === id)
    if (rule === undefined) continue
    const code = ['kernel', 'games', 'ui', 'web/src'].flatMap((folder) =>
      citationsUnder(join(root, folder), id).map(
        ({ file, line, text }) => `${folder}/${file}:${line}  ${text}`,
      ),
    )
    const tests = [...(testsByRule().get(id) ?? [])]
    return { id, game: meta.id, says: rule.text, tests, code, rulebook: sectionsOn(library, id) }
  }
  throw new UsageError(`There is no rule "${quoted(id)}" (kantyna rules lists all).`)
}

function sectionsOn({ rulebook }: GameLibrary, id: RuleId): string[] {
  return rulebook
    .filter(({ paragraphs }) => paragraphs.some(({ rules }) => rules.includes(id)))
    .map(({ title }) => title.en)
}

function inWords({ id, game, says, tests, code, rulebook }: FoundRule): string {
  const list = (what: string, lines: readonly string[]) =>
    `  ${what}:${lines.length === 0 ? ' none' : ''}\n${lines.map((line) => `    ${line}\n`).join('')}`
  return `${id}  ${says}\n  game: ${game}\n${list('code', code)}${list('tests', tests)}${list('rulebook', rulebook)}`
}

function isShown({ tests }: ShownRule): boolean {
  return tests.length > 0
}

function testsByRule(): Map<string, Set<string>> {
  const testsOf = new Map<string, Set<string>>()
  for (const workspace of ['kernel', 'games']) {
    for (const { test, rules: ids } of ruleTestsUnder(join(root, workspace))) {
      for (const id of ids) {
        const tests = testsOf.get(id) ?? new Set()
        testsOf.set(id, tests.add(test))
      }
    }
  }
  return testsOf
}
