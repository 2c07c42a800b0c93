import type { RulebookSection } from '@kantyna/kernel'

export const finishSections: readonly RulebookSection[] = [
  {
    id: 'final-planet',
    title: { en: 'The final planet', pl: 'Planeta finałowa' },
    paragraphs: [
      {
        rules: ['ST-FIN-01', 'ST-FIN-02'],
        en: 'Hooray, the first ship is home! Now every player draws 2 random bonus cards from the final planet, whichever side the ship belongs to.',
        pl: 'Hurra, pierwszy statek jest na mecie! Każdy gracz dobiera teraz 2 losowe karty bonusów z planety finałowej, obojętne, do którego zespołu należy ten statek.',
      },
      {
        rules: ['ST-FIN-03'],
        en: 'This happens only once a game: there are just enough presents for the first arrival.',
        pl: 'Dzieje się to raz w grze: prezentów wystarcza tylko na pierwsze lądowanie.',
      },
      {
        rules: ['ST-FIN-05'],
        en: 'You need not land on the planet by an exact count. A ship that could fly further just stops there: from 45 even a 6 ends on the final planet, 47.',
        pl: 'Nie trzeba trafić na planetę co do pola. Statek, który mógłby lecieć jeszcze dalej, po prostu tu staje: z pola 45 nawet z liczbą 6 kończy lot na planecie finałowej, czyli na polu 47.',
      },
      {
        rules: ['ST-SPACE-03', 'ST-FIN-01'],
        en: 'Example: from the hyperspace on 41 a 3 is enough. The ship flies 6 spaces and is home.',
        pl: 'Przykład: z hiperprzestrzeni na polu 41 wystarczy liczba 3. Statek leci o 6 pól i jest na mecie.',
      },
      {
        rules: ['ST-FIN-04'],
        en: 'A ship that is home has earned its rest. No card can move it again.',
        pl: 'Statek, który jest na mecie, może odpocząć. Żadna karta już go nie przesunie.',
      },
    ],
  },
  {
    id: 'rounds',
    title: { en: 'Rounds', pl: 'Rundy' },
    paragraphs: [
      {
        rules: ['ST-ROUND-01', 'ST-ROUND-02', 'SG-05'],
        en: 'A round lasts until everyone has played all 6 of their movement cards. Then everyone is dealt 6 new ones and play simply goes on, so the same player begins again.',
        pl: 'Runda trwa, aż wszyscy zagrają swoje 6 kart ruchu. Potem każdy dostaje 6 nowych i gracie dalej po kolei, więc znów zaczyna ten sam gracz.',
      },
      {
        rules: ['ST-ROUND-03', 'ST-ROUND-04'],
        en: 'When the movement stack is empty, all movement cards are shuffled again. It always happens between rounds: after every 4 rounds with two players, after every 2 with three or four.',
        pl: 'Gdy stos kart ruchu jest pusty, wszystkie karty ruchu są tasowane od nowa. Zawsze wypada to między rundami: przy dwóch graczach co 4 rundy, przy trzech i czterech co 2 rundy.',
      },
      {
        rules: ['ST-ROUND-05'],
        en: 'You keep your bonus cards from round to round.',
        pl: 'Karty bonusów zachowujesz z rundy na rundę.',
      },
    ],
  },
  {
    id: 'wild-cards',
    title: { en: 'Wild cards', pl: 'Dżokery' },
    paragraphs: [
      {
        rules: ['ST-WILD-01', 'ST-WILD-02'],
        en: 'With two or four players, something special happens once both ships of a colour are home: all movement cards of that colour become wild. When you play one, you say which colour it is.',
        pl: 'W grze 2- i 4-osobowej dzieje się coś niezwykłego, gdy oba statki jednego koloru są już na mecie: karty ruchu w tym kolorze stają się dżokerami. Zagrywasz dżokera i mówisz, jaki ma kolor.',
      },
      {
        rules: ['ST-WILD-03', 'ST-WILD-04'],
        en: 'Choose any colour that still has a ship on the track, even an opponent’s. The number stays as it is.',
        pl: 'Wybierz kolor, który ma jeszcze statek na trasie; może to być też kolor przeciwnika. Liczba na karcie się nie zmienia.',
      },
      {
        rules: ['ST-WILD-01', 'ST-WILD-02', 'ST-WILD-04'],
        en: 'Example: both green ships are home. You play red and hold a green 3, so you may call it red and fly one of your ships 3 spaces.',
        pl: 'Przykład: oba zielone statki są na mecie. Grasz czerwonymi i masz na ręce zieloną kartę z liczbą 3. Możesz powiedzieć, że jest czerwona, i polecieć o 3 pola którymś ze swoich statków.',
      },
      {
        rules: ['ST-WILD-05'],
        en: 'One ship home is not enough. As long as the other one is on the track, the cards of that colour move it as usual.',
        pl: 'Jeden statek na mecie to za mało. Dopóki drugi jest na trasie, karty tego koloru poruszają nim jak zwykle.',
      },
      {
        rules: ['ST-WILD-06'],
        en: 'With three players there are no wild cards, because two ships home already win the game.',
        pl: 'Przy trzech graczach dżokerów nie ma, bo dwa statki na mecie to już zwycięstwo.',
      },
    ],
  },
  {
    id: 'victory',
    title: { en: 'Who wins', pl: 'Kto wygrywa' },
    paragraphs: [
      {
        rules: ['ST-WIN-01', 'ST-WIN-05'],
        en: 'The race is over when all the ships of one side are on the final planet. That side wins!',
        pl: 'Wyścig się kończy, gdy jeden zespół ma na planecie finałowej wszystkie swoje statki. To on wygrywa!',
      },
      {
        rules: ['ST-WIN-02', 'ST-WIN-03', 'ST-WIN-04'],
        en: 'With two players you need all 4 of your ships home, with three players both of yours, and with four players the 4 ships that you and your partner have between you.',
        pl: 'Przy dwóch graczach musisz doprowadzić do mety swoje 4 statki, przy trzech – swoje 2, a przy czterech – 4 statki, które macie razem w zespole.',
      },
      {
        rules: ['ST-WIN-07'],
        en: 'Do not cheer too soon: every Tow of the turn comes first, and only then do we check who is home.',
        pl: 'Nie ciesz się za wcześnie: najpierw działają wszystkie karty Holowanie z tej tury, a dopiero potem sprawdzamy, kto jest na mecie.',
      },
      {
        rules: ['ST-WIN-06', 'SG-15'],
        en: 'If a Tow brings in the last ship of another side in that same turn, both sides share the victory. With three players and enough Tows, all three can win.',
        pl: 'Jeśli w tej samej turze Holowanie doprowadza do mety ostatni statek innego zespołu, oba zespoły dzielą się zwycięstwem. Przy trzech graczach i kilku takich kartach mogą wygrać nawet wszyscy trzej.',
      },
      {
        rules: ['ST-TOW-03', 'ST-WIN-06'],
        en: 'Example: two sides have one ship each still on the track. One ship flies home, the other side plays Tow and its ship follows: the victory is shared.',
        pl: 'Przykład: dwóm zespołom zostało na trasie po jednym statku. Statek pierwszego dolatuje do mety, drugi zagrywa Holowanie i jego statek dociera tam tuż za nim: zwycięstwo jest wspólne.',
      },
    ],
  },
]
