import type { RulebookSection } from '@kantyna/kernel'

export const startSections: readonly RulebookSection[] = [
  {
    id: 'ub-box',
    title: { en: 'Unfinished Business: what is new', pl: 'Niedokończone Sprawy: co nowego' },
    paragraphs: [
      {
        rules: [
          'UB-MRG-01',
          'UB-MRG-02',
          'UB-MRG-03',
          'UB-MRG-05',
          'UB-MRG-06',
          'UB-MRG-07',
          'UB-MRG-08',
          'UB-SET-01',
        ],
        en: 'Everything in the box joins its kind: characters, ships, market cards, encounter cards, databank cards. Its cards bear the sign of the expansion. What this chapter does not change stays as it is.',
        pl: 'Wszystko z pudełka dołącza do swoich: postacie, statki, karty handlu, karty spotkań i karty danych. Karty dodatku są oznaczone jego symbolem. Czego ten rozdział nie zmienia, zostaje po staremu.',
      },
      {
        rules: ['UB-MRG-04'],
        en: 'One card gives way: number 10 of the deck of Ring of Kafrene and Takodana is replaced by the expansion’s number 10.',
        pl: 'Jedna karta ustępuje miejsca: numer 10 z talii Pierścienia Kafrene i Takodany zastępuje karta nr 10 z dodatku.',
      },
      {
        rules: ['UB-VAR-01', 'UB-VAR-02', 'UB-VAR-03', 'UB-VAR-04'],
        en: 'Two variants can be added, alone or together; the players agree on them before the game. Favors hardly make it longer. Ambitions do, and goals become part of winning.',
        pl: 'Można dołączyć dwa warianty, osobno lub razem; gracze uzgadniają to przed grą. Przysługi prawie jej nie wydłużają. Ambicje wydłużają, a do zwycięstwa trzeba wtedy także celów.',
      },
      {
        rules: ['UB-SET-17', 'UB-SET-18', 'UB-SET-19'],
        en: 'Everybody gets the reference card of the expansion. It takes the place of the side with the player’s turn; what the old one says of fame and skill tests still holds.',
        pl: 'Każdy dostaje kartę pomocy z dodatku. Zastępuje ona stronę z turą gracza; to, co stara karta mówi o sławie i testach umiejętności, obowiązuje nadal.',
      },
    ],
  },
  {
    id: 'ub-setup',
    title: { en: 'Setting up with the expansion', pl: 'Przygotowanie gry z dodatkiem' },
    paragraphs: [
      {
        rules: ['UB-SET-02', 'UB-SET-03', 'UB-SET-04', 'UB-SET-10'],
        en: 'The map ends in the Core Worlds: the spinward end and the trailing one take the place of the two endcaps. Their encounter deck is shuffled on its own and lies beside either of them.',
        pl: 'Mapa kończy się Światami Jądra: koniec Z (zgodny z kierunkiem obrotu galaktyki) i koniec O (odwrotny) zastępują oba dotychczasowe. Talię spotkań Światów Jądra tasuje się osobno i kładzie przy dowolnym z nich.',
      },
      {
        rules: ['UB-SET-05', 'UB-SET-06', 'UB-SET-07', 'UB-SET-08', 'UB-SET-09', 'UB-SET-11'],
        en: 'The level 1 patrols of the Rebels and the Syndicate start at the navpoint before the spinward Core Worlds, those of the Hutts and the Empire at the other one. Patrols that come later enter there, too.',
        pl: 'Patrole poziomu 1 Rebelii i Syndykatów zaczynają w punkcie nawigacyjnym przed Światami Jądra Z, a Huttów i Imperium przed Światami Jądra O. Tam też pojawiają się kolejne patrole.',
      },
      {
        rules: ['UB-SET-12', 'UB-SET-13', 'UB-SET-14', 'UB-SET-15', 'UB-SET-16'],
        en: 'Orange contacts are shuffled on their own. One is put facedown on every planet but the Core Worlds, beside the printed contact spaces.',
        pl: 'Pomarańczowe kontakty tasuje się osobno. Na każdej planecie poza Światami Jądra kładzie się jeden zakryty, obok nadrukowanych pól kontaktów.',
      },
      {
        rules: ['UB-DBK-01', 'UB-DBK-02', 'UB-DBK-03'],
        en: 'The databank cards of both boxes lie together in the order of their numbers and work alike. Do not go by the dots on their backs.',
        pl: 'Karty danych z obu pudełek leżą razem, w kolejności numerów, i działają tak samo. Kropkami na rewersach nie należy się kierować.',
      },
      {
        rules: ['UB-DBK-04', 'UB-DBK-05', 'UB-DBK-06', 'UB-DBK-07'],
        en: 'Every job now has two cards of its number: one of them is drawn at random each time. There are four starting cargo cards (number 91) and four starting jobs (number 92).',
        pl: 'Każda misja ma teraz dwie karty o swoim numerze: za każdym razem losuje się jedną z nich. Są cztery startowe ładunki (nr 91) i cztery startowe misje (nr 92).',
      },
    ],
  },
  {
    id: 'ub-turn',
    title: { en: 'The turn at a glance', pl: 'Tura w skrócie' },
    paragraphs: [
      {
        rules: ['UB-REF-01', 'UB-REF-02', 'UB-REF-03', 'UB-REF-04', 'UB-REF-05'],
        en: 'Planning: move up to your hyperdrive, gain 2,000 credits, or recover all damage. Whoever is defeated recovers.',
        pl: 'Planowanie: przemieść się o najwyżej tyle pól, ile wynosi hipernapęd, zdobądź 2000 kredytów albo usuń wszystkie obrażenia. Kto jest pokonany, usuwa obrażenia.',
      },
      {
        rules: ['UB-REF-06', 'UB-REF-07', 'UB-REF-08', 'UB-REF-09', 'UB-REF-10', 'UB-REF-11', 'UB-REF-12'],
        en: 'Action: deliver, go to the market on a planet, trade with a player in your space, each once. In the market you may discard up to two cards of one deck, then buy one card; the card that it uncovers may move a patrol and reveal a contact.',
        pl: 'Akcja: dostawa, handel na planecie, przekazanie z graczem na twoim polu, każda z nich raz. W handlu możesz odrzucić najwyżej dwie karty jednej talii, a potem kupić jedną kartę; ta, którą zakup odkryje, może przesunąć patrol i odkryć kontakt.',
      },
      {
        rules: ['UB-REF-13', 'UB-REF-14'],
        en: 'Encounter: a patrol, the card of your space, or a contact. A patrol of a faction with which your reputation is negative leaves you no choice.',
        pl: 'Spotkanie: patrol, karta twojego pola albo kontakt. Patrol frakcji, w której masz negatywną reputację, nie zostawia wyboru.',
      },
    ],
  },
]
