import type { Source } from '../../content/names.ts'
import type { IconName } from '../drawing/Icon.tsx'

/** The icons of the sources of points and income. */
export const sourceIcons: Readonly<Record<Source, IconName>> = {
  missions: 'mission',
  technologies: 'mark',
  senate: 'chair',
  planets: 'planet',
  mining: 'mining',
  outposts: 'outpost',
  pirates: 'pirate',
  tracks: 'advance',
  fleet: 'fleet',
  crew: 'crew',
  tokens: 'basic',
  military: 'military',
  abilities: 'ability',
  wealth: 'wealth',
  goal: 'goal',
  credits: 'credits',
  resources: 'any',
}
