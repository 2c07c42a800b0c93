import { combatNames } from '../../../words/cards/card-terms.ts'
import { fightPl, you } from '../../../words/cards/effect-words.ts'
import { startEnemyFight } from '../../combat/combat.ts'
import { clauseWords } from '../clause-words.ts'
import type { Operations } from '../vocabulary.ts'
import { worthOfFight } from '../worth.ts'

/** OR-CMB-03, OR-CMB-04, OR-CMB-07. */
export const combat: Operations['combat'] = {
  legal: () => null,
  run(t, { kind, value, enemy, win, lose }, context) {
    startEnemyFight(t, context, { kind, value, enemy, win, lose })
  },
  words: {
    en: ({ kind, value, enemy, win, lose }, mood, say) =>
      clauseWords().withBranches(
        'en',
        you(mood, `fight ${clauseWords().enemyAgainst('en', enemy)} (${combatNames.en[kind]} ${value})`),
        [
          ['if you win', win],
          ['if you lose', lose],
        ],
        mood,
        say,
      ),
    pl: ({ kind, value, enemy, win, lose }, mood, say) =>
      clauseWords().withBranches(
        'pl',
        `${fightPl(mood)} ${combatNames.pl[kind]} ${clauseWords().enemyAgainst('pl', enemy)} (współczynnik walki ${value})`,
        [
          ['jeśli wygrasz', win],
          ['jeśli przegrasz', lose],
        ],
        mood,
        say,
      ),
  },
  hint: (t, args, context, language) => worthOfFight(t, args.kind, args.value, args, context, language),
}
