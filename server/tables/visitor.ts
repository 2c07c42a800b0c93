import type { ServerFrame } from '@kantyna/online'

/** A connection to a table. */
export interface Visitor {
  /** The hash of the device's secret. */
  readonly device: string
  /** Whether anybody looks at the page. */
  isLooking: boolean
  send(frame: ServerFrame): void
  /** Sends a frame that has been written already. */
  sendText(frame: string): void
  close(code: number): void
}
