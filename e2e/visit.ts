/** Opens the page in a separate browser context for each visitor, and records everything that goes wrong there. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import type { GameMeta } from '../kernel/index.ts'
import { slowDown, slowed } from './slowed.ts'

export interface Wish {
  readonly lang?: 'pl' | 'en'
  readonly theme?: 'night' | 'paper'
  /** `landscape` is a phone in landscape. */
  readonly screen?: keyof typeof screens
  /** The seed of random numbers in the browser: the same seed gives the same shuffles. */
  readonly chance?: number
  /** Which moves need a confirmation. Default: risky ones. */
  readonly confirm?: 'never' | 'risky' | 'always'
  /** How long bots' moves are shown, and how fast things move. Default: quick. */
  readonly pace?: 'calm' | 'normal' | 'quick' | 'instant'
  /** Whether animations are off, or as set on the device. Default: off. */
  readonly still?: boolean | 'device'
  /** Whether moments stay until the test touches them. Default: each is touched as soon as it appears. */
  readonly keepsMoments?: boolean
  /** The seating used by "Play now" of a game. Default: the page's own. */
  readonly seating?: Seating & { readonly at: GameMeta }
  readonly textSize?: 'normal' | 'large' | 'largest'
  /** Whether the coach explains things to a new player. */
  readonly coach?: boolean
  /** Whether the page may store its files on the device, to play without a network. */
  readonly offline?: boolean
  /** Errors that the visit causes on purpose. */
  readonly provokes?: RegExp
}

interface Seating {
  readonly seats: readonly {
    readonly kind: 'person' | 'bot'
    readonly name: string
    readonly level: 'child' | 'beginner' | 'regular' | 'veteran' | 'expert'
  }[]
  readonly options: { readonly [id: string]: string }
  /** An expansion, by its id; without it, the game alone. */
  readonly edition?: string
}

export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  /** Errors, warnings, policy violations and requests to other hosts. There should be none. */
  readonly pageErrors: readonly string[]
}

export const bot = { kind: 'bot', name: '', level: 'beginner' } as const

export function person(name: string) {
  return { kind: 'person', name, level: 'regular' } as const
}

export const screens = {
  desk: { viewport: { width: 1280, height: 800 } },
  wide: { viewport: { width: 1920, height: 1080 } },
  phone: { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  landscape: { viewport: { width: 844, height: 390 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
} as const satisfies Record<string, BrowserContextOptions>

/** Opens the lobby as a visitor whose settings are quick bots and no animations. */
export async function visitTo(address: string, on: Browser, wish: Wish): Promise<Visit> {
  const visit = await emptyVisit(address, on, wish)
  await visit.page.goto(address)
  await visit.page.getByRole('heading', { level: 1 }).waitFor()
  return visit
}

/** The same visitor with an empty page. */
export async function emptyVisit(address: string, on: Browser, wish: Wish): Promise<Visit> {
  const {
    lang = 'en',
    theme = 'night',
    screen = 'desk',
    chance = 1,
    confirm = 'risky',
    pace = 'quick',
    still = true,
    textSize = 'normal',
    coach = false,
    offline = false,
    keepsMoments = false,
    seating,
  } = wish
  const settings = {
    lang,
    theme,
    pace,
    sound: false,
    confirm,
    textSize,
    coach,
    ...(still !== 'device' && { still }),
  }
  const kept: Kept[] = [
    { name: 'kantyna.settings', value: JSON.stringify(settings) },
    ...(seating ? [seatingKept(seating)] : []),
  ]
  const context = await on.newContext({ ...screens[screen], locale: lang, acceptDownloads: true })
  slowDown(context)
  const pageErrors: string[] = []
  watch(context, address, pageErrors)
  await context.addInitScript(keep, kept)
  await context.addInitScript(chanceFrom, chance)
  if (!keepsMoments) await context.addInitScript(touchMoments)
  if (!offline) await context.addInitScript(withoutServiceWorker)
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (broken) =>
      console.error(`The policy forbids ${broken.violatedDirective}: ${broken.blockedURI}`),
    )
  })
  const page = await context.newPage()
  page.setDefaultTimeout(30_000 * slowed)
  return { page, context, pageErrors }
}

interface Kept {
  readonly name: string
  readonly value: string
}

function seatingKept({ at, ...seating }: NonNullable<Wish['seating']>): Kept {
  return { name: `kantyna.seating.${at.id}`, value: JSON.stringify(seating) }
}

/** Runs in the page before the first visit, unless the page has already stored something. */
function keep(kept: readonly Kept[]): void {
  if (location.origin === 'null' || sessionStorage.getItem('visits') !== null || localStorage.length > 0)
    return
  for (const { name, value } of kept) localStorage.setItem(name, value)
}

function watch(context: BrowserContext, address: string, pageErrors: string[]): void {
  context.on('request', (request) => {
    const url = request.url()
    const isOurs = url.startsWith(`${address}/`) || url.startsWith(`blob:${address}/`)
    if (!isOurs && !url.startsWith('data:')) pageErrors.push(`A request to a stranger: ${url}`)
  })
  context.on('weberror', (error) => pageErrors.push(error.error().message))
  context.on('dialog', (dialog) => {
    pageErrors.push(`A dialog: ${dialog.message()}`)
    dialog.dismiss().catch(() => undefined)
  })
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') pageErrors.push(message.text())
  })
}

/** Runs in the page: dismisses every moment and skips every animation, for visits that test something else. */
function touchMoments(): void {
  new MutationObserver(() => {
    document.querySelector<HTMLElement>('dialog.moment-place[open], .moment-skip')?.click()
  }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['open'] })
}

/** Hides service workers from the page: they would fetch all files of every game that is opened. */
function withoutServiceWorker(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
}

/** Repeatable random numbers. Each further page that is opened gets different ones. */
function chanceFrom(start: number): void {
  if (location.origin === 'null') return
  const visits = Number(sessionStorage.getItem('visits') ?? 0) + 1
  sessionStorage.setItem('visits', String(visits))
  let state = (start * 7919 + visits * 104_729) | 1
  crypto.getRandomValues = (numbers) => {
    if (numbers instanceof Uint8Array)
      for (let index = 0; index < numbers.length; index++) {
        state ^= state << 13
        state ^= state >>> 17
        state ^= state << 5
        numbers[index] = state
      }
    return numbers
  }
}
