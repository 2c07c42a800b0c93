import type { Found } from '../kit/finder.ts'
import { Marked } from '../kit/Marked.tsx'
import { useLang } from '../settings/useSettings.ts'
import { useWords } from '../words/words.ts'
import type { Placed } from './book.ts'
import { Paragraph } from './Paragraph.tsx'

interface Props {
  readonly game: string
  readonly placed: readonly Placed[]
  readonly found: readonly Found[]
  readonly search: string
}

/** The results of a search, the best first, each with its chapter. */
export function FoundParagraphs({ game, placed, found, search }: Props) {
  const lang = useLang()
  const { rules } = useWords()
  return (
    <div className="book-text">
      <p role="status" className="soft">
        {found.length === 0 ? rules.nothing(search) : rules.found(found.length)}
      </p>
      {found.map(({ id, terms }) => {
        const one = placed.find((paragraph) => paragraph.id === id)
        return one === undefined ? null : (
          <section key={id}>
            <h2 className="found-in">
              <Marked text={one.section.title[lang]} terms={terms} />
            </h2>
            <Paragraph game={game} placed={one} isTarget={false} terms={terms} />
          </section>
        )
      })}
    </div>
  )
}
