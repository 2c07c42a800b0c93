import { call } from '@kantyna/kernel'
import { takePl, you } from '../../../words/cards/effect-words.ts'
import { takeMissionFrame, takeRefusal } from '../../missions/missions.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

/** GC-POL-02, GC-ORG-100. */
export const takeMission: Operations['takeMission'] = {
  legal: (t, _, { seat }) => takeRefusal(t, seat),
  run: (t, _, { seat, from }) => call(t, takeMissionFrame(seat, from)),
  words: {
    en: (_, mood) => you(mood, 'take 1 accessible mission card'),
    pl: (_, mood) => `${takePl(mood)} 1 dostępną kartę misji`,
  },
  hint: () => worth.mission,
}
