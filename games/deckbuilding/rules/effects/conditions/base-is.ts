import { at } from '@kantyna/kernel'
import { englishName, nameOfId } from '../../../words/things/names.ts'
import { NOTHING } from '../../duel.ts'
import { nameOf } from '../../pieces.ts'
import type { CardCondition } from '../operation.ts'
import { unmet } from './unmet.ts'

interface BaseArgs {
  readonly base: string
}

export const baseIs: CardCondition<BaseArgs> = {
  legal(t, condition, { seat }) {
    const own = at(t.bases, seat)
    return own !== NOTHING && nameOf(own) === condition.base ? null : unmet(condition)
  },
  words: {
    en: ({ base }) => `your base is ${englishName(base)}`,
    pl: ({ base }) => `twoją bazą jest ${nameOfId('pl', base)}`,
  },
}
