import type { RulebookParagraph } from '@kantyna/kernel'

/** The contents of the box, the table, turns and movement. */
export const boardRulings: readonly RulebookParagraph[] = [
  {
    rules: ['OR-GAP-01', 'OR-GAP-02', 'OR-GAP-03'],
    en: 'The routes, navpoints and contact spaces of the map are ours. Neighbouring tiles are joined at two ports each, so every order of tiles makes one connected map. Left and right go by the columns on the tiles.',
    pl: 'Szlaki, punkty nawigacyjne i pola kontaktów na mapie są nasze. Sąsiednie płytki łączą się dwoma przejściami, więc w każdym układzie mapa stanowi całość. O tym, co jest na lewo, a co na prawo, decydują kolumny na płytkach.',
  },
  {
    rules: [
      ...['OR-GAP-04', 'OR-GAP-05', 'OR-GAP-06', 'OR-GAP-07', 'OR-GAP-08', 'OR-GAP-09'],
      ...['OR-GAP-13', 'OR-GAP-43'],
    ],
    en: 'Many cards are known from public sources, and the rest we have written ourselves. The gallery says of each card where it comes from.',
    pl: 'Wiele kart znamy z publicznych źródeł, a pozostałe napisaliśmy sami. Galeria mówi o każdej karcie, skąd pochodzi.',
  },
  {
    rules: ['OR-GAP-10'],
    en: 'Contacts for whom there is no space of their rank at the start stay out of the game, unseen.',
    pl: 'Kontakty, dla których na początku nie ma pola ich rangi, pozostają poza grą i nikt ich nie ogląda.',
  },
  {
    rules: ['OR-GAP-11', 'OR-GAP-16'],
    en: 'In the roll for the first player hits and critical hits count the same. Two to four people play against each other; one person plays against the AI player.',
    pl: 'W rzucie o pierwszeństwo trafienia i krytyczne trafienia liczą się jednakowo. W dwóch, trzech lub czterech graczy gracie przeciwko sobie, a w pojedynkę – przeciwko graczowi SI.',
  },
  {
    rules: ['OR-GAP-19', 'OR-GAP-20'],
    en: 'A defeated player recovers and can use no “Planning” ability instead. After that the turn goes on as usual, with actions and an encounter.',
    pl: 'Pokonany gracz usuwa obrażenia i nie może zamiast tego użyć zdolności „Planowanie”. Potem jego tura toczy się normalnie, z akcjami i spotkaniem.',
  },
  {
    rules: ['OR-GAP-32', 'OR-GAP-33', 'OR-GAP-34', 'OR-R-24'],
    en: 'The Maelstrom may be the last space of a move that an ability grants. A move of 0 spaces is a move, but sets nothing off. “Up to” on a card includes 0, for your ship as well as for a patrol.',
    pl: 'Wir może być ostatnim polem ruchu ze zdolności. Ruch o 0 pól jest ruchem, ale niczego nie uruchamia. „Maksymalnie” na karcie obejmuje też 0, i w przypadku statku, i w przypadku patrolu.',
  },
  {
    rules: ['OR-GAP-35', 'OR-GAP-36'],
    en: 'Several patrol symbols on one card are resolved in order. A patrol that is already in your space stays there.',
    pl: 'Kilka symboli patroli na jednej karcie rozgrywa się po kolei. Patrol, który już jest na twoim polu, zostaje na nim.',
  },
  {
    rules: ['OR-GAP-37', 'OR-GAP-38'],
    en: 'On its way to you a patrol visits no space twice and never takes a step away from your side of the map, except along the shortest way. A patrol that has beaten you is moved to any adjacent space of the map, not back onto its stack.',
    pl: 'W drodze do ciebie patrol nie odwiedza żadnego pola dwa razy i nigdy nie oddala się od twojej strony mapy, chyba że tak wiedzie najkrótsza droga. Patrol, z którym przegrasz, przesuwasz na dowolne sąsiednie pole mapy, ale nie na jego stos.',
  },
  {
    rules: ['OR-GAP-39', 'OR-R-09'],
    en: 'An empty market deck sells nothing and reveals nothing. If an encounter deck is empty, the space encounter brings nothing, but it was your encounter.',
    pl: 'Pusta talia handlu niczego nie sprzedaje ani nie odkrywa. Jeśli talia spotkań jest pusta, niespodziewane spotkanie nic nie przynosi, ale liczy się jako twoje spotkanie.',
  },
  {
    rules: ['OR-GAP-40', 'OR-GAP-41'],
    en: 'An “Encounter” ability replaces any encounter of the phase, not only a space encounter. Jobs are such abilities.',
    pl: 'Zdolność „Spotkanie” zastępuje każde spotkanie tej fazy, nie tylko niespodziewane. Misje są takimi zdolnościami.',
  },
  {
    rules: ['OR-GAP-14', 'OR-GAP-15'],
    en: 'Illegal cargo is always rolled for. When it is held up, the databank card decides what becomes of it; where the card says nothing, it stays aboard.',
    pl: 'Nielegalny ładunek zawsze wymaga rzutu. Gdy zostanie zatrzymany, o jego losie decyduje karta danych, a jeśli milczy, ładunek zostaje na pokładzie.',
  },
  {
    rules: ['OR-GAP-58', 'OR-GAP-65'],
    en: 'You trade with one player per action phase; deals made one after another are one trade action, and an offer that is refused does not count. Whoever has cards without a slot once everything has changed hands discards the excess.',
    pl: 'W jednej fazie akcji wymieniasz się tylko z jednym graczem; kolejne wymiany, między którymi nie ma innej akcji, to jedna akcja przekazania, a odrzucona propozycja się nie liczy. Kto po wymianie ma karty bez gniazd, odrzuca nadmiar.',
  },
  {
    rules: ['OR-GAP-22', 'OR-GAP-23', 'OR-GAP-24'],
    en: 'Victory is checked when an effect is complete: fame that the same effect takes away again does not win. Three or more players who get there together are compared like two.',
    pl: 'Zwycięstwo sprawdza się dopiero po całym efekcie: sława, którą ten sam efekt zaraz odbiera, nie daje zwycięstwa. Trzech lub więcej graczy, którzy osiągną próg naraz, porównuje się tak jak dwóch.',
  },
  {
    rules: ['OR-R-01'],
    en: 'Every game ends: after 400 turns for each player, whoever has the most fame wins.',
    pl: 'Każda gra się kończy: po 400 turach każdego z graczy wygrywa ten, kto ma najwięcej sławy.',
  },
]
