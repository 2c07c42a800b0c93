import { type Branch, clauseWords } from '../../../../outer-rim/rules/effects/clause-words.ts'
import { testedSkill } from '../../../../outer-rim/words/cards/card-terms.ts'
import { performPl, you } from '../../../../outer-rim/words/cards/effect-words.ts'
import { chanceToPassTest, startConfrontation } from '../../jobs/confrontation.ts'
import type { AddedOperations } from '../vocabulary.ts'

type Args = Parameters<AddedOperations['confront']['legal']>[1]

const branches = {
  en: ({ onlyYouPass, bothPass, bothFail, onlyOpponentPasses }: Args): Branch[] => [
    ['if only you pass', onlyYouPass],
    ['if both of you pass', bothPass],
    ['if both of you fail', bothFail],
    ['if only your opponent passes', onlyOpponentPasses],
  ],
  pl: ({ onlyYouPass, bothPass, bothFail, onlyOpponentPasses }: Args): Branch[] => [
    ['jeśli zdasz tylko ty', onlyYouPass],
    ['jeśli zdadzą oboje gracze', bothPass],
    ['jeśli nikt nie zda', bothFail],
    ['jeśli zda tylko przeciwnik', onlyOpponentPasses],
  ],
} as const

/** UB-OJB-02, UB-OJB-03, UB-OJB-04, UB-OJB-05. */
export const confront: AddedOperations['confront'] = {
  legal: () => null,
  run(t, { skill, onlyYouPass, bothPass, bothFail, onlyOpponentPasses }, context, language) {
    const opponent = language.seatOf(t, 'opponent', context)
    const results = { onlyYouPass, bothPass, bothFail, onlyOpponentPasses }
    startConfrontation(t, context, opponent, skill, results)
  },
  words: {
    en: (args, mood, say) =>
      clauseWords().withBranches(
        'en',
        you(mood, `make a confrontational ${testedSkill.en[args.skill]} test against your opponent`),
        branches.en(args),
        mood,
        say,
      ),
    pl: (args, mood, say) =>
      clauseWords().withBranches(
        'pl',
        `${performPl(mood)} z przeciwnikiem konfrontacyjny test ${testedSkill.pl[args.skill]}`,
        branches.pl(args),
        mood,
        say,
      ),
  },
  hint(t, { skill, onlyYouPass, bothPass, bothFail, onlyOpponentPasses }, context, language) {
    const opponent = language.seatOf(t, 'opponent', context)
    const own = chanceToPassTest(t, context.seat, skill)
    const theirs = chanceToPassTest(t, opponent, skill)
    const worth = (effect: typeof bothPass) => (effect === undefined ? 0 : language.hint(t, effect, context))
    return (
      own * (1 - theirs) * worth(onlyYouPass) +
      own * theirs * worth(bothPass) +
      (1 - own) * (1 - theirs) * worth(bothFail) +
      (1 - own) * theirs * worth(onlyOpponentPasses)
    )
  },
}
