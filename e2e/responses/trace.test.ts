import { describe, expect, it } from 'vitest'
import { marks, type TraceEvent, workDuring } from './trace.ts'

const own = { ph: 'X', pid: 1, tid: 1 } as const
const span = (name: string, from: number, to: number): TraceEvent => ({
  ...own,
  name,
  ts: from * 1000,
  dur: (to - from) * 1000,
})
const mark = (name: string, at: number): TraceEvent => ({
  ...own,
  ph: 'R',
  cat: 'blink.user_timing',
  name,
  ts: at * 1000,
})

describe('the work of moments', () => {
  it('is that of the page’s own thread while one is shown; what calls something else counts once', () => {
    const events = [
      span('RunTask', 0, 90),
      mark(marks.begin, 100),
      span('RunTask', 101, 113),
      span('FunctionCall', 102, 106),
      span('Layout', 104, 105),
      span('UpdateLayoutTree', 106, 108),
      span('Commit', 112, 113),
      // A third of that time was CPU time of the thread itself.
      { ...span('FunctionCall', 118, 121), tdur: 1000 },
      span('Commit', 130, 131),
      mark(marks.end, 140),
      span('RunTask', 150, 250),
      { ...span('RunTask', 110, 190), tid: 2 },
    ]
    expect(workDuring(events)).toEqual({ longestTask: 12, frames: [6, 1] })
  })

  it('is none where no moment was shown', () => {
    expect(workDuring([span('RunTask', 0, 90)])).toBeNull()
  })
})
