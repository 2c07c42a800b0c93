import type { Faction } from '../../content/card.ts'

/**
 * The plates of the factions' emblems, our own drawings, in a box of 24 × 24. Each has its own shape, so that colour is
 * never the only difference.
 */

export const emblemShapes: Readonly<Record<Faction, string>> = {
  empire: 'M12 1.5 21.1 6.75v10.5L12 22.5l-9.1-5.25V6.75Z',
  rebels: 'M12 1.5a10.5 10.5 0 1 0 0 21a10.5 10.5 0 0 0 0-21Z',
  neutral: 'M12 .8 23.2 12 12 23.2.8 12Z',
}

/** The signs on the plates: a wedge from above, two rising sparks, crossing roads. */
const signs: Readonly<Record<Faction, string>> = {
  empire: 'M6 8.2 12 5l6 3.2-4.4.6L12 19.4 10.4 8.8Z',
  rebels: 'M12 4.6 18 12l-3.6-1L12 7.9 9.6 11 6 12ZM12 10.6l6 7.4-3.6-1-2.4-3.1L9.6 17 6 18Z',
  neutral: 'M12 5.4 13.8 10.2 18.6 12 13.8 13.8 12 18.6 10.2 13.8 5.4 12 10.2 10.2Z',
}

export function Emblem({ faction }: { faction: Faction }) {
  return (
    <svg className="db-emblem" data-faction={faction} viewBox="0 0 24 24" aria-hidden="true">
      <path className="db-emblem-plate" d={emblemShapes[faction]} />
      <path className="db-emblem-sign" d={signs[faction]} />
    </svg>
  )
}
