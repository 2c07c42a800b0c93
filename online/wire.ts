/** A connection that carries texts in both directions and restores itself when it is lost. */
export interface Wire {
  /** A text that is sent while the connection is lost never arrives. */
  send(text: string): void
  /** Ends the connection for good. */
  close(): void
}

export interface WireListener {
  /** The connection is there, for the first time or again. */
  onOpen(): void
  onText(text: string): void
  /** The connection is lost. `code` says why, as the server stated it. */
  onLost(code: number): void
}

export type OpenWire = (listener: WireListener) => Wire
