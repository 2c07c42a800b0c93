import type { CardMarkProps } from '../../../outer-rim/ui/added-sheets.tsx'
import { Icon } from '../../../outer-rim/ui/drawing/Icon.tsx'
import { tokensOn } from '../../rules/reputation/tokens.ts'
import { sheetWords } from '../sheet-words.ts'
import './cards.css'

/** Goal tokens that lie on a card (UB-FACT-73). */
export function TokensOnCard({ view, piece, lang }: CardMarkProps) {
  const count = tokensOn(view, piece)
  if (count === 0) return null
  return (
    <span className="ub-card-tokens" role="img" aria-label={sheetWords(lang).tokens(count)}>
      <Icon name="goal" size={15} />
      <b className="number">{count}</b>
    </span>
  )
}
