/**
 * Lists what prevents a player from seeing, reading and touching the options: `npm run report:screens -- outer-rim`.
 * `--sizes 360×640,1280×800` checks only these sizes, `--kinds plan,act` only these questions, `--lang pl` Polish,
 * `--usual` the questions that `npm test` checks; `--pictures folder` takes a picture of every kind of problem.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { langs } from '../../kernel/index.ts'
import { createApp } from '../../server/app.ts'
import { buildPageIfStale, dist } from '../../tools/page.ts'
import { launchBrowser } from '../browser.ts'
import { visitTo } from '../visit.ts'
import { type AskedGame, everyGame } from './every-decision.ts'
import { nameOf, sample, sizes } from './sizes.ts'
import { type Trouble, walkThrough } from './walk.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sizes: { type: 'string' },
    kinds: { type: 'string' },
    lang: { type: 'string', default: 'en' },
    usual: { type: 'boolean', default: false },
    pictures: { type: 'string' },
  },
})

const lang = langs.find((each) => each === values.lang) ?? fail(`There is no language ${values.lang}.`)
const wantedSizes = values.sizes?.replaceAll(/(?<=\d)x(?=\d)/g, '×').split(',')
const looked =
  wantedSizes === undefined
    ? values.usual
      ? sample
      : sizes
    : sizes.filter((size) => wantedSizes.includes(nameOf(size)))
if (looked.length === 0) fail(`The sizes are ${sizes.map(nameOf).join(', ')}.`)
const kinds = values.kinds?.split(',')

buildPageIfStale()
const app = await createApp({ page: dist })
const address = await app.listen({ host: '127.0.0.1', port: 0 })
const browser = await launchBrowser()
try {
  for (const [game, { all, usual }] of Object.entries(everyGame))
    if (positionals.length === 0 || positionals.includes(game))
      await report(game, values.usual ? usual() : all())
} finally {
  await browser.close()
  await app.close()
}

interface Found {
  readonly example: string
  readonly kinds: Set<string>
  readonly sizes: Set<string>
}

async function report(game: string, asked: readonly AskedGame[]): Promise<void> {
  const found = new Map<string, Found>()
  const pictured = new Set<string>()
  let walks = 0
  for (const isTouch of [true, false]) {
    const ofHand = looked.filter((size) => size.isTouch === isTouch)
    if (ofHand.length === 0) continue
    const screen = isTouch ? 'phone' : 'desk'
    const { page, context } = await visitTo(address, browser, { lang, screen, confirm: 'always' })
    for (const { name, record } of asked) {
      if (kinds !== undefined && !kinds.includes(name)) continue
      walks++
      try {
        const troubles = await walkThrough(page, record, {
          sizes: ofHand,
          lasting: 1000,
          onTroubles: async (seen) => {
            const [first] = seen.filter(({ what }) => !pictured.has(sameKind(what)))
            if (values.pictures === undefined || first === undefined) return
            for (const { what } of seen) pictured.add(sameKind(what))
            mkdirSync(values.pictures, { recursive: true })
            const file = `${game}-${lang}-${pictured.size}-${first.where}.png`.replaceAll(/[ ,]+/g, '-')
            await page.screenshot({ path: join(values.pictures, file) })
          },
        })
        for (const trouble of troubles) add(name, trouble)
      } catch (problem) {
        add(name, { where: screen, what: `The walk stopped: ${String(problem).split('\n')[0]}` })
      }
    }
    await context.close()
  }
  console.log(`\n## ${game} (${lang}): ${found.size} kinds of trouble in ${walks} walks`)
  for (const [, { example, kinds, sizes }] of [...found].toSorted(([one], [other]) =>
    one.localeCompare(other),
  ))
    console.log(`- ${example}\n    asked: ${[...kinds].join(', ')}\n    at: ${[...sizes].join('; ')}`)

  function add(name: string, { where, what }: Trouble): void {
    const key = sameKind(what)
    const before = found.get(key) ?? { example: what, kinds: new Set(), sizes: new Set() }
    const [size = where] = where.split(', ')
    before.kinds.add(name)
    before.sizes.add(size)
    found.set(key, before)
  }
}

/** Problems that differ only in a number or a word are one kind. */
function sameKind(what: string): string {
  return what.replace(/“[^”]*”/, '').replaceAll(/[0-9]+([.][0-9]+)?/g, '#')
}

function fail(message: string): never {
  throw new Error(message)
}
