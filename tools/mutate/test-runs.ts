/** Runs tests against the code and against mutants of it, in one Vitest. No file is changed. */
import { join } from 'node:path'
import { createVitest, type Vitest } from 'vitest/node'
import { patternOf, type TestFile } from './tests.ts'

/** A file, and the text that tests get in place of its own. */
export interface Replacement {
  readonly file: string
  readonly text: string
}

export interface TestRun {
  readonly passed: number
  readonly failed: number
  /** Whether a file could not be loaded, or a worker had to be killed. */
  readonly broken: boolean
}

const watchdog = join(import.meta.dirname, 'watchdog.ts')

export class TestRuns {
  readonly #root: string
  readonly #vitest: Vitest
  #instead: Replacement | null = null

  private constructor(root: string, vitest: Vitest) {
    this.#root = root
    this.#vitest = vitest
  }

  static async open(root: string): Promise<TestRuns> {
    let runs: TestRuns | null = null
    const instead = {
      name: 'kantyna-mutant',
      enforce: 'pre' as const,
      transform: (_: string, id: string) => runs?.textOf(id) ?? null,
    }
    const vitest = await createVitest(
      {
        root,
        config: false,
        watch: false,
        reporters: [{}],
        include: ['{kernel,games}/**/*.test.{ts,tsx}'],
        pool: 'forks',
        isolate: false,
        maxWorkers: 1,
        testTimeout: 600_000,
        hookTimeout: 600_000,
        // The cache on disk finds modules by the text of the file on disk, so tests would never see a mutant.
        fsModuleCache: false,
        setupFiles: [watchdog],
        onConsoleLog: () => false,
      },
      { plugins: [instead] },
    )
    await vitest.standalone()
    runs = new TestRuns(root, vitest)
    return runs
  }

  textOf(id: string): string | null {
    return this.#instead?.file === id ? this.#instead.text : null
  }

  /**
   * Runs the tests of these files with these titles. After `limit` milliseconds the run is stopped and counts as
   * broken.
   */
  async run(files: readonly TestFile[], instead: Replacement | null, limit: number): Promise<TestRun> {
    // Each worker gets the environment of this process when it starts.
    process.env['KANTYNA_MUTANT_LIMIT'] = String(limit)
    const vitest = this.#vitest
    // Results of an earlier run that are left here would be counted again.
    vitest.state.filesMap.clear()
    this.#instead = instead
    if (instead !== null) vitest.invalidateFile(instead.file)
    const project = vitest.getRootProject()
    const specifications = files.map(({ path, titles }) =>
      project.createSpecification(join(this.#root, path), { testNamePattern: patternOf(titles) }),
    )
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
    vitest.state.clearErrors()
    this.#instead = null
    if (instead !== null) vitest.invalidateFile(instead.file)
    const tests = testModules.flatMap((module) => [...module.children.allTests()])
    const count = (state: string) => tests.filter((test) => test.result().state === state).length
    return {
      passed: count('passed'),
      failed: count('failed'),
      broken: unhandledErrors.length > 0 || testModules.some((module) => module.errors().length > 0),
    }
  }

  async close(): Promise<void> {
    await this.#vitest.close()
  }
}
