import type { TableOption } from '@kantyna/kernel'

/** The options of a table before the duel. */
export function tableOptions(): readonly TableOption[] {
  return [basesOption, lengthOption, buyOffOption, empireOption]
}

const basesOption: TableOption = {
  id: 'bases',
  name: { pl: 'Bazy', en: 'Bases' },
  choices: [
    {
      value: 'beginner',
      name: { pl: 'gra dla początkujących', en: 'beginner game' },
      explains: {
        pl: 'Każda strona ma stały zestaw 5 baz. W sam raz na pierwszą grę.',
        en: 'Each side always has the same 5 bases. Good for a first game.',
      },
    },
    {
      value: 'full',
      name: { pl: 'pełna kontrola', en: 'full control' },
      explains: {
        pl: 'Każda strona ma wszystkie 10 baz swojej frakcji; kolejną wybierasz spośród tych, które zostały.',
        en: 'Each side has all 10 bases of its faction; you choose the next one from those that are left.',
      },
    },
    {
      value: 'secret',
      name: { pl: 'tajne bazy', en: 'secret bases' },
      explains: {
        pl: 'Przed grą każdy gracz wybiera w tajemnicy 4 z pozostałych 9 baz swojej frakcji.',
        en: 'Before the game each player secretly picks 4 of the other 9 bases of their faction.',
      },
    },
  ],
}

const lengthOption: TableOption = {
  id: 'length',
  name: { pl: 'Długość gry', en: 'Game length' },
  choices: [
    {
      value: 'recommended',
      name: { pl: 'zalecana', en: 'recommended' },
      explains: {
        pl: 'Do zwycięstwa trzeba zniszczyć 3 bazy w grze dla początkujących, a 4 w pozostałych trybach.',
        en: 'You must destroy 3 bases to win the beginner game, and 4 in the other modes.',
      },
    },
    {
      value: '2',
      name: { pl: '2 bazy', en: '2 bases' },
      explains: { pl: 'Krótka gra.', en: 'A short game.' },
    },
    { value: '3', name: { pl: '3 bazy', en: '3 bases' } },
    { value: '4', name: { pl: '4 bazy', en: '4 bases' } },
    { value: '5', name: { pl: '5 baz', en: '5 bases' }, explains: { pl: 'Długa gra.', en: 'A long game.' } },
  ],
}

const buyOffOption: TableOption = {
  id: 'buyOff',
  name: { pl: 'Spłacanie kart neutralnych', en: 'Buying off neutral cards' },
  choices: [
    {
      value: 'no',
      name: { pl: 'nie', en: 'no' },
      explains: {
        pl: 'Karta neutralna, której nikt nie chce, po prostu leży w rzędzie galaktyki.',
        en: 'A neutral card that nobody wants simply stays in the galaxy row.',
      },
    },
    {
      value: 'yes',
      name: { pl: 'tak', en: 'yes' },
      explains: {
        pl: 'Możesz zapłacić koszt karty neutralnej, aby odrzucić ją z rzędu galaktyki.',
        en: 'You may pay the cost of a neutral card to discard it from the galaxy row.',
      },
    },
  ],
}

const empireOption: TableOption = {
  id: 'empire',
  name: { pl: 'Kto prowadzi Imperium', en: 'Who leads the Empire' },
  choices: [
    {
      value: '1',
      name: { pl: 'miejsce 1', en: 'seat 1' },
      explains: { pl: 'Imperium zaczyna grę.', en: 'The Empire takes the first turn.' },
    },
    {
      value: '2',
      name: { pl: 'miejsce 2', en: 'seat 2' },
      explains: { pl: 'Imperium zaczyna grę.', en: 'The Empire takes the first turn.' },
    },
    { value: 'random', name: { pl: 'decyduje los', en: 'drawn at random' } },
  ],
}
