import type { en } from './en.ts'

/** The words about imported and exported records in Polish. */
export const pl: typeof en = {
  notJson: 'To nie jest plik gry z Kantyny: nie da się go odczytać jako JSON.',
  notRecord: (where) =>
    where === ''
      ? 'To nie jest plik gry z Kantyny.'
      : `To nie jest plik gry z Kantyny: błąd w miejscu „${where}”.`,
  tooLarge: 'Ten plik jest za duży na zapis gry: może mieć najwyżej 4 MB.',
  unknownExpansion: (expansion) =>
    `Ta gra toczy się z dodatkiem, którego nie ma na naszej półce: „${expansion}”.`,
  unknownGame: (game) => `To zapis gry, której nie ma na naszej półce: „${game}”.`,
  otherRules: (choice) =>
    `Ta gra toczyła się według wcześniejszej wersji zasad. Od decyzji nr ${choice} obecne zasady prowadzą gdzie indziej.`,
  unknownRules: (version) =>
    `Ten zapis podaje wersję zasad „${version}”, której ta Kantyna nie zna. Może pochodzić z nowszej.`,
  invisibleName: (player) => `Imię gracza nr ${player} w zapisie nie ma ani jednego widocznego znaku.`,
  wrongTakeback: 'Zapis mówi o cofnięciu, którego nie mogło być.',
  wrongChange:
    'Zapis mówi o zmianie gracza, przerwie albo zakończeniu gry w chwili, w której nie mogło ich być.',
  brokenSeal: 'Ten zapis został zmieniony po utworzeniu: suma kontrolna się nie zgadza.',
  wrongCommitment: 'Ziarno losowości w zapisie nie jest tym, które obiecano przed grą.',
  wrongContribution: 'Liczby losowe graczy nie są tymi, które obiecano przed grą.',
  wrongOutcome: 'Zapis podaje innych zwycięzców, niż wynika z gry.',
  notOpened: 'Gra jest skończona, ale zapis nie ujawnia ziarna losowości, więc nie da się go sprawdzić.',
  wrongGame: 'To zapis innej gry.',
  badOptions: (option) =>
    `Opcje gry w zapisie nie pasują do tej gry${option === '' ? '' : `: nieprawidłowa jest opcja „${option}”`}.`,
  badSeats: 'W tę grę nie gra tylu graczy, ilu podaje zapis.',
  illegalChoice: (entry) => `Zasady nie pozwalają na decyzję nr ${entry} z zapisu.`,
  wrongChance: (entry) => `Wyniki losowania nie zgadzają się przy decyzji nr ${entry}.`,
  wrongHash: (entry) => `Po decyzji nr ${entry} gra wygląda inaczej, niż mówi zapis.`,
  unfairDraw: (entry) => `Przy decyzji nr ${entry} wylosowano inną liczbę, niż wynika z ziarna losowości.`,
  duringSetup: 'Zapis nie zgadza się już przy rozkładaniu gry.',
  opened: ({ game, names, moves, isFinished }) =>
    `Otwarto: ${game} (${names}), ${moves}, gra ${isFinished ? 'zakończona' : 'niezakończona'}.`,
  saved: 'Gra jest już na liście gier.',
  known: 'Masz już tę grę.',
}
