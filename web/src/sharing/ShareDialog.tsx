import { editionOf, type GameRecord } from '@kantyna/kernel'
import { Suspense, use } from 'preact/compat'
import { useRef, useState } from 'preact/hooks'
import { editionName } from '../games/games.ts'
import { Sheet } from '../kit/Sheet.tsx'
import { href } from '../router/routes.ts'
import { useLang } from '../settings/useSettings.ts'
import { useTableWords } from '../table/words.ts'
import { type Packed, packText } from './link-data.ts'
import { useSharingWords } from './words.ts'
import './sharing.css'

interface Props {
  readonly record: GameRecord
  readonly at: number
  onExport(): void
  onClose(): void
}

/** Shares a game as a link that contains all of it, or as a file if it does not fit into a link. */
export function ShareDialog({ record, at, onExport, onClose }: Props) {
  const { title } = useTableWords().share
  const share = useSharingWords()
  const isOver = record.outcome !== null
  const [packing] = useState(() => (isOver ? packText(JSON.stringify(record)) : null))
  return (
    <Sheet title={title} onClose={onClose}>
      {packing === null ? (
        <p>{share.notOver}</p>
      ) : (
        <Suspense fallback={<p role="status">{share.making}</p>}>
          <Link
            edition={editionOf(record.game, record.options)}
            packing={packing}
            at={at}
            of={record.entries.length}
          />
          <p>
            <button type="button" className="button" onClick={onExport}>
              {share.file}
            </button>
          </p>
        </Suspense>
      )}
    </Sheet>
  )
}

interface LinkProps {
  readonly edition: string
  readonly packing: Promise<Packed>
  readonly at: number
  readonly of: number
}

function Link({ edition, packing, at, of }: LinkProps) {
  const share = useSharingWords()
  const lang = useLang()
  const field = useRef<HTMLInputElement>(null)
  const [done, setDone] = useState<'copied' | 'byHand' | null>(null)
  const packed = use(packing)
  if (!packed.ok) return <p role="status">{share.noLink[packed.code]}</p>
  const address = href({ page: 'shared', data: packed.data, at: at === 0 ? null : at })
  const link = new URL(address, window.location.href).href

  const copy = () => {
    field.current?.select()
    // If the browser does not allow it, the link is selected, so that the player can copy it by hand.
    writeToClipboard(link).then(
      () => setDone('copied'),
      () => setDone('byHand'),
    )
  }
  const pass = () => {
    // The player may close the device's own sheet.
    navigator.share({ title: editionName(edition, lang), url: link }).catch(() => undefined)
  }
  return (
    <>
      <p>{at === 0 ? share.opensAtStart : share.opensAt(at, of)}</p>
      <p className="small soft">{share.carries}</p>
      <input ref={field} className="share-link" readOnly value={link} aria-label={share.link} />
      <p className="row tight">
        <button type="button" className="button primary" onClick={copy}>
          {share.copy}
        </button>
        {'share' in navigator && (
          <button type="button" className="button" onClick={pass}>
            {share.pass}
          </button>
        )}
        <span role="status" className="small">
          {done !== null && share.done[done]}
        </span>
      </p>
    </>
  )
}

/** Rejects if the browser has no clipboard, as without HTTPS. */
async function writeToClipboard(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}
