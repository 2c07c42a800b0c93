import type { Route, SecretRoute } from '../../router/routes.ts'
import type { ApiClient, RequestProblem } from '../api-client.ts'
import { noteOnlinePlay } from '../has-played.ts'

type Go = (route: Route, how: 'instead') => void

/**
 * Exchanges the secret of a link for the cookie of this device, and goes to the table. The address of the table takes the
 * place of the link, so that the secret stays neither in the address bar nor in the history. Resolves to the problem if
 * the table does not open.
 */
export async function enter(
  { table, secret }: SecretRoute,
  client: Pick<ApiClient, 'enter'>,
  go: Go,
): Promise<RequestProblem | null> {
  const answer = await client.enter(table, secret)
  if (!answer.ok) return answer.problem
  noteOnlinePlay()
  go({ page: 't', table }, 'instead')
  return null
}
