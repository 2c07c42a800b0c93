import type { Lang, Thing } from '@kantyna/kernel'
import type { Reading } from '@kantyna/ui'
import type { InBothLanguages } from '../../words/chapter.ts'
import { idOf } from '../../words/things/names.ts'
import { cardLines } from '../../words/things/things.ts'
import type { IconName } from '../drawing/Icon.tsx'
import { costFact, factsOf, printedCard } from './facts.ts'

/** A card as it is read in the dock: each of its icons with its name, then what it does. */
export function reading(thing: Thing, lang: Lang, words: InBothLanguages): Reading<IconName> | null {
  const [kind, id] = thing.split(':')
  if (kind !== 'card') return null
  const printed = printedCard(Number(id), lang)
  // What a ship costs and its figures are named in its text, once.
  const isShip = printed.ship !== null
  const cost = printed.cost === null ? [] : [costFact(lang, printed.cost)]
  const facts = isShip ? [] : [...cost, ...factsOf(printed, lang)]
  return {
    facts: facts.map(({ icon, says }) => ({ icon, text: says })),
    text: words[lang].cardText(idOf(Number(id)), cardLines(lang, Number(id)).join('\n')),
  }
}
