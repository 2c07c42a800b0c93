import type { GlossaryTerm } from '@kantyna/kernel'

/** The terms of Super Teams: the publisher's in Polish, and one English word for each. */
export const glossary: readonly GlossaryTerm[] = [
  {
    rules: ['ST-COMP-03'],
    en: 'Movement card: has a colour and a number. Playing one is your turn.',
    pl: 'Karta ruchu: ma kolor i liczbę. W swojej turze zagrywasz jedną.',
    not: ['karta lotu', 'karty lotu', 'flight card*'],
  },
  {
    rules: ['ST-BONUS-01'],
    en: 'Bonus card: helps a ship on your side, even when somebody else moves it.',
    pl: 'Karta bonusu: pomaga statkowi twojego zespołu, także gdy przesuwa go ktoś inny.',
    not: [
      'kart bonusu',
      'kartami bonusu',
      'kartom bonusu',
      'kartach bonusu',
      'dwie karty bonusu',
      'karta bonusowa',
      'karty bonusowe',
    ],
  },
  {
    rules: ['ST-COMP-07'],
    en: 'Team: the two ships of one colour.',
    pl: 'Drużyna: dwa statki w jednym kolorze.',
    not: ['ekipa', 'ekipy'],
  },
  {
    rules: ['ST-TEAM-01'],
    en: 'Side: everybody who wins together, a pair of partners or one player alone.',
    pl: 'Zespół: para graczy, którzy wygrywają razem, albo jeden gracz.',
    not: ['team-mate*', 'teammate*'],
  },
  {
    rules: ['ST-SPACE-02'],
    en: 'Ordinary space: a ship flies from here as far as the card says.',
    pl: 'Zwykłe pole: statek leci stąd tak daleko, jak mówi karta.',
    not: ['normalne pole', 'normal space*', 'empty space*'],
  },
  {
    rules: ['ST-GAIN-01'],
    en: 'Bonus space: when a ship stops here, its owner draws a bonus card.',
    pl: 'Pole z bonusem: gdy statek się tu zatrzyma, jego właściciel dobiera kartę bonusu.',
    not: ['pole bonusu', 'pola bonusu', 'polu bonusu', 'pól bonusu', 'polami bonusu'],
  },
  {
    rules: ['ST-SPACE-03'],
    en: 'Hyperspace: a ship flies from here twice as far as the card says.',
    pl: 'Hiperprzestrzeń: statek leci stąd dwa razy dalej, niż mówi karta.',
    not: ['nadprzestrze*'],
  },
  {
    rules: ['ST-SPACE-04'],
    en: 'Asteroid belt: a ship flies from here just 1 space.',
    pl: 'Pas asteroid: statek leci stąd tylko o 1 pole.',
    not: ['asteroid field*', 'pole asteroid', 'pola asteroid'],
  },
  {
    rules: ['ST-HOLE-01'],
    en: 'Black hole: a ship that stops here goes back to the nearest ordinary space before it.',
    pl: 'Czarna dziura: statek, który się tu zatrzyma, wraca na najbliższe zwykłe pole przed nią.',
    not: [],
  },
  {
    rules: ['ST-DOUBLE-01'],
    en: 'Double space: has two halves; whoever moves a ship here chooses one.',
    pl: 'Podwójne pole: ma dwie połówki; jedną wybiera gracz, który wykonuje ruch.',
    not: ['pole podwójne', 'split space*'],
  },
  {
    rules: ['ST-SETUP-06'],
    en: 'Starting planet: where all ships begin, space 0.',
    pl: 'Planeta startowa: stąd ruszają wszystkie statki, pole 0.',
    not: ['start planet*', 'home planet*'],
  },
  {
    rules: ['ST-FIN-01'],
    en: 'Final planet: the finish, space 47. A ship that has arrived is home.',
    pl: 'Planeta finałowa: meta, pole 47. Statek, który tu dotarł, jest na mecie.',
    not: ['planeta końcowa', 'planety końcowej'],
  },
  {
    rules: ['ST-TOW-01'],
    en: 'Overtaken: an opponent’s ship started level with your ship or behind it and has stopped ahead of it.',
    pl: 'Wyprzedzony: statek przeciwnika był na tym samym polu albo dalej od mety, a zatrzymał się bliżej mety.',
    not: ['prześcign*', 'outrun*'],
  },
  {
    rules: ['ST-WILD-01'],
    en: 'Wild card: a movement card that moves a ship of any colour.',
    pl: 'Dżoker: karta ruchu, która porusza statkiem w dowolnym kolorze.',
    not: ['joker*', 'dzika karta'],
  },
  {
    rules: ['ST-BONUS-09'],
    en: 'Used bonus cards: those that have been played; they make a new stack when the old one is empty.',
    pl: 'Wykorzystane karty bonusów: karty już zagrane; tworzą nowy stos, gdy stary się wyczerpie.',
    not: ['odrzucone karty bonus*', 'discarded bonus card*'],
  },
]
