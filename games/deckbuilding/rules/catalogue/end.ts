import type { CataloguedRule } from '@kantyna/kernel'

/** How a turn ends, how empty decks are rebuilt, and how the game is won. */
export const endRules: readonly CataloguedRule[] = [
  { id: 'DB-END-01', text: 'The player announces the end; its steps follow in order.' },
  { id: 'DB-END-02', text: 'First all units of the player go to the player’s discard pile.' },
  { id: 'DB-END-03', text: 'Ships stay in play.' },
  { id: 'DB-END-04', text: 'Second the used marks of base and ships are removed.' },
  { id: 'DB-END-05', text: 'Third the cards left in hand are discarded.' },
  { id: 'DB-END-06', text: 'No hand card may be kept.' },
  { id: 'DB-END-07', text: 'Unspent resources go back to the supply.' },
  { id: 'DB-END-08', text: 'Fourth the player draws 5 cards.' },
  { id: 'DB-END-09', text: 'If the deck runs out, the discards become the deck and drawing goes on.' },
  { id: 'DB-END-10', text: 'The units and hand just discarded are part of that shuffle.' },
  { id: 'DB-END-11', text: 'Ships that attacked may attack again in their owner’s next turn.' },
  { id: 'DB-END-12', text: 'A card to be exiled “at the end of your turn” goes before the draw.' },

  { id: 'DB-DECK-01', text: 'If a card is needed from an empty deck, its discards are shuffled into one.' },
  { id: 'DB-DECK-02', text: 'An empty deck is rebuilt only when a card is needed from it.' },
  { id: 'DB-DECK-03', text: 'A player’s deck is rebuilt from their discards when they have to draw.' },
  { id: 'DB-DECK-04', text: 'The galaxy deck is rebuilt from its discards when the row needs a card.' },
  { id: 'DB-DECK-05', text: 'A large draw takes what is left, rebuilds, then takes the rest.' },
  { id: 'DB-DECK-06', text: 'Cards in play are no part of a rebuilt deck.' },

  { id: 'DB-WIN-01', text: 'The first to destroy 3 enemy bases (unless agreed otherwise) wins.' },
  { id: 'DB-WIN-02', text: 'The game ends at the moment that base is destroyed.' },
  { id: 'DB-WIN-03', text: 'After that no card and no ability is resolved.' },
  { id: 'DB-WIN-04', text: 'After that no Force, attack or resources are used.' },
  { id: 'DB-WIN-05', text: 'A base destroyed through an ability counts the same.' },
  { id: 'DB-WIN-06', text: 'Only the opponent destroys one’s bases, so there is no draw.' },
]
