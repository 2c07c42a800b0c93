import { at } from '@kantyna/kernel'
import type { GameHelp } from '@kantyna/ui'
import { attackersOf, attackOf } from '../../rules/combat/attack-value.ts'
import { opponentOf } from '../../rules/duel.ts'
import { cardOf, hitPointsLeft } from '../../rules/pieces.ts'
import type { Action } from '../../rules/turn/questions.ts'
import { hitPointCount, resourceCount } from '../../words/cards/counts.ts'
import { valueLine } from '../../words/cards/type-line.ts'
import { duelView } from '../view.ts'

/** The reason for an action: what a card gains, what a purchase leaves, the total of an attack. */
export const reason: GameHelp['reason'] = (kernelView, { seat }, { facts = {} }, lang) => {
  const view = duelView(kernelView)
  const { card, price, needs, target } = facts
  const sum = (againstRow: boolean) =>
    attackersOf(view, seat, againstRow).reduce((all, unit) => all + attackOf(view, seat, unit, againstRow), 0)
  switch (facts['do'] as Action | undefined) {
    case 'play':
      return typeof card === 'number' ? valueLine(cardOf(card), lang) || null : null
    case 'buy':
    case 'buyOff': {
      const left = at(view.resources, seat) - Number(price)
      return { pl: `Twoje zasoby po zakupie: ${left}.`, en: `That leaves you ${resourceCount('en', left)}.` }[
        lang
      ]
    }
    case 'attackRow':
      return {
        pl: `Twój atak: ${sum(true)}, potrzeba ${String(needs)}.`,
        en: `Your attack is ${sum(true)}; you need ${String(needs)}.`,
      }[lang]
    case 'attack': {
      const left =
        typeof target === 'number' && target >= 0
          ? hitPointsLeft(target, at(view.baseDamage, opponentOf(seat)))
          : 0
      return {
        pl: `Twój atak: ${sum(false)}, pozostała wytrzymałość bazy: ${left}.`,
        en: `Your attack is ${sum(false)}; the base has ${hitPointCount('en', left)} left.`,
      }[lang]
    }
    default:
      return null
  }
}
