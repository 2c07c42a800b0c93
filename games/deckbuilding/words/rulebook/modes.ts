import type { RulebookSection } from '@kantyna/kernel'

export const modeSections: readonly RulebookSection[] = [
  {
    id: 'modes',
    title: { en: 'Game modes', pl: 'Tryby gry' },
    paragraphs: [
      {
        rules: ['DB-ADV-01'],
        en: 'Start with the beginner game and its five fixed bases. Once you know the cards, you may choose one of two advanced modes instead.',
        pl: 'Zacznijcie od gry dla początkujących ze stałym zestawem pięciu baz. Gdy poznacie karty, możecie zamiast niej wybrać jeden z dwóch trybów zaawansowanych.',
      },
      {
        rules: ['DB-ADV-02', 'DB-ADV-04', 'DB-ADV-05'],
        en: 'Full control: your base deck holds all 10 bases of your faction. You still start on Lothal or Dantooine, and each time you need a new base you choose among all that are left.',
        pl: 'Pełna kontrola: twoja talia baz to wszystkie 10 baz frakcji. Nadal zaczynasz na Lothalu albo Dantooine, a gdy potrzebujesz nowej bazy, wybierasz spośród wszystkich pozostałych.',
      },
      {
        rules: ['DB-ADV-07', 'DB-ADV-08', 'DB-ADV-09'],
        en: 'Secret bases: you also begin on your starting base, but before the game you pick 4 of your 9 other bases in secret. They wait face down under it.',
        pl: 'Tajne bazy: też zaczynasz z bazą startową, ale przed grą wybierasz w tajemnicy 4 z 9 pozostałych. Czekają zakryte pod bazą startową.',
      },
      {
        rules: ['DB-ADV-10'],
        en: 'The bases you did not pick stay hidden as well, so the opponent cannot tell what is coming.',
        pl: 'Niewybrane bazy też są zakryte, więc przeciwnik nie wie, czego się spodziewać.',
      },
      {
        rules: ['DB-ADV-03', 'DB-ADV-11'],
        en: 'Everything else in these modes is as in the beginner game.',
        pl: 'Cała reszta w tych trybach jest taka jak w grze dla początkujących.',
      },
      {
        rules: ['DB-ADV-06', 'DB-ADV-12'],
        en: 'For both modes we recommend playing to 4 destroyed bases.',
        pl: 'W obu trybach polecamy grę do 4 zniszczonych baz.',
      },
      {
        rules: ['DB-ADV-13', 'DB-ADV-14'],
        en: 'The printed game also has a two-on-two team mode. It needs two copies of the game and rules of its own, and is not available here.',
        pl: 'Wydanie pudełkowe ma też grę drużynową 2 na 2. Wymaga ona dwóch egzemplarzy gry i osobnych zasad; tutaj jej nie ma.',
      },
    ],
  },
  {
    id: 'options',
    title: { en: 'Optional rules', pl: 'Zasady opcjonalne' },
    paragraphs: [
      {
        rules: ['DB-OPT-01'],
        en: 'You can combine these rules with any mode and with each other.',
        pl: 'Te zasady można łączyć z każdym trybem i ze sobą nawzajem.',
      },
      {
        rules: ['DB-OPT-02', 'DB-OPT-03', 'DB-OPT-04'],
        en: 'Length: agree before the game whether 2, 3, 4 or 5 destroyed bases win. Two makes for a quick game; three is usual for beginners. The number is the same for both of you.',
        pl: 'Długość: przed grą ustalacie, czy do zwycięstwa trzeba zniszczyć 2, 3, 4 czy 5 baz. Dwie to szybka gra, trzy to tyle, ile zwykle w grze dla początkujących. Liczba jest taka sama dla obu graczy.',
      },
      {
        rules: ['DB-OPT-05', 'DB-OPT-06', 'DB-OPT-07'],
        en: 'Buying off neutral cards: on your turn you may pay the cost of a neutral card in the row, unit or ship, just to get rid of it. It goes to the galaxy discard pile and nobody gets it.',
        pl: 'Spłacanie kart neutralnych: w swojej turze możesz zapłacić koszt neutralnej karty z rzędu, jednostki albo okrętu, tylko po to, by się jej pozbyć. Trafia na stos odrzuconych kart galaktyki i nikt jej nie dostaje.',
      },
      {
        rules: ['DB-OPT-08'],
        en: 'Its place in the row is filled at once, as always.',
        pl: 'Jej miejsce w rzędzie od razu zajmuje nowa karta, jak zawsze.',
      },
    ],
  },
]
