import { goals } from '../goals.ts'
import { mediansOf, type Pace } from '../measure.ts'
import { LONG_GAME } from '../readings/history.ts'
import type { Measured } from '../report.ts'
import { type MeasuredGame, maxSeats } from './games.ts'

/** Measures undo and resume in a long game. If games are shorter, the time of the longest is scaled by its choices. */
export async function measureHistory(pace: Pace, { meta, alone }: MeasuredGame): Promise<Measured> {
  const seats = maxSeats(meta)
  const of = (what: string) => alone.reading(`${meta.id}.${seats}.${what}`)
  const choices = await of('choices')(0)
  const rates = await mediansOf(
    { undo: of('undo'), resume: of('resume'), trusted: of('resume.trusted') },
    pace,
  )
  const scale = LONG_GAME / choices
  const group = `${meta.name.en}, a game of ${LONG_GAME} choices, ${seats} seats`
  const scaled = choices < LONG_GAME ? ` (scaled from a game of ${choices})` : ''
  return {
    figures: [
      {
        id: `${meta.id}.${seats}.undo`,
        group,
        what: `undo of the last choice${scaled}`,
        value: (1000 / rates.undo) * scale,
        unit: 'ms',
        goal: goals.undoMs,
      },
      {
        id: `${meta.id}.${seats}.resume`,
        group,
        what: `resume from a record, everything checked${scaled}`,
        value: (1000 / rates.resume) * scale,
        unit: 'ms',
        goal: goals.resumeMs,
      },
      {
        id: `${meta.id}.${seats}.resume.trusted`,
        group,
        what: `resume from the page’s own record${scaled}`,
        value: (1000 / rates.trusted) * scale,
        unit: 'ms',
        goal: goals.resumeMs,
      },
    ],
    leftOut: [],
  }
}
