import { area, forms } from '../../../content/names.ts'
import { actionWords, performPl, you } from '../../../words/cards/effect-words.ts'
import { ANY_ACTION, grant, grantRefusal } from '../../actions/granted.ts'
import type { Operations, PerformArgs } from '../vocabulary.ts'
import { worth } from '../worth.ts'

const areaOf = ({ action }: PerformArgs): number => (action === 'any' ? ANY_ACTION : area[action])

/** GC-ORG-39: performs an action without a worker, and nobody may follow. */
export const perform: Operations['perform'] = {
  legal: (t, args, { seat }) => grantRefusal(t, seat, areaOf(args), forms.indexOf(args.form)),
  run: (t, args, { seat, from }) => grant(t, seat, areaOf(args), forms.indexOf(args.form), from),
  words: {
    en({ action, form }, mood) {
      if (action === 'any') return you(mood, `perform any ${form} action without a worker`)
      return you(mood, `perform the ${form} ${actionWords[action].en} without a worker`)
    },
    pl({ action, form }, mood) {
      const what = form === 'main' ? 'główną' : 'dodatkową'
      if (action === 'any') return `${performPl(mood)} dowolną ${what} akcję bez robotnika`
      return `${performPl(mood)} ${what} ${actionWords[action].pl} bez robotnika`
    },
  },
  hint: () => worth.action,
}
