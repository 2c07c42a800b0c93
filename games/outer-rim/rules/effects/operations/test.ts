import type { Skill } from '../../../content/names.ts'
import { testedSkill } from '../../../words/cards/card-terms.ts'
import { listed, orIn, performPl, you } from '../../../words/cards/effect-words.ts'
import { skillLevel } from '../../abilities/values.ts'
import { startTest } from '../../combat/tests.ts'
import { clauseWords } from '../clause-words.ts'
import type { Operations } from '../vocabulary.ts'

const skillsOf = (skill: Skill | readonly Skill[]): readonly Skill[] =>
  typeof skill === 'string' ? [skill] : skill

/** The probability of passing a test, by level (OR-TEST-03 to OR-TEST-05). */
const CHANCES = [0.234, 0.75, 0.938] as const

/** OR-TEST-01; a missing result has no effect (OR-TEST-08, OR-TEST-09). */
export const test: Operations['test'] = {
  legal: () => null,
  run(t, { skill, pass, fail }, context) {
    startTest(t, context, skill, pass, fail)
  },
  words: {
    en: ({ skill, pass, fail }, mood, say) =>
      clauseWords().withBranches(
        'en',
        you(
          mood,
          `test ${listed(
            skillsOf(skill).map((each) => testedSkill.en[each]),
            orIn.en,
          )}`,
        ),
        [
          ['if you pass', pass],
          ['if you fail', fail],
        ],
        mood,
        say,
      ),
    pl: ({ skill, pass, fail }, mood, say) =>
      clauseWords().withBranches(
        'pl',
        `${performPl(mood)} test ${listed(
          skillsOf(skill).map((each) => testedSkill.pl[each]),
          orIn.pl,
        )}`,
        [
          ['jeśli zdasz', pass],
          ['jeśli nie zdasz', fail],
        ],
        mood,
        say,
      ),
  },
  hint(t, { skill, pass, fail }, context, language) {
    const level = Math.max(...skillsOf(skill).map((each) => skillLevel(t, context.seat, each)))
    const chance = CHANCES[Math.min(2, level)] ?? 0
    const passed = pass === undefined ? 0 : language.hint(t, pass, context)
    const failed = fail === undefined ? 0 : language.hint(t, fail, context)
    return chance * passed + (1 - chance) * failed
  },
}
