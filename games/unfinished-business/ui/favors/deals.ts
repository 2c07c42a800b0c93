import type { KernelView, PresentedDecision } from '@kantyna/kernel'
import type { GamePanel } from '@kantyna/ui'
import type { IconName } from '../../../outer-rim/ui/drawing/Icon.tsx'
import { rimView } from '../../../outer-rim/ui/view.ts'
import { hasFavors } from '../../rules/favors/asking.ts'
import { favorWords } from './words.ts'

const isWithFavors = (view: KernelView) => hasFavors(rimView(view))

/** Whether a seat is about to roll and could ask for a favor that helps. */
function isPauseForFavors(decisions: readonly PresentedDecision[], moves: readonly PresentedDecision[]) {
  const mayAsk = moves.some(
    ({ kind, options }) => (kind === 'askFavor' || kind === 'callIn') && options.length > 0,
  )
  return (
    mayAsk &&
    decisions.some(
      ({ isPause, kind, options }) =>
        isPause === true &&
        kind !== 'beforeDefeat' &&
        !options.some(({ facts }) => facts?.['isHelpUseless'] === true),
    )
  )
}

/**
 * All deals on one sheet: favors, calls, offers, debt tokens and trade. Without favors, the trade panel of the base
 * game.
 */
export function asDealPanel(
  trade: GamePanel<IconName>,
  Panel: GamePanel<IconName>['Panel'],
): GamePanel<IconName> {
  return {
    ...trade,
    title: { en: 'Deals', pl: 'Układy' },
    when: 'asked',
    isWanted: (view, decisions, moves) =>
      trade.isWanted?.(view, decisions, moves) === true ||
      (isWithFavors(view) && isPauseForFavors(decisions, moves)),
    heading: ({ view, lang }) => (isWithFavors(view) ? favorWords(lang).open : trade.title[lang]),
    Panel,
  }
}
