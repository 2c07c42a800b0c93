import { faces as everyFace, type Face } from '../../../content/names.ts'
import { ofFace } from '../../../words/card-terms.ts'
import { dieCount, listed, orIn, rerollPl, you } from '../../../words/effect-words.ts'
import { rerollable, rerollDie } from '../../dice-pools.ts'
import { dieOption } from '../options.ts'
import { no } from '../refusing.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

const facesSaid = (lang: 'en' | 'pl', faces: readonly Face[] | undefined): string =>
  faces === undefined || faces.length === everyFace.length
    ? ''
    : lang === 'en'
      ? ` showing ${listed(
          faces.map((face) => `a ${ofFace.en[face]}`),
          orIn.en,
        )}`
      : ` z wynikiem ${listed(
          faces.map((face) => ofFace.pl[face]),
          orIn.pl,
        )}`

/** OR-CSTEP-04, OR-CSTEP-05: dice of the roll that lies on the table; added hits stay (OR-CAB-04). */
export const reroll: Operations['reroll'] = {
  legal: (t, { faces }) => (rerollable(t, faces).length > 0 ? null : no('OR-CAB-04', 'noSuchDie')),
  picks: {
    kind: 'pickDice',
    rules: ['OR-CSTEP-04', 'OR-CAB-04'],
    from: (t, { faces }) => rerollable(t, faces),
    bounds(t, { upTo, faces }) {
      const most = rerollable(t, faces).length
      return { min: Math.min(1, most), max: upTo === 'any' ? most : Math.min(upTo, most) }
    },
    option: (t, _, __, die) => dieOption(t, die),
  },
  run(t, _, __, ___, picked) {
    for (const die of picked) rerollDie(t, die)
  },
  words: {
    en({ upTo, faces }, mood) {
      if (upTo === 'any') return you(mood, `reroll any number of dice${facesSaid('en', faces)}`)
      return you(mood, `reroll ${upTo === 1 ? '' : 'up to '}${dieCount('en', upTo)}${facesSaid('en', faces)}`)
    },
    pl({ upTo, faces }, mood) {
      if (upTo === 'any') return `${rerollPl(mood)} dowolną liczbę kości${facesSaid('pl', faces)}`
      return `${rerollPl(mood)} ${upTo === 1 ? '' : 'maksymalnie '}${dieCount('pl', upTo)}${facesSaid('pl', faces)}`
    },
  },
  hint: () => worth.die,
}
