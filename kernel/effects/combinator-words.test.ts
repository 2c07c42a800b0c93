import { describe, expect, test } from 'vitest'
import type { Position } from '../play/position.ts'
import { type WordedEffect, wordedLanguage } from '../testkit/worded-effects.ts'
import type { EffectContext } from './language.ts'
import { effectLanguage } from './runner.ts'

/** The texts of every combinator: in the imperative, the infinitive ("you may …") and the indicative ("another player chooses: …"). */

const draw: WordedEffect = { op: 'secret' }
const gain: WordedEffect = { op: 'credits', gain: 2 }
const lose: WordedEffect = { op: 'lose', credits: 1 }
const cases: readonly (readonly [string, WordedEffect, en: string, pl: string])[] = [
  [
    'all',
    { op: 'all', of: [gain, draw, lose] },
    'Gain 2 credits, then draw a secret, then lose 1 credit.',
    'Zyskaj 2 kredyty, a potem dobierz tajną kartę, a potem strać 1 kredyt.',
  ],
  [
    'choose',
    { op: 'choose', of: [gain, draw, lose] },
    'Choose one: gain 2 credits; draw a secret; or lose 1 credit.',
    'Wybierz jedno: zyskaj 2 kredyty, dobierz tajną kartę albo strać 1 kredyt.',
  ],
  [
    'choose by another',
    { op: 'choose', by: 'next', of: [gain, draw] },
    'The next player chooses one: you gain 2 credits; or you draw a secret.',
    'Następny gracz wybiera jedno: zyskujesz 2 kredyty albo dobierasz tajną kartę.',
  ],
  ['may', { op: 'may', do: draw }, 'You may draw a secret.', 'Możesz dobrać tajną kartę.'],
  [
    'may choose',
    { op: 'may', do: { op: 'choose', of: [gain, draw] } },
    'You may choose one: gain 2 credits; or draw a secret.',
    'Możesz wybrać jedno: zyskać 2 kredyty albo dobrać tajną kartę.',
  ],
  [
    'pay',
    { op: 'pay', cost: lose, for: draw },
    'Lose 1 credit to draw a secret.',
    'Strać 1 kredyt, aby dobrać tajną kartę.',
  ],
  [
    'pay several costs',
    { op: 'pay', cost: { op: 'all', of: [lose, { op: 'hurt', damage: 1 }] }, for: draw },
    'Lose 1 credit and suffer 1 damage to draw a secret.',
    'Strać 1 kredyt i otrzymaj 1 ranę, aby dobrać tajną kartę.',
  ],
  [
    'pay for an optional part',
    { op: 'pay', cost: lose, for: { op: 'may', do: draw } },
    'Lose 1 credit to draw a secret if you like.',
    'Strać 1 kredyt, aby dobrać tajną kartę, jeśli chcesz.',
  ],
  [
    'if',
    { op: 'if', when: { is: 'isHurt' }, then: draw, else: gain },
    'If you are hurt, draw a secret; otherwise gain 2 credits.',
    'Jeśli masz rany, dobierz tajną kartę; w przeciwnym razie zyskaj 2 kredyty.',
  ],
  [
    'may … if',
    { op: 'may', do: { op: 'if', when: { is: 'isHurt' }, then: draw, else: gain } },
    'You may draw a secret if you are hurt, or gain 2 credits otherwise.',
    'Możesz dobrać tajną kartę, jeśli masz rany, a w przeciwnym razie zyskać 2 kredyty.',
  ],
  [
    'upTo',
    { op: 'upTo', times: 2, do: { op: 'pay', cost: lose, for: draw } },
    'Up to twice, you may lose 1 credit to draw a secret.',
    'Maksymalnie 2 razy możesz stracić 1 kredyt, aby dobrać tajną kartę.',
  ],
  [
    'upTo, by a measure',
    { op: 'upTo', times: { per: 'gear' }, do: draw },
    'Up to once for each piece of gear you have, you may draw a secret.',
    'Maksymalnie raz za każdy posiadany sprzęt możesz dobrać tajną kartę.',
  ],
  [
    'first',
    { op: 'first', of: [gain, draw] },
    'Do only the first of these that has an effect: gain 2 credits; or draw a secret.',
    'Wykonaj tylko pierwszy z tych efektów, który coś zmieni: zyskaj 2 kredyty; dobierz tajną kartę.',
  ],
  [
    'each',
    { op: 'each', of: [gain, draw] },
    'Do each of these that has an effect: gain 2 credits; and draw a secret.',
    'Wykonaj każdy z tych efektów, który coś zmieni: zyskaj 2 kredyty; dobierz tajną kartę.',
  ],
  [
    'after',
    { op: 'after', scope: 'combat', do: draw },
    'After this fight, draw a secret.',
    'Po tej walce dobierz tajną kartę.',
  ],
  [
    'may … after',
    { op: 'may', do: { op: 'after', scope: 'combat', do: draw } },
    'You may draw a secret after this fight.',
    'Możesz po tej walce dobrać tajną kartę.',
  ],
  [
    'happensTo',
    { op: 'happensTo', who: 'next', do: lose },
    'The next player: lose 1 credit.',
    'Następny gracz: strać 1 kredyt.',
  ],
  [
    'happensTo, then a part for the reader',
    { op: 'all', of: [gain, { op: 'happensTo', who: 'next', do: lose }, draw] },
    'Gain 2 credits, then the next player: lose 1 credit. Draw a secret.',
    'Zyskaj 2 kredyty, a potem następny gracz: strać 1 kredyt. Dobierz tajną kartę.',
  ],
  [
    'happensTo … may',
    { op: 'happensTo', who: 'next', do: { op: 'may', do: draw } },
    'The next player: you may draw a secret.',
    'Następny gracz: możesz dobrać tajną kartę.',
  ],
  [
    'choose by another … happensTo',
    { op: 'choose', by: 'next', of: [gain, { op: 'happensTo', who: 'next', do: lose }] },
    'The next player chooses one: you gain 2 credits; or the next player: lose 1 credit.',
    'Następny gracz wybiera jedno: zyskujesz 2 kredyty albo następny gracz: strać 1 kredyt.',
  ],
  [
    'may … happensTo',
    { op: 'may', do: { op: 'happensTo', who: 'next', do: lose } },
    'You may make the next player lose 1 credit.',
    'Możesz wywołać efekt „następny gracz: strać 1 kredyt”.',
  ],
  [
    'pay … happensTo',
    { op: 'pay', cost: lose, for: { op: 'happensTo', who: 'next', do: lose } },
    'Lose 1 credit to make the next player lose 1 credit.',
    'Strać 1 kredyt, aby wywołać efekt „następny gracz: strać 1 kredyt”.',
  ],
  ['script', { op: 'script', number: 40 }, 'Read script 40.', 'Przeczytaj skrypt 40.'],
  [
    'may read',
    { op: 'may', do: { op: 'script', number: 40 } },
    'You may read script 40.',
    'Możesz przeczytać skrypt 40.',
  ],
  [
    'section',
    { op: 'section', label: 'guards' },
    'Go on with “The guards”.',
    'Przejdź do części „Strażnicy”.',
  ],
  ['end', { op: 'end', what: 'turn' }, 'Your turn ends at once.', 'Twoja tura natychmiast się kończy.'],
]

describe('every combinator in both languages', () => {
  test.each(cases)('%s', (_, effect, en, pl) => {
    expect([wordedLanguage.text(effect, 'en'), wordedLanguage.text(effect, 'pl')]).toEqual([en, pl])
  })

  test('a clause after a list starts a new sentence', () => {
    const effect: WordedEffect = { op: 'all', of: [{ op: 'choose', of: [gain, draw] }, lose] }
    expect(wordedLanguage.text(effect, 'en')).toBe(
      'Choose one: gain 2 credits; or draw a secret. Lose 1 credit.',
    )
  })

  test('a game may have its own words for reading a script', () => {
    const bank = effectLanguage<Position, EffectContext>()(
      {},
      {},
      {
        scripts: {
          open: () => null,
          section: () => ({ op: 'all' }),
          close: () => undefined,
          words: {
            en: (number) => `resolve card #${number}`,
            pl: (number, mood) => `${mood === 'infinitive' ? 'rozpatrzyć' : 'rozpatrz'} kartę nr ${number}`,
          },
        },
      },
    )
    expect(bank.text({ op: 'script', number: 7 }, 'en')).toBe('Resolve card #7.')
    expect(bank.text({ op: 'may', do: { op: 'script', number: 7 } }, 'pl')).toBe(
      'Możesz rozpatrzyć kartę nr 7.',
    )
  })

  test('a game may have its own words for joining clauses', () => {
    const combinators = {
      en: { choose: (clauses: readonly string[]) => `pick: ${clauses.join(' / ')}` },
      pl: {},
    }
    const own = effectLanguage<Position, EffectContext>()({}, {}, { combinators: () => combinators })
    const choice = {
      op: 'choose',
      of: [
        { op: 'section', label: 'A' },
        { op: 'section', label: 'B' },
      ],
    } as const
    expect(own.text(choice, 'en')).toBe('Pick: go on with “A” / go on with “B”.')
    expect(own.text(choice, 'pl')).toBe('Wybierz jedno: przejdź do części „A” albo przejdź do części „B”.')
  })

  test('a fact has a subject', () => {
    const parts: WordedEffect[] = [
      { op: 'choose', of: [gain, draw] },
      { op: 'each', of: [draw] },
    ]
    const said = parts.map((part) => [
      wordedLanguage.clause(part, 'en', 'indicative'),
      wordedLanguage.clause(part, 'pl', 'indicative'),
    ])
    expect(said).toEqual([
      [
        'you choose one: you gain 2 credits; or you draw a secret',
        'wybierasz jedno: zyskujesz 2 kredyty albo dobierasz tajną kartę',
      ],
      [
        'you do each of these that has an effect: you draw a secret',
        'wykonujesz każdy z tych efektów, który coś zmieni: dobierasz tajną kartę',
      ],
    ])
  })
})

describe('conditions', () => {
  const isRich = { is: 'isRich', from: 3 } as const
  const isHurt = { is: 'isHurt' } as const
  const hasWon = { is: 'hasWon', fight: 'ambush' } as const
  const said = (when: Parameters<typeof wordedLanguage.whenClause>[0]) => [
    wordedLanguage.whenClause(when, 'en'),
    wordedLanguage.whenClause(when, 'pl'),
  ]

  test('and, or, not', () => {
    expect(said({ is: 'and', of: [isRich, isHurt, hasWon] })).toEqual([
      'you have 3 credits or more, you are hurt and you have won',
      'masz co najmniej 3 kredyty, masz rany i walka jest wygrana',
    ])
    expect(said({ is: 'or', of: [isRich, { is: 'not', that: isHurt }] })).toEqual([
      'you have 3 credits or more or you are unhurt',
      'masz co najmniej 3 kredyty lub nie masz ran',
    ])
  })

  test('joined conditions inside others are separated by a comma', () => {
    expect(said({ is: 'or', of: [{ is: 'and', of: [isRich, isHurt] }, hasWon] })).toEqual([
      'you have 3 credits or more and you are hurt, or you have won',
      'masz co najmniej 3 kredyty i masz rany, albo walka jest wygrana',
    ])
    expect(said({ is: 'and', of: [{ is: 'or', of: [isRich, isHurt] }, hasWon] })).toEqual([
      'you have 3 credits or more or you are hurt, and you have won',
      'masz co najmniej 3 kredyty lub masz rany, a przy tym walka jest wygrana',
    ])
  })

  test('a negated group of conditions is said part by part', () => {
    expect(said({ is: 'not', that: { is: 'and', of: [isRich, isHurt] } })).toEqual([
      'you have fewer than 3 credits or you are unhurt',
      'masz mniej niż 3 kredyty lub nie masz ran',
    ])
    expect(said({ is: 'not', that: { is: 'not', that: isHurt } })).toEqual(['you are hurt', 'masz rany'])
  })
})
