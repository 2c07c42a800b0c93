import { useEffect } from 'react'
import { SaveFileButton } from '../saves/SaveFileButton.tsx'
import { useWords } from '../words/words.ts'
import { Page } from './Page.tsx'

interface Props {
  readonly trouble: unknown
  readonly table: string | null
  onAgain(): void
}

/** A fault of ours, said in a sentence, with a way on and the game's record in safety. */
export function TroublePage({ trouble, table, onAgain }: Props) {
  const words = useWords()
  const isFetching = trouble instanceof TypeError && /import|fetch|module/i.test(trouble.message)
  useEffect(() => console.error(trouble), [trouble])
  return (
    <Page title={words.trouble.title}>
      <p role="alert">
        {isFetching ? words.trouble.loading : table === null ? words.trouble.page : words.trouble.table}
      </p>
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
