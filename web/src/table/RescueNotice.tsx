import { useTableWords } from './words.ts'

/** Something is wrong at this table, and the way to bring its record into safety. */
export function RescueNotice({ says, onExport }: { readonly says: string; onExport(): void }) {
  const words = useTableWords()
  return (
    <p className="notice danger" role="alert">
      {says}{' '}
      <button type="button" className="button" onClick={onExport}>
        {words.export}
      </button>
    </p>
  )
}
