import { combatNames } from '../../../words/cards/card-terms.ts'
import { fightPl, you } from '../../../words/cards/effect-words.ts'
import { playerText } from '../../../words/cards/filter-words.ts'
import { canBeFought, combatKindAt, startPlayerFight } from '../../combat/combat.ts'
import type { Rim } from '../../rim.ts'
import { clauseWords } from '../clause-words.ts'
import { seatOption } from '../options.ts'
import { matchingPlayers } from '../players.ts'
import { refuse } from '../refusing.ts'
import type { Operations, PlayerFilter } from '../vocabulary.ts'
import { combatDice, worthOfFight } from '../worth.ts'

/** OR-DEF-09: a defeated player cannot be attacked. */
const attackable = (t: Rim, seat: number, whom: PlayerFilter) =>
  matchingPlayers(t, seat, whom).filter((other) => other !== seat && canBeFought(t, other))

/** OR-CMB-08. */
export const fightPlayer: Operations['fightPlayer'] = {
  legal: (t, { whom }, { seat }) =>
    attackable(t, seat, whom).length > 0 ? null : refuse('OR-DEF-09', 'nobodyToFight'),
  picks: {
    kind: 'pickPlayer',
    rules: ['OR-CMB-08'],
    from: (t, { whom }, { seat }) => attackable(t, seat, whom),
    option: (_, __, ___, seat) => seatOption(seat),
    closed: (t, { whom }, { seat }) =>
      matchingPlayers(t, seat, whom)
        .filter((other) => other !== seat && !canBeFought(t, other))
        .map((other) => ({
          piece: other,
          refusal: { rule: 'OR-DEF-09', reason: 'targetDefeated', facts: { seat: other } },
        })),
  },
  run(t, { kind, win, lose }, context, _, [other]) {
    if (other === undefined) return
    startPlayerFight(t, context, { whom: other, kind, win, lose })
  },
  words: {
    en: ({ whom, kind, win, lose }, mood, say) =>
      clauseWords().withBranches(
        'en',
        you(mood, `fight ${playerText('en', whom)}${kind === undefined ? '' : ` (${combatNames.en[kind]})`}`),
        [
          ['if you win', win],
          ['if you lose', lose],
        ],
        mood,
        say,
      ),
    pl: ({ whom, kind, win, lose }, mood, say) =>
      clauseWords().withBranches(
        'pl',
        `${fightPl(mood)} ${kind === undefined ? 'walkę' : combatNames.pl[kind]} z ${playerText('pl', whom, 'with')}`,
        [
          ['jeśli wygrasz', win],
          ['jeśli przegrasz', lose],
        ],
        mood,
        say,
      ),
  },
  hint(t, args, context, language) {
    const { whom, kind = combatKindAt(t, context.seat) } = args
    const [other] = attackable(t, context.seat, whom)
    if (other === undefined) return 0
    return worthOfFight(t, kind, combatDice(t, other, kind), args, context, language)
  },
}
