import { useEffect } from 'preact/hooks'
import { SaveFileButton } from '../saves/SaveFileButton.tsx'
import { useLang } from '../settings/useSettings.ts'
import { forgetFailures } from '../words/per-language.ts'
import { useWords } from '../words/words.ts'
import { Page } from './Page.tsx'
import { troubleText } from './trouble-text.ts'

interface Props {
  readonly trouble: unknown
  readonly table: string | null
  onAgain(): void
}

/** An internal error, described in a sentence, with links back and a way to save the game's record. */
export function TroublePage({ trouble, table, onAgain }: Props) {
  const words = useWords()
  const isFetching = isFetchError(trouble)
  const { title, text } = troubleText(words, isFetching, {
    isOnline: navigator.onLine,
    isTable: table !== null,
  })
  const lang = useLang()
  useEffect(() => console.error(trouble), [trouble])
  useEffect(() => () => forgetFailures(lang), [lang])
  return (
    <Page title={title}>
      <p role="alert">{text}</p>
      <p className="row">
        <button
          type="button"
          className="button primary"
          onClick={isFetching ? () => location.reload() : onAgain}
        >
          {words.trouble.again}
        </button>
        <a className="button" href="#/">
          {words.back}
        </a>
        {table !== null && <SaveFileButton table={table} label={words.trouble.exportRecord} />}
      </p>
    </Page>
  )
}

/** A missing script is a TypeError of the browser, a missing style sheet an Error of the code that fetches it. */
function isFetchError(trouble: unknown): boolean {
  if (trouble instanceof TypeError) return /import|fetch|module/i.test(trouble.message)
  return trouble instanceof Error && trouble.message.startsWith('Unable to preload CSS')
}
