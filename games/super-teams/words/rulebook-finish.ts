import type { RulebookSection } from '@kantyna/kernel'

export const finishSections: readonly RulebookSection[] = [
  {
    id: 'final-planet',
    title: { en: 'The final planet', pl: 'Planeta finałowa' },
    paragraphs: [
      {
        rules: ['ST-FIN-01', 'ST-FIN-02'],
        en: 'Hooray, the first ship is home! Now every player gets 2 random bonus cards from the final planet, whichever side the ship belongs to.',
        pl: 'Hurra, pierwszy statek jest w domu! Każda osoba dostaje teraz 2 losowe karty bonusu z planety finałowej, obojętne, z którego zespołu jest ten statek.',
      },
      {
        rules: ['ST-FIN-03'],
        en: 'This happens once a game: the presents are just enough for the first arrival.',
        pl: 'Dzieje się to raz w grze: prezentów wystarcza tylko na pierwsze lądowanie.',
      },
      {
        rules: ['ST-FIN-05'],
        en: 'You need not hit the planet exactly. A ship with spaces to spare just stops there: from 45 even a 6 ends on the final planet, 47.',
        pl: 'Nie trzeba trafić na planetę co do pola. Statek, który mógłby lecieć jeszcze dalej, po prostu tu staje: z pola 45 nawet z liczbą 6 kończy lot na planecie finałowej, czyli na polu 47.',
      },
      {
        rules: ['ST-SPACE-03', 'ST-FIN-01'],
        en: 'Example: from the hyperspace on 41 a 3 is enough. The ship flies 6 spaces and is home.',
        pl: 'Przykład: z hiperprzestrzeni na polu 41 wystarczy liczba 3. Statek leci o 6 pól i jest w domu.',
      },
      {
        rules: ['ST-FIN-04'],
        en: 'A ship that is home has earned its rest. No card moves it any more.',
        pl: 'Statek, który jest w domu, może odpocząć. Żadna karta już go nie ruszy.',
      },
    ],
  },
  {
    id: 'rounds',
    title: { en: 'Rounds', pl: 'Rundy' },
    paragraphs: [
      {
        rules: ['ST-ROUND-01', 'ST-ROUND-02', 'SG-05'],
        en: 'A round lasts until all 6 movement cards of every hand are played. Then everyone gets 6 new ones, the turns simply go on, and the same player as before begins.',
        pl: 'Runda trwa, aż każda osoba zagra całą rękę, czyli 6 kart ruchu. Potem każda dostaje 6 nowych, a kolej po prostu idzie dalej, więc znów zaczyna ta sama osoba.',
      },
      {
        rules: ['ST-ROUND-03', 'ST-ROUND-04'],
        en: 'When the movement stack is empty, all movement cards are shuffled again. It always happens between rounds: after every 4 rounds with two players, after every 2 with three or four.',
        pl: 'Gdy stos kart ruchu jest pusty, wszystkie karty ruchu są tasowane od nowa. Zawsze wypada to między rundami: przy dwóch osobach co 4 rundy, przy trzech i czterech co 2 rundy.',
      },
      {
        rules: ['ST-ROUND-05'],
        en: 'You keep your bonus cards from round to round.',
        pl: 'Karty bonusu zostają z tobą z rundy na rundę.',
      },
    ],
  },
  {
    id: 'wild-cards',
    title: { en: 'Wild cards', pl: 'Dżokery' },
    paragraphs: [
      {
        rules: ['ST-WILD-01', 'ST-WILD-02'],
        en: 'In a game for two or four, something special happens when both ships of a colour are home: every movement card of that colour is wild. Play one, and you say which colour it is.',
        pl: 'W grze na dwie i na cztery osoby dzieje się coś niezwykłego, gdy oba statki jednego koloru są już w domu: karty ruchu w tym kolorze zmieniają się w dżokery. Zagrywasz dżokera i mówisz, jaki ma kolor.',
      },
      {
        rules: ['ST-WILD-03', 'ST-WILD-04'],
        en: 'Choose a colour that still has a ship on its way; opponents’ colours count too. The number stays as it is.',
        pl: 'Wybierz kolor, który ma jeszcze statek na trasie; może to być też kolor przeciwników. Liczba na karcie się nie zmienia.',
      },
      {
        rules: ['ST-WILD-01', 'ST-WILD-02', 'ST-WILD-04'],
        en: 'Example: the green ships are both home. You play red and hold a green 3, so you may call it red and fly one of your ships 3 spaces.',
        pl: 'Przykład: oba zielone statki są w domu. Grasz czerwonymi i masz na ręce zieloną kartę z liczbą 3. Możesz powiedzieć, że jest czerwona, i polecieć o 3 pola którymś ze swoich statków.',
      },
      {
        rules: ['ST-WILD-05'],
        en: 'One ship home is not enough. As long as the other one is on its way, the cards of that colour move it as usual.',
        pl: 'Jeden statek w domu to za mało. Dopóki drugi jest na trasie, karty tego koloru poruszają nim jak zwykle.',
      },
      {
        rules: ['ST-WILD-06'],
        en: 'With three players there are no wild cards, because two ships home already win the game.',
        pl: 'Przy trzech osobach dżokerów nie ma, bo dwa statki w domu to już wygrana.',
      },
    ],
  },
  {
    id: 'victory',
    title: { en: 'Who wins', pl: 'Kto wygrywa' },
    paragraphs: [
      {
        rules: ['ST-WIN-01', 'ST-WIN-05'],
        en: 'The race is over when one side has every one of its ships on the final planet. That side wins!',
        pl: 'Wyścig się kończy, gdy jeden zespół ma na planecie finałowej wszystkie swoje statki. To on wygrywa!',
      },
      {
        rules: ['ST-WIN-02', 'ST-WIN-03', 'ST-WIN-04'],
        en: 'With two players you need your 4 ships home, with three players your 2, and with four players the 4 ships that you and your partner have together.',
        pl: 'Przy dwóch osobach potrzebujesz w domu swoich 4 statków, przy trzech – swoich 2, a przy czterech – 4 statków, które macie razem w zespole.',
      },
      {
        rules: ['ST-WIN-07'],
        en: 'Do not cheer too soon: every Tow of the turn comes first, and only then do we look who is home.',
        pl: 'Nie ciesz się za wcześnie: najpierw działają wszystkie karty Holowanie z tej tury, a dopiero potem patrzymy, kto jest w domu.',
      },
      {
        rules: ['ST-WIN-06', 'SG-15'],
        en: 'If a Tow brings in the last ship of another side in that same turn, both sides win together. With three players and enough Tows, even all three can.',
        pl: 'Jeśli w tej samej turze Holowanie sprowadza do domu ostatni statek innego zespołu, oba zespoły wygrywają wspólnie. Przy trzech osobach i kilku takich kartach mogą wygrać nawet wszystkie trzy.',
      },
      {
        rules: ['ST-TOW-03', 'ST-WIN-06'],
        en: 'Example: two sides have one ship each still on its way. One ship flies home, the other side plays Tow and its ship follows: the victory is shared.',
        pl: 'Przykład: dwóm zespołom zostało na trasie po jednym statku. Statek pierwszego dolatuje do domu, drugi zagrywa Holowanie i jego statek dociera tam tuż za nim: zwycięstwo jest wspólne.',
      },
    ],
  },
]
