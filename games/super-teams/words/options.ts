import type { TableOption } from '@kantyna/kernel'

/** The options that a table offers before the race. */
export function tableOptions(seats: number): readonly TableOption[] {
  return [
    {
      id: 'teams',
      name: { pl: 'Drużyny', en: 'Teams' },
      choices: [
        { value: 'choose', name: { pl: 'do wyboru na początku gry', en: 'chosen when the game starts' } },
        { value: 'dealt', name: { pl: 'rozdane w kolejności miejsc', en: 'dealt in seat order' } },
      ],
    },
    {
      id: 'firstPlayer',
      name: { pl: 'Kto zaczyna', en: 'Who starts' },
      choices: [
        { value: 'random', name: { pl: 'decyduje los', en: 'drawn at random' } },
        ...Array.from({ length: seats }, (_, seat) => ({
          value: String(seat + 1),
          name: { pl: `miejsce ${seat + 1}`, en: `seat ${seat + 1}` },
        })),
      ],
    },
  ]
}
