import type { TableLink } from '@kantyna/kernel'
import type { Said } from '@kantyna/online'
import { useSyncExternalStore } from 'preact/compat'
import { useEffect, useRef, useState } from 'preact/hooks'
import { pageSounds } from '../../sound/page-sounds.ts'
import type { SeatNames } from '../../table/names.ts'
import { useOnlineWords } from '../words.ts'
import { presetText } from './presets.ts'
import { nudgesOf } from './table-model.ts'

interface Props {
  readonly link: TableLink
  readonly names: SeatNames
  /** What may be shown to this reader. */
  readonly said: readonly Said[]
  /** Why the last request was refused. */
  readonly refusal: string | null
}

/** How long a sentence stays over the board, in milliseconds. */
const SHOWN_MS = 6000

/** What others have just said, a reminder that this player is asked, and refused requests: shown for a while. */
export function Toasts({ link, names, said, refusal }: Props) {
  const { table, presets } = useOnlineWords()
  const nudges = useSyncExternalStore(
    (listener) => link.subscribe(listener),
    () => nudgesOf(link),
  )
  const isNudged = useForAWhile(nudges)
  useEffect(() => {
    if (isNudged) pageSounds.play('turn').catch(console.error)
  }, [isNudged])
  const last = said.at(-1)
  const isFresh = useForAWhile(last?.at ?? 0)
  const isRefused = useForAWhile(refusal)
  const line =
    last === undefined || link.seats.includes(last.seat)
      ? null
      : last.preset === null
        ? last.text
        : presetText(presets, last.preset)
  return (
    <div className="online-toasts" role="status">
      {isNudged && <p className="online-toast">{table.nudgedYou}</p>}
      {isRefused && refusal !== null && <p className="online-toast">{refusal}</p>}
      {isFresh && last !== undefined && line !== null && (
        <p className="online-toast">
          <strong>{names(last.seat)}:</strong> {line}
        </p>
      )}
    </div>
  )
}

/** Whether a value has changed a short while ago. The first value is not a change. */
function useForAWhile(value: unknown): boolean {
  const before = useRef(value)
  const [isNew, setNew] = useState(false)
  useEffect(() => {
    if (before.current === value) return
    before.current = value
    setNew(true)
    const timer = setTimeout(() => setNew(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [value])
  return isNew
}
