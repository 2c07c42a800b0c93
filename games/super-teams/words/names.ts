import type { Lang } from '@kantyna/kernel'
import type { BonusId } from '../content/cards.ts'
import type { Colour, ShipId } from '../content/ships.ts'

/** Names of ships, colours and bonus cards, always in the nominative: after a colon or alone. */

export const shipNames: Readonly<Record<Lang, Readonly<Record<ShipId, string>>>> = {
  en: {
    'x-wing': 'X-wing',
    'millennium-falcon': 'Millennium Falcon',
    'star-destroyer': 'Star Destroyer',
    'death-star': 'Death Star',
    'tie-fighter': 'TIE fighter',
    'tie-advanced': 'TIE Advanced',
    'jedi-starfighter': 'Jedi Starfighter',
    'tantive-iv': 'Tantive IV',
  },
  pl: {
    'x-wing': 'X-wing',
    'millennium-falcon': 'Sokół Millennium',
    'star-destroyer': 'Gwiezdny niszczyciel',
    'death-star': 'Gwiazda Śmierci',
    'tie-fighter': 'Myśliwiec TIE',
    'tie-advanced': 'Myśliwiec TIE Advanced',
    'jedi-starfighter': 'Myśliwiec Jedi',
    'tantive-iv': 'Tantive IV',
  },
}

interface ColourForms {
  readonly team: string
  /** For the choice of a team: "the red team", "drużynę czerwoną". */
  readonly chosenTeam: string
  /** For a card: "red 3", "czerwona 3". */
  readonly card: string
  /** For ships: "red ships", "czerwone statki". */
  readonly ships: string
  /** "one of the red ships", "jeden z czerwonych statków". */
  readonly ofShips: string
}

export const colourNames: Readonly<Record<Lang, Readonly<Record<Colour, ColourForms>>>> = {
  en: {
    red: { team: 'red team', chosenTeam: 'the red team', card: 'red', ships: 'red', ofShips: 'red' },
    green: {
      team: 'green team',
      chosenTeam: 'the green team',
      card: 'green',
      ships: 'green',
      ofShips: 'green',
    },
    black: {
      team: 'black team',
      chosenTeam: 'the black team',
      card: 'black',
      ships: 'black',
      ofShips: 'black',
    },
    yellow: {
      team: 'yellow team',
      chosenTeam: 'the yellow team',
      card: 'yellow',
      ships: 'yellow',
      ofShips: 'yellow',
    },
  },
  pl: {
    red: {
      team: 'drużyna czerwona',
      chosenTeam: 'drużynę czerwoną',
      card: 'czerwona',
      ships: 'czerwone',
      ofShips: 'czerwonych',
    },
    green: {
      team: 'drużyna zielona',
      chosenTeam: 'drużynę zieloną',
      card: 'zielona',
      ships: 'zielone',
      ofShips: 'zielonych',
    },
    black: {
      team: 'drużyna czarna',
      chosenTeam: 'drużynę czarną',
      card: 'czarna',
      ships: 'czarne',
      ofShips: 'czarnych',
    },
    yellow: {
      team: 'drużyna żółta',
      chosenTeam: 'drużynę żółtą',
      card: 'żółta',
      ships: 'żółte',
      ofShips: 'żółtych',
    },
  },
}

export const bonusNames: Readonly<Record<Lang, Readonly<Record<BonusId, string>>>> = {
  en: {
    'evasive-manoeuvre': 'Evasive Manoeuvre',
    'experienced-pilot': 'Experienced Pilot',
    'light-speed': 'Light Speed',
    acceleration: 'Acceleration',
    tow: 'Tow',
  },
  pl: {
    'evasive-manoeuvre': 'Manewr omijania',
    'experienced-pilot': 'Doświadczony pilot',
    'light-speed': 'Prędkość światła',
    acceleration: 'Przyspieszenie',
    tow: 'Holowanie',
  },
}
