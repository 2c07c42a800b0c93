import type { CataloguedRule } from '@kantyna/kernel'

/** Advanced modes, optional rules and the answers to frequent questions. */
export const modeRules: readonly CataloguedRule[] = [
  { id: 'DB-ADV-01', says: 'An advanced mode may be picked instead of the beginner game.' },
  { id: 'DB-ADV-02', says: 'Full control: a base deck is all 10 bases of the faction.' },
  { id: 'DB-ADV-03', says: 'Full control: otherwise the beginner rules apply.' },
  { id: 'DB-ADV-04', says: 'Full control: Lothal and Dantooine remain the starting bases.' },
  { id: 'DB-ADV-05', says: 'Full control: a new base is chosen from all bases still left.' },
  { id: 'DB-ADV-06', says: 'Full control: 4 destroyed bases are recommended for victory.' },
  { id: 'DB-ADV-07', says: 'Secret bases: each player starts with the starting base.' },
  { id: 'DB-ADV-08', says: 'Secret bases: at setup each picks 4 of the 9 others in secret.' },
  { id: 'DB-ADV-09', says: 'Secret bases: the 4 picked ones lie face down under it.' },
  { id: 'DB-ADV-10', says: 'Secret bases: the opponent does not learn which were left out.' },
  { id: 'DB-ADV-11', says: 'Secret bases: otherwise the beginner rules apply.' },
  { id: 'DB-ADV-12', says: 'Secret bases: 4 destroyed bases are recommended for victory.' },
  { id: 'DB-ADV-13', says: '2 against 2 is a mode for two teams of two.' },
  { id: 'DB-ADV-14', says: '2 against 2 needs two copies and rules published elsewhere.' },

  { id: 'DB-OPT-01', says: 'Optional rules combine with each other and with any mode.' },
  { id: 'DB-OPT-02', says: 'Length: 2, 3 (beginner default), 4 or 5 bases to destroy.' },
  { id: 'DB-OPT-03', says: 'Length: the number is agreed before the game.' },
  { id: 'DB-OPT-04', says: 'Length: the number is the same for both players.' },
  { id: 'DB-OPT-05', says: 'Buying off: paying a neutral row card’s cost discards it.' },
  { id: 'DB-OPT-06', says: 'Buying off: the card goes to the galaxy discard pile.' },
  { id: 'DB-OPT-07', says: 'Buying off: only for neutral cards in the row, units and ships alike.' },
  { id: 'DB-OPT-08', says: 'Buying off: the place is refilled at once.' },

  { id: 'DB-FAQ-01', says: 'A player chooses which hand cards to play and need not play all.' },
  { id: 'DB-FAQ-02', says: 'All three discard piles may be looked through by both players any time.' },
  { id: 'DB-FAQ-03', says: 'Nobody may change the order of a discard pile.' },
  { id: 'DB-FAQ-04', says: 'A neutral card revealed by a Scout Trooper goes back and does nothing.' },
  { id: 'DB-FAQ-05', says: 'With the marker at the Rebel end a Duros Spy forces a discard.' },
  { id: 'DB-FAQ-06', says: 'Yavin 4 may be used every time its condition occurs.' },
]
