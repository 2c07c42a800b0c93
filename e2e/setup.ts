/** Builds the page and serves it for the browser tests; they get its address as `page` (see `inject`). */
import type { TestProject } from 'vitest/node'
import { createApp } from '../server/app.ts'
import { buildPageIfStale, dist } from '../tools/page.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the page, without a slash at its end. */
    page: string
    /** Whether tests check as much as possible, however long it takes: `npm run test:screens`. */
    isLong?: boolean
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  buildPageIfStale()
  const app = await createApp({ page: dist })
  project.provide('page', await app.listen({ host: '127.0.0.1', port: 0 }))
  return () => app.close()
}
