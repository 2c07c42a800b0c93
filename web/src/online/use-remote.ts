import { toHex } from '@kantyna/kernel'
import { type RemoteState, RemoteTable, type RoomProblem, type RoomRequest } from '@kantyna/online'
import { useSyncExternalStore } from 'preact/compat'
import { useEffect, useState } from 'preact/hooks'
import { wireTo } from './open-wire.ts'
import { useOnlineWords } from './words.ts'

/** Connects to an online table while the page shows it. */
export function useRemote(table: string): RemoteTable {
  const [remote] = useState(() => new RemoteTable(wireTo(table), newId))
  useEffect(() => {
    const onVisibility = () => remote.setLooking(document.visibilityState === 'visible')
    onVisibility()
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      remote.close()
    }
  }, [remote])
  return remote
}

/** Without HTTPS, as in a home network, a browser has no `randomUUID`. */
function newId(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(16)))
}

export function useRemoteState(remote: RemoteTable): RemoteState {
  return useSyncExternalStore(
    (listener) => remote.subscribe(listener),
    () => remote.state,
  )
}

/** Sends requests, and words the last refusal. */
export function useRequests(remote: Pick<RemoteTable, 'request'>): {
  /** Resolves to whether it was done. */
  readonly send: (request: RoomRequest) => Promise<boolean>
  readonly says: string | null
} {
  const { problems } = useOnlineWords()
  const [problem, setProblem] = useState<RoomProblem | null>(null)
  const send = async (request: RoomRequest) => {
    setProblem(null)
    const result = await remote.request(request)
    if (!result.ok) setProblem(result.code)
    return result.ok
  }
  return { send, says: problem === null ? null : problems.room[problem] }
}
