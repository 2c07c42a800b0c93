import { type ClientFrame, PROTOCOL, type ServerFrame } from '@kantyna/online'
import { WebSocket } from 'ws'

/** A client that sends what it likes, and keeps every byte that it is sent. */
export class RawClient {
  readonly socket: WebSocket
  readonly heard: string[] = []
  /** The code with which the server closed the connection; null while it is open. */
  closedWith: number | null = null
  readonly #waiting = new Set<() => void>()

  constructor(socket: WebSocket) {
    this.socket = socket
    socket.on('message', (data) => {
      this.heard.push(String(data))
      this.#notify()
    })
    socket.on('close', (code) => {
      this.closedWith = code
      this.#notify()
    })
    socket.on('open', () => this.#notify())
  }

  get frames(): ServerFrame[] {
    return this.heard.map((text) => JSON.parse(text) as ServerFrame) // the server wrote it
  }

  /** Greets, and waits until the server has sent everything. */
  async greet(): Promise<void> {
    await this.until(() => this.socket.readyState !== WebSocket.CONNECTING)
    this.send({ is: 'hello', protocol: PROTOCOL, received: null })
    await this.until(() => this.closedWith !== null || this.frames.some(({ is }) => is === 'current'))
  }

  send(frame: ClientFrame): void {
    this.sendText(JSON.stringify(frame))
  }

  sendText(text: string): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(text)
  }

  /** Sends a frame with an id, and resolves to the answer. */
  async ask(frame: ClientFrame & { readonly id: string }): Promise<ServerFrame | null> {
    const before = this.heard.length
    this.send(frame)
    const answer = () => this.frames.slice(before).find((each) => 'id' in each && each.id === frame.id)
    await this.until(() => this.closedWith !== null || answer() !== undefined)
    return answer() ?? null
  }

  /** Resolves when it is so. */
  until(isSo: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const check = () => {
        if (!isSo()) return
        this.#waiting.delete(check)
        resolve()
      }
      this.#waiting.add(check)
      check()
    })
  }

  #notify(): void {
    for (const check of [...this.#waiting]) check()
  }
}
