import { useSaveTable } from '../saves/fetch-download.ts'
import { Page } from '../shell/Page.tsx'
import { useTableWords } from './words.ts'

/** A save that cannot be read: lets the player save whatever is left of it to a file. */
export function DamagedTable({ id }: { readonly id: string }) {
  const words = useTableWords()
  const saveTable = useSaveTable(id)
  return (
    <Page title={words.openFailed}>
      <p role="alert">{words.damaged}</p>
      <p className="row">
        <button type="button" className="button" onClick={saveTable}>
          {words.export}
        </button>
      </p>
    </Page>
  )
}
