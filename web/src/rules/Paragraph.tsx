import { Marked } from '../kit/Marked.tsx'
import { href } from '../router/routes.ts'
import { useLang } from '../settings/useSettings.ts'
import { useWords } from '../words/words.ts'
import type { Placed } from './book.ts'

interface Props {
  readonly game: string
  readonly placed: Placed
  readonly isAsked: boolean
  readonly terms: readonly string[]
}

/** A paragraph and, small beside it, the rules that it tells. */
export function Paragraph({ game, placed: { id, paragraph }, isAsked, terms }: Props) {
  const words = useWords()
  const text = paragraph[useLang()]
  return (
    <div className={isAsked ? 'paragraph asked' : 'paragraph'} id={id} data-place tabIndex={-1}>
      <p>
        <Marked text={text} terms={terms} />
      </p>
      <p className="rule-ids">
        {paragraph.rules.map((rule) => (
          <a key={rule} href={href({ page: 'rules', game, rule })} aria-label={words.rules.linkTo(rule)}>
            {rule}
          </a>
        ))}
      </p>
    </div>
  )
}
