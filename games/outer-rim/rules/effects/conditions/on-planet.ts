import { factions } from '../../../content/names.ts'
import { ofFaction } from '../../../words/cards/card-terms.ts'
import { onPlanet as onPlanetSaid } from '../../../words/planets.ts'
import { factionOfSpace, isPlanet, spaceOf, spaceOfSeat } from '../../map/map.ts'
import { refuse } from '../refusing.ts'
import type { Conditions } from '../vocabulary.ts'

export const onPlanet: Conditions['onPlanet'] = {
  legal(t, { planet, faction }, { seat }) {
    const here = spaceOfSeat(t, seat)
    const isThere =
      isPlanet(here) &&
      (planet === undefined || spaceOf(planet) === here) &&
      (faction === undefined || factionOfSpace(here) === factions.indexOf(faction))
    return isThere ? null : refuse('OR-MAP-08', 'notOnPlanet')
  },
  words: {
    en: ({ planet, faction }) => `you are on ${wording.en(planet, faction)}`,
    pl: ({ planet, faction }) => `jesteś na ${wording.pl(planet, faction)}`,
  },
  negated: {
    en: ({ planet, faction }) => `you are not on ${wording.en(planet, faction)}`,
    pl: ({ planet, faction }) => `nie jesteś na ${wording.pl(planet, faction)}`,
  },
}

type Args = Parameters<Conditions['onPlanet']['legal']>[1]
type Wording = (planet: Args['planet'], faction: Args['faction']) => string

const wording: { readonly en: Wording; readonly pl: Wording } = {
  en(planet, faction) {
    if (planet !== undefined) return onPlanetSaid('en', planet)
    return faction === undefined ? 'a planet' : `a planet with the ${ofFaction.en[faction]} symbol`
  },
  pl(planet, faction) {
    if (planet !== undefined) return onPlanetSaid('pl', planet)
    return faction === undefined ? 'planecie' : `planecie z symbolem ${ofFaction.pl[faction]}`
  },
}
