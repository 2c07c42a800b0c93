/** Whatever happens to its connection, a client shows exactly the table that the host keeps. */

import { entryOf } from '@kantyna/games'
import { TableHost } from '@kantyna/host'
import {
  fastDice,
  type KernelView,
  Match,
  previewAnswer,
  SETUP,
  type Seat,
  type TableLink,
  type Viewer,
} from '@kantyna/kernel'
import { type ClientFrame, RemoteTable, type WireListener } from '@kantyna/online'
import { describe, expect, inject, it } from 'vitest'
import { TableFeed, WrittenUpdates } from '../tables/table-feed.ts'
import { anyPicks, type Below } from '../test/any-picks.ts'
import { everyEdition, settingsOf } from '../test/test-settings.ts'

const [GAMES, MOST_CHOICES] = inject('isLong') === true ? [20, Number.POSITIVE_INFINITY] : [1, 40]
/** One of this many choices is followed by a wish to take it back; and one of this many frames is lost with its connection. */
const [CHOICES_PER_UNDO, FRAMES_PER_CUT] = [5, 25]

/** A client and the server's end of its connection, which can be cut at any frame. */
class Seated {
  readonly own: readonly Seat[]
  readonly table: RemoteTable
  #link: TableLink | null = null
  readonly #host: TableHost
  readonly #match: Match
  readonly #written: WrittenUpdates
  readonly #below: Below
  #listener: WireListener | null = null
  #feed: TableFeed | null = null
  cuts = 0

  constructor(host: TableHost, match: Match, written: WrittenUpdates, own: readonly Seat[], below: Below) {
    this.#host = host
    this.#match = match
    this.#written = written
    this.own = own
    this.#below = below
    let ids = 0
    this.table = new RemoteTable(
      (listener) => {
        this.#listener = listener
        return { send: (text) => this.#read(text), close: () => undefined }
      },
      () => `${own.join(' ')} ${++ids}`,
    )
    this.restore()
  }

  /** The host's own link of this connection; null while it is lost. */
  get hosted(): TableLink | null {
    return this.#link
  }

  get remote(): TableLink {
    const { link } = this.table.state
    if (link === null) throw new Error('Nothing has been received.')
    return link
  }

  restore(): void {
    if (this.#link === null) this.#listener?.onOpen()
  }

  cut(): void {
    if (this.#link === null) return
    this.cuts++
    this.#link.close()
    this.#link = null
    this.#feed = null
    this.#listener?.onLost(1006)
  }

  /** Sends what has changed. */
  flush(): void {
    const frame = this.#feed?.next(0) ?? null
    if (frame !== null) this.#deliver(frame)
  }

  #read(text: string): void {
    const frame = JSON.parse(text) as ClientFrame // the client wrote it
    if (frame.is === 'hello') {
      const link = this.#host.connect(this.own)
      this.#link = link
      const takenBackTo = () => this.#match.takebacks.map(({ at }) => at)
      this.#feed = new TableFeed({ link, written: this.#written, takenBackTo }, this.own, frame.received)
      const { table: facts } = link
      for (const sent of [
        { is: 'dealt', facts, own: this.own, hints: false },
        null,
        { is: 'current', row: 0 },
      ])
        if (sent === null) this.flush()
        else this.#deliver(JSON.stringify(sent))
      // Sometimes several changes are sent together.
      link.subscribe(() => {
        if (this.#link === link && this.#below(3) > 0) this.flush()
      })
      return
    }
    this.#answer(frame).catch(console.error)
  }

  async #answer(frame: ClientFrame): Promise<void> {
    const link = this.#link
    if (link === null) return
    if (frame.is === 'ask' && frame.question.about === 'so-far') {
      const result = await link.answerSoFar(frame.question.choice)
      this.#deliver(JSON.stringify({ is: 'answer', id: frame.id, answer: { about: 'so-far', result } }))
    }
    if (frame.is !== 'command') return
    const { revision, takebacks } = link.snapshot(null)
    const stamp = { id: frame.id, revision: takebacks === frame.takebacks ? revision : -1 }
    const result = await link.send(frame.command, stamp)
    if (this.#link !== link) return
    this.flush()
    this.#deliver(JSON.stringify({ is: 'result', id: frame.id, row: 0, result }))
  }

  /** A frame arrives, or is lost with its connection. */
  #deliver(text: string): void {
    if (this.#link === null) return
    if (this.#below(FRAMES_PER_CUT) === 0) this.cut()
    else this.#listener?.onText(text)
  }
}

describe.each(everyEdition)('a client of $edition', ({ edition, people }) => {
  it('shows the table of its host after every choice, take-back and lost connection', async () => {
    const found = { choices: 0, takebacks: 0, cuts: 0 }
    for (let seed = 1; seed <= GAMES; seed++) {
      const game = await played(edition, people, seed)
      found.choices += game.choices
      found.takebacks += game.takebacks
      found.cuts += game.cuts
    }
    // Otherwise the test would show little.
    expect(found.takebacks).toBeGreaterThan(0)
    expect(found.cuts).toBeGreaterThan(3)
  })
})

async function played(edition: string, people: number, seed: number) {
  const bundle = await entryOf(edition)?.open()
  if (bundle === undefined) throw new Error(`There is no game ${edition}.`)
  const { below } = fastDice(seed)
  const { options } = settingsOf(edition, people)
  const match = new Match(bundle.game, {
    options: bundle.game.options(people).parse(options),
    seats: Array.from({ length: people }, (_, seat) => ({ name: `Seat ${seat}`, kind: 'person' })),
    seed: seed.toString(16).padStart(64, '0'),
    contributions: Array.from({ length: people }, (_, seat) => `${seat}`.repeat(64)),
    isMasked: seed % 2 === 1,
  })
  const host = new TableHost(match, {
    bots: { answer: () => Promise.resolve(null), answerOffer: () => Promise.resolve(null) },
    clock: { now: () => 0, after: () => () => undefined },
    store: { append: () => undefined },
    previewAnswer: (of, answer) => Promise.resolve(previewAnswer(of, answer)),
    offerGraceMs: 0,
    reportFault: (problem) => {
      throw problem
    },
    answersForced: true,
    runsAhead: true,
  })
  host.open()
  const written = new WrittenUpdates()
  const seated = match.seats.map((_, seat) => new Seated(host, match, written, [seat], below))
  const spectator = new Seated(host, match, written, [], below)
  const all = [...seated, spectator]
  let choices = 0
  while (!match.isOver && choices < MOST_CHOICES) {
    const open = match.position.open[below(match.position.open.length)]
    const player = seated[open?.seat ?? -1]
    if (open === undefined || player === undefined) break
    const question = player.table.state.link?.snapshot(open.seat).decisions.find(({ id }) => id === open.id)
    if (question !== undefined) {
      const picks = await arrived(all, anyPicks(player.remote, question, below))
      const choice = { seat: open.seat, decision: open.id, picks }
      await arrived(all, player.remote.send({ do: 'choose', choice, how: 'hand' }))
      choices++
    }
    compare(all, choices % 40 === 0)
    if (below(CHOICES_PER_UNDO) === 0) await takeBack(all, seated, below)
    compare(all, false)
  }
  compare(all, true)
  const cuts = all.reduce((sum, each) => sum + each.cuts, 0)
  return { choices, takebacks: match.takebacks.length, cuts }
}

/** A player takes back a choice. If the others have to agree, each does or does not. */
async function takeBack(all: readonly Seated[], seated: readonly Seated[], below: Below): Promise<void> {
  const player = seated[below(seated.length)]
  const [seat] = player?.own ?? []
  if (player === undefined || seat === undefined) return
  const { undo, cursor } = player.remote.snapshot(seat)
  if (undo === null) return
  const { entry } = undo
  await arrived(all, player.remote.send({ do: 'undo', seat, entry, cursor }))
  for (const other of seated) {
    const [by] = other.own
    if (other === player || by === undefined) continue
    compare(all, false)
    await arrived(all, other.remote.send({ do: 'agree', seat: by, entry, isAgreed: below(4) > 0 }))
  }
}

/** Waits for an answer, and restores connections that are lost meanwhile: then clients send again. */
async function arrived<T>(all: readonly Seated[], answer: Promise<T>): Promise<T> {
  const waiting = { isOver: false }
  const over = answer.finally(() => (waiting.isOver = true))
  while (!waiting.isOver) {
    for (const each of all) each.restore()
    await new Promise(setImmediate)
  }
  return await over
}

/** What a client shows against what the host's own link says: the latest entries, or all. */
function compare(all: readonly Seated[], isWhole: boolean): void {
  for (const each of all) {
    // A frame can be lost while the connection is restored.
    while (each.hosted === null || each.table.state.link === null) each.restore()
    each.flush()
    const { hosted } = each
    if (hosted === null) continue
    for (const viewer of [null, ...each.own]) {
      expect(written(each.remote, viewer, isWhole)).toEqual(written(hosted, viewer, isWhole))
    }
  }
}

function written(link: TableLink, viewer: Viewer, isWhole: boolean) {
  const snapshot = link.snapshot(viewer)
  const all = link.since(viewer, SETUP).length
  const entries = link.since(viewer, isWhole ? SETUP - 1 : snapshot.cursor - 3)
  return JSON.parse(JSON.stringify({ snapshot, all, entries })) as { snapshot: { view: KernelView } }
}
