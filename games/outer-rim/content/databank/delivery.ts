import type { CardEffect } from '../../rules/effects/vocabulary.ts'
import type { DatabankCard } from '../card.ts'
import { all, choose, damageCharacter, damageShip, payTo, test } from '../shorthand.ts'

/*
 * Card #1, four copies: illegal cargo that was held up (OR-DELIV-06). In about three of five cases the cargo is delivered
 * anyway. It stays aboard unless the card says that it is lost (OR-GAP-14).
 */

const deliver: CardEffect = { op: 'deliverHeldUp' }
const lose: CardEffect = { op: 'loseHeldUp' }

const copies: readonly { readonly name: DatabankCard['name']; readonly does: CardEffect }[] = [
  {
    name: { en: 'A Greedy Inspector', pl: 'Chciwy inspektor' },
    does: choose(
      payTo(2000, deliver),
      test('influence', deliver, all(lose, { op: 'loseReputation', faction: 'planet' })),
    ),
  },
  {
    name: { en: 'A Search of the Hold', pl: 'Rewizja ładowni' },
    does: test('stealth', deliver, lose),
  },
  {
    name: { en: 'Pursuit in Orbit', pl: 'Pościg na orbicie' },
    does: test('piloting', deliver, damageShip(2)),
  },
  {
    name: { en: 'Trouble at the Docks', pl: 'Kłopoty w dokach' },
    does: test(
      ['influence', 'strength'],
      deliver,
      all(damageCharacter(1), { op: 'loseReputation', faction: 'planet' }),
    ),
  },
]

export const deliveryScripts: readonly DatabankCard[] = copies.map(({ name, does }, index) => ({
  id: `databank-delivery-${index + 1}`,
  number: 1,
  copy: index + 1,
  name,
  sections: { first: does },
  provenance: 'original',
}))
