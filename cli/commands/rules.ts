import { join } from 'node:path'
import { editions } from '@kantyna/games'
import { type Command, jsonFlag } from '../command.ts'
import { openLibrary } from '../games.ts'
import { showingsUnder } from '../rules-shown.ts'
import { jsonLine } from '../terminal.ts'

interface ShownRule {
  readonly id: string
  readonly game: string
  readonly says: string
  readonly tests: readonly string[]
}

const root = join(import.meta.dirname, '..', '..')

export const rules: Command = {
  name: 'rules',
  summary: 'Lists every catalogued rule with the tests that show it; those without one last.',
  takes: '',
  flags: [{ name: 'game', value: 'GAME', says: 'only of that game' }, jsonFlag],
  async run(given, terminal) {
    given.nothing()
    const named = given.text('game')
    const ids = named === undefined ? editions.map(({ meta }) => meta.id) : [named]
    const libraries = await Promise.all(ids.map(async (id) => ({ game: id, ...(await openLibrary(id)) })))
    const testsOf = testsByRule()
    const shown = libraries.flatMap(({ game, catalogue }, index) => {
      // With an expansion, the rules of its game are in force too: they are listed with the game.
      const before = new Set(
        libraries.slice(0, index).flatMap((other) => other.catalogue.map(({ id }) => id)),
      )
      const own = catalogue.filter(({ id }) => !before.has(id))
      return own.map(({ id, says }): ShownRule => ({ id, game, says, tests: [...(testsOf.get(id) ?? [])] }))
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

function isShown({ tests }: ShownRule): boolean {
  return tests.length > 0
}

function testsByRule(): Map<string, Set<string>> {
  const testsOf = new Map<string, Set<string>>()
  for (const workspace of ['kernel', 'games']) {
    for (const { test, rules: ids } of showingsUnder(join(root, workspace))) {
      for (const id of ids) {
        const tests = testsOf.get(id) ?? new Set()
        testsOf.set(id, tests.add(test))
      }
    }
  }
  return testsOf
}
