import type { GameRecord } from '@kantyna/kernel'
import { fetchedOnce } from '@kantyna/ui'
import { useEffect } from 'preact/hooks'

const fetchDownload = fetchedOnce(() => import('./download.ts'))

/** Saves a record to a file. What does it is fetched once the table stands, so that it also works when the network is gone. */
export async function saveRecord(id: string, record: GameRecord): Promise<void> {
  const { downloadRecord } = await fetchDownload()
  downloadRecord(id, record)
}

/** Saves a kept table to a file; fetches what does it with the page, where no table stands. */
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
