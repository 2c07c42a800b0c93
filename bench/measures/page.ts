import { findChromium } from '../../tools/chromium.ts'
import { buildPageIfStale, dist } from '../../tools/page.ts'
import { pageSizes } from '../page/sizes.ts'
import type { Figure, Measured } from '../report.ts'

/** Measures the built page. Builds it first if it is missing or older than its sources. */
export async function measurePage(): Promise<Measured> {
  try {
    buildPageIfStale()
    const sizes = pageSizes(dist)
    const time = await maybeLobbyTime()
    return 'why' in time
      ? { figures: sizes, leftOut: [{ what: 'the time until the lobby is visible', why: time.why }] }
      : { figures: [...sizes, time], leftOut: [] }
  } catch (problem) {
    return { figures: [], leftOut: [{ what: 'the page', why: messageOf(problem) }] }
  }
}

async function maybeLobbyTime(): Promise<Figure | { readonly why: string }> {
  const program = findChromium()
  if (program === undefined) return { why: 'no Chromium was found' }
  try {
    // Playwright is a development dependency: `kantyna` works without it.
    const { lobbyTime } = await import('../page/lobby-time.ts')
    return {
      id: 'page.lobby.ms',
      group: 'The page in Chromium',
      what: 'until the lobby is visible, nothing cached',
      value: await lobbyTime(dist, program),
      unit: 'ms',
    }
  } catch (problem) {
    return { why: messageOf(problem) }
  }
}

function messageOf(problem: unknown): string {
  return problem instanceof Error ? (problem.message.split('\n')[0] ?? '') : String(problem)
}
