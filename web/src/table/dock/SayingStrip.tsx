import { editionOfGame, type GameBundle, type KernelView, type Lang } from '@kantyna/kernel'
import { useRuleHref } from '../../router/open-place.ts'
import type { Saying } from '../hands/useHands.ts'
import type { SeatNames } from '../names.ts'
import { useTableWords } from '../words.ts'

interface Props {
  readonly bundle: GameBundle
  readonly lang: Lang
  readonly view: KernelView
  readonly names: SeatNames
  readonly saying: Saying | null
  /** Whether whoever looks is asked something. */
  readonly isAsked: boolean
}

/** Why not: one sentence, with the rule it comes from. */
export function SayingStrip({ bundle, lang, view, names, saying, isAsked }: Props) {
  const words = useTableWords()
  const ruleHref = useRuleHref(editionOfGame(bundle.game))
  return (
    <div className="saying" role="status">
      {saying !== null && (
        <p className="saying-text">
          {saying.kind === 'refused' && (
            <>
              {bundle.game.words[lang].refusal(saying.blocked.refusal)}{' '}
              <a href={ruleHref(saying.blocked.refusal.rule)}>{words.whyRule}</a>
            </>
          )}
          {saying.kind === 'told' && saying.text}
          {saying.kind === 'noMore' && words.noMore(saying.max)}
          {saying.kind === 'notNow' && notNow()}
          {saying.kind === 'notTaken' && (saying.isStale ? words.staleAnswer : words.notTaken)}
        </p>
      )}
    </div>
  )

  function notNow(): string {
    if (view.outcome !== null) return words.gameOver
    if (isAsked) return words.notNow
    return words.notYourTurn(view.waiting.map(({ seat }) => names(seat)).join(', '))
  }
}
