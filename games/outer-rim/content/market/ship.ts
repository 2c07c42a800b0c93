import type { MarketCard, PatrolSymbol } from '../card.ts'
import { ships } from '../ships.ts'
import { noPatrol, patrol } from '../shorthand.ts'

const symbols: Readonly<Record<string, readonly PatrolSymbol[]>> = {
  'hwk-290': patrol('syndicate', 2),
  'lancer-class-pursuit-craft': patrol('hutt', 3),
}

/** The ship deck: a card for each sheet that can be bought, at its cost (OR-SHIP-05), and an offer of used ones. */
export const shipCards: readonly MarketCard[] = [
  ...ships
    .filter(({ goal }) => goal !== undefined)
    .map(
      ({ id, name, cost }): MarketCard => ({
        id: `card-${id}`,
        name,
        deck: 'ship',
        patrols: symbols[id] ?? noPatrol,
        ship: id,
        cost,
        provenance: 'public',
        note: {
          en: 'The patrol symbol, or its absence, is ours.',
          pl: 'Symbol patrolu lub jego brak jest nasz.',
        },
      }),
    ),
  // OR-R-03.
  {
    id: 'used-ship-for-sale',
    name: { en: 'Used Ship for Sale', pl: 'Używany statek na sprzedaż' },
    deck: 'ship',
    patrols: noPatrol,
    cost: 0,
    offer: { op: 'buyUsedShip', choices: 3, discount: 2000 },
    provenance: 'seed',
    note: {
      en: 'How many ships are offered and the discount are ours.',
      pl: 'Liczba oferowanych statków i zniżka są nasze.',
    },
  },
]
