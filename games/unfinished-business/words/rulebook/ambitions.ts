import type { RulebookSection } from '@kantyna/kernel'

export const ambitionSections: readonly RulebookSection[] = [
  {
    id: 'ub-ambitions',
    title: { en: 'Ambitions', pl: 'Ambicje' },
    paragraphs: [
      {
        rules: ['UB-AMB-01', 'UB-AMB-08', 'UB-AMB-09', 'UB-AMB-37'],
        en: 'Fame alone does not win: you also have to complete every goal of your sheet. Agree on the fame beforehand; 8 is usual.',
        pl: 'Sama sława nie daje zwycięstwa: trzeba też zrealizować wszystkie cele swojej planszy. Potrzebną sławę ustalcie wcześniej; zwykle to 8.',
      },
      {
        rules: ['UB-AMB-02', 'UB-AMB-03', 'UB-AMB-04', 'UB-AMB-05', 'UB-AMB-06', 'UB-AMB-07'],
        en: 'Everybody has a sheet of their own: what you start with, what your goals call for, abilities, the goals, and a track with a place for each of them.',
        pl: 'Każdy ma własną planszę: z czym zaczyna, czego wymagają cele, dodatkowe zdolności, cele oraz tor postępu z miejscem na każdy z nich.',
      },
      {
        rules: ['UB-AMB-10', 'UB-AMB-11', 'UB-AMB-12', 'UB-AMB-13', 'UB-AMB-14', 'UB-AMB-15', 'UB-AMB-16'],
        en: 'When everything else is set up, one sheet more than there are players is drawn. The last player chooses first, the first player last; the sheet that is left goes back to the box. Nobody gets the usual starting credits.',
        pl: 'Gdy wszystko inne jest gotowe, losuje się o jedną planszę więcej, niż jest graczy. Wybiera się w odwrotnej kolejności: zaczyna ostatni gracz, a kończy pierwszy. Plansza, która zostanie, wraca do pudełka. Zwykłych kredytów początkowych nie dostaje nikt.',
      },
      {
        rules: ['UB-AMB-17', 'UB-AMB-18', 'UB-AMB-19', 'UB-AMB-20'],
        en: 'Then everybody takes what the sheet gives, besides what the character brings. If it gives a market card, you search the deck named for it and shuffle that deck afterwards.',
        pl: 'Potem każdy bierze to, co daje plansza, oprócz tego, co przynosi postać. Jeśli daje kartę, wyszukuje się ją w podanej talii handlu, którą potem się tasuje.',
      },
    ],
  },
  {
    id: 'ub-goals',
    title: { en: 'Goals', pl: 'Cele' },
    paragraphs: [
      {
        rules: ['UB-AMB-21', 'UB-AMB-22', 'UB-AMB-23', 'UB-AMB-24', 'UB-AMB-25'],
        en: 'A dash: completed at any time. Numbers: one after the other; what you did before a goal’s turn came does not count. Infinity: completed at any time, but only for as long as it holds; as soon as it does not, the goal is open again.',
        pl: 'Kreska: w dowolnym momencie. Numery: po kolei; to, co zrobisz przed czasem, się nie liczy. Nieskończoność: cel jest zrealizowany, dopóki warunek jest spełniony, a potem znów otwarty.',
      },
      {
        rules: ['UB-AMB-26', 'UB-AMB-27', 'UB-AMB-28'],
        en: 'The fame symbol marks the final goal: it takes the fame agreed on and all the other goals.',
        pl: 'Symbol sławy oznacza cel końcowy: potrzeba do niego ustalonej sławy i wszystkich pozostałych celów.',
      },
      {
        rules: ['UB-AMB-29', 'UB-AMB-30', 'UB-AMB-31', 'UB-AMB-38'],
        en: 'A goal may have an “Encounter” ability of its own, at its destination if it names one. Some final goals may be attempted in place of the encounter with a patrol of the faction they name, even one that you would have to fight.',
        pl: 'Cel może mieć własną zdolność „Spotkanie”, tylko w punkcie docelowym, jeśli jest podany. Niektóre cele końcowe wolno realizować zamiast spotkania z patrolem danej frakcji, nawet wymuszonego.',
      },
      {
        rules: ['UB-AMB-32', 'UB-AMB-33', 'UB-AMB-34'],
        en: 'A databank card that a goal calls for is resolved like part of a job: if you are defeated, it fails, and you may try again in a later turn.',
        pl: 'Kartę danych, do której odsyła cel, rozgrywa się jak część misji: jeśli zostaniesz graczem pokonanym, próba się nie udaje, ale możesz ją ponowić w kolejnej turze.',
      },
      {
        rules: ['UB-AMB-35', 'UB-AMB-36'],
        en: 'A goal token on the track marks each completed goal; it comes off when you no longer meet an infinity goal.',
        pl: 'Żeton celu na torze oznacza zrealizowany cel; zdejmuje się go, gdy cel z nieskończonością przestaje być spełniony.',
      },
    ],
  },
]
