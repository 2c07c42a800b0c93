import { LinkIcon } from '../kit/icons.tsx'
import { Marked } from '../kit/Marked.tsx'
import { useRuleHref } from '../router/open-place.ts'
import { useLang } from '../settings/useSettings.ts'
import { useWords } from '../words/words.ts'
import type { Placed } from './book.ts'

interface Props {
  readonly game: string
  readonly placed: Placed
  readonly isAsked: boolean
  readonly terms: readonly string[]
}

/** A paragraph with its pictures; at its edge a quiet link to it, by the id of the rule that it tells. */
export function Paragraph({ game, placed: { id, paragraph, figures }, isAsked, terms }: Props) {
  const words = useWords()
  const lang = useLang()
  const ruleHref = useRuleHref(game)
  const [rule] = paragraph.rules
  return (
    <div className={isAsked ? 'paragraph asked' : 'paragraph'} id={id} data-place tabIndex={-1}>
      <p>
        <Marked text={paragraph[lang]} terms={terms} />
      </p>
      {rule !== undefined && (
        <a
          className="rule-link"
          href={ruleHref(rule)}
          aria-label={words.rules.linkTo(rule)}
          title={paragraph.rules.join(', ')}
        >
          <LinkIcon />
        </a>
      )}
      {figures.map(({ id: name, caption, Drawing }) => (
        <figure key={name} className="rule-figure" data-figure={name}>
          <div className="rule-figure-drawing">
            <Drawing lang={lang} />
          </div>
          <figcaption>
            <Marked text={caption[lang]} terms={terms} />
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
