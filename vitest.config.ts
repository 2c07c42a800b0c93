import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'

/** A page on a slow machine may take its time until it shows what is waited for. */
const patient = { poll: { timeout: 20_000 } }

/** What the benchmark compares with is installed only where it is measured. */
const peer = join(import.meta.dirname, 'bench/boardgame-io/node_modules/boardgame.io')

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          // A slow machine is no reason to fail: only a test that never ends is stopped.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          include: ['{kernel,ui,games,bots,cli,server,web,bench,tools}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...(existsSync(peer) ? [] : ['bench/boardgame-io/**'])],
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/setup.ts'],
          expect: patient,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'screens',
          include: ['e2e/**/*.screens.ts'],
          globalSetup: ['e2e/setup.ts'],
          expect: patient,
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
