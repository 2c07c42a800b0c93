import type { TableOption } from '@kantyna/kernel'
import { baseSet } from '../../content/index.ts'
import { ASKED, aiCharacterIds } from '../../rules/setup/options.ts'

/** The options of a table before the game, by the number of people. Those of the AI player are for one person only. */
export function tableOptions(people: number): readonly TableOption[] {
  return people === 1 ? [mapOption, fameOption, aiCharacterOption, aiFameOption] : [mapOption, fameOption]
}

const mapOption: TableOption = {
  id: 'map',
  name: { pl: 'Mapa', en: 'Map' },
  choices: [
    {
      value: 'standard',
      name: { pl: 'standardowa', en: 'standard' },
      explains: {
        pl: 'Płytki mapy leżą zawsze w tej samej kolejności.',
        en: 'The map tiles always lie in the same order.',
      },
    },
    {
      value: 'random',
      name: { pl: 'losowa', en: 'random' },
      explains: {
        pl: 'O kolejności płytek mapy decyduje los.',
        en: 'The order of the map tiles is drawn at random.',
      },
    },
  ],
}

const fameOption: TableOption = {
  id: 'fame',
  name: { pl: 'Sława potrzebna do zwycięstwa', en: 'Fame needed to win' },
  choices: [
    { value: '10', name: { pl: '10 (zwykła gra)', en: '10 (standard game)' } },
    { value: '12', name: { pl: '12 (wariant rozszerzony)', en: '12 (extended game)' } },
  ],
}

const aiCharacterOption: TableOption = {
  id: 'aiCharacter',
  name: { pl: 'Postać gracza SI', en: 'The AI player’s character' },
  choices: [
    {
      value: ASKED,
      name: { pl: 'wybierzesz w grze', en: 'you choose in the game' },
      explains: {
        pl: 'Najpierw wybierzesz swoją postać, potem postać gracza SI.',
        en: 'First you choose your own character, then that of the AI player.',
      },
    },
    ...baseSet.characters
      .filter(({ id }) => aiCharacterIds.includes(id))
      .map(({ id, name }) => ({ value: id, name })),
  ],
}

const aiFameOption: TableOption = {
  id: 'aiFame',
  name: { pl: 'Sława gracza SI na początku', en: 'The AI player’s fame at the start' },
  choices: ['0', '1', '2', '3', '4', '5'].map((fame) => ({
    value: fame,
    name: { pl: fame, en: fame },
    ...(fame === '0'
      ? {}
      : {
          explains: {
            pl: 'Wariant ekspercki: im więcej sławy na początku, tym trudniej.',
            en: 'Expert variant: the more fame it starts with, the harder it gets.',
          },
        }),
  })),
}
