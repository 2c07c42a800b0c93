import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { slowed } from './e2e/slowed.ts'

/** A page on a slow machine may take its time until it shows what is waited for. */
const patient = { poll: { timeout: 20_000 * slowed } }

/** What the benchmark compares with is installed only where it is measured. */
const peer = join(import.meta.dirname, 'bench/boardgame-io/node_modules/boardgame.io')

/** Small files that take long: until Vitest has timed them once, it begins with the largest files. */
const takesLong =
  /[/](?:testkit|secrecy|lesson|accessibility)[.]test[.]ts$|[/]e2e[/]screens[/]|[/]bench[/]main[.]/

/** What takes long comes first in its project, so that no worker is left with it alone at the end. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = new Set(sorted.map(({ project }) => project))
    return [...projects].flatMap((project) => {
      const own = sorted.filter((file) => file.project === project)
      const isLong = ({ moduleId }: TestSpecification) => takesLong.test(moduleId)
      return [...own.filter(isLong), ...own.filter((file) => !isLong(file))]
    })
  }
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          name: 'unit',
          // A slow machine is no reason to fail: only a test that never ends is stopped.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Importing a game takes longer than most of its tests: the files of a worker share what they import.
          isolate: false,
          include: ['{kernel,ui,games,bots,host,online,cli,server,web,bench,tools}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...(existsSync(peer) ? [] : ['bench/boardgame-io/**'])],
        },
      },
      {
        test: {
          name: 'long',
          include: ['games/*/test/{testkit,secrecy}.test.ts'],
          provide: { isLong: true },
          testTimeout: 3_600_000,
        },
      },
      {
        test: {
          name: 'online',
          include: ['server/attacks/*.test.ts', 'online/difference.test.ts'],
          provide: { isLong: true },
          // What is measured is measured alone.
          fileParallelism: false,
          testTimeout: 3_600_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/setup.ts'],
          // So that the files of a worker share one browser.
          isolate: false,
          expect: patient,
          // A browser is a world of its own: a test that fails once is run again, and `npm test` names it at its end.
          retry: 1,
          // Everything that is waited for has a limit of its own; a whole game on a busy machine takes its time.
          testTimeout: 300_000 * slowed,
          hookTimeout: 120_000 * slowed,
        },
      },
      {
        test: {
          name: 'screens',
          include: ['e2e/**/*.screens.ts', 'e2e/dock.test.ts'],
          provide: { isLong: true },
          globalSetup: ['e2e/setup.ts'],
          expect: patient,
          isolate: false,
          testTimeout: 600_000 * slowed,
          hookTimeout: 120_000 * slowed,
        },
      },
    ],
  },
})
