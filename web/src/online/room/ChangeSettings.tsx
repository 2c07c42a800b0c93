import { editionOf } from '@kantyna/kernel'
import type { TableSettings } from '@kantyna/online'
import { Suspense } from 'preact/compat'
import { useState } from 'preact/hooks'
import { findGame, UnknownGame, useBundleAtOnce } from '../../games/games.ts'
import { Sheet } from '../../kit/Sheet.tsx'
import { draftOf, settingsOf } from '../create/draft.ts'
import { TableForm } from '../create/TableForm.tsx'
import { useOnlineWords } from '../words.ts'

interface Props {
  readonly settings: TableSettings
  /** Why the last change was refused. */
  readonly says: string | null
  onClose(): void
  /** Resolves to whether the table has changed. */
  onChange(settings: TableSettings): Promise<boolean>
}

/** Lets the player who leads the table change its settings before the deal. */
export function ChangeSettings(props: Props) {
  const { room } = useOnlineWords()
  return (
    <Sheet title={room.changeSettings} onClose={props.onClose}>
      <Suspense fallback={null}>
        <Form {...props} />
      </Suspense>
    </Sheet>
  )
}

function Form({ settings, says, onClose, onChange }: Props) {
  const { room } = useOnlineWords()
  const edition = editionOf(settings.game, settings.options)
  const meta = findGame(settings.game)
  if (meta === undefined) throw new UnknownGame(settings.game)
  const bundle = useBundleAtOnce(edition)
  const [draft, setDraft] = useState(() => draftOf(settings, edition))
  const [isSending, setSending] = useState(false)
  const submit = async () => {
    setSending(true)
    try {
      if (await onChange(settingsOf(draft, bundle))) onClose()
    } finally {
      setSending(false)
    }
  }
  return (
    <form
      className="setup"
      onSubmit={(event) => {
        event.preventDefault()
        submit().catch(console.error)
      }}
    >
      <p className="small soft">{room.changedUnready}</p>
      <TableForm meta={meta} bundle={bundle} draft={draft} isNew={false} onChange={setDraft} />
      {says !== null && (
        <p className="notice danger" role="alert">
          {says}
        </p>
      )}
      <p>
        <button type="submit" className="button primary" disabled={isSending}>
          {isSending ? room.changing : room.change}
        </button>
      </p>
    </form>
  )
}
