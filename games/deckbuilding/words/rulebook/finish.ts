import type { RulebookSection } from '@kantyna/kernel'

export const finishSections: readonly RulebookSection[] = [
  {
    id: 'end-of-turn',
    title: { en: 'The end of your turn', pl: 'Zakończenie tury' },
    paragraphs: [
      {
        rules: ['DB-END-01'],
        en: 'When you have done everything you want to, end your turn. Four steps follow.',
        pl: 'Gdy uznasz, że to już wszystko, kończysz turę. Następują cztery kroki, jeden po drugim.',
      },
      {
        rules: ['DB-END-02', 'DB-END-03'],
        en: 'One: all your units go to your discard pile. Your ships stay in play.',
        pl: 'Pierwszy: wszystkie twoje jednostki trafiają na twój stos kart odrzuconych. Okręty zostają w grze.',
      },
      {
        rules: ['DB-END-04', 'DB-END-11'],
        en: 'Two: your base and your ships lose their marks. On your next turn they may use their abilities again, and ships that attacked may attack again.',
        pl: 'Drugi: z twojej bazy i okrętów znikają oznaczenia. W następnej turze znów mogą użyć zdolności, a okręty, które atakowały, znów mogą atakować.',
      },
      {
        rules: ['DB-END-05', 'DB-END-06', 'DB-END-07'],
        en: 'Three: you discard whatever is left in your hand, and unspent resources go back to the supply. Nothing can be saved for later.',
        pl: 'Trzeci: odrzucasz wszystkie karty, które zostały ci na ręce, a niewydane zasoby wracają do puli ogólnej. Niczego nie można zachować na później.',
      },
      {
        rules: ['DB-END-08'],
        en: 'Four: you draw 5 cards for your next turn.',
        pl: 'Czwarty: dobierasz 5 kart na następną turę.',
      },
      {
        rules: ['DB-END-09', 'DB-END-10'],
        en: 'If your deck runs out while drawing, your discard pile is shuffled into a new deck and you draw on. The units and hand you have just discarded are part of it too.',
        pl: 'Jeśli podczas dobierania skończy się talia, potasowany stos kart odrzuconych staje się twoją nową talią, a ty dobierasz dalej. Są w niej też odrzucone przed chwilą jednostki i karty z ręki.',
      },
      {
        rules: ['DB-END-12'],
        en: 'A card that must be exiled at the end of your turn goes before that: you can neither draw it nor shuffle it in.',
        pl: 'Karta, którą musisz anihilować na koniec tury, znika jeszcze przed dobieraniem: ani jej nie dobierzesz, ani nie wtasujesz.',
      },
    ],
  },
  {
    id: 'exhausted-decks',
    title: { en: 'When a deck runs out', pl: 'Wyczerpana talia' },
    paragraphs: [
      {
        rules: ['DB-DECK-01', 'DB-DECK-02'],
        en: 'When a card is needed and the deck is empty, the matching discard pile is shuffled into a new deck. Not before: an empty deck stays empty until somebody needs a card from it.',
        pl: 'Gdy potrzebna jest karta, a talia jest pusta, odpowiedni stos kart odrzuconych po potasowaniu staje się nową talią. Ani chwili wcześniej: pusta talia pozostaje pusta, aż będzie potrzebna karta.',
      },
      {
        rules: ['DB-DECK-03', 'DB-DECK-04'],
        en: 'Your own deck is rebuilt from your discard pile when you have to draw, the galaxy deck from the galaxy discard pile when the row needs a card.',
        pl: 'Twoja talia powstaje na nowo z twojego stosu, gdy dobierasz kartę, a talia galaktyki ze stosu odrzuconych kart galaktyki, gdy trzeba uzupełnić rząd.',
      },
      {
        rules: ['DB-DECK-05'],
        en: 'Example: you draw 5 and your deck has 3. Take those 3, shuffle your discard pile into a new deck and draw the other 2 from it.',
        pl: 'Przykład: dobierasz 5 kart, a w talii są 3. Bierzesz te 3, tasujesz stos kart odrzuconych i z tej nowej talii dobierasz brakujące 2.',
      },
      {
        rules: ['DB-DECK-06'],
        en: 'Cards in play stay in play. They are not shuffled in.',
        pl: 'Karty w grze zostają w grze. Nie wtasowujesz ich.',
      },
      {
        rules: ['DB-FAQ-02', 'DB-FAQ-03'],
        en: 'All three discard piles, yours, the opponent’s and the galaxy’s, are open: look through them whenever you like. Their order stays as it is.',
        pl: 'Wszystkie trzy stosy kart odrzuconych, twój, przeciwnika i galaktyki, są jawne i możesz je przeglądać, kiedy chcesz. Kolejność kart się nie zmienia.',
      },
    ],
  },
  {
    id: 'winning',
    title: { en: 'Winning', pl: 'Zwycięstwo' },
    paragraphs: [
      {
        rules: ['DB-WIN-01'],
        en: 'The first player to destroy 3 of the opponent’s bases wins. You may agree on a different number.',
        pl: 'Wygrywa gracz, który jako pierwszy zniszczy 3 bazy przeciwnika. Można ustalić inną liczbę.',
      },
      {
        rules: ['DB-WIN-02', 'DB-WIN-03', 'DB-WIN-04'],
        en: 'The game is over the moment that base is destroyed, even in the middle of an action. No abilities, rewards or attacks follow.',
        pl: 'Gra kończy się w chwili zniszczenia tej bazy, choćby w środku akcji. Potem nie ma już żadnych zdolności, nagród ani ataków.',
      },
      {
        rules: ['DB-WIN-05', 'DB-WIN-06'],
        en: 'A base destroyed by an ability counts just like one destroyed in an attack. There are no draws.',
        pl: 'Baza zniszczona przez zdolność liczy się tak samo jak zniszczona w ataku. Remisów nie ma.',
      },
    ],
  },
]
