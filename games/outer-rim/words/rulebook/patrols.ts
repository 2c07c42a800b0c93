import type { RulebookSection } from '@kantyna/kernel'

export const patrolSections: readonly RulebookSection[] = [
  {
    id: 'patrols',
    title: { en: 'Patrols', pl: 'Patrole' },
    paragraphs: [
      {
        rules: ['OR-PAT-12', 'OR-PAT-13', 'OR-PAT-14', 'OR-MAP-06'],
        en: 'Each faction always has exactly one patrol on the map. When it is beaten, the next one in its stack enters the map on the space beside the stack. Any number of patrols can share a space.',
        pl: 'Każda frakcja ma na mapie zawsze dokładnie jeden patrol. Gdy zostanie pokonany, na polu obok stosu pojawia się następny z tego stosu. Na jednym polu może być dowolna liczba patroli.',
      },
      {
        rules: ['OR-PAT-02', 'OR-PAT-03', 'OR-PAT-04', 'OR-PAT-05', 'OR-PAT-07'],
        en: 'A patrol has a level from 1 to 4 and a ship combat value: the dice it rolls. Beating level 1 brings credits; beating level 2 or 3 brings fame.',
        pl: 'Patrol ma poziom od 1 do 4 i współczynnik walki w przestrzeni, czyli liczbę rzucanych kości. Za pokonanie poziomu 1 są kredyty, za poziom 2 i 3 – sława.',
      },
      {
        rules: ['OR-PAT-06', 'OR-PAT-08', 'OR-PAT-09', 'OR-PAT-10', 'OR-PAT-11'],
        en: 'Keep away from level 4. Nobody rolls: it always wins, can never be eliminated, pays nothing, and deals your ship exactly the damage that defeats you.',
        pl: 'Poziom 4 lepiej omijać. Nikt nie rzuca kośćmi: taki patrol zawsze wygrywa, nie da się go wyeliminować, nie ma za niego nagrody, a twojemu statkowi zadaje dokładnie tyle obrażeń, ile trzeba, by cię pokonać.',
      },
      {
        rules: ['OR-PAT-01'],
        en: 'For abilities, patrols are not ships.',
        pl: 'Gdy zdolność mówi o statku, nie chodzi o patrol.',
      },
    ],
  },
  {
    id: 'patrol-movement',
    title: { en: 'When patrols move', pl: 'Kiedy ruszają patrole' },
    paragraphs: [
      {
        rules: ['OR-PMOVE-01', 'OR-PMOVE-02', 'OR-PMOVE-03', 'OR-PMOVE-04', 'OR-MKT-06'],
        en: 'Business draws attention. After you buy or gain a card from a market deck, the next card is revealed; if it shows a patrol symbol, that faction’s patrol moves as many spaces as the symbol says. A card revealed by a discard moves no patrol.',
        pl: 'Interesy zwracają uwagę. Gdy kupisz lub pozyskasz kartę z talii handlu, odkrywana jest następna; jeśli ma symbol patrolu, patrol tej frakcji rusza się o podaną liczbę pól. Karta odkryta po odrzuceniu poprzedniej nie porusza nikogo.',
      },
      {
        rules: ['OR-PMOVE-05', 'OR-PMOVE-06', 'OR-PMOVE-08', 'OR-PMOVE-09'],
        en: 'It comes towards the active player, who moves it. If several routes lead there, you may pick one, even a longer one, but it never turns away from you: it flies right if you are to its right, left if you are to its left.',
        pl: 'Patrol zmierza do aktywnego gracza i to ten gracz go przesuwa. Jeśli prowadzi tam kilka szlaków, wybierasz, którym leci, choćby dłuższym, ale nigdy nie zawraca: leci w prawo, gdy jesteś na prawo od niego, a w lewo, gdy na lewo.',
      },
      {
        rules: ['OR-PMOVE-07', 'OR-PMOVE-10', 'OR-PMOVE-11'],
        en: 'If it can reach you with this movement, it must, and it stops in your space. That is not a fight yet: wait for the encounter phase.',
        pl: 'Jeśli może do ciebie dotrzeć tym ruchem, musi to zrobić i zatrzymuje się na twoim polu. To jeszcze nie walka: ta może nastąpić dopiero w fazie spotkania.',
      },
      {
        rules: ['OR-PMOVE-12', 'OR-PMOVE-13', 'OR-PMOVE-14'],
        en: 'Patrols pass players and each other freely, and may end up on any kind of space.',
        pl: 'Patrole swobodnie mijają graczy i siebie nawzajem, a ruch mogą zakończyć na polu każdego rodzaju.',
      },
    ],
  },
]
