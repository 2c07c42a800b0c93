import { goods } from '../../../content/names.ts'
import { gainPl, you } from '../../../words/effect-words.ts'
import { gain, has } from '../../hold.ts'
import { nothingToGain } from '../refusals.ts'
import type { Operations } from '../vocabulary.ts'
import { goodWorth } from '../worth.ts'

/** GC-ABL-15: one of each good of which the seat has none. */
export const gainMissing: Operations['gainMissing'] = {
  legal: (t, _, { seat }) => (goods.some((__, good) => has(t, seat, good) === 0) ? null : nothingToGain),
  run(t, _, { seat, from, source = null }) {
    for (let good = 0; good < goods.length; good++)
      if (has(t, seat, good) === 0) gain(t, seat, good, 1, from, source)
  },
  words: {
    en: (_, mood) =>
      you(mood, 'gain 1 each of energy, raw material, aliens and credits of which you have none'),
    pl: (_, mood) => `${gainPl(mood)} po 1: energię, surowiec, obcego i kredyt, jeśli nie masz ich wcale`,
  },
  hint: (t, _, { seat }) =>
    goods.reduce((sum, good, index) => (has(t, seat, index) === 0 ? sum + goodWorth[good] : sum), 0),
}
