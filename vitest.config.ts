import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { slowed } from './e2e/slowed.ts'

/** A page on a slow machine may take long to show what a test waits for. */
const pollOptions = { poll: { timeout: 20_000 * slowed } }

/** boardgame.io is installed only where the benchmark is measured. */
const peer = join(import.meta.dirname, 'bench/boardgame-io/node_modules/boardgame.io')

/** Small files that take long. Until Vitest has timed them once, it starts with the largest files. */
const takesLong =
  /[/](?:testkit|secrecy|lesson|accessibility)[.]test[.]ts$|[/]e2e[/]screens[/]|[/]bench[/]main[.]/

/** Runs long tests first, so that the run does not end with a single worker on one of them. */
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
          // A test must not fail just because the machine is slow: this limit only stops tests that never end.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Importing a game takes longer than most of its tests, so the files of a worker share their imports.
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
          // The files of a worker share one browser.
          isolate: false,
          expect: pollOptions,
          // Browsers are not fully reliable: a failed test is run again, and `npm test` lists it as flaky.
          retry: 1,
          // Each wait has its own limit. A whole game on a busy machine takes long.
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
          expect: pollOptions,
          isolate: false,
          testTimeout: 600_000 * slowed,
          hookTimeout: 120_000 * slowed,
        },
      },
    ],
  },
})
