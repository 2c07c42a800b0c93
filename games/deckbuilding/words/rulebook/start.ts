import type { RulebookSection } from '@kantyna/kernel'

export const startSections: readonly RulebookSection[] = [
  {
    id: 'aim',
    title: { en: 'What the game is about', pl: 'O czym jest ta gra' },
    paragraphs: [
      {
        rules: ['DB-COMP-01', 'DB-COMP-02'],
        en: 'A duel for the galaxy: one of you leads the Empire, the other the Rebels. Each begins with ten humble cards and buys better ones along the way, so the deck gets stronger every time it is shuffled.',
        pl: 'To pojedynek o galaktykę: jeden gracz prowadzi Imperium, drugi Rebelię. Każdy zaczyna z dziesięcioma skromnymi kartami i po drodze kupuje lepsze, więc z każdym tasowaniem jego talia jest silniejsza.',
      },
      {
        rules: ['DB-TURN-02', 'DB-TURN-03'],
        en: 'You take turns until one of you has destroyed enough enemy bases. In a first game three are enough.',
        pl: 'Gracie na zmianę, tura po turze, aż ktoś zniszczy wystarczająco dużo wrogich baz. W pierwszej grze wystarczą trzy.',
      },
      {
        rules: ['DB-COMP-02'],
        en: 'Six cards lie on offer between you. You may buy those of your own faction and neutral ones; enemy cards you may attack before your opponent can use them against you. Meanwhile the Force swings from one side to the other.',
        pl: 'Między wami leży sześć kart. Karty swojej frakcji i neutralne możesz kupić, a karty wrogiej frakcji zaatakować, zanim przeciwnik użyje ich przeciwko tobie. Tymczasem Moc przechyla się to na jedną, to na drugą stronę.',
      },
    ],
  },
  {
    id: 'components',
    title: { en: 'What is in the box', pl: 'Co jest w pudełku' },
    paragraphs: [
      {
        rules: ['DB-COMP-03', 'DB-COMP-04', 'DB-COMP-05', 'DB-COMP-06', 'DB-COMP-07'],
        en: 'You play with 140 cards: 90 galaxy cards, 10 starter cards of the Empire and 10 of the Rebels, 10 Outer Rim Pilots, and 20 bases, 10 for each faction.',
        pl: 'Gra się 140 kartami. To 90 kart galaktyki, 10 kart startowych Imperium i 10 Rebelii, 10 Pilotów z Zewnętrznych Rubieży oraz 20 baz, po 10 dla każdej frakcji.',
      },
      {
        rules: ['DB-COMP-13'],
        en: 'A small mark on a starter card shows which of the two starter decks it belongs to.',
        pl: 'Znaczek na karcie startowej mówi, do której z dwóch talii startowych ta karta należy.',
      },
      {
        rules: ['DB-COMP-09', 'DB-COMP-10', 'DB-COMP-11', 'DB-COMP-12'],
        en: 'There is also the balance of the Force track with its marker, 20 resource counters and 50 damage counters.',
        pl: 'Do tego dochodzą: tor równowagi Mocy z jednym znacznikiem, 20 znaczników zasobów i 50 znaczników obrażeń.',
      },
      {
        rules: ['DB-COMP-08'],
        en: 'The 2 reference cards of the printed game only repeat rules. Here this rulebook takes their place.',
        pl: 'Dwie karty pomocy z gry pudełkowej tylko powtarzają zasady. Tutaj zastępuje je ta instrukcja.',
      },
      {
        rules: ['DB-COMP-14'],
        en: 'On your side of the table you have a hand, a deck and a discard pile, a play area, one base with your base deck, and a victory pile for the bases you destroy.',
        pl: 'Po swojej stronie stołu masz rękę, talię i stos kart odrzuconych, obszar gry, jedną bazę wraz z talią baz oraz stos zwycięstwa na zniszczone przez ciebie bazy.',
      },
      {
        rules: ['DB-COMP-15'],
        en: 'Both of you share the galaxy deck, the galaxy row and the galaxy discard pile, the stack of Outer Rim Pilots, the Force track, and the supplies of resource and damage counters.',
        pl: 'Wspólne są: talia galaktyki, rząd galaktyki i stos odrzuconych kart galaktyki, stos Pilotów z Zewnętrznych Rubieży, tor Mocy oraz pule ogólne zasobów i obrażeń.',
      },
    ],
  },
  {
    id: 'cards',
    title: { en: 'How to read a card', pl: 'Jak czytać kartę' },
    paragraphs: [
      {
        rules: ['DB-CARD-01', 'DB-CARD-02'],
        en: 'A card is a unit, a capital ship or a base, and this decides how it behaves. Units come for one turn, capital ships stay and guard you, and your base is what your opponent wants to bring down. From here on we call a capital ship simply a ship.',
        pl: 'Karta to jednostka, okręt albo baza i od tego zależy, jak działa. Jednostki wchodzą do gry na jedną turę, okręty zostają i cię osłaniają, a twoja baza to cel przeciwnika.',
      },
      {
        rules: ['DB-CARD-03', 'DB-CARD-04', 'DB-CARD-05', 'DB-CARD-06'],
        en: 'Cost: how many resources you pay to buy the card. Attack: how much damage it deals. Resources and Force: how much of each it gives you.',
        pl: 'Koszt: ile zasobów płacisz za zakup karty. Atak: ile obrażeń karta zadaje. Zasoby i Moc: ile ich karta ci daje.',
      },
      {
        rules: ['DB-CARD-07', 'DB-CARD-08'],
        en: 'Target value: how much attack it takes to defeat the card while it is in the galaxy row. Reward: what you get for that.',
        pl: 'Wartość docelowa: jaka siła ataku jest potrzebna, aby pokonać kartę leżącą w rzędzie galaktyki. Nagroda: co za to dostajesz.',
      },
      {
        rules: ['DB-CARD-13', 'DB-CARD-14'],
        en: 'Every Empire and Rebel unit of the galaxy deck has a target value and a reward. Neutral cards, ships, bases and starter cards have neither.',
        pl: 'Wartość docelową i nagrodę ma każda jednostka Imperium i Rebelii z talii galaktyki. Nie mają ich karty neutralne, okręty, bazy ani karty startowe.',
      },
      {
        rules: ['DB-CARD-09'],
        en: 'Hit points: how much damage destroys the card once it is in play. Bases and ships have them.',
        pl: 'Punkty wytrzymałości: ile obrażeń niszczy kartę, gdy jest w grze. Mają je bazy i okręty.',
      },
      {
        rules: ['DB-CARD-10', 'DB-CARD-11'],
        en: 'Traits, such as Trooper or Fighter, and the unique mark do nothing by themselves. They are there for other cards to refer to.',
        pl: 'Cechy, na przykład Żołnierz albo Myśliwiec, i symbol karty unikatowej same z siebie nic nie robią. Są po to, by inne karty mogły się do nich odwołać.',
      },
      {
        rules: ['DB-CARD-12'],
        en: 'The text is the card’s ability. Some cards have none: all they have is their numbers.',
        pl: 'Tekst to zdolność karty. Niektóre karty nie mają żadnej: liczą się tylko ich wartości.',
      },
      {
        rules: ['DB-FAC-01', 'DB-FAC-02'],
        en: 'Every galaxy card is either Empire, Rebel or neutral. A card without a faction symbol is neutral.',
        pl: 'Każda karta galaktyki należy do Imperium, do Rebelii albo jest neutralna. Karta bez symbolu frakcji jest neutralna.',
      },
      {
        rules: ['DB-FAC-03', 'DB-FAC-04'],
        en: 'An enemy card is a card of the opponent’s faction. A neutral card is nobody’s enemy.',
        pl: 'Wroga karta to karta frakcji przeciwnika. Karta neutralna nie jest wroga dla nikogo.',
      },
    ],
  },
]
