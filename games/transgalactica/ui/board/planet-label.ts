import { at, type Lang } from '@kantyna/kernel'
import type { SeatInfo } from '@kantyna/ui'
import { maps } from '../../content/maps.ts'
import { pirates } from '../../content/pirates.ts'
import { planets } from '../../content/planets.ts'
import { SLOTS } from '../../rules/pieces.ts'
import { planetTypeLine } from '../../words/card-text.ts'
import { type GalaxyView, hasBit, seatsOf } from '../view.ts'
import { seatName, uiWords } from '../words.ts'

/** What a space of the map says to whoever does not see it. */
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
  const visitors = seatsOf(view).filter((seat) =>
    hasBit(at(view.captainsOn, seat) | at(view.crewOn, seat), space),
  )
  return [
    card?.name[lang] ?? words.hub,
    ...(card === undefined ? [] : [planetTypeLine(card, lang)]),
    ...(maps[view.seats]?.spaces[space]?.hasTunnel === true ? [words.tunnel] : []),
    ...taken.filter((seat) => seat >= 0).map((seat) => words.outpostOf(seatName(seats, seat))),
    ...free,
    ...(pirate === undefined ? [] : [words.piratesHere(pirate.strength)]),
    ...(at(view.planetTokens, space) >= 0 ? [words.tokenHere] : []),
    ...visitors.map((seat) => words.usedBy(seatName(seats, seat))),
  ].join(', ')
}
