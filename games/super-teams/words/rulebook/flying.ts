import type { RulebookSection } from '@kantyna/kernel'

export const flyingSections: readonly RulebookSection[] = [
  {
    id: 'turn',
    title: { en: 'Your turn', pl: 'Twoja tura' },
    paragraphs: [
      {
        rules: ['ST-TURN-01', 'SG-04'],
        en: 'At a real table, whoever has watched a Star Wars film most recently goes first. In the app the first player is drawn at random, or chosen when the table is set up.',
        pl: 'Przy prawdziwym stole zaczyna gracz, który ostatnio oglądał film z serii „Gwiezdne wojny”. W aplikacji decyduje los albo ten, kto zakłada stół.',
      },
      {
        rules: ['ST-TURN-02'],
        en: 'After that, turns go clockwise around the table.',
        pl: 'Potem gracie po kolei, zgodnie z ruchem wskazówek zegara.',
      },
      {
        rules: ['ST-TURN-03', 'ST-TURN-04', 'ST-TURN-05'],
        en: 'A turn is one movement card and one flight. The colour tells which ships may fly, and you pick one of them; the number tells how many spaces it flies forward.',
        pl: 'Tura to jedna karta ruchu i jeden lot. Kolor mówi, które statki mogą polecieć, a ty wskazujesz jeden z nich. Liczba mówi, o ile pól statek poleci do przodu.',
      },
      {
        rules: ['ST-TURN-05'],
        en: 'Two things can change the number: the space from which the ship takes off, and a bonus card played on it.',
        pl: 'Liczbę pól mogą zmienić dwie rzeczy: pole, z którego statek rusza, i karta bonusu zagrana na ten statek.',
      },
      {
        rules: ['ST-TURN-06'],
        en: 'Nothing but the colour matters: the ship may be yours, your partner’s or an opponent’s.',
        pl: 'Ważny jest tylko kolor: statek może być twój, drugiego członka zespołu albo przeciwnika.',
      },
      {
        rules: ['ST-TURN-07'],
        en: 'You cannot pass. The ship flies even when that helps an opponent or spoils your plans.',
        pl: 'Nie można spasować. Statek leci nawet wtedy, gdy pomaga to przeciwnikom albo psuje ci plany.',
      },
      {
        rules: ['ST-TURN-04', 'ST-TURN-05', 'ST-TURN-07'],
        en: 'Example: you play a red 2. Whatever colour you are, one of the red ships now flies 2 spaces on; you decide which.',
        pl: 'Przykład: ktoś zagrywa czerwoną kartę z liczbą 2. Bez względu na to, czyj to ruch, jeden z czerwonych statków leci teraz o 2 pola dalej. Który? To wybiera gracz, który zagrywa kartę.',
      },
      {
        rules: ['ST-TURN-08'],
        en: 'Space is big: any number of ships can share a space.',
        pl: 'W kosmosie jest dużo miejsca: na jednym polu może stać dowolnie wiele statków.',
      },
      {
        rules: ['ST-TURN-09'],
        en: 'Spaces that a ship only flies over do nothing. What counts is where it takes off and where it stops.',
        pl: 'Pola, nad którymi statek tylko przelatuje, nie działają. Liczy się to, skąd rusza i gdzie się zatrzymuje.',
      },
      {
        rules: ['ST-TURN-10'],
        en: 'You draw no new movement card after your turn. Your hand shrinks card by card until it is empty.',
        pl: 'Po swojej turze nie dobierasz nowej karty ruchu. Kart na ręce jest coraz mniej, aż nie zostanie żadna.',
      },
    ],
  },
  {
    id: 'spaces',
    title: { en: 'The spaces', pl: 'Pola na trasie' },
    paragraphs: [
      {
        rules: ['ST-SPACE-01'],
        en: 'There are five kinds of space: ordinary space, bonus space, hyperspace, asteroid belt and black hole.',
        pl: 'Na trasie jest pięć rodzajów pól: zwykłe pole, pole z bonusem, hiperprzestrzeń, pas asteroid i czarna dziura.',
      },
      {
        rules: ['ST-SPACE-02'],
        en: 'From the starting planet, from an ordinary space and from a bonus space a ship flies exactly as far as the card says.',
        pl: 'Z planety startowej, ze zwykłego pola i z pola z bonusem statek leci dokładnie tak daleko, jak mówi karta.',
      },
      {
        rules: ['ST-SPACE-03'],
        en: 'Hyperspace makes ships fast: one that takes off from here flies twice as far as the card says.',
        pl: 'Hiperprzestrzeń dodaje pędu: statek, który stąd rusza, leci dwa razy dalej, niż mówi karta.',
      },
      {
        rules: ['ST-SPACE-03'],
        en: 'Example: a ship in the hyperspace on 28 gets a 4. It flies 8 spaces and stops on 36.',
        pl: 'Przykład: statek w hiperprzestrzeni na polu 28 dostaje kartę z liczbą 4. Leci o 8 pól i staje na polu 36.',
      },
      {
        rules: ['ST-SPACE-04'],
        en: 'An asteroid belt is full of rocks: a ship that takes off from here creeps just 1 space, whatever the card says.',
        pl: 'W pasie asteroid wszędzie są skały: statek, który stąd rusza, przesuwa się ostrożnie tylko o 1 pole, obojętne, jaka liczba jest na karcie.',
      },
      {
        rules: ['ST-SPACE-04'],
        en: 'Example: a ship in the asteroid belt on 12 gets a 4. It only reaches 13.',
        pl: 'Przykład: statek w pasie asteroid na polu 12 dostaje kartę z liczbą 4. Dociera tylko na pole 13.',
      },
      {
        rules: ['ST-SPACE-05'],
        en: 'Hyperspace and asteroid belts work when a ship takes off; bonus spaces and black holes work when it stops. So a ship that stops in hyperspace does not rush on: it waits for its next flight.',
        pl: 'Hiperprzestrzeń i pas asteroid działają, gdy statek rusza, a pole z bonusem i czarna dziura – gdy się zatrzymuje. Statek, który staje w hiperprzestrzeni, nie pędzi więc dalej, tylko czeka na następny lot.',
      },
    ],
  },
  {
    id: 'double-spaces',
    title: { en: 'Double spaces', pl: 'Podwójne pola' },
    paragraphs: [
      {
        rules: ['ST-DOUBLE-01'],
        en: 'A double space has two different halves. There are three kinds: hyperspace and asteroid belt, hyperspace and ordinary space, asteroid belt and ordinary space.',
        pl: 'Podwójne pole ma dwie różne połówki. Są trzy rodzaje takich pól: hiperprzestrzeń i pas asteroid, hiperprzestrzeń i zwykłe pole, pas asteroid i zwykłe pole.',
      },
      {
        rules: ['ST-DOUBLE-02', 'ST-DOUBLE-03'],
        en: 'When a ship stops there, the player who moved it chooses the half. This goes for every ship: its owner has no say.',
        pl: 'Gdy statek się tu zatrzymuje, połówkę wybiera gracz, który wykonał ruch. Tak jest z każdym statkiem, także cudzym: jego właściciel nie ma tu nic do powiedzenia.',
      },
      {
        rules: ['ST-DOUBLE-04'],
        en: 'The chosen half is remembered: on its next flight the ship takes off from that kind of space.',
        pl: 'Gra pamięta wybraną połówkę: w następnym locie statek rusza właśnie z takiego pola.',
      },
      {
        rules: ['ST-DOUBLE-03', 'ST-DOUBLE-04', 'ST-SPACE-04'],
        en: 'Example: an opponent stops your ship on 23 and puts it in the asteroid belt. On its next flight it moves just 1 space, unless an Experienced Pilot helps.',
        pl: 'Przykład: przeciwnik zatrzymuje twój statek na polu 23 i stawia go w pasie asteroid. Z następną kartą poleci tylko o 1 pole, chyba że pomoże mu karta Doświadczony pilot.',
      },
      {
        rules: ['ST-DOUBLE-05'],
        en: 'Two halves, but one space: count it once. From 22 a ship with a 2 flies over double space 23 and stops on 24.',
        pl: 'Połówki są dwie, ale pole jedno, więc licz je raz. Z pola 22 statek z liczbą 2 mija podwójne pole 23 i staje na polu 24.',
      },
    ],
  },
  {
    id: 'black-holes',
    title: { en: 'Black holes', pl: 'Czarne dziury' },
    paragraphs: [
      {
        rules: ['ST-HOLE-01', 'ST-HOLE-02'],
        en: 'No ship can stay in a black hole. If its flight ends there, it goes back to the nearest ordinary space before the black holes.',
        pl: 'W czarnej dziurze nie można zostać. Statek, który tu kończy lot, zawraca do najbliższego zwykłego pola, które leży przed czarnymi dziurami.',
      },
      {
        rules: ['ST-HOLE-04', 'SG-20'],
        en: 'Only a whole ordinary space is safe. On the way back the ship passes by bonus spaces, hyperspace, asteroid belts and double spaces.',
        pl: 'Bezpieczne jest tylko całe zwykłe pole. W drodze powrotnej statek mija pola z bonusem, hiperprzestrzeń, pasy asteroid i podwójne pola.',
      },
      {
        rules: ['ST-HOLE-05'],
        en: 'So a ship can end up even further back than where it took off.',
        pl: 'Dlatego po locie statek może być nawet bliżej startu niż przed nim.',
      },
      {
        rules: ['ST-HOLE-02', 'ST-HOLE-04', 'ST-HOLE-05'],
        en: 'Example: from bonus space 18 a ship flies 2 spaces into the black hole on 20. It goes back past 18 to 17, one space behind where it started.',
        pl: 'Przykład: z pola z bonusem (18) statek leci o 2 pola i wpada w czarną dziurę na polu 20. Zawraca, mija pole 18 i staje na polu 17, czyli o jedno pole bliżej startu niż przed lotem.',
      },
      {
        rules: ['ST-HOLE-03'],
        en: 'A ship flies past black holes only if it clears the whole group in one go. Otherwise just two bonus cards can take it across: Evasive Manoeuvre and Tow.',
        pl: 'Czarne dziury można minąć tylko jednym lotem, który przeskakuje całą ich grupę. Inaczej na drugą stronę pomogą się dostać jedynie dwie karty bonusów: Manewr omijania i Holowanie.',
      },
      {
        rules: ['ST-HOLE-02', 'ST-HOLE-03', 'ST-SPACE-03'],
        en: 'Example: a ship waits in the hyperspace on 16, in front of black holes 19, 20 and 21. With a 3 it flies 6 spaces to 22 and is through; with a 2 it flies 4 spaces to 20 and has to go back to 17.',
        pl: 'Przykład: statek czeka w hiperprzestrzeni na polu 16, przed czarnymi dziurami 19, 20 i 21. Z liczbą 3 leci o 6 pól na pole 22 i dziury ma za sobą. Z liczbą 2 leci o 4 pola na pole 20 i musi zawrócić na pole 17.',
      },
    ],
  },
]
