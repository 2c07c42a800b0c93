/** Games at a wanted moment, made without a browser and opened there from a file. */
import type { Page } from 'playwright-core'
import { room } from '../games/super-teams/index.ts'
import { type GameRecord, Match, type PresentedDecision, type SeatHolder } from '../kernel/index.ts'

export const aPerson = (name: string): SeatHolder => ({ name, kind: 'person' })
export const aBot = (name: string): SeatHolder => ({ name, kind: 'bot', level: 'beginner' })

/** A game of so many seats, played by nobody in particular until somebody is asked what is wanted. */
export function gameUntil(
  seats: readonly SeatHolder[],
  isWanted: (asked: PresentedDecision, choices: number) => boolean,
): GameRecord {
  for (let number = 1; number < 100; number++) {
    const match = newMatch(seats, number)
    if (playUntil(match, isWanted)) return match.record()
  }
  throw new Error('No game comes to what is wanted.')
}

/** A game that is over. */
export function finishedGame(seats: readonly SeatHolder[], number = 1): GameRecord {
  const match = newMatch(seats, number)
  playUntil(match, () => false)
  return match.record()
}

function newMatch(seats: readonly SeatHolder[], number: number) {
  const secret = (part: number) => (number * 100 + part).toString(16).padStart(64, '0')
  return new Match(room.game, {
    options: room.game.options(seats.length).parse({ teams: 'dealt', firstPlayer: '1' }),
    seats,
    seed: secret(0),
    contributions: seats.map((_, seat) => secret(seat + 1)),
  })
}

function playUntil(
  match: ReturnType<typeof newMatch>,
  isWanted: (asked: PresentedDecision, choices: number) => boolean,
): boolean {
  for (let choices = 0; !match.isOver; choices++) {
    const seat = match.position.open[0]?.seat ?? 0
    const [asked] = match.decisionsFor(seat)
    if (asked === undefined) throw new Error('Nobody is asked anything.')
    if (isWanted(asked, choices)) return true
    const option = asked.options[(choices * 7) % asked.options.length]
    match.choose({ seat, decision: asked.id, picks: option === undefined ? asked.min : [option.id] })
  }
  return false
}

/** Gives a file to the lobby. */
export async function giveFile(page: Page, text: string, name = 'game.kantyna.json'): Promise<void> {
  const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').setInputFiles(file)
}

/** Opens a record in the lobby and sits down at its table; tells the table's id. */
export async function sitDownAt(page: Page, record: GameRecord): Promise<string> {
  await goTo(page, '/')
  await page.locator('.import').waitFor()
  await giveFile(page, JSON.stringify(record))
  await page.locator('.import .notice:not(.danger)').waitFor()
  const id = (await keptTables(page)).at(-1)?.id ?? ''
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

/** What the browser keeps, the latest last. */
export async function keptTables(page: Page): Promise<KeptTable[]> {
  const rows = await inStore(page, 'getAll')
  // Nobody but the page has written there.
  return (rows as KeptTable[]).toSorted((a, b) => a.updated - b.updated)
}

/** Puts something into the store behind the page's back. */
export async function slipInto(page: Page, row: { readonly id: string }): Promise<void> {
  await inStore(page, 'put', row)
}

function inStore(page: Page, does: 'getAll' | 'put', row?: object): Promise<unknown> {
  return page.evaluate(
    ([what, given]) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('kantyna')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const tables = opening.result.transaction('tables', 'readwrite').objectStore('tables')
          const asking = what === 'put' ? tables.put(given) : tables.getAll()
          asking.onerror = () => reject(asking.error)
          asking.onsuccess = () => {
            opening.result.close()
            resolve(asking.result)
          }
        }
      }),
    [does, row] as const,
  )
}
