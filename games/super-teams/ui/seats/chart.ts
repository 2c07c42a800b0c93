import { type GameChart, seatsOf } from '@kantyna/ui'
import { raceView } from '../view.ts'
import { placesFlown } from './score.ts'

/** How far each seat's ships have come. */
export const chart: GameChart = {
  title: { en: 'Spaces flown', pl: 'Pokonane pola' },
  values: (kernelView) => {
    const view = raceView(kernelView)
    return seatsOf(view).map((seat) => placesFlown(view, seat))
  },
}
