import type { Lang } from '@kantyna/kernel'
import { type CSSProperties, Fragment } from 'preact'
import type { Card } from '../../content/card.ts'
import { hasLongWord, nameSize } from './fit.ts'

interface Props {
  readonly card: Card
  readonly lang: Lang
  /** How much of the card's width it may take, and how large it is where it fits, in parts of a hundred. */
  readonly maxWidth: number
  readonly size: number
}

/** The name of a card. Lines end between words only: they are measured by them. */
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
        // A word of a name is its place in it.
        <Fragment key={`word ${index.toString()}`}>
          <span>
            {index === 0 && card.unique && <i className="db-unique" />}
            {word}
          </span>{' '}
        </Fragment>
      ))}
    </span>
  )
}
