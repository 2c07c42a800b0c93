import type { PresentedDecision } from '@kantyna/kernel'
import type { Answering, NextAnswer } from '@kantyna/ui'
import { expect, test } from 'vitest'
import type { Deal } from './deals.ts'
import { buy } from './steps.ts'

const asks = (kind: string) => ({ kind }) as PresentedDecision // nothing else is looked at

const deal = { id: 'gear' } as Deal // as above

/** What one touch answers: each question, and what it was after. */
function touched(isWhole: boolean): NextAnswer {
  let given: NextAnswer = () => expect.fail('nothing goes on')
  const answering = {
    chooseOn: (_: unknown, __: unknown, next: NextAnswer) => {
      given = next
    },
  } as unknown as Answering // one touch does nothing else
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
    // What lies on the deck now is another card.
    expect(next(asks('buy'), after('buy'))).toBeNull()
  },
)
