/** The page with online tables, which are kept in memory: they end with the test. */
import { startServer, type TestServer } from '../../server/test/online-server.ts'
import { dist } from '../../tools/page.ts'

export type OnlineServer = TestServer

export function serveOnline(
  parts: { readonly isLocalOnly?: boolean; readonly url?: string } = {},
): Promise<OnlineServer> {
  return startServer({ page: dist, ...parts })
}
