import type { CataloguedRule } from '@kantyna/kernel'

/** Advanced modes, optional rules and the answers to frequent questions. */
export const modeRules: readonly CataloguedRule[] = [
  { id: 'DB-ADV-01', text: 'An advanced mode may be picked instead of the beginner game.' },
  { id: 'DB-ADV-02', text: 'Full control: a base deck is all 10 bases of the faction.' },
  { id: 'DB-ADV-03', text: 'Full control: otherwise the beginner rules apply.' },
  { id: 'DB-ADV-04', text: 'Full control: Lothal and Dantooine remain the starting bases.' },
  { id: 'DB-ADV-05', text: 'Full control: a new base is chosen from all bases still left.' },
  { id: 'DB-ADV-06', text: 'Full control: 4 destroyed bases are recommended for victory.' },
  { id: 'DB-ADV-07', text: 'Secret bases: each player starts with the starting base.' },
  { id: 'DB-ADV-08', text: 'Secret bases: at setup each picks 4 of the 9 others in secret.' },
  { id: 'DB-ADV-09', text: 'Secret bases: the 4 picked ones lie face down under it.' },
  { id: 'DB-ADV-10', text: 'Secret bases: the opponent does not learn which were left out.' },
  { id: 'DB-ADV-11', text: 'Secret bases: otherwise the beginner rules apply.' },
  { id: 'DB-ADV-12', text: 'Secret bases: 4 destroyed bases are recommended for victory.' },
  { id: 'DB-ADV-13', text: '2 against 2 is a mode for two teams of two.' },
  { id: 'DB-ADV-14', text: '2 against 2 needs two copies and rules published elsewhere.' },

  { id: 'DB-OPT-01', text: 'Optional rules combine with each other and with any mode.' },
  { id: 'DB-OPT-02', text: 'Length: 2, 3 (beginner default), 4 or 5 bases to destroy.' },
  { id: 'DB-OPT-03', text: 'Length: the number is agreed before the game.' },
  { id: 'DB-OPT-04', text: 'Length: the number is the same for both players.' },
  { id: 'DB-OPT-05', text: 'Buying off: paying a neutral row card’s cost discards it.' },
  { id: 'DB-OPT-06', text: 'Buying off: the card goes to the galaxy discard pile.' },
  { id: 'DB-OPT-07', text: 'Buying off: only for neutral cards in the row, units and ships alike.' },
  { id: 'DB-OPT-08', text: 'Buying off: the place is refilled at once.' },

  { id: 'DB-FAQ-01', text: 'A player chooses which hand cards to play and need not play all.' },
  { id: 'DB-FAQ-02', text: 'All three discard piles may be looked through by both players any time.' },
  { id: 'DB-FAQ-03', text: 'Nobody may change the order of a discard pile.' },
  { id: 'DB-FAQ-04', text: 'A neutral card revealed by a Scout Trooper goes back and does nothing.' },
  { id: 'DB-FAQ-05', text: 'With the marker at the Rebel end a Duros Spy forces a discard.' },
  { id: 'DB-FAQ-06', text: 'Yavin 4 may be used every time its condition occurs.' },
]
