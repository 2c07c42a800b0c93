import { expect, test } from 'vitest'
import { type Frame, type Position, routine } from '../index.ts'
import { numberPoint, replacementPoint, stagesPoint } from './points.ts'

/** The names of the stages that a routine with added stages runs, starting at a named one. */
function run(
  changes: readonly { readonly before?: string; readonly after?: string; readonly name: string }[],
  from: string,
): string[] {
  const ran: string[] = []
  const stage = (name: string) => () => {
    ran.push(name)
  }
  const base = routine<Position, Frame>('trial')('shown', {
    first: stage('first'),
    second: stage('second'),
    third: stage('third'),
  })
  const extended = stagesPoint<Position>().resolve(
    changes.map((change) => ({ ...change, stage: stage(change.name) })),
  )(base)
  for (const each of extended.stages.slice(extended.indexOf.get(from))) each(null as never, null as never) // these stages use neither
  return ran
}

test('added stages run before or after a named one, in the order in which they were added', () => {
  expect(
    run(
      [
        { after: 'first', name: 'a' },
        { before: 'third', name: 'b' },
        { before: 'third', name: 'c' },
        { after: 'third', name: 'd' },
      ],
      'first',
    ),
  ).toEqual(['first', 'a', 'second', 'b', 'c', 'third', 'd'])
})

test('a jump to a stage runs the stages added before it, but not those added after the stage before', () => {
  const changes = [
    { before: 'second', name: 'a' },
    { before: 'second', name: 'b' },
    { after: 'second', name: 'c' },
  ]
  expect(run(changes, 'second')).toEqual(['a', 'b', 'second', 'c', 'third'])
  expect(run(changes, 'third')).toEqual(['third'])
  expect(run(changes, 'b')).toEqual(['b', 'second', 'c', 'third'])
})

test('a stage that is added next to an unknown one is refused', () => {
  expect(() => run([{ before: 'fourth', name: 'a' }], 'first')).toThrow(
    'trial has no stage fourth to put a at',
  )
})

test('each module changes the number that the module before it left', () => {
  const { resolve } = numberPoint(2)
  const one = () => 3
  const other = (usual: number) => 10 * usual
  expect([resolve([]), resolve([other]), resolve([one, other]), resolve([other, one])]).toEqual([
    2, 20, 30, 3,
  ])
})

test('each module that replaces a rule receives the rule of the module before it', () => {
  const { resolve } = replacementPoint<(seat: number) => readonly (number | string)[]>((seat) => [seat])
  const rule = resolve([
    (usual) => (seat) => [...usual(seat), 'first'],
    (usual) => (seat) => [...usual(seat), 'second'],
  ])
  expect(rule(4)).toEqual([4, 'first', 'second'])
})
