import type { Clock } from '@kantyna/host'
import type { OpenWire, Wire, WireListener } from '@kantyna/online'
import { WebSocket } from 'ws'

/** The first attempt to connect again comes after half of this to all of it; each further one after twice as long. */
const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 20_000
/** The server sends a ping every 25 seconds. Without one, the connection is lost although nothing has said so. */
const SILENCE_MS = 60_000

/** A socket that connects again by itself. */
export function reconnecting(
  address: string,
  { cookie, clock }: { readonly cookie: string; readonly clock: Clock },
): OpenWire {
  return (listener) =>
    new ReconnectingSocket(() => new WebSocket(address, { headers: { cookie } }), listener, clock)
}

class ReconnectingSocket implements Wire {
  readonly #connect: () => WebSocket
  readonly #listener: WireListener
  readonly #clock: Clock
  #socket: WebSocket
  #attempts = 0
  #isClosed = false
  #cancel: () => void = () => undefined

  constructor(connect: () => WebSocket, listener: WireListener, clock: Clock) {
    this.#connect = connect
    this.#listener = listener
    this.#clock = clock
    this.#socket = this.#open()
  }

  send(text: string): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(text)
  }

  close(): void {
    this.#isClosed = true
    this.#cancel()
    this.#socket.close()
  }

  #open(): WebSocket {
    const socket = this.#connect()
    socket.on('open', () => {
      this.#attempts = 0
      this.#expectSigns(socket)
      this.#listener.onOpen()
    })
    socket.on('ping', () => this.#expectSigns(socket))
    socket.on('message', (data) => this.#listener.onText(String(data)))
    // The closing that follows says enough.
    socket.on('error', () => undefined)
    socket.on('close', (code) => {
      this.#cancel()
      if (this.#isClosed) return
      this.#cancel = this.#clock.after(this.#nextWait(), () => {
        this.#socket = this.#open()
      })
      this.#listener.onLost(code)
    })
    return socket
  }

  #expectSigns(socket: WebSocket): void {
    this.#cancel()
    this.#cancel = this.#clock.after(SILENCE_MS, () => socket.terminate())
  }

  /** With jitter: after a restart of the server, not everybody comes back at the same moment. */
  #nextWait(): number {
    const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#attempts++)
    return longest * (0.5 + Math.random() / 2)
  }
}
