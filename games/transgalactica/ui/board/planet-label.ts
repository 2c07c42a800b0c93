import { at, type Lang } from '@kantyna/kernel'
import { type SeatInfo, seatsOf } from '@kantyna/ui'
import { bonusTokens } from '../../content/bonus-tokens.ts'
import { maps } from '../../content/maps.ts'
import { pirates } from '../../content/pirates.ts'
import { planets } from '../../content/planets.ts'
import { outpostCost } from '../../rules/map/outposts.ts'
import { SLOTS } from '../../rules/pieces.ts'
import { planetEffectLine, planetTypeLine } from '../../words/cards/card-text.ts'
import { shortEffect } from '../../words/cards/short-text.ts'
import { inOneLine, planetName } from '../../words/things/things.ts'
import { type GalaxyView, hasBit } from '../view.ts'
import { seatName, uiWords } from '../words.ts'

/** The label of a space of the map for screen readers. */
export function planetLabel(view: GalaxyView, lang: Lang, seats: readonly SeatInfo[], space: number): string {
  const words = uiWords(lang)
  const card = planets[at(view.planets, space)]
  const taken = Array.from({ length: SLOTS }, (_, slot) => at(view.slots, space * SLOTS + slot))
  const free = (card?.slots ?? []).flatMap((need, slot) => {
    if (at(taken, slot) >= 0) return []
    if (card?.kind === 'wild') return [words.slotCrew]
    return [need > 0 ? words.slotNeeds(need) : words.slotFree]
  })
  const pirate = pirates[at(view.pirates, space)]
  const token = bonusTokens[at(view.planetTokens, space)]
  const visitors = seatsOf(view).filter((seat) =>
    hasBit(at(view.captainsOn, seat) | at(view.crewOn, seat), space),
  )
  const own = view.seat
  return [
    card?.name[lang] ?? words.hub,
    ...(card === undefined
      ? []
      : [inOneLine(planetTypeLine(card, lang)), inOneLine(planetEffectLine(card, lang))]),
    ...(maps[view.seats]?.spaces[space]?.hasTunnel === true ? [words.tunnel] : []),
    ...taken.filter((seat) => seat >= 0).map((seat) => words.outpostOf(seatName(seats, seat))),
    ...free,
    ...(own === null || free.length === 0 || taken.includes(own)
      ? []
      : [words.outpostHere(words.costs(outpostCost(view, own)[1]))]),
    ...(pirate === undefined ? [] : [words.piratesHere(pirate.strength)]),
    ...(token === undefined ? [] : [`${words.tokenHere}: ${shortEffect(token.effect, lang)}`]),
    ...visitors.map((seat) => words.usedBy(seatName(seats, seat))),
    words.nextTo(
      neighboursOf(view.seats, space).map(({ to, energy }) =>
        words.way(planetName(lang, at(view.planets, to)), energy),
      ),
    ),
  ].join(', ')
}

/** The neighbouring spaces, with the energy that moving there costs. */
function neighboursOf(
  seats: number,
  space: number,
): readonly { readonly to: number; readonly energy: number }[] {
  return (maps[seats]?.ways ?? []).flatMap(([from, to, energy]) => {
    if (from === space) return [{ to, energy }]
    return to === space ? [{ to: from, energy }] : []
  })
}
