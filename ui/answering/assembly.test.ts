import type { PresentedDecision, Thing } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import {
  type Assembly,
  answerPicks,
  beginAssembly,
  canBeTaken,
  clearPart,
  currentPart,
  isPartFilled,
  pickInPart,
  stepBack,
  withNextPart,
  withTotal,
} from './assembly.ts'
import { litForPart, pickByTouch, pickedSoFar } from './assembly-touch.ts'
import type { CompoundOption, PresentedPart } from './parts.ts'

const option = (id: string, ...touches: Thing[]) => ({ id, touches })

const cargo: PresentedPart = {
  name: 'cargo',
  shape: 'some',
  min: 0,
  max: 2,
  options: [option('spice', 'card:1'), option('droid', 'card:2'), option('ore', 'card:3')],
  total: { amount: 10, terms: [{ name: 'credits', amount: 10 }] },
}
const payment: PresentedPart = {
  name: 'pay',
  shape: 'amounts',
  min: 3,
  max: 3,
  options: [option('gold'), option('favour')],
  limits: [3, 1],
  total: null,
}
const slot: PresentedPart = {
  name: 'slot',
  shape: 'one',
  min: 1,
  max: 1,
  options: [option('left', 'slot:0'), option('right', 'slot:1')],
  total: null,
}
const onlySlot: PresentedPart = { ...slot, options: [option('left', 'slot:0')] }
const credits: PresentedPart = { name: 'credits', shape: 'number', min: 1, max: 5, options: [], total: null }

function asked(next: PresentedPart): PresentedDecision {
  const buy: CompoundOption = { ...option('buy', 'card:9'), next }
  return {
    id: 4,
    seat: 0,
    kind: 'market',
    shape: 'one',
    rules: [],
    source: null,
    min: 1,
    max: 1,
    options: [buy, option('pass')],
    blocked: [],
  }
}

function begun(next: PresentedPart): Assembly {
  const assembly = beginAssembly(asked(next), 'buy')
  if (assembly === null) throw new Error('nothing was begun')
  return assembly
}

const then = (next: PresentedPart | null) => ({ next, total: null, isEnough: true })

test('an option without parts, or one that is not asked, begins nothing', () => {
  expect(beginAssembly(asked(cargo), 'pass')).toBeNull()
  expect(beginAssembly(asked(cargo), 'sell')).toBeNull()
})

test('the parts are written after the option, each thing by itself', () => {
  let answer = begun(cargo)
  expect(answer.total?.amount).toBe(10)
  answer = pickInPart(answer, { option: 'ore' })
  answer = pickInPart(answer, { option: 'spice' })
  answer = withNextPart(answer, then(payment))
  answer = pickInPart(answer, { option: 'gold', count: 2 })
  answer = pickInPart(answer, { option: 'favour' })
  answer = withNextPart(answer, then(credits))
  answer = pickInPart(answer, { number: 4 })
  answer = withNextPart(answer, then(null))
  expect(answer.isComplete).toBe(true)
  expect(answerPicks(answer)).toEqual([
    'buy',
    'cargo=ore',
    'cargo=spice',
    'pay=gold:2',
    'pay=favour:1',
    'credits=4',
  ])
})

test('options are taken and put back, never more than allowed', () => {
  let answer = begun(cargo)
  for (const id of ['spice', 'droid', 'ore', 'spice', 'nothing']) answer = pickInPart(answer, { option: id })
  expect(answerPicks(answer)).toEqual(['buy', 'cargo=droid'])
})

test('amounts stay within the available amounts and the requested total', () => {
  let answer = begun(payment)
  answer = pickInPart(answer, { option: 'favour', count: 7 })
  answer = pickInPart(answer, { option: 'gold', count: 7 })
  expect(currentPart(answer)?.picks).toEqual({ shape: 'amounts', counts: [2, 1] })
  answer = pickInPart(answer, { option: 'gold', count: -1 })
  const current = currentPart(answer)
  expect(current && isPartFilled(current)).toBe(false)
})

test('a number stays in its range', () => {
  expect(answerPicks(pickInPart(begun(credits), { number: 99 }))).toEqual(['buy', 'credits=5'])
  expect(answerPicks(pickInPart(begun(credits), { option: 'gold' }))).toEqual(['buy', 'credits=1'])
})

test('going back reopens the previous part with its picks; from the first part, it cancels the answer', () => {
  const first = pickInPart(begun(cargo), { option: 'droid' })
  const second = pickInPart(withNextPart(first, then(slot)), { option: 'left' })
  const back = stepBack(second)
  expect(back && answerPicks(back)).toEqual(['buy', 'cargo=droid'])
  expect(back && stepBack(back)).toBeNull()
  const complete = withNextPart(second, then(null))
  expect(stepBack(complete)).toEqual(second)
})

test('a part with only one answer is not asked, and going back skips it', () => {
  const first = pickInPart(begun(cargo), { option: 'droid' })
  const forced = withNextPart(first, then(onlySlot))
  expect(currentPart(forced)).toMatchObject({ isForced: true, picks: { chosen: ['left'] } })
  const last = withNextPart(forced, then(credits))
  expect(stepBack(last)).toMatchObject({ parts: [{ part: { name: 'cargo' } }] })
})

test('a part with too few picks stays open, with its total', () => {
  const total = { amount: -1, terms: [], refusal: { rule: 'OR-BUY-01', reason: 'price' } }
  const answer = withNextPart(begun(cargo), { next: null, total, isEnough: false })
  expect(answer).toMatchObject({ isComplete: false, isEnough: false, total })
  expect(canBeTaken(answer)).toBe(false)
  expect(canBeTaken(withTotal(answer, then(slot)))).toBe(true)
  // Without a preview, no total remains.
  expect(withTotal(answer, null)).toMatchObject({ total: null, isEnough: false })
})

test('clears a part, and changes nothing if it has no picks', () => {
  const empty = begun(cargo)
  expect(clearPart(empty)).toBe(empty)
  expect(clearPart(pickInPart(empty, { option: 'droid' }))).toEqual(empty)
})

test('things that the part does not accept are not lit', () => {
  const options = [option('gold', 'good:gold'), option('favour', 'good:favour')]
  expect([...litForPart(begun({ ...payment, options }))]).toEqual(['good:gold', 'good:favour'])
  expect([...litForPart(begun({ ...payment, options, limits: [3, 0] }))]).toEqual(['good:gold'])
})

test('things answer the current part, and picked things are raised', () => {
  const answer = pickInPart(begun(cargo), { option: 'droid' })
  expect([...litForPart(answer)]).toEqual(['card:1', 'card:2', 'card:3'])
  expect([...pickedSoFar(answer)]).toEqual(['card:9', 'card:2'])
  expect(pickByTouch(answer, 'card:1')).toEqual({ option: 'spice' })
  expect(pickByTouch(answer, 'card:9')).toBeNull()
})
