/** A socket of the browser without a network: the test is the other end. */
export class FakeSocket extends EventTarget {
  static readonly all: FakeSocket[] = []

  readonly CONNECTING = 0
  readonly OPEN = 1
  readonly CLOSING = 2
  readonly CLOSED = 3
  readonly url: string
  readonly sent: string[] = []
  readyState = 0
  binaryType = 'blob'
  bufferedAmount = 0

  constructor(url: string) {
    super()
    this.url = url
    FakeSocket.all.push(this)
  }

  static get latest(): FakeSocket {
    const latest = FakeSocket.all.at(-1)
    if (latest === undefined) throw new Error('No socket was made.')
    return latest
  }

  send(text: string): void {
    this.sent.push(text)
  }

  close(): void {
    this.readyState = this.CLOSED
  }

  open(): void {
    this.readyState = this.OPEN
    this.dispatchEvent(new Event('open'))
  }

  say(text: string): void {
    this.dispatchEvent(new MessageEvent('message', { data: text }))
  }

  /** The other end closes the connection. */
  drop(code: number): void {
    this.readyState = this.CLOSED
    this.dispatchEvent(Object.assign(new Event('close'), { code, reason: '', wasClean: code !== 1006 }))
  }
}
