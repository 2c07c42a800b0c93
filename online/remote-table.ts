import type { ConnectionState, TableLink } from '@kantyna/kernel'
import {
  type ClientFrame,
  closeCodes,
  PROTOCOL,
  type Question,
  type QuestionAnswer,
  type Said,
  type ServerFrame,
  serverFrameSchema,
} from './frames.ts'
import { RemoteLink } from './remote-link.ts'
import type { RoomRequest, RoomResult, RoomView } from './room.ts'
import { Unanswered } from './unanswered.ts'
import type { OpenWire, Wire } from './wire.ts'

/** What a client knows of an online table. */
export interface RemoteState {
  readonly connection: ConnectionState
  /** Why the connection was ended for good: one of `closeCodes`. */
  readonly closedWith: number | null
  /** Null until the server has answered for the first time. */
  readonly room: RoomView | null
  /** Null until the game has been dealt. */
  readonly link: TableLink | null
  readonly said: readonly Said[]
}

/** After these, a new connection would be closed in the same way. */
const final: readonly number[] = [
  closeCodes.gone,
  closeCodes.forbidden,
  closeCodes.version,
  closeCodes.unseated,
]

/** How many of the latest sentences a client keeps. */
const MOST_SAID = 200

/** A client of an online table: its connection, its waiting room and, after the deal, its link. */
export class RemoteTable {
  readonly #wire: Wire
  readonly #newId: () => string
  readonly #listeners = new Set<() => void>()
  /** Before the server has sent everything, it takes nothing. What is asked until then is sent afterwards. */
  readonly #unanswered = new Unanswered((frame) => {
    if (this.#state.connection === 'live') this.#send(frame)
  })
  #state: RemoteState = { connection: 'lost', closedWith: null, room: null, link: null, said: [] }
  #link: RemoteLink | null = null
  #isLooking = true
  #isStartingAgain = false

  /** `newId` makes ids of commands: each is different from all others at the table. */
  constructor(openWire: OpenWire, newId: () => string) {
    this.#newId = newId
    this.#wire = openWire({
      onOpen: () => this.#greet(),
      onText: (text) => this.#read(text),
      onLost: (code) => this.#lose(code),
    })
  }

  get state(): RemoteState {
    return this.#state
  }

  /** Calls the listener after every change outside the link. Returns a function that stops it. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Sends a request about the table apart from the game. It is repeated after a lost connection. */
  request(request: RoomRequest): Promise<RoomResult> {
    const id = this.#newId()
    return this.#unanswered.ask({ is: 'request', id, request }) as Promise<RoomResult> // see `#receive`
  }

  setLooking(isLooking: boolean): void {
    this.#isLooking = isLooking
    if (this.#state.connection === 'live') this.#send({ is: 'looking', isLooking })
  }

  close(): void {
    this.#wire.close()
    this.#end(null)
  }

  #greet(): void {
    this.#send({ is: 'hello', protocol: PROTOCOL, received: this.#link?.received ?? null })
  }

  #lose(code: number): void {
    if (this.#state.connection === 'closed') return
    if (final.includes(code)) {
      this.#wire.close()
      this.#end(code)
      return
    }
    this.#change({ connection: 'lost' })
    this.#link?.setConnection('lost')
  }

  #end(code: number | null): void {
    this.#link?.setConnection('closed')
    this.#change({ connection: 'closed', closedWith: code })
  }

  #read(text: string): void {
    let json: unknown
    try {
      json = JSON.parse(text)
    } catch {
      return
    }
    const frame = serverFrameSchema.safeParse(json)
    if (frame.success) this.#receive(frame.data)
    // A newer server may send frames that this page does not know; but without an update the table would be wrong.
    else if (isUpdate(json)) this.#startAgain()
  }

  #receive(frame: ServerFrame): void {
    switch (frame.is) {
      case 'welcome':
      case 'beat':
        return
      case 'room':
        this.#change({ room: frame.room })
        return
      case 'dealt':
        this.#begin(frame)
        return
      case 'update':
        if (this.#link?.update(frame.views) === false) this.#startAgain()
        return
      case 'current':
        this.#becomeLive()
        return
      case 'result':
        this.#unanswered.answer(frame.id, frame.result)
        return
      case 'requested':
        this.#unanswered.answer(frame.id, frame.result)
        return
      case 'answer':
        this.#unanswered.answer(frame.id, frame.answer)
        return
      case 'said':
        this.#hear(frame)
        return
      case 'nudged':
        this.#link?.noteNudge()
    }
  }

  #hear({ said, isAll }: ServerFrame & { readonly is: 'said' }): void {
    const before = isAll ? [] : this.#state.said
    this.#change({ said: [...before, ...said].slice(-MOST_SAID) })
  }

  /** The game is dealt, or this client plays other seats than before. */
  #begin({ facts, own, hints }: ServerFrame & { readonly is: 'dealt' }): void {
    if (this.#link?.isFor(own) === true) return
    this.#link?.setConnection('closed')
    this.#link = new RemoteLink(
      { facts, own, hints },
      {
        send: (command, takebacks) =>
          this.#unanswered.ask({ is: 'command', id: this.#newId(), takebacks, command }) as ReturnType<
            TableLink['send']
          >, // see `#receive`
        ask: (question: Question) =>
          this.#unanswered.ask({ is: 'ask', id: this.#newId(), question }) as Promise<QuestionAnswer>,
        close: () => this.close(),
      },
    )
  }

  #becomeLive(): void {
    this.#isStartingAgain = false
    this.#send({ is: 'looking', isLooking: this.#isLooking })
    this.#link?.setConnection('live')
    this.#change({ connection: 'live', link: this.#link?.isComplete === true ? this.#link : null })
    this.#unanswered.sendAgain()
  }

  /** What arrived does not fit what was known: asks for everything, once. */
  #startAgain(): void {
    if (this.#isStartingAgain) {
      this.#wire.close()
      this.#end(closeCodes.version)
      return
    }
    this.#isStartingAgain = true
    this.#link?.forget()
    this.#lose(closeCodes.restart)
    this.#greet()
  }

  #send(frame: ClientFrame): void {
    this.#wire.send(JSON.stringify(frame))
  }

  #change(change: Partial<RemoteState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of [...this.#listeners]) listener()
  }
}

function isUpdate(json: unknown): boolean {
  return typeof json === 'object' && json !== null && 'is' in json && json.is === 'update'
}
