import type { RulebookSection } from '@kantyna/kernel'
import { lazy, Suspense } from 'preact/compat'
import { useLang } from '../settings/useSettings.ts'
import { useWords } from '../words/words.ts'
import type { Placed } from './book.ts'
import { Paragraph } from './Paragraph.tsx'

// The list comes with the game's drawings. The book can be read before they are loaded.
const SymbolList = lazy(async () => ({ default: (await import('../games/SymbolList.tsx')).SymbolList }))

interface Props {
  readonly game: string
  readonly book: readonly RulebookSection[]
  readonly placed: readonly Placed[]
  /** The paragraph that the address names. */
  readonly target: string | null
}

export function WholeBook({ game, book, placed, target }: Props) {
  const lang = useLang()
  const { rules } = useWords()
  return (
    <div className="book">
      <nav className="contents" aria-labelledby="contents">
        <h2 id="contents" className="label">
          {rules.contents}
        </h2>
        <ol>
          {book.map((section) => (
            <li key={section.id}>
              <button type="button" onClick={() => scrollToSection(section.id)}>
                {section.title[lang]}
              </button>
            </li>
          ))}
        </ol>
      </nav>
      <div className="book-text">
        {book.map((section) => (
          <section key={section.id} id={section.id} aria-labelledby={`title-${section.id}`}>
            <h2 id={`title-${section.id}`} tabIndex={-1}>
              {section.title[lang]}
            </h2>
            {placed
              .filter((one) => one.section === section)
              .map((one) => (
                <Paragraph key={one.id} game={game} placed={one} isTarget={one.id === target} terms={[]} />
              ))}
            {section.id === 'glossary' && (
              <Suspense fallback={null}>
                <SymbolList game={game} />
              </Suspense>
            )}
          </section>
        ))}
      </div>
    </div>
  )
}

function scrollToSection(section: string): void {
  const title = document.getElementById(`title-${section}`)
  title?.scrollIntoView({ block: 'start' })
  title?.focus({ preventScroll: true })
}
