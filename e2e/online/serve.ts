/** The page with online tables, which are kept in memory: they end with the test. */
import { chooseAsBot } from '../../bots/index.ts'
import { entryOf } from '../../games/registry.ts'
import type { Bots } from '../../host/index.ts'
import type { View } from '../../kernel/index.ts'
import { PROTOCOL } from '../../online/index.ts'
import { createApp } from '../../server/app.ts'
import { GroupCommit } from '../../server/log/group-commit.ts'
import { Tables } from '../../server/tables/tables.ts'
import { openMemoryStore } from '../../server/test/memory-store.ts'
import { dist } from '../../tools/page.ts'

export interface OnlineServer {
  readonly address: string
  /** What has gone wrong in the server. */
  readonly faults: readonly unknown[]
  close(): Promise<void>
}

const quickBots: Bots = {
  async answer({ edition, view, decision, seed }) {
    const bundle = await entryOf(edition)?.open()
    return bundle === undefined
      ? null
      : chooseAsBot(bundle.game, 'beginner', { view: view as View, decision, seed }) // the host made it
  },
  answerOffer: () => Promise.resolve(null),
}

export async function serveOnline({ isLocalOnly = true } = {}): Promise<OnlineServer> {
  const store = openMemoryStore()
  const faults: unknown[] = []
  const tables = new Tables({
    ...store,
    group: new GroupCommit(store.log),
    bots: quickBots,
    clock: {
      now: () => performance.now(),
      after: (milliseconds, callback) => {
        const timer = setTimeout(callback, milliseconds)
        return () => clearTimeout(timer)
      },
    },
    now: () => Date.now(),
    reportFault: (problem) => faults.push(problem),
  })
  // It is known once the server listens.
  let address = ''
  const app = await createApp({
    page: dist,
    online: {
      tables,
      info: () => ({
        protocol: PROTOCOL,
        url: address,
        isLocalOnly,
        contact: null,
        publicKey: '0'.repeat(64),
      }),
      publicUrl: null,
      mayCreate: () => Promise.resolve(null),
    },
  })
  address = await app.listen({ host: '127.0.0.1', port: 0 })
  return { address, faults, close: () => app.close() }
}
