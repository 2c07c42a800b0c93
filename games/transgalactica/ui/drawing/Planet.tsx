import { memo } from 'preact/compat'
import { planets } from '../../content/planets.ts'
import { HUB_PLANET } from '../../rules/pieces.ts'
import { Globe, HubGlobe } from './Globe.tsx'

/** A planet of the game, by its number. */
export const Planet = memo(function Planet({ planet }: { readonly planet: number }) {
  if (planet === HUB_PLANET) return <HubGlobe />
  const look = planets[planet]
  return look === undefined ? null : <Globe look={look} />
})
