import type { RulebookSection } from '@kantyna/kernel'

export const favorSections: readonly RulebookSection[] = [
  {
    id: 'ub-favors',
    title: { en: 'Favors', pl: 'Przysługi' },
    paragraphs: [
      {
        rules: ['UB-FAV-01', 'UB-FAV-02', 'UB-FAV-03', 'UB-FAV-04', 'UB-FAV-05', 'UB-FAV-18', 'UB-FAV-21'],
        en: 'You may ask the others for a favor at any time, wherever they are, but not once the dice of a combat or a test have been rolled. You can receive one favor a turn; a refusal does not count. You cannot ask yourself.',
        pl: 'Możesz prosić innych o przysługę w dowolnej chwili, gdziekolwiek są, ale nie po rzucie w walce lub teście. W jednej turze możesz otrzymać jedną przysługę; odmowa się nie liczy. Siebie prosić nie można.',
      },
      {
        rules: ['UB-FAV-06', 'UB-FAV-07', 'UB-FAV-08', 'UB-FAV-09'],
        en: 'Advice: name a skill; you have it in your next test this turn. Whoever advises you must have it on their character or a crew member.',
        pl: 'Rada: wskaż umiejętność; masz ją w swoim następnym teście w tej turze. Kto radzi, musi ją mieć na karcie postaci lub w załodze.',
      },
      {
        rules: ['UB-FAV-10', 'UB-FAV-11'],
        en: 'Combat Strategy: you roll 1 extra die in one combat of your character or ship.',
        pl: 'Strategia bojowa: jedna kość więcej w jednej walce twojej postaci lub statku.',
      },
      {
        rules: ['UB-FAV-12', 'UB-FAV-13'],
        en: 'Support: choose a faction with which your helper’s reputation is positive. Until the end of the turn yours counts as positive too.',
        pl: 'Poparcie: do końca tury twoja reputacja liczy się jako pozytywna we frakcji, w której pomagający ma pozytywną.',
      },
      {
        rules: ['UB-FAV-14'],
        en: 'Shortcut: +1 hyperdrive until the end of the turn.',
        pl: 'Skrót: +1 do hipernapędu do końca tury.',
      },
      {
        rules: ['UB-FAV-15', 'UB-FAV-16', 'UB-FAV-17'],
        en: 'Nobody has to help, unless you give them back their own debt token. If several are willing, you choose whose help you take.',
        pl: 'Nikt nie musi pomagać, chyba że zwracasz mu jego żeton zobowiązania. Jeśli chętnych jest kilku, wybierasz, czyją pomoc przyjmiesz.',
      },
      {
        rules: ['UB-FAV-19', 'UB-FAV-20'],
        en: 'You may also pay somebody to refuse a third player. Such a promise binds nobody.',
        pl: 'Możesz też zapłacić komuś za to, że odmówi trzeciemu graczowi. Taka obietnica nikogo nie wiąże.',
      },
    ],
  },
  {
    id: 'ub-debts',
    title: { en: 'Debt tokens and bargaining', pl: 'Żetony zobowiązań i targi' },
    paragraphs: [
      {
        rules: ['UB-DEB-01', 'UB-DEB-02', 'UB-DEB-03', 'UB-DEB-04'],
        en: 'Everybody starts with their own debt token: a favor promised. Debt tokens can change hands at any time, like credits, and so can tokens that you have from others.',
        pl: 'Każdy zaczyna z własnym żetonem zobowiązania: to obiecana przysługa. Żetony, także cudze, mogą przechodzić z rąk do rąk w dowolnej chwili, tak jak kredyty.',
      },
      {
        rules: ['UB-DEB-05', 'UB-DEB-06', 'UB-DEB-07'],
        en: 'Give somebody’s token back, and they have to grant you one favor of your choice. Its owner can then give it to somebody again.',
        pl: 'Zwróć komuś jego żeton, a musi wyświadczyć ci jedną wybraną przysługę. Potem może znów go komuś dać.',
      },
      {
        rules: ['UB-NEG-01', 'UB-NEG-02', 'UB-NEG-03', 'UB-NEG-04', 'UB-NEG-07'],
        en: 'A favor may be paid for with credits, with debt tokens and, between players in the same space, with resources. An offer may be answered with a counter-offer.',
        pl: 'Przysługa ma swoją cenę: kredyty, żetony zobowiązań, a między graczami na tym samym polu także zasoby. Na ofertę można odpowiedzieć własną.',
      },
      {
        rules: ['UB-NEG-05', 'UB-NEG-06'],
        en: 'You may promise anything for later. Whatever cannot be done at once binds nobody.',
        pl: 'Na później możesz obiecać cokolwiek. Co nie może stać się od razu, nikogo nie wiąże.',
      },
    ],
  },
]
