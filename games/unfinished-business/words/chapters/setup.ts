import { at, type Lang, type PresentedDecision, type Text } from '@kantyna/kernel'
import type { AddedChapter } from '../../../outer-rim/words/chapter.ts'
import { factNumber } from '../../../outer-rim/words/questions/facts.ts'
import { tables } from '../../../outer-rim/words/things/names.ts'
import { isHuntersStart } from '../../rules/ai/hunters-start.ts'

/** The setup questions that the expansion words differently. */

type Hunters = 'all' | 'none' | 'some'

const characterOfAi: Readonly<Record<Hunters, Text>> = {
  all: {
    pl: 'Wybierz postać gracza SI, który jest łowcą nagród.',
    en: 'Choose the character of the AI player who is a bounty hunter.',
  },
  none: {
    pl: 'Wybierz postać gracza SI, który nie jest łowcą nagród.',
    en: 'Choose the character of the AI player who is not a bounty hunter.',
  },
  some: { pl: 'Wybierz postać gracza SI.', en: 'Choose the AI player’s character.' },
}

/** How many of the offered characters are hunters. Of two AI players, one is a hunter (UB-DUO-02, UB-DUO-03). */
function huntersIn({ options }: PresentedDecision): Hunters {
  const hunters = options.filter(({ facts = {} }) =>
    isHuntersStart(at(tables().characters, factNumber(facts, 'character'))),
  )
  if (hunters.length === 0) return 'none'
  return hunters.length === options.length ? 'all' : 'some'
}

const asking = (lang: Lang): AddedChapter => ({
  prompts: { chooseAiCharacter: (decision) => [characterOfAi[huntersIn(decision)][lang]] },
  options: {},
  waiting: {},
  events: {},
  refusals: {},
})

export const setup: Readonly<Record<Lang, AddedChapter>> = { pl: asking('pl'), en: asking('en') }
