import type { ClientFrame } from './frames.ts'

type AskingFrame = ClientFrame & { readonly id: string }

interface Waiting {
  readonly frame: AskingFrame
  resolve(answer: unknown): void
}

/** What was sent and has no answer yet. It is sent again after a lost connection, with the same id. */
export class Unanswered {
  readonly #send: (frame: ClientFrame) => void
  readonly #waiting = new Map<string, Waiting>()

  constructor(send: (frame: ClientFrame) => void) {
    this.#send = send
  }

  ask(frame: AskingFrame): Promise<unknown> {
    return new Promise((resolve) => {
      this.#waiting.set(frame.id, { frame, resolve })
      this.#send(frame)
    })
  }

  answer(id: string, answer: unknown): void {
    this.#waiting.get(id)?.resolve(answer)
    this.#waiting.delete(id)
  }

  sendAgain(): void {
    for (const { frame } of this.#waiting.values()) this.#send(frame)
  }
}
