import type { TableSettings } from '@kantyna/online'

/** Settings of an edition with only people, as most tests want them. */
export function settingsOf(
  edition: string,
  people: number,
  change: Partial<TableSettings> = {},
): TableSettings {
  const isExpansion = edition === 'unfinished-business'
  return {
    game: isExpansion ? 'outer-rim' : edition,
    options: isExpansion ? { modules: [edition], favors: 'yes' } : {},
    seats: Array.from({ length: people }, () => ({ kind: 'person' })),
    isMasked: true,
    watching: 'public',
    clock: null,
    isListed: false,
    hints: false,
    talk: 'presets',
    lateSeats: false,
    ...change,
  }
}

/** All editions, with the number of people that tests seat. */
export const everyEdition = [
  { edition: 'super-teams', people: 3 },
  { edition: 'deckbuilding', people: 2 },
  { edition: 'outer-rim', people: 2 },
  { edition: 'unfinished-business', people: 2 },
  { edition: 'transgalactica', people: 2 },
] as const
