import type { Lang } from '@kantyna/kernel'
import { type CSSProperties, Fragment } from 'preact'
import type { Card } from '../../content/card.ts'
import { hasLongWord, nameSize, withSoftHyphens } from './fit.ts'

interface Props {
  readonly card: Card
  readonly lang: Lang
  /** The width that the name may use, and its size if it fits, as percentages of the card's width. */
  readonly maxWidth: number
  readonly size: number
}

/**
 * The name of a card. A line breaks only between words, so long words make the whole name smaller. On a small card, a
 * very long word may break.
 */
export function Name({ card, lang, maxWidth, size }: Props) {
  const words = card.name[lang].split(' ')
  const fit = nameSize(words, card.unique, maxWidth, size)
  return (
    <span
      className="db-name"
      data-tight={hasLongWord(words) || undefined}
      style={{ '--name': `${fit.toFixed(2)}cqw` } as CSSProperties}
    >
      {words.map((word, index) => (
        // The words never change their order, so the index is a stable key.
        <Fragment key={`word ${index.toString()}`}>
          <span>
            {index === 0 && card.unique && <i className="db-unique" />}
            {withSoftHyphens(word)}
          </span>{' '}
        </Fragment>
      ))}
    </span>
  )
}
