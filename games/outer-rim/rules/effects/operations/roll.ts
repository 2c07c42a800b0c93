import { type Face, faces } from '../../../content/names.ts'
import { faceNames } from '../../../words/cards/card-terms.ts'
import { rollPl, you } from '../../../words/cards/effect-words.ts'
import { startRoll } from '../../combat/roll.ts'
import { clauseWords } from '../clause-words.ts'
import type { CardEffect, Operations } from '../vocabulary.ts'

/** How many of the eight sides of a die show each face (OR-DICE-01). */
const SIDES: Readonly<Record<Face, number>> = { blank: 2, focus: 2, hit: 3, critical: 1 }

type By = Readonly<Partial<Record<Face, CardEffect>>>

/** The different effects, each with its faces. Faces with the same effect are listed together. */
function outcomes(by: By, faceText: (face: Face) => string, or: string): (readonly [string, CardEffect])[] {
  const results: { faces: string[]; effect: CardEffect }[] = []
  for (const face of faces) {
    const effect = by[face]
    if (effect === undefined) continue
    const same = results.find((each) => JSON.stringify(each.effect) === JSON.stringify(effect))
    if (same === undefined) results.push({ faces: [faceText(face)], effect })
    else same.faces.push(faceText(face))
  }
  return results.map((each) => [each.faces.join(or), each.effect] as const)
}

export const roll: Operations['roll'] = {
  legal: () => null,
  run(t, { by }, context) {
    startRoll(t, context, by)
  },
  words: {
    en: ({ by }, mood, say) =>
      clauseWords().withBranches(
        'en',
        you(mood, 'roll 1 die'),
        outcomes(by, (face) => `a ${faceNames.en[face]}`, ' or ').map(([face, effect]) => [
          `on ${face}`,
          effect,
        ]),
        mood,
        say,
      ),
    pl: ({ by }, mood, say) =>
      clauseWords().withBranches(
        'pl',
        `${rollPl(mood)} 1 kością`,
        outcomes(by, (face) => faceNames.pl[face], ' lub ').map(([face, effect]) => [
          `jeśli wypadnie ${face}`,
          effect,
        ]),
        mood,
        say,
      ),
  },
  hint: (t, { by }, context, language) =>
    faces.reduce((sum, face) => {
      const effect = by[face]
      return effect === undefined ? sum : sum + (SIDES[face] / 8) * language.hint(t, effect, context)
    }, 0),
}
