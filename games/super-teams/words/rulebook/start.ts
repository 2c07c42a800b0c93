import type { RulebookSection } from '@kantyna/kernel'

export const startSections: readonly RulebookSection[] = [
  {
    id: 'aim',
    title: { en: 'The aim of the race', pl: 'Cel wyścigu' },
    paragraphs: [
      {
        rules: ['ST-WIN-08'],
        en: 'Start your engines! Super Teams is a spaceship race from the starting planet to the final planet. Get all your ships over the finish line before your opponents do.',
        pl: 'Odpalamy silniki! Super Teams to wyścig statków kosmicznych z planety startowej na planetę finałową. Doprowadź wszystkie swoje statki za linię mety, zanim uda się to przeciwnikom.',
      },
      {
        rules: ['ST-TURN-06'],
        en: 'There is a twist: your cards move ships of every colour. Sometimes you fly your own ship, and sometimes you give somebody else’s a push.',
        pl: 'Jest jeden haczyk: twoje karty poruszają statkami we wszystkich kolorach. Raz lecisz swoim statkiem, a raz przesuwasz cudzy.',
      },
    ],
  },
  {
    id: 'components',
    title: { en: 'What is in the game', pl: 'Co jest w grze' },
    paragraphs: [
      {
        rules: ['ST-COMP-01', 'SG-01'],
        en: 'The board shows one track, from the starting planet to the final planet. Counting both planets, it has 48 spaces, numbered 0 to 47.',
        pl: 'Na planszy jest jedna trasa: od planety startowej do planety finałowej. Razem z planetami liczy 48 pól o numerach od 0 do 47.',
      },
      {
        rules: ['ST-SPACE-01', 'ST-DOUBLE-01', 'SG-01'],
        en: 'Between the planets lie 19 ordinary spaces, 6 bonus spaces, 4 hyperspaces, 5 asteroid belts, 6 black holes in two groups of three, and 6 double spaces. This track is our own invention.',
        pl: 'Między planetami leży 19 zwykłych pól, 6 pól z bonusem, 4 hiperprzestrzenie, 5 pasów asteroid, 6 czarnych dziur w dwóch grupach po trzy oraz 6 podwójnych pól. Ta trasa to nasz własny pomysł.',
      },
      {
        rules: ['ST-COMP-02'],
        en: 'There are 72 cards: 48 movement cards, 20 bonus cards and 4 team cards.',
        pl: 'Kart jest 72: 48 kart ruchu, 20 kart bonusów i 4 karty drużyn.',
      },
      {
        rules: ['ST-COMP-03', 'ST-COMP-04', 'ST-COMP-05'],
        en: 'A movement card has a colour and a number from 1 to 6. Each of the four colours has 12 of them: every number twice.',
        pl: 'Karta ruchu ma kolor i liczbę od 1 do 6. W każdym z czterech kolorów jest 12 takich kart: każda liczba dwa razy.',
      },
      {
        rules: ['SG-02'],
        en: 'Bonus cards come in five kinds, with 4 copies of each: Evasive Manoeuvre, Experienced Pilot, Light Speed, Acceleration and Tow.',
        pl: 'Karty bonusów są pięciu rodzajów, po 4 sztuki każdego: Manewr omijania, Doświadczony pilot, Prędkość światła, Przyspieszenie i Holowanie.',
      },
      {
        rules: ['ST-COMP-06', 'ST-COMP-07'],
        en: 'There are 8 ships, 2 in each colour. A team card shows both ships of its colour.',
        pl: 'Statków jest 8, po 2 w każdym kolorze. Karta drużyny pokazuje oba statki swojego koloru.',
      },
      {
        rules: ['ST-COMP-06', 'SG-03'],
        en: 'Red team: X-wing and Millennium Falcon. Green team: Star Destroyer and Death Star. Black team: TIE fighter and TIE Advanced. Yellow team: Jedi Starfighter and Tantive IV.',
        pl: 'Drużyna czerwona: X-wing i Sokół Millennium. Drużyna zielona: Gwiezdny niszczyciel i Gwiazda Śmierci. Drużyna czarna: Myśliwiec TIE i Myśliwiec TIE Advanced. Drużyna żółta: Myśliwiec Jedi i Tantive IV.',
      },
    ],
  },
  {
    id: 'setup',
    title: { en: 'Getting ready', pl: 'Przygotowania do startu' },
    paragraphs: [
      {
        rules: ['ST-SETUP-01'],
        en: 'Two players: each picks 2 team cards and flies the 4 ships on them.',
        pl: 'Dwóch graczy: każdy wybiera 2 karty drużyn i lata czterema statkami z tych kart.',
      },
      {
        rules: ['ST-SETUP-02', 'ST-SETUP-03', 'ST-SETUP-04'],
        en: 'Three players: each picks 1 team card and flies its 2 ships. The fourth team stays in the box with its card, its ships and its movement cards, so only 36 movement cards are in play.',
        pl: 'Trzech graczy: każdy wybiera 1 kartę drużyny i lata dwoma statkami z tej karty. Czwarta drużyna zostaje w pudełku razem ze swoją kartą, statkami i kartami ruchu, więc w grze jest tylko 36 kart ruchu.',
      },
      {
        rules: ['ST-SETUP-05', 'ST-TEAM-01'],
        en: 'Four players: each picks 1 team card and flies its 2 ships. You race in two pairs.',
        pl: 'Czterech graczy: każdy wybiera 1 kartę drużyny i lata dwoma statkami z tej karty. Ścigacie się w dwóch zespołach.',
      },
      {
        rules: ['SG-22'],
        en: 'You choose your teams one after another, in seat order.',
        pl: 'Drużyny wybieracie po kolei, zgodnie z numerami miejsc.',
      },
      {
        rules: ['ST-SETUP-06'],
        en: 'All ships in the race wait together on the starting planet.',
        pl: 'Wszystkie statki, które biorą udział w wyścigu, czekają razem na planecie startowej.',
      },
      {
        rules: ['ST-SETUP-07', 'ST-SETUP-08'],
        en: 'The app shuffles the 20 bonus cards and leaves 2 for each player on the final planet, as presents for later: 4 cards for two players, 6 for three and 8 for four.',
        pl: 'Aplikacja tasuje 20 kart bonusów i zostawia na planecie finałowej po 2 karty dla każdego gracza, jako prezenty na później. Przy dwóch graczach to 4 karty, przy trzech 6, a przy czterech 8.',
      },
      {
        rules: ['ST-SETUP-09'],
        en: 'The other bonus cards (16, 14 or 12) lie face down in a stack in the middle of the board.',
        pl: 'Pozostałe karty bonusów (16, 14 albo 12) leżą w zakrytym stosie na środku planszy.',
      },
      {
        rules: ['ST-SETUP-10', 'ST-SETUP-11'],
        en: 'The movement cards in play are shuffled too and form a face-down stack of their own. Everyone is dealt 6 of them, and only you can see yours.',
        pl: 'Karty ruchu też są tasowane i mają swój własny zakryty stos. Każdy gracz dostaje z niego 6 kart i tylko on je widzi.',
      },
    ],
  },
  {
    id: 'sides',
    title: { en: 'Who flies with whom', pl: 'Kto leci z kim' },
    paragraphs: [
      {
        rules: ['ST-TEAM-03'],
        en: 'With two or three players it is everyone for themselves.',
        pl: 'Przy dwóch i przy trzech graczach każdy ściga się na własny rachunek.',
      },
      {
        rules: ['ST-TEAM-01'],
        en: 'Four players form two pairs of partners. Partners win together and lose together.',
        pl: 'Przy czterech graczach powstają dwa zespoły dwuosobowe. Zespół razem wygrywa i razem przegrywa.',
      },
      {
        rules: ['ST-TEAM-02', 'SG-21'],
        en: 'Partners sit across from each other, so the two sides take turns. Seats 1 and 3 play against seats 2 and 4.',
        pl: 'Gracze z jednego zespołu siedzą naprzeciwko siebie, więc zespoły grają na zmianę. Miejsca 1 i 3 grają przeciwko miejscom 2 i 4.',
      },
      {
        rules: ['ST-TEAM-01', 'ST-TEAM-03'],
        en: 'In this book a side is everyone who wins together: a pair of partners, or one player alone. Opponents’ ships are the ships of any other side.',
        pl: 'W tej instrukcji zespół to wszyscy, którzy wygrywają razem: dwóch graczy albo jeden, jeśli gra na własny rachunek. Statki przeciwników to statki innych zespołów.',
      },
    ],
  },
]
