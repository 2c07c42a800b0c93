import type { Bots, Clock } from '@kantyna/host'
import type { Directory } from '../directory/directory.ts'
import type { GroupCommit } from '../log/group-commit.ts'
import type { LogStore } from '../log/log-store.ts'
import type { Meter } from '../operations/meter.ts'
import type { Signer } from '../signer.ts'

/** What tables need from the server that runs them. */
export interface Services {
  readonly log: LogStore
  /** Adds rows of many tables with one commit. */
  readonly group: Pick<GroupCommit, 'append'>
  readonly directory: Directory
  readonly bots: Bots
  readonly clock: Clock
  readonly signer: Pick<Signer, 'sign' | 'publicKey'>
  readonly meter?: Meter
  /** Milliseconds since 1970. */
  now(): number
  reportFault(problem: unknown): void
}
