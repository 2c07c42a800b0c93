import { createServer, connect as dial, type Server, type Socket } from 'node:net'
import type { Below } from './any-picks.ts'

/** What goes wrong with a connection, after a number of bytes. `none`: it is only slow. */
export const networkFaults = ['none', 'cut', 'half-open', 'slow reader', 'truncated'] as const
type NetworkFault = (typeof networkFaults)[number]

/** Bytes until something goes wrong, and the delay of a piece, in milliseconds. */
const [MOST_BYTES, MOST_DELAY_MS] = [60_000, 20]

/** Stands between clients and a server, and treats each new connection badly in another way. */
export class FaultProxy {
  readonly #below: Below
  readonly #server: Server
  readonly #open = new Set<Socket>()
  readonly #port: number
  /** How often each thing has gone wrong. */
  readonly counts: Record<NetworkFault, number> = {
    none: 0,
    cut: 0,
    'half-open': 0,
    'slow reader': 0,
    truncated: 0,
  }
  /** From now on connections are only slow. */
  isGentle = false

  /** `port`: of the server. */
  constructor(port: number, below: Below) {
    this.#port = port
    this.#below = below
    this.#server = createServer((client) => this.#take(client))
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    const address = this.#server.address()
    return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  }

  close(): void {
    this.#server.close()
    this.cutAll()
  }

  cutAll(): void {
    for (const socket of this.#open) socket.destroy()
  }

  #take(client: Socket): void {
    const server = dial(this.#port, '127.0.0.1')
    const fault = this.isGentle ? 'none' : (networkFaults[this.#below(networkFaults.length)] ?? 'none')
    const state = { fault, left: 500 + this.#below(MOST_BYTES), isBroken: false }
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      this.#open.add(from)
      from.on('data', (bytes) => this.#pass(bytes, from, to, state))
      from.on('error', () => to.destroy())
      from.on('close', () => {
        this.#open.delete(from)
        // The other side of a half-open connection never learns of it.
        if (!(state.isBroken && fault === 'half-open')) to.destroy()
      })
    }
  }

  #pass(
    bytes: Buffer,
    from: Socket,
    to: Socket,
    state: { readonly fault: NetworkFault; left: number; isBroken: boolean },
  ): void {
    if (state.isBroken && state.fault === 'half-open') return
    state.left -= bytes.length
    if (!state.isBroken && state.left < 0 && state.fault !== 'none') {
      state.isBroken = true
      this.counts[state.fault]++
      if (state.fault === 'truncated') to.write(bytes.subarray(0, bytes.length >> 1))
      if (state.fault === 'truncated' || state.fault === 'cut') {
        to.end()
        from.destroy()
      }
      if (state.fault !== 'slow reader') return
    }
    const isSlow = state.isBroken && state.fault === 'slow reader'
    from.pause()
    setTimeout(
      () => {
        if (!to.destroyed) to.write(bytes)
        from.resume()
      },
      this.#below(isSlow ? 20 * MOST_DELAY_MS : MOST_DELAY_MS),
    )
  }
}
