import { useRef, useState } from 'preact/hooks'
import { useOnlineWords } from './words.ts'
import './online.css'

interface Props {
  readonly label: string
  readonly link: string
  /** What the device’s own sheet for sending shows beside the link. */
  readonly title: string
}

/** A link to copy, and on a phone to send. */
export function ShareLink({ label, link, title }: Props) {
  const { room } = useOnlineWords()
  const field = useRef<HTMLInputElement>(null)
  const [done, setDone] = useState<'copied' | 'copyByHand' | null>(null)
  const copy = async () => {
    field.current?.select()
    setDone((await copied(link)) ? 'copied' : 'copyByHand')
  }
  return (
    <div className="share-online">
      <input ref={field} type="text" readOnly value={link} aria-label={label} className="share-online-link" />
      <p className="row tight">
        <button type="button" className="button primary" onClick={() => copy().catch(console.error)}>
          {room.copy}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            className="button"
            // The player may close the device's own sheet.
            onClick={() => navigator.share({ title, url: link }).catch(() => undefined)}
          >
            {room.share}
          </button>
        )}
        <span role="status" className="small">
          {done !== null && room[done]}
        </span>
      </p>
    </div>
  )
}

/** Without HTTPS, as in a home network, a browser has no clipboard; then the old command copies the selected field. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return document.execCommand('copy')
  }
}
