import type { Lang, Thing } from '@kantyna/kernel'
import type { Reading } from '@kantyna/ui'
import type { InBothLanguages } from '../../words/chapter.ts'
import { cardLines } from '../../words/things/card-lines.ts'
import { idOf } from '../../words/things/names.ts'
import type { IconName } from '../drawing/Icon.tsx'
import { costFact, factsOf, printedCard } from './facts.ts'

export type Read = (thing: Thing, lang: Lang) => Reading<IconName> | null

/** A card in the dock: each icon with its name, then the effect. */
export function reading(thing: Thing, lang: Lang, words: InBothLanguages): Reading<IconName> | null {
  const [kind, id] = thing.split(':')
  if (kind !== 'card') return null
  const printed = printedCard(Number(id), lang)
  // The text of a ship already contains its cost and figures.
  const isShip = printed.ship !== null
  const cost = printed.cost === null ? [] : [costFact(lang, printed.cost)]
  const facts = isShip ? [] : [...cost, ...factsOf(printed, lang)]
  return {
    facts: facts.map(({ icon, label }) => ({ icon, text: label })),
    text: words[lang].cardText(idOf(Number(id)), cardLines(lang, Number(id)).join('\n')),
  }
}
