import { type GameChart, seatsOf } from '@kantyna/ui'
import { galaxyView, pointsIn } from '../view.ts'

/** The points of each seat, over turns and rounds. */
export const chart: GameChart = {
  title: { en: 'Victory points', pl: 'Punkty zwycięstwa' },
  values: (kernelView) => {
    const view = galaxyView(kernelView)
    return seatsOf(view).map((seat) => pointsIn(view, seat))
  },
  rounds: { title: { en: 'rounds', pl: 'rundy' }, at: (view) => galaxyView(view).round },
}
