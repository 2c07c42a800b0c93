/** Makes games that stop at a given point, without a browser, and opens them from a file. */
import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { bundle as deckbuilding } from '../games/deckbuilding/index.ts'
import { bundle as outerRim } from '../games/outer-rim/index.ts'
import { bundle as superTeams } from '../games/super-teams/index.ts'
import { bundle as transgalactica } from '../games/transgalactica/index.ts'
import { bundle as unfinishedBusiness } from '../games/unfinished-business/index.ts'
import {
  anyAnswer,
  at,
  contributors,
  type Decision,
  type FullGameBundle,
  fastDice,
  type GameRecord,
  Match,
  type Position,
  type PresentedDecision,
  type PresentedPart,
  type RecordedEnd,
  type SeatHolder,
  type TableRow,
  withRows,
  writePicks,
} from '../kernel/index.ts'
import { slowed } from './slowed.ts'

export const aPerson = (name: string): SeatHolder => ({ name, kind: 'person' })
export const aBot = (name: string): SeatHolder => ({ name, kind: 'bot', level: 'beginner' })
/** An automa that plays against a single person. */
export const theAi: SeatHolder = { name: 'AI', kind: 'automa' }

/** A table: the game, its seats, and its options. */
export interface TableSetup<P extends Position, O extends object> {
  readonly bundle: FullGameBundle<P, O>
  readonly seats: readonly SeatHolder[]
  readonly options: { readonly [Name in keyof O]?: O[Name] }
  /** Another number gives other shuffles. */
  readonly number?: number
  /** How to play on: doing everything that can be done, by the game's own policy, or a random mix of both. */
  readonly plays?: 'busily' | 'well' | 'variously'
  /** The search gives up a game after this many choices. */
  readonly longest?: number
  /** Steers towards rare events: an option by its id, or null to play on as usual. */
  readonly leads?: (asked: PresentedDecision, game: Match<P, O>) => string | null
  /** Free moves that the asked seat makes first: random play would not make them. */
  readonly does?: (asked: PresentedDecision, game: Match<P, O>) => FreeMove | null
}

interface FreeMove {
  readonly move: string
  readonly picks: readonly string[]
}

export function race(...seats: SeatHolder[]) {
  return { bundle: superTeams, seats, options: { teams: 'dealt', firstPlayer: '1' } } as const
}

/** A duel, short unless the options say otherwise. */
export function duel<const O extends object>(seats: readonly [SeatHolder, SeatHolder], options?: O) {
  return { bundle: deckbuilding, seats, options: { length: '2', ...options } } as const
}

/** A game of Outer Rim, played well. */
export function rim<const O extends object>(seats: readonly SeatHolder[], options?: O) {
  return { bundle: outerRim, seats, options: { ...options }, plays: 'well' } as const
}

/** The same with Unfinished Business. */
export function unfinished<const O extends object>(seats: readonly SeatHolder[], options?: O) {
  return { bundle: unfinishedBusiness, seats, options: { ...options }, plays: 'well' } as const
}

/** A game of Transgalactica, played well. */
export function galaxy(...seats: SeatHolder[]) {
  return { bundle: transgalactica, seats, options: {}, plays: 'well' } as const
}

type Wanted<P extends Position, O extends object> = (asked: PresentedDecision, game: Match<P, O>) => boolean

/** The record of a game of random players until the wanted question is asked. */
export function gameUntil<P extends Position, O extends object>(
  table: TableSetup<P, O>,
  isWanted: Wanted<P, O>,
): GameRecord {
  const { number: first = 1 } = table
  for (let number = first; number < first + 100; number++) {
    const laid = { ...table, number }
    const match = newMatch(laid)
    if (playUntil(laid, match, isWanted)) return match.record()
  }
  throw new Error('No game comes to what is wanted.')
}

/** Plays game after game until the condition holds; `look` gets every question. */
export function playedGames<P extends Position, O extends object>(
  table: TableSetup<P, O>,
  most: number,
  look: Wanted<P, O>,
): void {
  const { number: first = 1 } = table
  for (let number = first; number < first + most; number++) {
    const laid = { ...table, number }
    if (playUntil(laid, newMatch(laid), look)) return
  }
}

/** A game that is over. */
export function finishedGame<P extends Position, O extends object>(table: TableSetup<P, O>): GameRecord {
  const match = newMatch(table)
  playUntil(table, match, () => false)
  return match.record()
}

function newMatch<P extends Position, O extends object>({
  bundle,
  seats,
  options,
  number = 1,
}: TableSetup<P, O>) {
  const players = contributors(seats)
  const secret = (part: number) => (number * 100 + part).toString(16).padStart(64, '0')
  return new Match(bundle.game, {
    options: bundle.game.options(players.length).parse(options),
    seats,
    seed: secret(0),
    contributions: players.map((seat) => secret(seat + 1)),
  })
}

function playUntil<P extends Position, O extends object>(
  { bundle, plays = 'busily', number = 1, longest = Number.POSITIVE_INFINITY, leads, does }: TableSetup<P, O>,
  match: Match<P, O>,
  isWanted: Wanted<P, O>,
): boolean {
  const { below: randomBelow } = fastDice(number)
  while (!match.isOver && match.entries.length < longest) {
    const open = at(match.position.open, 0)
    const { seat } = open
    const [asked] = match.decisionsFor(seat)
    if (asked === undefined) throw new Error('Nobody is asked anything.')
    if (isWanted(asked, match)) return true
    const free = does?.(asked, match) ?? null
    if (free !== null) {
      const made = match.choose({ seat, ...free })
      if (!made.ok) throw new Error(`A move was refused: ${made.error.code}.`)
      continue
    }
    const led = leads?.(asked, match) ?? null
    const isLed = asked.options.some(({ id, next }) => id === led && next === undefined)
    const picks =
      isLed && led !== null
        ? [led]
        : plays === 'busily'
          ? anyPicks(asked, match.entries.length)
          : quickPicks(open)
    const taken = match.choose({ seat, decision: asked.id, picks })
    if (!taken.ok) throw new Error(`An answer was refused: ${taken.error.code}.`)
  }
  return false

  function quickPicks(open: Decision): readonly string[] | number {
    const { game } = bundle
    const isByPolicy = plays === 'well' || randomBelow(2) === 0
    const ofPolicy = isByPolicy ? game.policy?.(match.position, open, randomBelow) : undefined
    const codes = ofPolicy ?? anyAnswer(game, match.position, open, randomBelow)
    return writePicks(game, match.position, open, codes)
  }
}

/** Answers like a player who does everything: never declines or ends a turn while anything can be touched. */
function anyPicks({ shape, options, min, max }: PresentedDecision, turn: number): readonly string[] | number {
  const chance = Math.imul(turn + 1, 0x9e37_79b1) >>> 8
  if (shape === 'number') return min + (chance % (max - min + 1))
  const touching = options.filter(({ touches }) => touches.length > 0)
  const from = touching.length > 0 ? touching : options
  const first = chance % from.length
  const inTurn = [...from.slice(first), ...from.slice(0, first)]
  return inTurn.slice(0, shape === 'some' ? max : 1).flatMap(({ id, next }) => [id, ...wholePart(next)])
}

/** The most that a part accepts: an attack with all cards. */
function wholePart(part: PresentedPart | undefined): string[] {
  return part?.options.slice(0, part.max).map(({ id }) => `${part.name}=${id}`) ?? []
}

/** Imports a file in the lobby. */
export async function giveFile(page: Page, text: string, name = 'game.kantyna.json'): Promise<void> {
  const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').setInputFiles(file)
}

/** Imports a record in the lobby and opens its table. Returns the table's id. */
export async function openRecord(page: Page, record: GameRecord): Promise<string> {
  await goTo(page, '/')
  await page.locator('.import').waitFor()
  const before = (await keptTables(page)).map(({ id }) => id)
  await giveFile(page, JSON.stringify(record))
  await page.locator('.import .notice:not(.danger)').waitFor()
  const id = (await keptTables(page)).find((table) => !before.includes(table.id))?.id
  if (id === undefined) throw new Error('The lobby has this game already.')
  await goTo(page, `/table/${id}`)
  await page.locator('.table').waitFor()
  return id
}

/** Goes to an address inside the page. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.goto(new URL(`#${address}`, page.url()).href)
}

interface KeptTable {
  readonly id: string
  readonly updated: number
  readonly record: GameRecord
}

/** The maximum time for saving an open table, and for the page to create its store, in milliseconds. */
const SAVED_WITHIN = 20_000 * slowed

/** The saved tables, the latest last. A table is saved a moment after its change is visible, so this waits. */
export async function keptTables(page: Page): Promise<KeptTable[]> {
  const last = performance.now() + SAVED_WITHIN
  for (;;) {
    // Only the page writes there.
    const { tables, rows: since } = (await inStore(page, 'getAll')) as Stored
    const rows = tables.map((table) => withItsRows(table, since))
    const { id, choices } = await page.evaluate(shownTable)
    const open = rows.find((row) => row.id === id)
    const isSaved = open === undefined || !(open.record.entries.length < choices)
    if (isSaved || performance.now() > last) return rows.toSorted((a, b) => a.updated - b.updated)
    await setTimeout(20)
  }
}

/** Runs in the page: the open table, and how many choices have been made at it. */
function shownTable(): { readonly id: string | undefined; readonly choices: number } {
  const entries = [...document.querySelectorAll<HTMLElement>('.log [data-at]')]
  return {
    id: /^#[/]table[/]([^?]+)/.exec(location.hash)?.[1],
    choices: Number(entries.at(-1)?.dataset['at'] ?? 0),
  }
}

interface Stored {
  readonly tables: readonly (KeptTable & { readonly revision: number })[]
  readonly rows: readonly (RecordedEnd & {
    readonly table: string
    readonly number: number
    readonly updated: number
    readonly row: TableRow
  })[]
}

/** A table with the rows added since it was saved as a whole. */
function withItsRows(table: Stored['tables'][number], rows: Stored['rows']): KeptTable {
  const own = rows.filter(({ table: id, number }) => id === table.id && number > table.revision)
  const last = own.at(-1)
  if (last === undefined) return table
  const record = withRows(
    table.record,
    own.map(({ row }) => row),
    last,
  )
  return { ...table, record, updated: last.updated }
}

/** Writes to the store without the page's knowledge. */
export async function insertSavedRow(page: Page, row: { readonly id: string }): Promise<void> {
  await inStore(page, 'put', row)
}

async function inStore(page: Page, does: 'getAll' | 'put', row?: object): Promise<unknown> {
  const last = performance.now() + SAVED_WITHIN
  for (;;) {
    const done = await page.evaluate(askStore, [does, row] as const)
    if (done !== null) return done.result
    if (performance.now() > last) throw new Error('The page makes no store.')
    await setTimeout(20)
  }
}

/** Runs in the page. Null: the page has not created its store yet, and the test must not create it. */
function askStore([does, row]: readonly ['getAll' | 'put', object | undefined]): Promise<{
  readonly result: unknown
} | null> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('kantyna')
    let isNew = false
    opening.onupgradeneeded = () => {
      isNew = true
      opening.transaction?.abort()
    }
    opening.onerror = (event) => {
      event.preventDefault()
      if (isNew) resolve(null)
      else reject(opening.error)
    }
    opening.onsuccess = () => {
      const transaction = opening.result.transaction(['tables', 'rows'], 'readwrite')
      const tables = transaction.objectStore('tables')
      if (does === 'put') tables.put(row)
      const [every, since] = [tables.getAll(), transaction.objectStore('rows').getAll()]
      transaction.onabort = () => reject(transaction.error)
      transaction.oncomplete = () => {
        opening.result.close()
        resolve({ result: { tables: every.result, rows: since.result } })
      }
    }
  })
}
