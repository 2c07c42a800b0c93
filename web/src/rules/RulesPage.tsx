import { useDeferredValue } from 'preact/compat'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { useFigures, useLibrary } from '../games/books.ts'
import { editionName } from '../games/games.ts'
import { finderOf } from '../kit/finder.ts'
import { SearchField } from '../kit/SearchField.tsx'
import type { OpenPlace } from '../router/routes.ts'
import { useLang } from '../settings/useSettings.ts'
import { Page } from '../shell/Page.tsx'
import { useWords } from '../words/words.ts'
import { findables, placedParagraphs, placeOfRule } from './book.ts'
import { FoundParagraphs } from './FoundParagraphs.tsx'
import { KeepPlace } from './KeepPlace.tsx'
import { WholeBook } from './WholeBook.tsx'
import './rules.css'

interface Props {
  readonly game: string
  readonly rule: string | null
  /** The page from which this page was opened. */
  readonly from?: OpenPlace | undefined
}

/** The rulebook: for reading, searching, and links to single rules. */
export function RulesPage({ game, rule, from }: Props) {
  const { rulebook } = useLibrary(game)
  const figures = useFigures(game)
  const lang = useLang()
  const words = useWords()
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const placed = useMemo(() => placedParagraphs(rulebook, figures), [rulebook, figures])
  const find = useMemo(() => finderOf(findables(placed, lang)), [placed, lang])
  const target = rule === null ? undefined : placeOfRule(placed, rule)

  useEffect(() => {
    if (target === undefined) return
    setTyped('')
    const element = document.getElementById(target.id)
    element?.scrollIntoView({ block: 'center' })
    element?.focus({ preventScroll: true })
  }, [target])

  return (
    <Page title={words.rules.title(editionName(game, lang))} width="reading" from={from}>
      <div className="rules-search">
        <SearchField label={words.rules.search} value={typed} onChange={setTyped} />
      </div>
      {rule !== null && target === undefined && <p className="notice">{words.rules.noSuchRule(rule)}</p>}
      <KeepPlace lang={lang}>
        {search === '' ? (
          <WholeBook game={game} book={rulebook} placed={placed} target={target?.id ?? null} />
        ) : (
          <FoundParagraphs game={game} placed={placed} found={find(search)} search={search} />
        )}
      </KeepPlace>
    </Page>
  )
}
