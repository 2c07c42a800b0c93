import type { Thing } from '@kantyna/kernel'
import type { Touching } from '@kantyna/ui'
import { expect, test, vi } from 'vitest'
import { touchingPast } from './touching-past.ts'

function touchingNow() {
  const onTouch = vi.fn<Touching['onTouch']>()
  const lit: ReadonlySet<Thing> = new Set<Thing>(['patrol:1'])
  const now: Touching = { lit, picked: new Set(), pointed: new Set(), onTouch, onInspect: () => undefined }
  return { now, onTouch }
}

test('a touch of a board that shows the past answers nothing, and shows the present', () => {
  const { now, onTouch } = touchingNow()
  const showPresent = vi.fn<() => void>()
  const past = touchingPast(now, showPresent)
  expect(past.lit.size).toBe(0)
  past.onTouch('patrol:1')
  expect(past.onLift?.('patrol:1')).toBe(false)
  expect(onTouch).not.toHaveBeenCalled()
  expect(showPresent).toHaveBeenCalledOnce()
})

test('what answers nothing can be read there', () => {
  const { now, onTouch } = touchingNow()
  touchingPast(now, () => undefined).onTouch('space:3')
  expect(onTouch).toHaveBeenCalledWith('space:3')
})
