import { Page } from '../../shell/Page.tsx'
import { useWords } from '../../words/words.ts'
import type { ClosedReason } from '../connection.ts'
import { useOnlineWords } from '../words.ts'

/** Why this page has lost a table for good, and what to do. */
export function ClosedPage({ reason }: { readonly reason: ClosedReason }) {
  const words = useWords()
  const { connection } = useOnlineWords()
  const { title, says } = connection.closed[reason]
  const mayReload = reason === 'version' || reason === 'other'
  return (
    <Page title={title}>
      <p role="alert">{says}</p>
      <p className="row">
        {mayReload && (
          <button type="button" className="button primary" onClick={() => location.reload()}>
            {connection.reload}
          </button>
        )}
        <a className={mayReload ? 'button' : 'button primary'} href="#/">
          {words.back}
        </a>
      </p>
    </Page>
  )
}
