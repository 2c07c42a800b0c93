import { useRegisterSW } from 'virtual:pwa-register/react'
import { useWords } from '../words/words.ts'
import './shell.css'

/** Tells of a new version, never in the middle of a game. */
export function UpdatePrompt({ busy }: { readonly busy: boolean }) {
  const words = useWords()
  const {
    needRefresh: [isReady, setReady],
    updateServiceWorker,
  } = useRegisterSW()
  if (!isReady || busy) return null
  return (
    <aside className="update panel" role="status">
      <p>{words.update.ready}</p>
      <p className="row">
        <button
          type="button"
          className="button primary"
          onClick={() => updateServiceWorker(true).catch(console.error)}
        >
          {words.update.reload}
        </button>
        <button type="button" className="button bare" onClick={() => setReady(false)}>
          {words.update.later}
        </button>
      </p>
    </aside>
  )
}
