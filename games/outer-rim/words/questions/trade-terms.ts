import { type Line, line, type Terms } from '@kantyna/kernel'
import { TOKEN } from '../../rules/trade/trade.ts'
import { creditCount } from '../cards/effect-words.ts'
import { pieceLink, pieceLinks } from '../things/things.ts'

/** The two halves of a trade, for offers and for the log. */

/** "3,000 credits, Vibroknife and Slicer Kit", or "nothing". */
export function englishTerms({ credits: tokens = [], cards = [] }: Terms): Line {
  const money = (tokens[0] ?? 0) * TOKEN
  const parts = [
    ...(money === 0 ? [] : [creditCount('en', money)]),
    ...cards.map((piece) => pieceLink('en', piece)),
  ]
  if (parts.length === 0) return line`nothing`
  return parts.flatMap((part, index) => [...separators(index, parts.length), part])
}

function separators(index: number, count: number): string[] {
  if (index === 0) return []
  return [index === count - 1 ? ' and ' : ', ']
}

/** "3000 kredytów i kartę Wibronóż", or "nic". */
export function polishTerms({ credits: tokens = [], cards = [] }: Terms): Line {
  const money = (tokens[0] ?? 0) * TOKEN
  if (money === 0 && cards.length === 0) return line`nic`
  const named = line`${cards.length === 1 ? 'kartę' : 'karty'} ${pieceLinks('pl', cards)}`
  if (cards.length === 0) return line`${creditCount('pl', money)}`
  return money === 0 ? named : line`${creditCount('pl', money)} i ${named}`
}
