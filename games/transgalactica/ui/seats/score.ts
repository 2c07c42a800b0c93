import { at, capitalised, type KernelView, type Lang, type Score } from '@kantyna/kernel'
import { type SeatResult, type SeatStanding, seatsOf } from '@kantyna/ui'
import { goods, MILITARY, sources } from '../../content/names.ts'
import { goodTotal, sourceNames } from '../../words/things/names.ts'
import type { IconName } from '../drawing/Icon.tsx'
import { galaxyView, outpostsPlaced, pointsIn, workersAtHome } from '../view.ts'
import { uiWords } from '../words.ts'
import { sourceIcons } from './source-icons.ts'

/** The standings of the seats during the game and at its end. */

export function standings(kernelView: KernelView, lang: Lang): readonly SeatStanding<IconName>[] {
  const view = galaxyView(kernelView)
  const { standing } = uiWords(lang)
  return seatsOf(view).map((seat) => {
    const [points, outposts] = [pointsIn(view, seat), outpostsPlaced(view, seat)]
    const military = at(at(view.levels, seat), MILITARY)
    const home = workersAtHome(view, seat)
    return {
      seat,
      facts: [
        { icon: 'points', value: String(points), label: standing.points(points) },
        { icon: 'outpost', value: String(outposts), label: standing.outposts(outposts) },
        { icon: 'people', value: String(home), label: standing.workers(home) },
        { icon: 'military', value: String(military), label: standing.military(military) },
        ...goods.map((good, index) => {
          const amount = at(at(view.hold, seat), index)
          return { icon: good, value: String(amount), label: goodTotal(lang, good, amount) }
        }),
      ],
    }
  })
}

/** The scores are those of the rules (rules/rounds/ending.ts), with every source that gave points to any seat. */
export function result(kernelView: KernelView, lang: Lang): readonly SeatResult<IconName>[] {
  const { winners = [], scores = [] } = galaxyView(kernelView).outcome ?? {}
  const rank = ({ seat, total }: Score) => (winners.includes(seat) ? 1000 : 0) + total
  const withPoints = sources.filter((source) => scores.some((score) => (score.sources[source] ?? 0) !== 0))
  return scores
    .toSorted((one, other) => rank(other) - rank(one))
    .map(({ seat, total, sources: bySource }) => ({
      seat,
      score: goodTotal(lang, 'points', total),
      details: [],
      sources: withPoints.map((source) => ({
        icon: sourceIcons[source],
        name: capitalised(sourceNames[source][lang]),
        points: bySource[source] ?? 0,
      })),
    }))
}
