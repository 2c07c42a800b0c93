import type { CardFact, Text } from '@kantyna/kernel'
import { firstNumberWhere } from '../../outer-rim/rules/numbered.ts'
import { FIRST_OTHER_SOURCE } from '../../outer-rim/rules/pieces.ts'
import { otherSourceThing } from '../../outer-rim/rules/scenario/things.ts'
import { allTables } from '../../outer-rim/rules/tables.ts'
import { cards as base, cardsOfBox } from '../../outer-rim/words/gallery.ts'
import { ambitions } from '../content/ambitions.ts'
import { set } from '../content/box.ts'
import { meta } from '../meta.ts'
import { sheetLines } from './cards/ambition-text.ts'
import { asForced } from './questions/forced-cards.ts'

const sheets: Text = { pl: 'ambicje', en: 'ambitions' }

function sheetFact(sheet: number): CardFact[] {
  const ambition = ambitions[sheet]
  if (ambition === undefined) return []
  const { id, name, provenance } = ambition
  const source = FIRST_OTHER_SOURCE + firstNumberWhere(allTables().otherSources, (other) => other.id === id)
  const text = { pl: sheetLines('pl', sheet).join('\n'), en: sheetLines('en', sheet).join('\n') }
  const kinds = [sheets, meta.name]
  return [{ id: `ambition-${id}`, thing: otherSourceThing(source), name, text, kinds, copies: 1, provenance }]
}

/** Every card and sheet of both boxes that has a text, listed once, with its generated text. */
export const cards: readonly CardFact[] = [
  ...base.map(
    (card): CardFact => ({
      ...card,
      text: { pl: asForced('pl', card.id, card.text.pl), en: asForced('en', card.id, card.text.en) },
    }),
  ),
  ...cardsOfBox(set, meta.name),
  ...[...ambitions.keys()].flatMap(sheetFact),
]
