import type { Text } from '@kantyna/kernel'

/** The explanation that all things of a kind share. */
interface Place {
  readonly name: Text
  readonly text: Text
  readonly rules: readonly string[]
}

type PlaceKind = 'seat' | 'character' | 'ship' | 'die' | 'market' | 'encounters' | 'contact' | 'patrol'

export const places: Readonly<Record<PlaceKind, Place>> = {
  seat: {
    name: { en: 'Player board', pl: 'Plansza gracza' },
    text: {
      en: 'Fame, credits, reputation with the four factions, and slots for 2 gear and 2 jobs or bounties.',
      pl: 'Sława, kredyty, reputacja w czterech frakcjach oraz gniazda na 2 karty sprzętu i 2 misje lub zlecenia.',
    },
    rules: ['OR-FAME-01', 'OR-REP-01', 'OR-SLOT-01'],
  },
  character: {
    name: { en: 'Character', pl: 'Postać' },
    text: {
      en: 'Its ground combat value is how many dice you roll in ground combat; damage equal to its health defeats you. Meeting its goal turns the card over.',
      pl: 'Współczynnik mówi, iloma kośćmi rzucasz w walce bezpośredniej; gracz z obrażeniami równymi zdrowiu jest pokonany. Zrealizowany cel odwraca kartę.',
    },
    rules: ['OR-CHAR-01', 'OR-CHAR-03', 'OR-CHAR-04'],
  },
  ship: {
    name: { en: 'Ship', pl: 'Statek' },
    text: {
      en: 'Hyperdrive is how many spaces you move; ship combat is how many dice you roll; damage equal to the hull defeats you. Its slots hold crew, cargo and mods.',
      pl: 'Hipernapęd mówi, o ile pól się przemieszczasz, a walka w przestrzeni, iloma kośćmi rzucasz; gracz z obrażeniami równymi kadłubowi jest pokonany. W gniazdach mieszczą się załoga, ładunki i modyfikacje.',
    },
    rules: ['OR-SHIP-01', 'OR-SHIP-02', 'OR-SLOT-01'],
  },
  die: {
    name: { en: 'Die', pl: 'Kość' },
    text: {
      en: 'Eight sides: 3 hits (1 damage each), 1 critical hit (2 damage), 2 focuses and 2 blanks.',
      pl: 'Osiem ścianek: 3 trafienia (po 1 obrażeniu), 1 krytyczne trafienie (2 obrażenia), 2 skupienia i 2 puste wyniki.',
    },
    rules: ['OR-DICE-01', 'OR-CSTEP-06'],
  },
  market: {
    name: { en: 'Market deck', pl: 'Talia handlu' },
    text: {
      en: 'Its top card can be bought with a market action on any planet. The card revealed after a purchase may move patrols.',
      pl: 'Jej wierzchnią kartę można kupić akcją handlu na dowolnej planecie. Karta odkryta po zakupie może poruszyć patrole.',
    },
    rules: ['OR-DECK-02', 'OR-MKT-04', 'OR-MKT-06'],
  },
  encounters: {
    name: { en: 'Encounter deck', pl: 'Talia spotkań' },
    text: {
      en: 'In a space encounter you draw its top card and resolve the section of your space.',
      pl: 'Podczas niespodziewanego spotkania dobierasz jej wierzchnią kartę i rozgrywasz sekcję swojego pola.',
    },
    rules: ['OR-ECARD-01', 'OR-ESPC-01'],
  },
  contact: {
    name: { en: 'Contact', pl: 'Kontakt' },
    text: {
      en: 'Encounter it to reveal it and resolve its databank card. If you hold its bounty, you may fight it instead.',
      pl: 'Podczas spotkania odkrywasz kontakt i rozgrywasz jego kartę danych. Jeśli masz na niego zlecenie, możesz zamiast tego z nim walczyć.',
    },
    rules: ['OR-CON-01', 'OR-ECON-01', 'OR-ECON-06'],
  },
  patrol: {
    name: { en: 'Patrol', pl: 'Patrol' },
    text: {
      en: 'It ends your move unless your reputation with its faction is positive. If that reputation is negative, you have to encounter the patrol. A beaten patrol is replaced by the next one, a level higher.',
      pl: 'Zatrzymuje cię, chyba że twoja reputacja w jego frakcji jest pozytywna, a przy negatywnej zmusza do spotkania. Miejsce pokonanego patrolu zajmuje następny, o poziom wyższy.',
    },
    rules: ['OR-PAT-03', 'OR-MOVE-05', 'OR-ENC-03', 'OR-EPAT-05'],
  },
}
