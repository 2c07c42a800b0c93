/** The first load of the page: what has to be fetched, and how soon the lobby stands. */
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { gameEntries } from '@kantyna/games'
import { type Browser, chromium, type Page } from 'playwright-core'
import { median } from '../measure.ts'
import type { Figure, Goal, Measured } from '../report.ts'

const dist = join(import.meta.dirname, '..', '..', 'web', 'dist')
const group = 'The page, first load, nothing cached'
const LOADS = 5

/** The browser's program, or why there is none. */
export type BrowserAtHand = { readonly program: string } | { readonly why: string }

export async function measurePage(browserAtHand: BrowserAtHand): Promise<Measured> {
  if (!existsSync(join(dist, 'index.html'))) {
    return { figures: [], leftOut: [{ what: 'the page', why: 'web/dist is not built: npm run build' }] }
  }
  const figures = [
    ...sizes('index', 'named by index.html', assetsOfIndex()),
    ...sizes('bots', 'of the bots’ worker for Super Teams, fetched when a bot first plays', assetsOfBots()),
  ]
  const browser = 'program' in browserAtHand ? await launch(browserAtHand.program) : browserAtHand
  if ('why' in browser) {
    const what = 'the page with one game, and the time until the lobby is visible'
    return { figures, leftOut: [{ what, why: browser.why }] }
  }
  const served = await servePage()
  try {
    const times: number[] = []
    for (let load = 0; load < LOADS; load++) times.push(await timeToLobby(browser, served.address))
    const game = await assetsOfGame(browser, served)
    return {
      figures: [
        ...figures,
        ...sizes('game', 'of lobby and a table of Super Teams', game, { value: 200, better: 'less' }),
        { id: 'page.lobby.ms', group, what: 'until the lobby is visible', value: median(times), unit: 'ms' },
      ],
      leftOut: [],
    }
  } finally {
    await browser.close()
    served.close()
  }
}

async function launch(program: string): Promise<Browser | { readonly why: string }> {
  try {
    return await chromium.launch({ executablePath: program, args: ['--no-sandbox', '--disable-gpu'] })
  } catch {
    return { why: `${program} does not start` }
  }
}

/** The scripts and styles that index.html names. */
function assetsOfIndex(): string[] {
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].flatMap(([, path]) => path ?? [])
}

/** What bots fetch to play Super Teams: other games, and books, are behind doors that they do not open. */
function assetsOfBots(): string[] {
  const others = gameEntries
    .map(({ meta }) => `bots-${meta.id}-`)
    .filter((name) => !name.includes('super-teams'))
  const unopened = ['bots-library-', ...others]
  return readdirSync(join(dist, 'assets'))
    .filter((file) => isOfBots(file) && !unopened.some((name) => file.startsWith(name)))
    .map((file) => `/assets/${file}`)
}

/** The worker itself, and what it fetches. */
function isOfBots(path: string): boolean {
  return /(?:^|\/)(?:worker|bots)-[^/]*\.js$/.test(path)
}

function sizes(id: string, what: string, paths: readonly string[], goal?: Goal): Figure[] {
  if (paths.length === 0) return []
  const files = paths.map((path) => readFileSync(join(dist, path)))
  const kilobytes = (compress: (file: Buffer) => Buffer) =>
    files.reduce((sum, file) => sum + compress(file).length, 0) / 1000
  const figure = (how: string, value: number): Figure => ({
    id: `page.${id}.${how}`,
    group,
    what: `script and style ${what}, ${how}`,
    value,
    unit: 'KB',
    ...(goal && { goal }),
  })
  return [
    figure('gzip', kilobytes(gzipSync)),
    figure(
      'brotli',
      kilobytes((file) => brotliCompressSync(file)),
    ),
  ]
}

async function timeToLobby(browser: Browser, address: string): Promise<number> {
  const page = await freshPage(browser)
  const start = performance.now()
  await page.goto(address, { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  const time = performance.now() - start
  await page.context().close()
  return time
}

/** What has been fetched by the time a table of Super Teams stands, bots apart: whether one begins is a matter of chance. */
async function assetsOfGame(browser: Browser, { address, requested }: ServedPage): Promise<string[]> {
  const page = await freshPage(browser)
  requested.clear()
  await page.goto(address)
  await page
    .getByRole('button', { name: /play now/i })
    .first()
    .click()
  await page.locator('.table').waitFor()
  await page.waitForLoadState('networkidle')
  await page.context().close()
  return [...requested].filter((path) => /\.(?:js|css)$/.test(path) && !isOfBots(path))
}

/** Nothing cached, and no service worker that fetches ahead. */
async function freshPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en' })
  return context.newPage()
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

interface ServedPage {
  readonly address: string
  /** Every path that was asked for. */
  readonly requested: Set<string>
  close(): void
}

async function servePage(): Promise<ServedPage> {
  const requested = new Set<string>()
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    requested.add(pathname)
    const path = join(dist, normalize(pathname === '/' ? '/index.html' : pathname))
    if (!existsSync(path)) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' })
    response.end(readFileSync(path))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the page is not served')
  return { address: `http://127.0.0.1:${address.port}`, requested, close: () => server.close() }
}
