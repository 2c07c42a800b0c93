import type { Text } from '@kantyna/kernel'

/** The steps of the lesson, in their order. */
export const lessonSteps = [
  'welcome',
  'crossing',
  'symbol',
  'rotating',
  'hunting',
  'hunted',
  'favor',
  'goal',
  'victory',
] as const
export type StepName = (typeof lessonSteps)[number]

interface StepText extends Text {
  /** Shown when there is nothing left to choose. */
  readonly then?: Text
}

export const lessonTexts: Readonly<Record<StepName, StepText>> = {
  welcome: {
    en: 'Everything that you know about the Outer Rim still holds. What is new: the Core Worlds at both ends of the map, cards that rotate, bounties on players, favors and ambitions.',
    pl: 'Wszystko, co wiesz o Zewnętrznych Rubieżach, obowiązuje nadal. Nowe są Światy Jądra na obu końcach mapy, obracane karty, zlecenia na graczy, przysługi i ambicje.',
  },
  crossing: {
    en: 'No route joins the two Core Worlds. But before you draw their encounter card, you may announce that you are crossing the Core. The Empire likes you: draw, and cross.',
    pl: 'Światów Jądra nie łączy żaden szlak. Przed dobraniem ich karty spotkania możesz jednak zapowiedzieć lot przez galaktykę. Imperium ci sprzyja: dobierz kartę i leć.',
    then: {
      en: 'From one end of the map to the other! Without positive Imperial reputation you would have had to leave something behind. Had you stayed, you would have read the other section.',
      pl: 'Z jednego końca mapy na drugi! Bez pozytywnej reputacji w Imperium trzeba by coś zostawić. Kto zostaje na miejscu, czyta drugą sekcję karty.',
    },
  },
  symbol: {
    en: 'At the market you may now discard up to two cards from a deck instead of one. Discard two cards from the cargo deck, then buy the third, and see what lies under it.',
    pl: 'Podczas handlu możesz teraz odrzucić z talii nie jedną, lecz dwie karty. Odrzuć dwie karty z talii ładunków, kup trzecią i zobacz, co leży pod nią.',
    then: {
      en: 'The card below had a reveal-contact symbol that counts in a game for two: you had to reveal a contact on your planet. Whoever it is, you may still encounter them this turn.',
      pl: 'Karta pod spodem miała symbol odkrycia kontaktu, który działa w grze dwuosobowej: trzeba było odkryć kontakt na twojej planecie. W tej turze możesz go jeszcze spotkać.',
    },
  },
  rotating: {
    en: 'Some cards hold two resources. Only the upper one counts, until something rotates the card. Deliver this cargo!',
    pl: 'Niektóre karty mają dwa zasoby. Liczy się tylko górny, dopóki karta się nie obróci. Dostarcz ten ładunek!',
    then: {
      en: '5,000 credits, and the parts have become droids: rotated, the card is cargo for Naboo, and that pays 12,000.',
      pl: '5000 kredytów, a z części powstały droidy: po obróceniu karta jest ładunkiem na Naboo, za który dostaniesz 12 000.',
    },
  },
  hunting: {
    en: 'Your bounty names another player’s character, and that player is on your planet. Choose the bounty, and fight it out.',
    pl: 'Twoje zlecenie dotyczy postaci innego gracza, a ten gracz jest na twojej planecie. Wybierz zlecenie: rozstrzygnie walka.',
    then: {
      en: 'You win: 5,000 credits and 1 fame, whatever the card says, and it leaves the game. Nobody is eliminated: the other player only suffers the damage.',
      pl: 'Wygrana: 5000 kredytów i 1 punkt sławy, niezależnie od tego, co jest na karcie, a karta opuszcza grę. Nikt nie ginie: strona przegrana tylko otrzymuje obrażenia.',
    },
  },
  hunted: {
    en: 'Now you are the one being hunted: a bounty hunter holds a bounty on your character. Everybody can see who hunts whom. Have your encounter, and watch the hunter come.',
    pl: 'Teraz to na ciebie ktoś poluje: łowca nagród ma zlecenie na twoją postać. Wszyscy widzą, kto kogo ściga. Rozegraj spotkanie i patrz, jak łowca nadciąga.',
    then: {
      en: 'Its card led the hunter to you, but you dealt more damage. A hunter that loses discards the bounty. Had you lost, it would have gained 5,000 credits and 1 fame.',
      pl: 'Karta przywiodła łowcę do ciebie, ale to ty zadajesz więcej obrażeń. Łowca po przegranej odrzuca zlecenie. Po wygranej zyskałby 5000 kredytów i 1 punkt sławy.',
    },
  },
  favor: {
    en: 'Your cargo is for Mon Calamari, 7 spaces away, and your hyperdrive is 6. Press the glowing button, ask the other player for a Shortcut (+1), accept the price, and fly!',
    pl: 'Twój ładunek ma trafić na Kalamar, a to 7 pól; hipernapęd masz 6. Naciśnij świecący przycisk, poproś o Skrót (+1), przyjmij warunki i leć!',
    then: {
      en: 'You paid with your debt token. Whoever gives it back to you chooses a favor that you have to grant. You could also have paid in credits or, in the same space, in cards.',
      pl: 'Zapłatą był twój żeton zobowiązania. Kto go zwróci, wybierze przysługę, którą musisz wyświadczyć. Płacić można też kredytami, a na tym samym polu kartami.',
    },
  },
  goal: {
    en: 'With ambitions, 8 fame is not enough: all the goals of your sheet have to be complete. The first one takes a space encounter right here. Draw the card!',
    pl: 'W grze z ambicjami 8 punktów sławy nie wystarcza: trzeba też zrealizować wszystkie cele planszy. Pierwszy wymaga niespodziewanego spotkania na tym polu. Dobierz kartę!',
    then: {
      en: 'The first goal is complete. Numbered goals come in order; those with the infinity sign must be true at the end; and the final goal unlocks when everything else is done.',
      pl: 'Pierwszy cel zrealizowany. Cele z numerem idą po kolei, te ze znakiem nieskończoności muszą być spełnione na końcu, a cel końcowy odblokowuje się, gdy reszta jest zrealizowana.',
    },
  },
  victory: {
    en: '8 fame, and only the final goal is left: one ship against a Star Destroyer, where the Empire patrols at level 4. You are there. Choose the encounter of your ambition, and win!',
    pl: '8 punktów sławy i został tylko cel końcowy: w pojedynkę na gwiezdny niszczyciel. Patrol Imperium poziomu 4 jest na twoim polu. Wybierz spotkanie swojej ambicji i wygraj!',
    then: {
      en: 'All goals are complete: you win! Two variants, more hunters and a way across the galaxy: there is some unfinished business waiting for you.',
      pl: 'Wszystkie cele zrealizowane: wygrywasz! Dwa warianty, nowi łowcy i droga przez galaktykę: niedokończone sprawy czekają na ciebie.',
    },
  },
}
