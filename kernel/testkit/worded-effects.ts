import {
  type Amount,
  type Condition,
  counted,
  type Effect,
  type EffectContext,
  effectLanguage,
  type Measure,
  type Mood,
  type Operation,
  type PluralForms,
  type Position,
  type Refusal,
} from '../index.ts'

/** A card language for tests of words: its operations do nothing, and have the words of real cards. */

type C = EffectContext
type Op<Args extends object> = Operation<Position, C, Args>

const credit: PluralForms = { one: 'kredyt', few: 'kredyty', many: 'kredytów', other: 'kredytu' }
const wound: PluralForms = { one: 'ranę', few: 'rany', many: 'ran', other: 'rany' }

const en = (mood: Mood, clause: string): string => (mood === 'indicative' ? `you ${clause}` : clause)
const pl = (mood: Mood, imperative: string, infinitive: string, indicative: string): string =>
  ({ imperative, infinitive, indicative })[mood]

const does = { legal: () => null, run: () => undefined, hint: () => 0 }

const credits: Op<{ readonly gain: Amount<WordedCondition, typeof measures> }> = {
  ...does,
  words: {
    en: ({ gain }, mood, say) =>
      en(
        mood,
        `gain ${say.amount(gain, (count) => counted('en', count, { one: 'credit', other: 'credits' }))}`,
      ),
    pl: ({ gain }, mood, say) =>
      `${pl(mood, 'zyskaj', 'zyskać', 'zyskujesz')} ${say.amount(gain, (count) => counted('pl', count, credit))}`,
  },
}

const lose: Op<{ readonly credits: number }> = {
  ...does,
  words: {
    en: ({ credits: count }, mood) =>
      en(mood, `lose ${counted('en', count, { one: 'credit', other: 'credits' })}`),
    pl: ({ credits: count }, mood) =>
      `${pl(mood, 'strać', 'stracić', 'tracisz')} ${counted('pl', count, credit)}`,
  },
}

const hurt: Op<{ readonly damage: number }> = {
  ...does,
  words: {
    en: ({ damage }, mood) => en(mood, `suffer ${damage} damage`),
    pl: ({ damage }, mood) =>
      `${pl(mood, 'otrzymaj', 'otrzymać', 'otrzymujesz')} ${counted('pl', damage, wound)}`,
  },
}

const secret: Op<object> = {
  ...does,
  words: {
    en: (_, mood) => en(mood, 'draw a secret'),
    pl: (_, mood) => `${pl(mood, 'dobierz', 'dobrać', 'dobierasz')} tajną kartę`,
  },
}

const unmet: Refusal = { rule: '', reason: 'unmet' }

const isRich: Condition<Position, C, { readonly from: number }> = {
  legal: () => unmet,
  words: {
    en: ({ from }) => `you have ${from} credits or more`,
    pl: ({ from }) => `masz co najmniej ${counted('pl', from, credit)}`,
  },
  negated: {
    en: ({ from }) => `you have fewer than ${from} credits`,
    pl: ({ from }) => `masz mniej niż ${counted('pl', from, credit)}`,
  },
}

const isHurt: Condition<Position, C, object> = {
  legal: () => unmet,
  words: { en: () => 'you are hurt', pl: () => 'masz rany' },
  negated: { en: () => 'you are unhurt', pl: () => 'nie masz ran' },
}

const hasWon: Condition<Position, C, { readonly fight: string }> = {
  legal: () => unmet,
  words: { en: () => 'you have won', pl: () => 'walka jest wygrana' },
  negated: { en: () => 'you have not won', pl: () => 'walka nie jest wygrana' },
}

const perGear: Measure<Position, C, object> = {
  of: () => 1,
  words: { en: () => 'for each piece of gear you have', pl: () => 'za każdy posiadany sprzęt' },
}

const conditions = { isRich, isHurt, hasWon }
const measures = { gear: perGear }
const operations = { credits, lose, hurt, secret }

export type WordedEffect = Effect<typeof operations, typeof conditions>
type WordedCondition = Parameters<typeof wordedLanguage.holds>[1]

export const wordedLanguage = effectLanguage<Position, C>()(
  operations,
  conditions,
  {
    roles: {
      next: {
        seat: (t, { seat }) => (seat + 1) % t.seats,
        name: { pl: 'następny gracz', en: 'the next player' },
      },
    },
    names: (name) => (name === 'guards' ? { pl: 'Strażnicy', en: 'The guards' } : undefined),
    counts: { successes: { pl: 'za każdy sukces', en: 'for each success' } },
    scopes: { combat: { pl: 'po tej walce', en: 'after this fight' } },
    scripts: { open: () => null, section: () => ({ op: 'all' }), close: () => undefined },
    ends: {
      turn: {
        routine: 'turn',
        stage: 'end',
        words: { pl: 'twoja tura natychmiast się kończy', en: 'your turn ends at once' },
      },
    },
  },
  measures,
)
