import { useEffect, useRef, useState } from 'preact/hooks'
import { useStore } from '../kit/store.ts'
import { takeNewVersion, watchVersions } from '../offline/service-worker.ts'
import { useWords } from '../words/words.ts'
import { hasMissingFiles } from './missing-files.ts'
import './shell.css'

/**
 * Tells of a new version, never in the middle of a game: also not when it was accepted in another window. Only where a
 * part of the page is missing is it said at once, since whoever wanted it waits in vain.
 */
export function UpdatePrompt({ busy }: { readonly busy: boolean }) {
  const words = useWords()
  const isBusy = useRef(busy)
  useEffect(() => {
    isBusy.current = busy
  }, [busy])
  const isMissing = useStore(hasMissingFiles)
  /** The new version has already taken over: all that is left is to reload the page. */
  const [isTakenOver, setTakenOver] = useState(false)
  const [isReady, setReady] = useState(false)
  useEffect(
    () =>
      watchVersions({
        onReady: () => setReady(true),
        onTakenOver: () => {
          if (isBusy.current) setTakenOver(true)
          else location.reload()
        },
      }),
    [],
  )
  if (!isMissing && (busy || !(isReady || isTakenOver))) return null
  const reload = () => {
    // Whichever comes first: the new version taking over reloads the page too.
    if (isReady && !isTakenOver) takeNewVersion().catch(console.error)
    if (isMissing || isTakenOver) location.reload()
  }
  const later = () => {
    hasMissingFiles.set(false)
    setTakenOver(false)
    setReady(false)
  }
  return (
    <div className="update panel" role="status">
      <p>{isMissing ? words.update.missing : words.update.ready}</p>
      <p className="row">
        <button type="button" className="button primary" onClick={reload}>
          {words.update.reload}
        </button>
        <button type="button" className="button bare" onClick={later}>
          {words.update.later}
        </button>
      </p>
    </div>
  )
}
