import type { Faction } from '../../content/names.ts'

/**
 * Our own signs of the factions, in a box of 24 × 24: a plate and a sign each, so that they do not differ by colour
 * alone.
 */

const plates: Readonly<Record<Faction, string>> = {
  rebel: 'M12 1.2a10.8 10.8 0 1 0 0 21.6a10.8 10.8 0 0 0 0-21.6Z',
  imperial: 'M12 .8 21.7 6.4v11.2L12 23.2l-9.7-5.6V6.4Z',
  hutt: 'M2 3.5C8 3.5 10 2.5 12 1c2 1.5 4 2.5 10 2.5 0 9-2 15.5-10 19.5C4 19 2 12.5 2 3.5Z',
  syndicate: 'M12 .6 23.4 12 12 23.4.6 12Z',
}

/** Rebel: a bird of sparks. Imperial: a wheel. Hutt: a slow smile. Syndicate: a fist of rings. */
const signs: Readonly<Record<Faction, string>> = {
  rebel: 'M12 4.5 14.2 10 19.5 8c-.5 5-3 7.5-5.5 8.5L12 20l-2-3.5C7.5 15.5 5 13 4.5 8l5.3 2Z',
  imperial: 'M12 5v14M5.9 8.5l12.2 7M5.9 15.5l12.2-7M12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7Z',
  hutt: 'M5.5 10.5c2 6 11 6 13 0M8.5 8h.2M15.3 8h.2',
  syndicate: 'M9.5 8.5a4 4 0 1 0 0 8a4 4 0 0 0 0-8ZM14.5 7.5a4 4 0 1 0 0 8a4 4 0 0 0 0-8Z',
}

interface MarkProps {
  readonly faction: Faction
  readonly x?: number
  readonly y?: number
  readonly size: number
}

/** The sign inside a drawing; `x` and `y` are the middle of the sign. */
export function FactionMark({ faction, x = 0, y = 0, size }: MarkProps) {
  return (
    <g
      className="or-faction"
      data-faction={faction}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${(size / 24).toFixed(3)})`}
    >
      <path className="or-faction-plate" d={plates[faction]} />
      <path className="or-faction-sign" data-solid={faction === 'rebel' || undefined} d={signs[faction]} />
    </g>
  )
}

export function FactionSign({ faction, size = 18 }: { readonly faction: Faction; readonly size?: number }) {
  return (
    <svg className="or-faction-sign-box" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <FactionMark faction={faction} x={12} y={12} size={24} />
    </svg>
  )
}
