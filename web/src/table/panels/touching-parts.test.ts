import type { Thing } from '@kantyna/kernel'
import type { Touching } from '@kantyna/ui'
import { expect, test } from 'vitest'
import { assemblyOf } from './test-table.ts'
import { touchingParts } from './touching-parts.ts'
import type { TableAnswering } from './useAnswering.ts'

function table(assembly: TableAnswering['assembly']) {
  const done: unknown[] = []
  const write = (what: string) => (value?: unknown) => {
    done.push(value === undefined ? what : [what, value])
  }
  const touching: Touching = {
    lit: new Set<Thing>(['card:9', 'card:5']),
    picked: new Set<Thing>(),
    pointed: new Set<Thing>(),
    onTouch: write('touch'),
    onInspect: () => undefined,
  }
  const answering: TableAnswering = {
    assembly,
    isWaiting: false,
    inDock: null,
    answer: () => undefined,
    choose: () => undefined,
    chooseOn: () => undefined,
    begin: () => undefined,
    makeMove: () => undefined,
    confirm: () => undefined,
    preview: () => Promise.resolve(null),
    pickPart: write('pick'),
    back: write('back'),
    cancel: write('cancel'),
  }
  return { done, touching, parts: touchingParts(touching, answering) }
}

test('without an answer in progress, things answer as usual', () => {
  const { touching, parts } = table(null)
  expect(parts).toBe(touching)
})

test('while an answer is being assembled, the current part is lit and picked things are raised', () => {
  const { parts } = table(assemblyOf('buy'))
  expect([...parts.lit]).toEqual(['card:1', 'card:2'])
  expect([...parts.picked]).toEqual(['card:9'])
})

test('a thing of the part is picked, a picked thing is put back, and any other thing cancels the answer', () => {
  const { parts, done } = table(assemblyOf('buy'))
  parts.onTouch('card:2')
  parts.onTouch('card:9')
  parts.onTouch('card:5')
  expect(done).toEqual([['pick', { option: 'ore' }], 'back', 'cancel', ['touch', 'card:5']])
})
