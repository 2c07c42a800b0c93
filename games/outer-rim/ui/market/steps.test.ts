import type { PresentedDecision } from '@kantyna/kernel'
import type { Answering, NextAnswer } from '@kantyna/ui'
import { expect, test } from 'vitest'
import type { Deal } from './deals.ts'
import { buy } from './steps.ts'

const asks = (kind: string) => ({ kind }) as PresentedDecision // only this field is read

const deal = { id: 'gear' } as Deal // only this field is read

/** The answers of one touch: each question, and its pick. */
function touched(isWhole: boolean): NextAnswer {
  let given: NextAnswer = () => expect.fail('nothing goes on')
  const answering = {
    chooseOn: (_: unknown, __: unknown, next: NextAnswer) => {
      given = next
    },
  } as unknown as Answering // only this method is called
  buy(answering, asks('act'), deal, isWhole)
  return given
}

test.each([true, false])(
  'one touch goes to the market, discards nothing and buys once (whole: %s)',
  (isWhole) => {
    const next = touched(isWhole)
    const after = (kind: string) => ({ question: asks(kind), picks: [] })
    expect(next(asks('discardFromMarket'), after('act'))).toBe('pass')
    expect(next(asks('buy'), after('discardFromMarket'))).toEqual(isWhole ? ['gear'] : 'gear')
    // The deck has another top card by then.
    expect(next(asks('buy'), after('buy'))).toBeNull()
  },
)
