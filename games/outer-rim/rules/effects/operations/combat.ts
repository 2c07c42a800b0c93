import { withBranches } from '../../../words/cards/branches.ts'
import { combatNames } from '../../../words/cards/card-terms.ts'
import { fightPl, you } from '../../../words/cards/effect-words.ts'
import { enemyAgainst } from '../../../words/cards/enemies.ts'
import { startEnemyFight } from '../../combat/combat.ts'
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
      withBranches(
        'en',
        you(mood, `fight ${enemyAgainst('en', enemy)} (${combatNames.en[kind]} ${value})`),
        [
          ['if you win', win],
          ['if you lose', lose],
        ],
        mood,
        say,
      ),
    pl: ({ kind, value, enemy, win, lose }, mood, say) =>
      withBranches(
        'pl',
        `${fightPl(mood)} ${combatNames.pl[kind]} ${enemyAgainst('pl', enemy)} (współczynnik walki ${value})`,
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
