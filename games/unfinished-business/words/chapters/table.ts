import { type Facts, type Lang, line } from '@kantyna/kernel'
import { factNumber } from '../../../outer-rim/words/questions/facts.ts'
import { spaceLink } from '../../../outer-rim/words/things/things.ts'
import type { InBoth } from '../chapter.ts'

const space = (lang: Lang, facts: Facts) => spaceLink(lang, factNumber(facts, 'space'))

/** The Core Worlds: the question before the card is drawn (UB-COR-09). */
export const table: InBoth<'table'> = {
  en: {
    prompts: {
      declareCrossing: () => line`Cross to the other side of the galaxy? Decide before the card is drawn.`,
    },
    options: {
      declareCrossing: (facts, { id }) =>
        id === 'cross' ? line`Cross the Core to ${space('en', facts)}` : line`Stay on ${space('en', facts)}`,
    },
    events: {},
    refusals: {
      notOnCoreWorlds: () => 'This is only possible on a Core Worlds space.',
      aiNeverCrosses: () => 'An AI player never crosses the Core.',
    },
    waiting: { declareCrossing: 'is deciding whether to cross the Core' },
  },
  pl: {
    prompts: {
      declareCrossing: () => line`Lecisz na drugą stronę galaktyki? Zdecyduj, zanim dobierzesz kartę.`,
    },
    options: {
      declareCrossing: (facts, { id }) =>
        id === 'cross'
          ? line`Przez galaktykę: ${space('pl', facts)}`
          : line`Zostań na polu: ${space('pl', facts)}`,
    },
    events: {},
    refusals: {
      notOnCoreWorlds: () => 'Do tego trzeba być na polu Światów Jądra.',
      aiNeverCrosses: () => 'Gracz SI nigdy nie przedostaje się na drugą stronę galaktyki.',
    },
    waiting: { declareCrossing: 'decyduje, czy przedostać się na drugą stronę galaktyki' },
  },
}
