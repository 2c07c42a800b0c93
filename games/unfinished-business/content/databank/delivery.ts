import type { DatabankCard } from '../../../outer-rim/content/card.ts'
import {
  all,
  choose,
  damageCharacter,
  damageShip,
  loseReputation,
  payTo,
  test,
} from '../../../outer-rim/content/shorthand.ts'
import type { CardEffect } from '../../../outer-rim/rules/effects/vocabulary.ts'

/* Four more copies of card #1: illegal cargo that was held up (OR-DELIV-06). As in the base game, it is delivered after all in about three of five cases, and stays aboard unless the card says that it is lost (OR-GAP-14). */

const deliver: CardEffect = { op: 'deliverHeldUp' }
const lose: CardEffect = { op: 'loseHeldUp' }

/** The base game has copies 1 to 4. */
const FIRST_COPY = 5

const copies: readonly { readonly name: DatabankCard['name']; readonly does: CardEffect }[] = [
  {
    name: { en: 'Form in Triplicate', pl: 'Formularz w trzech egzemplarzach' },
    does: choose(payTo(3000, deliver), test('knowledge', deliver, lose)),
  },
  {
    name: { en: 'The Scanner Gate', pl: 'Brama skanera' },
    does: test('tech', deliver, all(damageShip(1), loseReputation('imperial'))),
  },
  {
    name: { en: 'A Welcoming Committee', pl: 'Komitet powitalny' },
    does: {
      op: 'combat',
      kind: 'ground',
      value: 3,
      enemy: 'rival-smugglers',
      win: deliver,
      lose,
    },
  },
  {
    name: { en: 'Closed Port', pl: 'Port zamknięty' },
    does: test(['piloting', 'tactics'], deliver, damageCharacter(1)),
  },
]

export const deliveryScripts: readonly DatabankCard[] = copies.map(({ name, does }, index) => ({
  id: `databank-delivery-${FIRST_COPY + index}`,
  number: 1,
  copy: FIRST_COPY + index,
  name,
  sections: { first: does },
  provenance: 'original',
}))
