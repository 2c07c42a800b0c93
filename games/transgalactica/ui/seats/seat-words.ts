import { counted } from '@kantyna/kernel'

/** Words that only the board of a seat needs, fetched with it. */
export const seatWords = {
  en: {
    goalsOfOthers: (count: number) => counted('en', count, { one: 'secret goal', other: 'secret goals' }),
    pointsBySource: 'Points by source',
    levels: 'Levels',
    total: 'Total',
  },
  pl: {
    goalsOfOthers: (count: number) =>
      counted('pl', count, {
        one: 'tajny cel',
        few: 'tajne cele',
        many: 'tajnych celów',
        other: 'tajnego celu',
      }),
    pointsBySource: 'Punkty według źródła',
    levels: 'Poziomy',
    total: 'Razem',
  },
} as const
