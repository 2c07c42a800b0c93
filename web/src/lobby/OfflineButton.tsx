import { CheckIcon, FetchIcon } from '../kit/icons.tsx'
import { keepGame, useIsOnline, useOfflineState } from '../offline/offline.ts'
import { useWords } from '../words/words.ts'

/** Says whether a game can be played without a network, and lets the visitor download it. */
export function OfflineButton({ game }: { readonly game: string }) {
  const { offline } = useWords().lobby
  const state = useOfflineState(game)
  const isOnline = useIsOnline()
  if (state === 'unknown') return null
  if (state === 'ready' || !isOnline)
    return (
      <p className={state === 'ready' ? 'offline-state small soft' : 'notice'} role="status">
        {state === 'ready' ? (
          <>
            <CheckIcon />
            {offline.ready}
          </>
        ) : (
          offline.missing
        )}
      </p>
    )
  return (
    <>
      <button
        type="button"
        className="button bare"
        disabled={state === 'fetching'}
        onClick={() => {
          keepGame(game).catch(console.error)
        }}
      >
        <FetchIcon />
        {state === 'fetching' ? offline.getting : offline.get}
      </button>
      {state === 'failed' && (
        <p className="notice danger" role="alert">
          {offline.failed}
        </p>
      )}
    </>
  )
}
