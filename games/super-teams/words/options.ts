import type { TableOption } from '@kantyna/kernel'

/** What a table may choose before the race. */
export function tableOptions(seats: number): readonly TableOption[] {
  return [
    {
      id: 'teams',
      name: { pl: 'Drużyny', en: 'Teams' },
      choices: [
        { value: 'choose', name: { pl: 'wybieracie przy stole', en: 'chosen at the table' } },
        { value: 'dealt', name: { pl: 'rozdane po kolei', en: 'dealt in order' } },
      ],
    },
    {
      id: 'firstPlayer',
      name: { pl: 'Kto zaczyna', en: 'Who starts' },
      choices: [
        { value: 'random', name: { pl: 'los decyduje', en: 'drawn at random' } },
        ...Array.from({ length: seats }, (_, seat) => ({
          value: String(seat + 1),
          name: { pl: `miejsce ${seat + 1}`, en: `seat ${seat + 1}` },
        })),
      ],
    },
  ]
}
