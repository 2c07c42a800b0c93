/** No byte that a client is sent tells what its seats may not know. */
import { isDeepStrictEqual } from 'node:util'
import { TableHost } from '@kantyna/host'
import {
  anyAnswer,
  at,
  decisionsFor,
  entryFor,
  fastDice,
  type Game,
  type GameRecord,
  historyOf,
  Match,
  movesFor,
  newOutbox,
  type Plain,
  type Position,
  previewAnswer,
  replay,
  type Seat,
  type TableEntry,
  type Viewer,
  viewOf,
  waitingAt,
  writePicks,
} from '@kantyna/kernel'
import { randomGame, scrambled, seenBy, testKey } from '@kantyna/kernel/testkit'
import { applied, type ServerFrame } from '@kantyna/online'
import { afterEach, describe, expect, inject, it } from 'vitest'
import type { LogStore } from '../log/log-store.ts'
import { openEdition } from '../tables/editions.ts'
import { stateOf } from '../tables/live-table.ts'
import { TableFeed, WrittenUpdates } from '../tables/table-feed.ts'
import { openMemoryStore } from '../test/memory-store.ts'
import { Device, hurried, startServer, type TestServer } from '../test/online-server.ts'
import { play } from '../test/players.ts'
import { RawClient } from '../test/raw-client.ts'
import { contributionOf, dealTo, gather } from '../test/seated-table.ts'
import { everyEdition, settingsOf } from '../test/test-settings.ts'

const AMOUNTS =
  inject('isLong') === true
    ? { games: 100, choices: Number.POSITIVE_INFINITY, worldGames: 100, worlds: 20_000, step: 5 }
    : { games: 1, choices: 40, worldGames: 3, worlds: 40, step: 12 }
/** Of the median update. The goal is 1.2 KB, which a few choices in a row can exceed. */
const MOST_BYTES = 2500

const running: TestServer[] = []
afterEach(async () => {
  for (const server of running.splice(0)) await server.close()
})

/** Everything that one connection sent and received. */
interface Tapped {
  readonly own: readonly Seat[]
  readonly heard: string[]
  readonly sent: string[]
}

describe.each(everyEdition)('in $edition', ({ edition, people }) => {
  it('clients are sent their own views, and nothing else', async () => {
    const sizes: number[] = []
    let choices = 0
    for (let game = 1; game <= AMOUNTS.games; game++) {
      const played = await playedGame(edition, people, game)
      sizes.push(...played.sizes)
      choices += played.choices
    }
    const median = sizes.toSorted((a, b) => a - b)[sizes.length >> 1] ?? 0
    console.log(`${edition}: ${AMOUNTS.games} games, ${choices} choices, ${median} bytes a choice and viewer`)
    expect(sizes.length).toBeGreaterThan(20)
    expect(median).toBeLessThan(MOST_BYTES)
  })

  it('clients cannot tell worlds apart that differ in what they may not know', async () => {
    const { game } = await bundleOf(edition, people)
    const { options } = settingsOf(edition, people)
    const found: string[] = []
    const compared = { worlds: 0, choices: 0 }
    for (let seed = 1; seed <= AMOUNTS.worldGames; seed++) {
      const dice = fastDice(seed)
      const parsed = game.options(people).parse(options)
      randomGame({ game, seats: people, options: parsed, isMasked: true }, seed, (t, decisions) => {
        if ((decisions + seed) % AMOUNTS.step !== 0 || compared.worlds >= AMOUNTS.worlds) return
        const viewer = dice.below(people + 1) - 1
        const worlds = [t, scrambled(game, t, viewer < 0 ? null : viewer, dice)] as const
        const [one, other] = worlds.map((world) => new World(game, world, parsed, viewer < 0 ? null : viewer))
        if (one === undefined || other === undefined) return
        compared.worlds++
        if (one.heard.join('\n') !== other.heard.join('\n'))
          found.push(`${edition} ${seed} ${decisions}: at first`)
        const index = dice.below(Math.max(1, t.open.length))
        if (at(t.open, index).seat === viewer) return
        // The same answer if the other world allows it, otherwise any.
        if (other.choose(index, one.choose(index, one.anyPicks(index, dice.below))) === null)
          other.choose(index, other.anyPicks(index, dice.below))
        // Not a secret if the rules themselves tell it.
        if (one.told !== other.told) return
        compared.choices++
        if (one.heard.join('\n') !== other.heard.join('\n'))
          found.push(`${edition} ${seed} ${decisions}: after ${at(t.open, index).kind}`)
      })
    }
    expect(found).toEqual([])
    expect(compared.worlds).toBeGreaterThan(3)
    console.log(`${edition}: ${compared.worlds} pairs of worlds, ${compared.choices} also after a choice`)
  })
})

async function bundleOf(edition: string, people: number) {
  const bundle = await openEdition(settingsOf(edition, people))
  if (bundle === null) throw new Error(`There is no game ${edition}.`)
  return bundle
}

type Picks = readonly string[] | number

/** A table in one of the worlds, with a client that watches it. */
class World {
  readonly heard: string[] = []
  readonly #game: Game
  readonly #match: Match
  readonly #host: TableHost
  readonly #viewer: Viewer
  readonly #feed: TableFeed

  constructor(game: Game, position: Position, options: object, viewer: Viewer) {
    const seats = Array.from({ length: position.seats }, (_, seat) => ({
      name: `${seat}`,
      kind: 'person' as const,
    }))
    const setup = {
      options,
      seats,
      seed: testKey(1),
      contributions: seats.map((_, seat) => testKey(seat)),
      isMasked: true,
    }
    this.#game = game
    this.#viewer = viewer
    this.#match = new Match(game, setup, { position: game.copy(position), out: newOutbox() })
    this.#host = new TableHost(this.#match, {
      bots: { answer: () => new Promise(() => undefined), answerOffer: () => new Promise(() => undefined) },
      clock: { now: () => 0, after: () => () => undefined },
      store: { append: () => undefined },
      previewAnswer: (of, answer) => Promise.resolve(previewAnswer(of, answer)),
      offerGraceMs: 0,
      reportFault: (problem) => {
        throw problem
      },
    })
    this.#host.open()
    const own = viewer === null ? [] : [viewer]
    const link = this.#host.connect(own)
    this.#feed = new TableFeed({ link, written: new WrittenUpdates(), takenBackTo: () => [] }, own, null)
    this.#hear()
    link.subscribe(() => this.#hear())
  }

  anyPicks(index: number, below: (limit: number) => number): Picks {
    const { position } = this.#match
    const open = at(position.open, index)
    return writePicks(this.#game, position, open, anyAnswer(this.#game, position, open, below))
  }

  /** The seat that is asked answers. Returns the picks, or null if they are not legal here. */
  choose(index: number, picks: Picks | null): Picks | null {
    const { seat, id } = at(this.#match.position.open, index)
    if (picks === null) return null
    const choice = { seat, decision: id, picks }
    if (!this.#match.prepare(choice).ok) return null
    this.#host.connect([seat]).send({ do: 'choose', choice, how: 'hand' }).catch(console.error)
    return picks
  }

  /** What the rules let the viewer know: its view, and the events that it sees. */
  get told(): string {
    const entries = this.#match.history.map((entry) => entryFor(entry, this.#viewer).events)
    return seenBy(this.#game, this.#match.position, this.#viewer) + JSON.stringify(entries)
  }

  #hear(): void {
    const frame = this.#feed.next(0)
    if (frame !== null) this.heard.push(frame)
  }
}

/** Plays a game at a server, and compares every byte that was sent with what its receiver may know. */
async function playedGame(edition: string, people: number, seed: number) {
  const store = openMemoryStore()
  const server = await startServer({
    store,
    time: hurried,
    limits: { framesPerSecond: 1000, newTablesPerHourAndAddress: 1000 },
  })
  running.push(server)
  const taps: Tapped[] = Array.from({ length: people }, (_, seat) => ({ own: [seat], heard: [], sent: [] }))
  const seated = await gather(server.address, settingsOf(edition, people), (seat) => ({
    onHeard: (text) => taps[seat]?.heard.push(text),
    onSent: (text) => taps[seat]?.sent.push(text),
  }))
  const spectator = new Device(server.address)
  await spectator.post(`/api/tables/${seated.table}/enter`, { secret: seated.invitation })
  const watching = new RawClient(spectator.socket(seated.table))
  await watching.greet()
  taps.push({ own: [], heard: watching.heard, sent: [] })
  await dealTo(seated)
  const isEnough = () => (seated.tables[0]?.state.link?.snapshot(null).cursor ?? 0) >= AMOUNTS.choices
  await Promise.all(seated.tables.map((remote, seat) => play(remote, seed * 10 + seat, isEnough)))
  for (const remote of seated.tables) remote.close()
  watching.socket.close()
  const record = await recordOf(store.log, seated.table)
  const { game } = await bundleOf(edition, people)
  const truth = truthOf(game, record, people)
  const sizes: number[] = []
  for (const tap of taps) sizes.push(...checkTap(tap, truth))
  checkSecrets(taps, {
    never: [
      record.seed ?? '',
      ...[...seated.devices, spectator].map(({ cookie }) => cookie.split('=')[1] ?? ''),
    ],
    ofSeat: taps.map((_, seat) => [contributionOf(seat), ...idsIn(taps[seat]?.sent ?? [])]),
  })
  expect(server.faults).toEqual([])
  await server.close()
  running.splice(0)
  return { sizes, choices: record.entries.length }
}

async function recordOf(log: LogStore, table: string): Promise<GameRecord> {
  const stored = await log.load(table)
  const record = stored === null ? null : stateOf(stored).record()
  if (record === null) throw new Error('Nothing was dealt.')
  return record
}

/** What a viewer may know after each number of choices. */
interface Truth {
  snapshot(viewer: Viewer, cursor: number): unknown
  entry(viewer: Viewer, index: number): TableEntry | undefined
}

function truthOf(game: Game, record: GameRecord, people: number): Truth {
  const viewers = [null, ...Array.from({ length: people }, (_, seat) => seat)]
  const snapshots = new Map<string, string>()
  replay(game, record, ({ entry, position: t }) => {
    for (const viewer of viewers) {
      const known = {
        viewer,
        view: viewOf(game, t, viewer),
        decisions: viewer === null ? [] : decisionsFor(game, t, viewer),
        moves: viewer === null ? [] : movesFor(game, t, viewer),
        turn: game.whoseTurn(t),
        waiting: waitingAt(game, t),
        outcome: t.outcome,
      }
      snapshots.set(`${viewer} ${entry + 1}`, JSON.stringify(known))
    }
  })
  const { history } = historyOf(game, record)
  return {
    snapshot: (viewer, cursor) => JSON.parse(snapshots.get(`${viewer} ${cursor}`) ?? 'null'),
    entry: (viewer, index) => {
      const entry = history[index]
      return entry === undefined ? undefined : entryFor(entry, viewer)
    },
  }
}

/** The only frames that a client of this test may get, with all their fields. */
const fieldsOf: Readonly<Record<string, readonly string[]>> = {
  welcome: ['is', 'protocol', 'table'],
  room: ['is', 'room'],
  dealt: ['is', 'facts', 'own', 'hints'],
  update: ['is', 'row', 'views'],
  current: ['is', 'row'],
  result: ['is', 'id', 'row', 'result', 'proof'],
  requested: ['is', 'id', 'result'],
  answer: ['is', 'id', 'answer'],
}

/** What changes beside the game: it is the same for everybody, or about the viewer. */
const beside = [
  'revision',
  'cursor',
  'takebacks',
  'undo',
  'undoAsked',
  'isPassing',
  'presence',
  'seats',
  'isPaused',
  'ended',
  'unanswered',
  'clocks',
  'isBroken',
]

/** Compares all frames of a client with what it may know. Returns the sizes of updates for each viewer. */
function checkTap({ own, heard, sent }: Tapped, truth: Truth): number[] {
  const sizes: number[] = []
  const asked = new Set(idsIn(sent))
  const known = new Map<Viewer, Plain>()
  for (const text of heard) {
    const frame = JSON.parse(text) as ServerFrame // the server wrote it
    expect(fieldsOf[frame.is], frame.is).toEqual(expect.arrayContaining(Object.keys(frame)))
    if ('id' in frame) expect(asked).toContain(frame.id)
    if (frame.is === 'room') {
      expect(frame.room.own.every((seat) => own.includes(seat))).toBe(true)
      if (frame.room.own.length === 0) expect(frame.room.invitation).toBeNull()
    }
    if (frame.is !== 'update') continue
    const isChoice = known.size > 0 && frame.views.every(({ entries }) => entries.length === 1)
    if (isChoice) sizes.push(Buffer.byteLength(text) / frame.views.length)
    for (const update of frame.views) {
      const { viewer, snapshot, from, entries } = update
      expect([null, ...own]).toContain(viewer)
      expect(Object.keys(update).toSorted()).toEqual(['entries', 'from', 'snapshot', 'viewer'])
      const plain = snapshot === null ? null : applied(known.get(viewer), snapshot)
      if (plain === null || typeof plain !== 'object' || !('cursor' in plain)) throw new Error('No snapshot.')
      known.set(viewer, plain)
      const ofGame = Object.fromEntries(Object.entries(plain).filter(([name]) => !beside.includes(name)))
      const expected = truth.snapshot(viewer, Number(plain['cursor']))
      if (!isDeepStrictEqual(ofGame, expected)) expect(ofGame).toEqual(expected)
      for (const [index, entry] of entries.entries())
        expect(entry).toEqual(JSON.parse(JSON.stringify(truth.entry(viewer, from + index))))
    }
  }
  expect(known.size).toBe(own.length + 1)
  return sizes
}

function idsIn(sent: readonly string[]): string[] {
  return sent.flatMap((text) => {
    const { id } = JSON.parse(text) as { readonly id?: string }
    return id === undefined ? [] : [id]
  })
}

/** Texts that occur nowhere else: `never` in what anybody is sent, `ofSeat` only in what that seat is sent. */
function checkSecrets(
  taps: readonly Tapped[],
  { never, ofSeat }: { readonly never: readonly string[]; readonly ofSeat: readonly (readonly string[])[] },
): void {
  for (const [seat, { heard }] of taps.entries()) {
    const all = heard.join('\n')
    const others = ofSeat.flatMap((texts, owner) => (owner === seat ? [] : texts))
    const told = [...never, ...others].filter((text) => text !== '' && all.includes(text))
    expect(told).toEqual([])
  }
}
