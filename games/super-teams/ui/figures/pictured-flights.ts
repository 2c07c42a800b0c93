import type { RuleId, Text } from '@kantyna/kernel'
import type { BonusId } from '../../content/cards.ts'
import type { StripPicture } from './Strip.tsx'

/** A picture of what a card does. A test plays it by the rules and compares the result with the picture. */
export interface PicturedFlight extends StripPicture {
  readonly id: string
  readonly rule: RuleId
  readonly caption: Text
  /** Named as in scenarios: `red-3`. */
  readonly card: string
  readonly bonus?: BonusId
  /** The ids of the choices, as in a scenario. */
  readonly done: readonly string[]
}

export const picturedFlights: readonly PicturedFlight[] = [
  {
    id: 'turn',
    rule: 'ST-TURN-03',
    caption: {
      en: 'A turn: the red 3 flies one of the two red ships, here the X-wing from space 1 to space 4. It could as well have been the Millennium Falcon.',
      pl: 'Tura: czerwona trójka porusza jednym z dwóch czerwonych statków, tutaj X-wingiem z pola 1 na pole 4. Równie dobrze mógłby polecieć Sokół Millennium.',
    },
    card: 'red-3',
    done: ['red-3 x-wing'],
    from: 1,
    to: 7,
    ships: [
      { ship: 'x-wing', place: 1 },
      { ship: 'millennium-falcon', place: 3 },
    ],
    ghosts: [{ ship: 'x-wing', place: 4 }],
    ways: [{ how: 'flies', from: 1, to: 4 }],
  },
  {
    id: 'hyperspace',
    rule: 'ST-SPACE-03',
    caption: {
      en: 'From hyperspace a ship flies twice as far: 4 spaces with a 2.',
      pl: 'Z hiperprzestrzeni statek leci dwa razy dalej: z dwójką o 4 pola.',
    },
    card: 'red-2',
    done: ['red-2 x-wing'],
    from: 6,
    to: 12,
    ships: [{ ship: 'x-wing', place: 7 }],
    ghosts: [{ ship: 'x-wing', place: 11 }],
    ways: [{ how: 'flies', from: 7, to: 11 }],
  },
  {
    id: 'asteroids',
    rule: 'ST-SPACE-04',
    caption: {
      en: 'From an asteroid belt a ship flies 1 space, even with a 6.',
      pl: 'Z pasa asteroid statek leci o 1 pole, nawet z szóstką.',
    },
    card: 'green-6',
    done: ['green-6 star-destroyer'],
    from: 11,
    to: 17,
    ships: [{ ship: 'star-destroyer', place: 12 }],
    ghosts: [{ ship: 'star-destroyer', place: 13 }],
    ways: [{ how: 'flies', from: 12, to: 13 }],
  },
  {
    id: 'double-space',
    rule: 'ST-DOUBLE-02',
    caption: {
      en: 'The ship lands on a double space. Whoever makes the move chooses its half: hyperspace or ordinary space.',
      pl: 'Statek ląduje na podwójnym polu. Kto wykonuje ruch, ten wybiera połówkę: hiperprzestrzeń albo zwykłe pole.',
    },
    card: 'red-3',
    done: ['red-3 x-wing', 'ordinary'],
    from: 5,
    to: 10,
    ships: [{ ship: 'x-wing', place: 6 }],
    ghosts: [
      { ship: 'x-wing', place: 9, half: 0 },
      { ship: 'x-wing', place: 9, half: 1 },
    ],
    ways: [{ how: 'flies', from: 6, to: 9 }],
  },
  {
    id: 'black-hole',
    rule: 'ST-HOLE-01',
    caption: {
      en: 'The flight ends in the black hole on 20. The ship goes back past the bonus space to the ordinary space on 17.',
      pl: 'Lot kończy się w czarnej dziurze na polu 20. Statek zawraca, mija pole z bonusem i staje na zwykłym polu 17.',
    },
    card: 'black-2',
    done: ['black-2 tie-fighter'],
    from: 16,
    to: 22,
    ships: [{ ship: 'tie-fighter', place: 18 }],
    ghosts: [{ ship: 'tie-fighter', place: 17 }],
    ways: [
      { how: 'flies', from: 18, to: 20 },
      { how: 'back', from: 20, to: 17 },
    ],
  },
  {
    id: 'past-black-holes',
    rule: 'ST-HOLE-03',
    caption: {
      en: 'With a 5 the ship clears all three black holes in one go.',
      pl: 'Z piątką statek przelatuje nad wszystkimi trzema czarnymi dziurami naraz.',
    },
    card: 'black-5',
    done: ['black-5 tie-fighter'],
    from: 16,
    to: 22,
    ships: [{ ship: 'tie-fighter', place: 17 }],
    ghosts: [{ ship: 'tie-fighter', place: 22 }],
    ways: [{ how: 'flies', from: 17, to: 22 }],
  },
  {
    id: 'evasive-manoeuvre',
    rule: 'ST-EVADE-02',
    caption: {
      en: 'Evasive Manoeuvre: instead of going back, the ship flies on to the first ordinary space beyond the black holes.',
      pl: 'Manewr omijania: zamiast zawrócić, statek leci dalej na pierwsze zwykłe pole za czarnymi dziurami.',
    },
    card: 'red-2',
    bonus: 'evasive-manoeuvre',
    done: ['red-2 x-wing', 'evasive-manoeuvre'],
    from: 35,
    to: 41,
    ships: [{ ship: 'x-wing', place: 36 }],
    ghosts: [{ ship: 'x-wing', place: 40 }],
    ways: [
      { how: 'flies', from: 36, to: 38 },
      { how: 'towed', from: 38, to: 40 },
    ],
  },
  {
    id: 'tow',
    rule: 'ST-TOW-03',
    caption: {
      en: 'Tow: the green ship flies from 17 to 22 and overtakes the black one on 18. The owner of the black ship plays Tow, and it is pulled along to 22.',
      pl: 'Holowanie: zielony statek leci z pola 17 na pole 22 i wyprzedza czarny na polu 18. Właściciel czarnego zagrywa Holowanie i jego statek też trafia na pole 22.',
    },
    card: 'green-5',
    bonus: 'tow',
    done: ['green-5 star-destroyer', 'tow tie-fighter'],
    from: 16,
    to: 22,
    ships: [
      { ship: 'star-destroyer', place: 17 },
      { ship: 'tie-fighter', place: 18 },
    ],
    ghosts: [
      { ship: 'star-destroyer', place: 22 },
      { ship: 'tie-fighter', place: 22 },
    ],
    ways: [
      { how: 'flies', from: 17, to: 22 },
      { how: 'towed', from: 18, to: 22 },
    ],
  },
  {
    id: 'finish',
    rule: 'ST-FIN-05',
    caption: {
      en: 'Two spaces would have been enough: the rest of the 5 is lost, and the ship is home.',
      pl: 'Wystarczyłyby dwa pola: reszta piątki przepada, a statek jest na mecie.',
    },
    card: 'red-5',
    done: ['red-5 x-wing'],
    from: 42,
    to: 47,
    ships: [{ ship: 'x-wing', place: 45 }],
    ghosts: [{ ship: 'x-wing', place: 47 }],
    ways: [{ how: 'flies', from: 45, to: 47 }],
  },
]
