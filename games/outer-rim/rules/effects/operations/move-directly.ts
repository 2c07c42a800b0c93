import { at, type Lang } from '@kantyna/kernel'
import { moveSelfPl, you } from '../../../words/cards/effect-words.ts'
import { toPlanet } from '../../../words/planets.ts'
import { mapOf, spaceOf, spaceOfSeat } from '../../map/map.ts'
import { moveDirectly as relocate } from '../../map/movement.ts'
import type { Rim } from '../../rim.ts'
import { matchingFactions } from '../matching-factions.ts'
import { spaceOption } from '../options.ts'
import { refuse } from '../refusing.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

type Args = Parameters<Operations['moveDirectly']['legal']>[1]

function targets(t: Rim, { to }: Args, seat: number): number[] {
  const here = spaceOfSeat(t, seat)
  return targetsFrom(t, to, seat, here).filter((space) => space !== here)
}

function targetsFrom(t: Rim, to: Args['to'], seat: number, here: number): readonly number[] {
  if (to === 'anyPlanet') return mapOf(t).planets
  if (to === 'adjacent') return at(mapOf(t).graph.neighbours, here)
  if (to === 'nearestPatrol')
    return [...new Set(matchingFactions(t, seat, to).map((faction) => at(t.patrolSpaces, faction)))]
  return [spaceOf(to)]
}

/** OR-MOVE-10, OR-MOVE-11: enters no space in between. */
export const moveDirectly: Operations['moveDirectly'] = {
  legal: (t, args, { seat }) =>
    targets(t, args, seat).length > 0 ? null : refuse('OR-MOVE-10', 'alreadyThere'),
  picks: {
    kind: 'pickSpace',
    rules: ['OR-MOVE-10', 'OR-NEAR-02'],
    from: (t, args, { seat }) => targets(t, args, seat),
    by: (t, { to }, { seat }) => (to === 'nearestPatrol' ? t.active : seat),
    option: (_, __, ___, space) => spaceOption(space),
  },
  run(t, _, { seat }, __, [space]) {
    if (space !== undefined) relocate(t, seat, space)
  },
  words: {
    en: ({ to }, mood) => you(mood, `move directly to ${placeText('en', to)}`),
    pl: ({ to }, mood) => `${moveSelfPl(mood)} bezpośrednio ${placeText('pl', to)}`,
  },
  hint: () => worth.space,
}

const places = {
  en: {
    anyPlanet: 'any planet',
    adjacent: 'an adjacent space',
    nearestPatrol: 'the space of the nearest patrol',
  },
  pl: {
    anyPlanet: 'na dowolną planetę',
    adjacent: 'na sąsiednie pole',
    nearestPatrol: 'na pole najbliższego patrolu',
  },
} as const

function placeText(lang: Lang, to: Args['to']): string {
  if (to === 'anyPlanet' || to === 'adjacent' || to === 'nearestPatrol') return places[lang][to]
  return lang === 'pl' ? `na ${toPlanet('pl', to)}` : toPlanet('en', to)
}
