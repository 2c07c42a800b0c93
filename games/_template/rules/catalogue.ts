import type { CataloguedRule } from '@kantyna/kernel'

/** Every rule as one sentence that can be tested. `npx kantyna rules` lists which tests show each. */
export const catalogue: readonly CataloguedRule[] = [
  { id: 'NG-CARD-01', says: 'There are four cards of each number from 1 to 6.' },
  { id: 'NG-SETUP-01', says: 'The deck is shuffled, and each player gets three cards.' },
  { id: 'NG-TURN-01', says: 'A turn is one card, played from hand.' },
  { id: 'NG-TURN-02', says: 'A card at least as high as the one before it scores a point.' },
  { id: 'NG-TURN-03', says: 'After playing, the player draws a card while there are any.' },
  { id: 'NG-END-01', says: 'The game ends when the hands are empty; the most points win.' },
]
