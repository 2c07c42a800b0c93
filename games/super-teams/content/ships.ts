/**
 * The four teams and their ships (ST-COMP-06, ST-COMP-07). Names and numbers are facts; the fourth team is missing from
 * the Polish rulebook.
 */

export const colours = ['red', 'green', 'black', 'yellow'] as const
export type Colour = (typeof colours)[number]

export const ships = [
  { id: 'x-wing', colour: 'red', provenance: 'seed' },
  { id: 'millennium-falcon', colour: 'red', provenance: 'seed' },
  { id: 'star-destroyer', colour: 'green', provenance: 'seed' },
  { id: 'death-star', colour: 'green', provenance: 'seed' },
  { id: 'tie-fighter', colour: 'black', provenance: 'seed' },
  { id: 'tie-advanced', colour: 'black', provenance: 'seed' },
  { id: 'jedi-starfighter', colour: 'yellow', provenance: 'public' },
  { id: 'tantive-iv', colour: 'yellow', provenance: 'public' },
] as const
export type ShipId = (typeof ships)[number]['id']

export const SHIPS_PER_COLOUR = 2
