import { at, EMPTY, type Lang } from '@kantyna/kernel'
import { type SeatInfo, seatsOf } from '@kantyna/ui'
import { contactSpacesAt, distance, isPlaceInGame, isPlanet, mapOf } from '../../rules/map/map.ts'
import { FIRST_CONTACT } from '../../rules/pieces.ts'
import { patrolName } from '../../words/cards/patrol-words.ts'
import { nameOf, rankName, spaceName, tables } from '../../words/things/names.ts'
import type { RimView } from '../view.ts'
import { seatName, uiWords } from '../words.ts'
import { rankOf } from './ranks.ts'
import { type Reach, reachText } from './reach.ts'

const words = {
  en: {
    planet: 'planet with a market',
    here: (who: string) => `here: ${who}`,
    contacts: (who: string) => `contacts: ${who}`,
    next: (where: string) => `nearest planets: ${where}`,
  },
  pl: {
    planet: 'planeta z handlem',
    here: (who: string) => `tutaj: ${who}`,
    contacts: (who: string) => `kontakty: ${who}`,
    next: (where: string) => `najbliższe planety: ${where}`,
  },
} as const

/** The label of a space in a list: its name, and its distance if a move can end there. */
export function shortLabel(space: number, lang: Lang, reach: Reach | undefined): string {
  return [spaceName(lang, space), ...(reach === undefined ? [] : [reachText(reach, lang)])].join(', ')
}

/** The label of a space for screen readers, which also names its pieces and the nearest planets. */
export function wholeLabel(
  view: RimView,
  seats: readonly SeatInfo[],
  space: number,
  lang: Lang,
  reach: Reach | undefined,
): string {
  const labels = words[lang]
  const here = standingIn(view, seats, space, lang)
  const contacts = contactsIn(view, space, lang)
  return [
    shortLabel(space, lang, reach),
    ...(isPlanet(space) ? [labels.planet] : []),
    ...(here.length > 0 ? [labels.here(here.join(', '))] : []),
    ...(contacts.length > 0 ? [labels.contacts(contacts.join(', '))] : []),
    labels.next(nextPlanets(view, space, lang).join(', ')),
  ].join('; ')
}

function standingIn(view: RimView, seats: readonly SeatInfo[], space: number, lang: Lang): string[] {
  const patrols = view.patrolSpaces.flatMap((place, faction) =>
    place === space
      ? [`${patrolName(lang, faction)} (${uiWords(lang).level(at(view.patrolLevels, faction))})`]
      : [],
  )
  const ships = seatsOf(view).filter((seat) => at(view.spaces, seat) === space)
  return [...patrols, ...ships.map((seat) => seatName(seats, seat))]
}

function contactsIn(view: RimView, space: number, lang: Lang): string[] {
  return contactSpacesAt(space)
    .filter((place) => isPlaceInGame(view, place))
    .flatMap((place) => {
      const piece = view.contacts[place] ?? EMPTY
      if (piece === EMPTY) return []
      if (piece >= FIRST_CONTACT) return [nameOf(lang, piece)]
      return [uiWords(lang).facedown(rankName(lang, at(tables().ranks, rankOf(piece) - 1)))]
    })
}

/** The nearest planets in every direction, with their distance. */
function nextPlanets(view: RimView, space: number, lang: Lang): string[] {
  const away = (from: number, to: number) => distance(view, from, to)
  // Spaces of boxes that this table does not use have numbers too, but they are not on its map.
  const planets = mapOf(view).x.flatMap((_, other) =>
    isPlanet(other) && other !== space && Number.isFinite(away(space, other)) ? [other] : [],
  )
  const isBehind = (other: number) =>
    planets.some(
      (between) => between !== other && away(space, between) + away(between, other) === away(space, other),
    )
  return planets
    .filter((other) => !isBehind(other))
    .toSorted((one, other) => away(space, one) - away(space, other))
    .map((other) => `${spaceName(lang, other)} (${uiWords(lang).distance(away(space, other))})`)
}
