import type { VerifyError } from '@kantyna/kernel'
import { href } from '../router/routes.ts'
import { useSaveTable } from '../saves/fetch-download.ts'
import type { SavedTable } from '../saves/saves.ts'
import { Page } from '../shell/Page.tsx'
import { whyUnplayable } from './why-unplayable.ts'
import { useTableWords } from './words.ts'

/** A record that cannot be continued: says why, and lets the player save it to a file. */
export function UnplayableTable({
  saved: { id, record },
  error,
  rulesVersion,
}: {
  readonly saved: SavedTable
  readonly error: VerifyError
  /** The current version of the game's rules. */
  readonly rulesVersion: string
}) {
  const words = useTableWords()
  const saveTable = useSaveTable(id)
  return (
    <Page title={words.openFailed}>
      <p role="alert">
        {record.seed === null
          ? words.noSeed
          : words[whyUnplayable(error, record.rulesVersion === rulesVersion)]}
      </p>
      <p className="row">
        <a className="button primary" href={href({ page: 'replay', id, at: null })}>
          {words.watchAgain}
        </a>
        <button type="button" className="button" onClick={saveTable}>
          {words.export}
        </button>
      </p>
    </Page>
  )
}
