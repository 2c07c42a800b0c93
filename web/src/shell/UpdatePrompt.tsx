import { useStore } from '@kantyna/ui'
import { useEffect, useRef, useState } from 'preact/hooks'
import { takeNewVersion, watchVersions } from '../offline/service-worker.ts'
import { useWords } from '../words/words.ts'
import { hasMissingFiles } from './missing-files.ts'
import './shell.css'

/**
 * Offers a new version. The offer never interrupts a game, even if the new version was accepted in another window. If a
 * part of the page is missing, the offer appears at once, because the player is waiting for that part.
 */
export function UpdatePrompt({ busy }: { readonly busy: boolean }) {
  const words = useWords()
  const isBusy = useRef(busy)
  useEffect(() => {
    isBusy.current = busy
  }, [busy])
  const isMissing = useStore(hasMissingFiles)
  /** Whether the new version has already taken over, so that the page only has to be reloaded. */
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
    // `onTakenOver` reloads the page later. A missing file, or a version that has taken over, needs a reload now.
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
