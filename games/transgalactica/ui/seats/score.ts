import { at, capitalised, type KernelView, type Lang, type Score } from '@kantyna/kernel'
import type { SeatResult, SeatStanding } from '@kantyna/ui'
import { MILITARY, sources } from '../../content/names.ts'
import { goodTotal, sourceNames } from '../../words/names.ts'
import type { IconName } from '../drawing/Icon.tsx'
import { galaxyView, outpostsPlaced, pointsIn, seatsOf } from '../view.ts'
import { uiWords } from '../words.ts'
import { sourceIcons } from './source-icons.ts'

/** How the seats stand during the game and at its end. */

export function standings(kernelView: KernelView, lang: Lang): readonly SeatStanding<IconName>[] {
  const view = galaxyView(kernelView)
  const { standing } = uiWords(lang)
  return seatsOf(view).map((seat) => {
    const [points, outposts] = [pointsIn(view, seat), outpostsPlaced(view, seat)]
    const military = at(at(view.levels, seat), MILITARY)
    const home = at(view.captains, seat) + at(view.crew, seat) + (at(view.lieutenant, seat) === 1 ? 1 : 0)
    return {
      seat,
      facts: [
        { icon: 'points', value: String(points), label: standing.points(points) },
        { icon: 'outpost', value: String(outposts), label: standing.outposts(outposts) },
        { icon: 'people', value: String(home), label: standing.workers(home) },
        { icon: 'military', value: String(military), label: standing.military(military) },
      ],
    }
  })
}

/** The scores are the rules' own (rules/ending.ts). */
export function result(kernelView: KernelView, lang: Lang): readonly SeatResult<IconName>[] {
  const { winners = [], scores = [] } = galaxyView(kernelView).outcome ?? {}
  const rank = ({ seat, total }: Score) => (winners.includes(seat) ? 1000 : 0) + total
  return scores
    .toSorted((one, other) => rank(other) - rank(one))
    .map(({ seat, total, sources: bySource }) => ({
      seat,
      score: goodTotal(lang, 'points', total),
      details: sources
        .map((source) => ({ source, points: bySource[source] ?? 0 }))
        .filter(({ points }) => points !== 0)
        .toSorted((one, other) => other.points - one.points)
        .map(({ source, points }) => ({
          icon: sourceIcons[source],
          text: `${capitalised(sourceNames[source][lang])}: ${String(points).replace('-', '−')}`,
        })),
    }))
}
