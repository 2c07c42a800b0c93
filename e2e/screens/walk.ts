/** Checks every question at every size, and reports what prevents a player from seeing, reading and touching it. */
import { setTimeout } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import type { GameRecord, Thing } from '../../kernel/index.ts'
import { Player, type Sight } from '../player.ts'
import { openRecord } from '../records.ts'
import { resize } from '../resize.ts'
import { unreadable } from './readable.ts'
import { nameOf, type Size } from './sizes.ts'
import { troublesOf, type Wanted } from './troubles.ts'

export interface Trouble {
  /** The size, and the things that had been touched. */
  readonly where: string
  readonly what: string
}

interface Walk {
  readonly sizes: readonly Size[]
  /** How long a problem has to last, in milliseconds: during drawing, elements may be anywhere. */
  readonly lasting?: number
  /** Whether a problem is a known exception. */
  readonly isAllowed?: (trouble: Trouble) => boolean
  /** Called while the problem is visible. */
  readonly onTroubles?: (troubles: readonly Trouble[]) => Promise<void>
}

/** Opens a game and checks the question, the list of answers, and the table with the first lit thing in hand. */
export async function walkThrough(page: Page, record: GameRecord, walk: Walk): Promise<Trouble[]> {
  const { sizes, lasting = 3000, isAllowed = () => false, onTroubles } = walk
  const lastSize = sizes.at(-1)
  if (lastSize === undefined) throw new Error('There is no size to look at.')
  const player = new Player(page, sizes.some(({ isTouch }) => isTouch) ? 'finger' : 'mouse')
  const troubles: Trouble[] = []
  const boards = new Map<string, Box>()
  /** Covered things, also known ones. */
  const covered = new Set<string | undefined>()

  await take(lastSize)
  await openRecord(page, record)
  await player.settled()
  // Resizing costs more than all checks at a size, so the first pass ends at the size with which the second begins.
  for (const size of sizes.toReversed()) {
    await take(size)
    await lookAt(size, 'asked')
    await lookAtList(size)
  }
  const asked = await player.now()
  // Things below a list or an answering panel can wait; unreachable ones have been reported.
  const first = asked.isListOpen || asked.isPanelOver ? undefined : await firstInSight(asked)
  if (first !== undefined) {
    const held = await player.touchThing(first)
    for (const size of held.isAsked ? sizes : []) {
      await take(size)
      await lookAt(size, `with ${first} in hand`)
    }
  }
  return troubles

  /** On a phone an open panel hides the hand. */
  async function firstInSight({ litInHand, lit }: Sight): Promise<Thing | undefined> {
    for (const thing of [...litInHand, ...lit])
      if (
        !covered.has(thing) &&
        (await page.locator(`[data-thing="${thing}"][data-lit]`).first().isVisible())
      )
        return thing
    return undefined
  }

  async function lookAt(size: Size, what: string): Promise<void> {
    await tellLasting(`${nameOf(size)}, ${what}`, { isTouch: size.isTouch })
    const board = await boardSize(page)
    const before = boards.get(nameOf(size)) ?? board
    boards.set(nameOf(size), before)
    const says = `the board was ${inWords(before)} and is ${inWords(board)}`
    const changed = { where: `${nameOf(size)}, ${what}`, what: says }
    if (!isSame(board, before) && !isAllowed(changed) && (await isStill(before))) {
      troubles.push(changed)
      await onTroubles?.([changed])
    }
  }

  /** During drawing, the board may have any size. */
  async function isStill(before: Box): Promise<boolean> {
    for (const last = performance.now() + lasting; performance.now() < last; ) {
      if (isSame(await boardSize(page), before)) return false
      await setTimeout(100)
    }
    return true
  }

  async function lookAtList(size: Size): Promise<void> {
    const fold = page.locator('.dock-middle [aria-expanded="false"]')
    if ((await fold.count()) === 0) return
    const unfolded = page.locator('.dock-middle [aria-expanded="true"]')
    await fold.first().click()
    await unfolded.waitFor()
    await tellLasting(`${nameOf(size)}, with the list open`, { isTouch: size.isTouch })
    await page.keyboard.press('Escape')
    await unfolded.waitFor({ state: 'detached' })
  }

  async function tellLasting(where: string, wanted: Wanted): Promise<void> {
    const last = performance.now() + lasting
    for (;;) {
      const all = [...(await troublesOf(page, wanted)), ...(await unreadable(page))]
      for (const what of all) if (what.includes(' cannot be hit: ')) covered.add(what.split(' ')[0])
      const found = all.map((what) => ({ where, what })).filter((trouble) => !isAllowed(trouble))
      if (found.length === 0) return
      if (performance.now() > last) {
        troubles.push(...found)
        await onTroubles?.(found)
        return
      }
      await setTimeout(100)
    }
  }

  async function take(size: Size): Promise<void> {
    await page.evaluate((text) => {
      // The size from the settings.
      document.documentElement.dataset['text'] = text
    }, size.text ?? 'normal')
    await resize(page, size)
  }
}

interface Box {
  readonly width: number
  readonly height: number
}

async function boardSize(page: Page): Promise<Box> {
  return (await page.locator('.table-board').boundingBox()) ?? { width: 0, height: 0 }
}

/** Rounding may move an edge by a pixel. */
function isSame(one: Box, other: Box): boolean {
  return Math.abs(one.width - other.width) < 2 && Math.abs(one.height - other.height) < 2
}

function inWords({ width, height }: Box): string {
  return `${Math.round(width)} × ${Math.round(height)}`
}
