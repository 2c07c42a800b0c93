import {
  at,
  type Condition,
  counted,
  type EffectContext,
  type Measure,
  type PluralForms,
  type Refusal,
} from '../../index.ts'
import type { Den } from './job-table.ts'

/** What the cards of the job toy ask about the table, and what they count. */

export const credit: PluralForms = { one: 'kredyt', few: 'kredyty', many: 'kredytów', other: 'kredytu' }

export const tooFew = (rule: string, owned: number, needed: number): Refusal => ({
  rule,
  reason: 'tooFew',
  facts: { has: owned, needs: needed },
})

const isRich: Condition<Den, EffectContext, { readonly from: number }> = {
  legal: (t, { from }, { seat }) =>
    at(t.credits, seat) >= from ? null : tooFew('JB-IF-01', at(t.credits, seat), from),
  words: {
    en: ({ from }) => `you have ${from} credits or more`,
    pl: ({ from }) => `masz co najmniej ${counted('pl', from, credit)}`,
  },
  negated: {
    en: ({ from }) => `you have fewer than ${from} credits`,
    pl: ({ from }) => `masz mniej niż ${counted('pl', from, credit)}`,
  },
}

const isHurt: Condition<Den, EffectContext, object> = {
  legal: (t, _, { seat }) => (at(t.wounds, seat) > 0 ? null : { rule: 'JB-IF-02', reason: 'unhurt' }),
  words: { en: () => 'you are hurt', pl: () => 'masz rany' },
  negated: { en: () => 'you are unhurt', pl: () => 'nie masz ran' },
}

/** JB-IF-03: what an earlier part came to, by its name: an inner fight does not overwrite it. */
const hasWon: Condition<Den, EffectContext, { readonly fight: string }> = {
  legal: (_, { fight: name }, { bound }) =>
    bound?.[name] === 'won' ? null : { rule: 'JB-IF-03', reason: 'notWon' },
  words: { en: () => 'you have won', pl: () => 'walka jest wygrana' },
  negated: { en: () => 'you have not won', pl: () => 'walka nie jest wygrana' },
}

const perGear: Measure<Den, EffectContext, object> = {
  of: (t, _, { seat }) => at(t.gear, seat).length,
  words: { en: () => 'for each piece of gear you have', pl: () => 'za każdy posiadany sprzęt' },
}

export const conditions = { isRich, isHurt, hasWon }
export const measures = { gear: perGear }
