import { at, EMPTY, type Lang, UNSEEN } from '@kantyna/kernel'
import { maps } from '../../content/maps.ts'
import { pirates } from '../../content/pirates.ts'
import { planets } from '../../content/planets.ts'
import type { Planet } from '../../content/types.ts'
import { HUB_PLANET, NONE } from '../../rules/pieces.ts'
import { planetEffectLine, planetTypeLine } from '../cards/card-text.ts'
import type { GalaxyView } from './board-text.ts'
import { boardWords } from './board-words.ts'
import { planetName, shortName } from './things.ts'

/** The map in letters: a line for each space with its pieces and the costs of its ways. */
export function mapLines(view: GalaxyView, lang: Lang): string[] {
  const map = maps[view.seats]
  if (map === undefined) return []
  return map.spaces.flatMap((_, space) =>
    at(view.planets, space) === NONE ? [] : [spaceLine(view, space, lang)],
  )
}

function slotsText({ kind, slots }: Planet, lang: Lang): string[] {
  const wording = boardWords[lang]
  if (kind === 'wild') return [wording.wildSlot]
  return slots.length === 0 ? [] : [`${wording.slots}: ${slots.join('/')}`]
}

function spaceLine(view: GalaxyView, space: number, lang: Lang): string {
  const wording = boardWords[lang]
  const { spaces, ways } = maps[view.seats] ?? { spaces: [], ways: [] }
  const index = at(view.planets, space)
  const planet = planets[index]
  const { id, hasTunnel } = at(spaces, space)
  const pirate = at(view.pirates, space)
  const token = at(view.planetTokens, space)
  const ships = view.ships.flatMap((own, seat) =>
    own.flatMap((each) => (each === space ? [wording.seat(seat)] : [])),
  )
  const outposts = view.outposts.flatMap((bits, seat) =>
    (bits & (1 << space)) === 0 ? [] : [wording.seat(seat)],
  )
  const onward = ways.flatMap(([from, to, energy]) => {
    if (from === space) return [`${at(spaces, to).id} ${energy}`]
    return to === space ? [`${at(spaces, from).id} ${energy}`] : []
  })
  return [
    `  ${id} ${index === HUB_PLANET || planet !== undefined ? planetName(lang, index) : wording.none}`,
    ...(planet === undefined
      ? []
      : [
          planetTypeLine(planet, lang).slice(0, -1),
          planetEffectLine(planet, lang).slice(0, -1),
          ...slotsText(planet, lang),
        ]),
    ...(hasTunnel ? [wording.tunnel] : []),
    ...(pirate === NONE ? [] : [wording.pirates(at(pirates, pirate).strength)]),
    ...(token === EMPTY || token === UNSEEN
      ? []
      : [`${wording.token}: ${shortName(lang, `token:${token}`)}`]),
    ...(outposts.length === 0 ? [] : [`${wording.outposts}: ${outposts.join(', ')}`]),
    ...(ships.length === 0 ? [] : [`${wording.ships}: ${ships.join(', ')}`]),
    `${wording.ways}: ${onward.join(', ')}`,
  ].join(' · ')
}
