import type { RulebookSection } from '@kantyna/kernel'

export const buyingSections: readonly RulebookSection[] = [
  {
    id: 'buying',
    title: { en: 'Buying a card', pl: 'Zakup karty' },
    paragraphs: [
      {
        rules: ['DB-BUY-01', 'DB-BUY-02'],
        en: 'Cards are for sale in two places: in the row, and on the stack of Outer Rim Pilots beside it.',
        pl: 'Karty kupujesz z dwóch miejsc: z rzędu galaktyki i z leżącego obok stosu Pilotów z Zewnętrznych Rubieży.',
      },
      {
        rules: ['DB-BUY-03', 'DB-BUY-04', 'DB-BUY-05', 'DB-BUY-06'],
        en: 'The Rebels may buy Rebel and neutral cards, the Empire may buy Empire and neutral cards. You cannot buy cards of your opponent’s faction.',
        pl: 'Rebelia może kupować karty Rebelii i neutralne, a Imperium karty Imperium i neutralne. Kart wrogiej frakcji kupić nie można.',
      },
      {
        rules: ['DB-BUY-11'],
        en: 'Pilots are neutral, so both sides may buy them.',
        pl: 'Piloci są neutralni, więc mogą ich kupować obie strony.',
      },
      {
        rules: ['DB-BUY-07', 'DB-BUY-08'],
        en: 'You pay the cost from your pool back to the supply. If your pool is too small, you cannot buy the card.',
        pl: 'Koszt płacisz ze swojej puli do puli ogólnej. Jeśli masz za mało zasobów, karty nie kupisz.',
      },
      {
        rules: ['DB-BUY-09', 'DB-BUY-10'],
        en: 'A bought card goes face up on top of your discard pile. You will draw it later, once that pile has become your new deck.',
        pl: 'Kupiona karta trafia odkryta na wierzch twojego stosu kart odrzuconych. Dobierzesz ją później, gdy ten stos stanie się twoją nową talią.',
      },
      {
        rules: ['DB-BUY-12'],
        en: 'Some abilities let you buy a card without paying, and some send it to a better place, such as your hand. It still counts as buying, in every way.',
        pl: 'Niektóre zdolności pozwalają kupić kartę bez płacenia, a niektóre kładą ją w lepszym miejscu, na przykład na ręce. To nadal zakup, ze wszystkimi skutkami zakupu.',
      },
    ],
  },
  {
    id: 'row',
    title: { en: 'The galaxy row is always full', pl: 'Rząd galaktyki zawsze pełny' },
    paragraphs: [
      {
        rules: ['DB-GROW-01', 'DB-GROW-03'],
        en: 'Whenever a card leaves the row, the top card of the galaxy deck fills its place at once, face up. The other cards stay where they are.',
        pl: 'Gdy karta opuszcza rząd, jej miejsce od razu zajmuje odkryta karta z wierzchu talii galaktyki. Pozostałe karty się nie przesuwają.',
      },
      {
        rules: ['DB-GROW-02'],
        en: 'It does not matter why the card left: bought, defeated, discarded, destroyed, taken into a hand or bought off.',
        pl: 'Nie ma znaczenia, dlaczego karta zniknęła: zakup, pokonanie, odrzucenie, zniszczenie, wzięcie na rękę czy spłacenie.',
      },
      {
        rules: ['DB-GROW-04'],
        en: 'The new card is available right away. If you still can, you may buy or attack it this same turn.',
        pl: 'Z nowej karty możesz skorzystać natychmiast. Jeśli masz jeszcze czym, kup ją albo zaatakuj w tej samej turze.',
      },
      {
        rules: ['DB-GROW-05'],
        en: 'Pilots come from their own stack, so buying one does not change the row.',
        pl: 'Piloci mają własny stos, więc ich zakup nie zmienia rzędu.',
      },
    ],
  },
]
