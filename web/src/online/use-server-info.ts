import type { ServerInfo } from '@kantyna/online'
import { useEffect, useState } from 'preact/hooks'
import { api } from './api-client.ts'

/** What the server says about itself; null until it has answered. */
export function useServerInfo(): ServerInfo | null {
  const [info, setInfo] = useState<ServerInfo | null>(null)
  useEffect(() => {
    api
      .server()
      .then((answer) => {
        if (answer.ok) setInfo(answer.value)
      })
      .catch(console.error)
  }, [])
  return info
}
