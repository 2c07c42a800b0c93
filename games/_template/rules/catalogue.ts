import type { CataloguedRule } from '@kantyna/kernel'

/** Every rule as one sentence that can be tested. `npx kantyna rules` lists which tests show each. */
export const catalogue: readonly CataloguedRule[] = [
  { id: 'NG-CARD-01', text: 'There are four cards of each number from 1 to 6.' },
  { id: 'NG-SETUP-01', text: 'The deck is shuffled, and each player gets three cards.' },
  { id: 'NG-TURN-01', text: 'A turn is one card, played from hand.' },
  { id: 'NG-TURN-02', text: 'A card at least as high as the one before it scores a point.' },
  { id: 'NG-TURN-03', text: 'After playing, the player draws a card while there are any.' },
  { id: 'NG-END-01', text: 'The game ends when the hands are empty; the most points win.' },
]
