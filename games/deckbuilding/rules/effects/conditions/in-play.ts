import { at, type Seat } from '@kantyna/kernel'
import type { CardFilter } from '../../../content/card.ts'
import { oneMatching } from '../../../words/cards/filters.ts'
import { type Duel, opponentOf } from '../../duel.ts'
import { fits } from '../../setup/sides.ts'
import type { CardCondition, CardContext } from '../operation.ts'
import { unmet } from './unmet.ts'

interface HaveArgs {
  readonly filter: CardFilter
}

export const youHave: CardCondition<HaveArgs> = {
  legal: (t, condition, context) =>
    has(t, context.seat, condition.filter, context) ? null : unmet(condition),
  words: {
    en: ({ filter }) => `you have ${oneMatching('en', filter)} in play`,
    pl: ({ filter }) => `masz w grze ${oneMatching('pl', filter)}`,
  },
}

export const opponentHas: CardCondition<HaveArgs> = {
  legal: (t, condition, context) =>
    has(t, opponentOf(context.seat), condition.filter, context) ? null : unmet(condition),
  words: {
    en: ({ filter }) => `your opponent has ${oneMatching('en', filter)} in play`,
    pl: ({ filter }) => `przeciwnik ma w grze ${oneMatching('pl', filter)}`,
  },
}

function has(t: Duel, seat: Seat, filter: CardFilter, context: CardContext): boolean {
  const isMatch = (card: number) => fits(t, context.seat, filter, card, context.source)
  return at(t.units, seat).some(isMatch) || at(t.ships, seat).some(isMatch)
}
