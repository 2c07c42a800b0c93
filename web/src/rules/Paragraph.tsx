import { Marked } from '../kit/Marked.tsx'
import { RuleLink } from '../kit/RuleLink.tsx'
import { useLang } from '../settings/useSettings.ts'
import type { Placed } from './book.ts'

interface Props {
  readonly game: string
  readonly placed: Placed
  readonly isTarget: boolean
  readonly terms: readonly string[]
}

/** A paragraph with its pictures, and a subtle link to it at its edge, labelled with the id of its rule. */
export function Paragraph({ game, placed: { id, paragraph, figures }, isTarget, terms }: Props) {
  const lang = useLang()
  const [rule] = paragraph.rules
  return (
    <div className={isTarget ? 'paragraph asked' : 'paragraph'} id={id} data-place tabIndex={-1}>
      <p>
        <Marked text={paragraph[lang]} terms={terms} />
      </p>
      {rule !== undefined && <RuleLink game={game} rule={rule} title={paragraph.rules.join(', ')} />}
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
