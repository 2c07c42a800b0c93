import type { GameRecord } from '@kantyna/kernel'
import { fetchedOnce } from '@kantyna/ui'
import { useEffect } from 'preact/hooks'

const fetchDownload = fetchedOnce(() => import('./download.ts'))

/**
 * Saves a record to a file. The code for it is fetched once the table is shown, so that it also works when the network
 * is gone.
 */
export async function saveRecord(id: string, record: GameRecord): Promise<void> {
  const { downloadRecord } = await fetchDownload()
  downloadRecord(id, record)
}

/** Saves a stored table to a file; fetches the code with the page, if no table is shown. */
export function useSaveTable(id: string): () => void {
  useEffect(() => {
    fetchDownload().catch(console.error)
  }, [])
  return () => {
    fetchDownload()
      .then(({ downloadTable }) => downloadTable(id))
      .catch(console.error)
  }
}
