import { Suspense, use } from 'preact/compat'
import { useEffect, useState } from 'preact/hooks'
import { goTo } from '../router/useRoute.ts'
import { problemText } from '../saves/record-problem.ts'
import { type RecordWords, useRecordWords } from '../saves/words.ts'
import { LoadingPage } from '../shell/LoadingPage.tsx'
import { Page } from '../shell/Page.tsx'
import { useWords, type Words } from '../words/words.ts'
import { type LinkProblem, type OpenedLink, openShared } from './open-shared.ts'

/** A game from a link: opens its replay at the move, or says why it cannot. */
export function SharedPage({ data, at }: { readonly data: string; readonly at: number | null }) {
  const [opening] = useState(() => openShared(data))
  return (
    <Suspense fallback={<LoadingPage />}>
      <Opened at={at} opening={opening} />
    </Suspense>
  )
}

function Opened({ at, opening }: { readonly at: number | null; readonly opening: Promise<OpenedLink> }) {
  const words = useWords()
  const records = useRecordWords()
  const opened = use(opening)
  const id = opened.ok ? opened.kept.id : null
  useEffect(() => {
    if (id !== null) goTo({ page: 'replay', id, at }, 'instead')
  }, [id, at])
  if (opened.ok) return <LoadingPage />
  return (
    <Page title={words.sharing.cannotOpen}>
      <p role="alert">{linkProblemText(records, words, opened.problem)}</p>
      <p>
        <a className="button primary" href="#/">
          {words.back}
        </a>
      </p>
    </Page>
  )
}

function linkProblemText(records: RecordWords, words: Words, problem: LinkProblem): string {
  switch (problem.code) {
    case 'link':
      return words.sharing.problems[problem.why]
    // A link should contain a game, so anything else is damaged.
    case 'not-json':
    case 'not-a-record':
      return words.sharing.problems.damaged
    default:
      return problemText(records, words, problem)
  }
}
