import type { GameEvent, KernelView, Seat, TableEntry } from '@kantyna/kernel'
import type { EventRoles } from '@kantyna/ui'
import { expect, it } from 'vitest'
import { lessonMoments } from './lesson-moments.ts'

type Rolled = { readonly type: 'rolled'; readonly seat: number }
const roles: EventRoles<Rolled> = { rolled: { role: 'begins', kind: 'roll' } }

const view = {} as KernelView // nothing here looks at it
const rolled = (seat: number): GameEvent => ({ type: 'rolled', ...{ seat } })
const [LEARNER, OTHER] = [0, 1] as const

function entry(index: number, seat: Seat, events: readonly GameEvent[]): TableEntry {
  const choice = {
    kind: 'act',
    source: null,
    opensTurn: false,
    isPass: false,
    how: 'hand',
    answer: null,
  } as const
  return { index, choice: { ...choice, seat }, events }
}

const step = (entries: readonly TableEntry[], hasActed = true) => ({
  view,
  entries,
  events: entries.at(-1)?.events ?? [],
  hasActed,
})

it('shows the roll of the learner’s last choice, and nothing of earlier choices', () => {
  const [before, own] = [rolled(LEARNER), rolled(LEARNER)]
  const first = entry(0, LEARNER, [before])
  expect(lessonMoments(step([first, entry(1, LEARNER, [own])]), { roles }, LEARNER)).toMatchObject([
    { events: [own] },
  ])
  expect(lessonMoments(step([first, entry(1, LEARNER, [])]), { roles }, LEARNER)).toEqual([])
})

it('shows the effect of the opponent’s answer on the learner', () => {
  const entries = [entry(0, LEARNER, []), entry(1, OTHER, [rolled(LEARNER)])]
  expect(lessonMoments(step(entries), { roles }, LEARNER)).toHaveLength(1)
})

it('shows nothing before the learner has acted, nothing of others, and nothing that the next question shows', () => {
  const own = [entry(0, LEARNER, [rolled(LEARNER)])]
  expect(lessonMoments(step(own, false), { roles }, LEARNER)).toEqual([])
  expect(lessonMoments(step([entry(0, LEARNER, [rolled(OTHER)])]), { roles }, LEARNER)).toEqual([])
  expect(lessonMoments(step(own), { roles, isShownByQuestion: () => true }, LEARNER)).toEqual([])
})
