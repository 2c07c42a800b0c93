import type { GameEvent, KernelView } from '@kantyna/kernel'
import type { EventRoles } from '@kantyna/ui'
import { expect, it } from 'vitest'
import { lessonMoments } from './lesson-moments.ts'

type Rolled = { readonly type: 'rolled'; readonly seat: number }
const roles: EventRoles<Rolled> = { rolled: { role: 'begins', kind: 'roll' } }

const view = {} as KernelView // nothing here looks at it
const rolled = (seat: number): GameEvent => ({ type: 'rolled', ...{ seat } })
const step = (told: readonly (readonly GameEvent[])[], hasActed = true) => ({
  view,
  told,
  events: told.at(-1) ?? [],
  hasActed,
})

it('shows what the learner’s last choice has rolled, and nothing of the choices before', () => {
  const own = rolled(0)
  expect(lessonMoments(step([[], [rolled(0)], [own]]), { roles }, 0)).toMatchObject([{ events: [own] }])
  expect(lessonMoments(step([[], [rolled(0)], []]), { roles }, 0)).toEqual([])
})

it('shows nothing before the learner has acted, nor of others, nor what the next question shows', () => {
  expect(lessonMoments(step([[rolled(0)]], false), { roles }, 0)).toEqual([])
  expect(lessonMoments(step([[], [rolled(1)]]), { roles }, 0)).toEqual([])
  expect(lessonMoments(step([[], [rolled(0)]]), { roles, isTakenUp: () => true }, 0)).toEqual([])
})
