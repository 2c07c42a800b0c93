import type { Provenance } from '@kantyna/kernel'
import type { PatrolSymbol } from '../../../outer-rim/content/card.ts'
import { named, noPatrol, patrol } from '../../../outer-rim/content/shorthand.ts'
import type { AddedMarketCard } from '../card.ts'

/** The ship deck: a card for each sheet, at its cost (OR-SHIP-05). */

const symbolsOurs = { en: 'The symbols, or their absence, are ours.', pl: 'Symbole lub ich brak są nasze.' }

const card = (
  ship: string,
  name: AddedMarketCard['name'],
  cost: number,
  provenance: Provenance,
  patrols: readonly PatrolSymbol[],
  reveals?: AddedMarketCard['reveals'],
): AddedMarketCard => ({
  id: `card-${ship}`,
  name,
  deck: 'ship',
  patrols,
  ...(reveals === undefined ? {} : { reveals }),
  ship,
  cost,
  provenance,
  note: symbolsOurs,
})

export const shipCards: readonly AddedMarketCard[] = [
  card(
    'rogue-class-porax-38',
    { en: 'Rogue-class Porax-38 Starfighter', pl: 'Myśliwiec gwiezdny Porax-38 klasy Rogue' },
    5000,
    'seed',
    patrol('rebel', 2),
    [1, 3],
  ),
  card('jumpmaster-5000', named('JumpMaster 5000'), 10_000, 'seed', noPatrol, [1, 2]),
  card(
    'auzituck-gunship',
    { en: 'Auzituck Anti-Slaver Gunship', pl: 'Kanonierka Auzituck' },
    15_000,
    'public',
    noPatrol,
    [1, 4],
  ),
  card(
    'yt-2400',
    { en: 'YT-2400 Light Freighter', pl: 'Lekki frachtowiec YT-2400' },
    20_000,
    'public',
    noPatrol,
  ),
  card(
    'edgehawk-swoop-carrier',
    { en: 'Edgehawk-class Swoop Carrier', pl: 'Transportowiec śmigaczy klasy Edgehawk' },
    25_000,
    'public',
    noPatrol,
  ),
  card(
    'vcx-100',
    { en: 'VCX-100 Light Freighter', pl: 'Lekki frachtowiec VCX-100' },
    25_000,
    'public',
    noPatrol,
  ),
]
