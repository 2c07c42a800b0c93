/** Measures how the page responds: how soon a touch shows something, and what moments cost. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expansionEntries, gameEntries } from '@kantyna/games'
import { z } from 'zod'
import { goals } from '../goals.ts'
import { quantile } from '../measure.ts'
import type { Figure, Goal, Measured } from '../report.ts'

const root = join(import.meta.dirname, '..', '..')

const measuredSchema = z.record(
  z.string(),
  z.object({
    touches: z.object({ pressed: z.array(z.number()), released: z.array(z.number()) }),
    work: z.nullable(z.object({ longestTask: z.number(), frames: z.array(z.number()) })),
  }),
)

type Responses = z.infer<typeof measuredSchema>

/** In its own process, because Playwright is a development dependency. */
export function measureResponses(): Measured {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join('e2e', 'responses.ts')], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status === 0) return responseFigures(measuredSchema.parse(JSON.parse(stdout)))
  const why =
    /^(?:\w*Error: )?(.+)$/m.exec(stderr.slice(stderr.indexOf('Error:')))?.[1] ?? `exit code ${status}`
  return { figures: [], leftOut: [{ what: 'how the page answers', why }] }
}

export function responseFigures(measured: Responses): Measured {
  const figures = Object.entries(measured).flatMap(([game, { touches, work }]) => {
    const at = `at a table of ${nameOf(game)}`
    const figure = (id: string, what: string, value: number, goal?: Goal): Figure => ({
      id: `page.${game}.${id}`,
      group: 'The page in Chromium: touches and moments',
      what,
      value,
      unit: 'ms',
      ...(goal && { goal }),
    })
    return [
      ...(touches.pressed.length === 0
        ? []
        : [
            figure(
              'touch',
              `from the finger’s landing ${at} to the mark on what it presses, ${amongSlow(touches.pressed)}`,
              quantile(touches.pressed, 0.95),
              goals.touchMs,
            ),
          ]),
      ...(touches.released.length === 0
        ? []
        : [
            figure(
              'touch.change',
              `from the finger’s lifting ${at} to what it changes, ${amongSlow(touches.released)}`,
              quantile(touches.released, 0.95),
            ),
          ]),
      ...(work === null || work.frames.length === 0
        ? []
        : [
            figure('moment.task', `longest task of a moment ${at}`, work.longestTask, goals.momentTaskMs),
            figure(
              'moment.frame',
              `script, style and layout of a frame of a moment ${at}, 95 % of ${work.frames.length}`,
              quantile(work.frames, 0.95),
              goals.momentFrameMs,
            ),
          ]),
    ]
  })
  const leftOut = Object.entries(measured).flatMap(([game, { work }]) =>
    work === null ? [{ what: `moments of ${nameOf(game)}`, why: 'none came up' }] : [],
  )
  return { figures, leftOut }
}

function amongSlow(touches: readonly number[]): string {
  return `processor slowed down 4 ×, 95 % of ${touches.length}`
}

function nameOf(id: string): string {
  return [...gameEntries, ...expansionEntries].find(({ meta }) => meta.id === id)?.meta.name.en ?? id
}
