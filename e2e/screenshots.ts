/** Takes the pictures of docs/images from games at fixed moments: `node e2e/screenshots.ts`. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { at, type SeatHolder } from '../kernel/index.ts'
import { createApp } from '../server/app.ts'
import { buildPageIfStale, dist } from '../tools/page.ts'
import { launchBrowser } from './browser.ts'
import { Camera } from './camera.ts'
import { Player } from './player.ts'
import { aBot, aPerson, duel, finishedGame, gameUntil, goTo, race, rim, sitDownAt, theAi } from './records.ts'
import { visitTo } from './visit.ts'

const folder = join(import.meta.dirname, '..', 'docs', 'images')

const sizes = [
  { width: 1280, screen: 'desk', lang: 'en', by: 'mouse', names: ['Zoe', 'Rivet', 'Ember'] },
  { width: 1920, screen: 'wide', lang: 'pl', by: 'mouse', names: ['Zosia', 'Nit', 'Iskra'] },
  { width: 844, screen: 'lying', lang: 'en', by: 'finger', names: ['Zoe', 'Rivet', 'Ember'] },
  { width: 360, screen: 'phone', lang: 'pl', by: 'finger', names: ['Zosia', 'Nit', 'Iskra'] },
] as const

/** The turn from which a duel has taken long. */
const LATE = 24

/** What a picture is taken with, and of whom. */
interface Sitting {
  readonly page: Page
  readonly player: Player
  readonly camera: Camera
  readonly seats: readonly [SeatHolder, SeatHolder, SeatHolder]
}

buildPageIfStale()
mkdirSync(folder, { recursive: true })
const app = await createApp({ page: dist })
const address = await app.listen({ host: '127.0.0.1', port: 0 })
const browser = await launchBrowser()
try {
  for (const { width, screen, lang, by, names } of sizes) {
    const { page, context, pageErrors } = await visitTo(address, browser, { screen, lang })
    const camera = new Camera(page, folder, width)
    await camera.take('lobby')
    const [person, bot, other] = names
    const seats = [aPerson(person), aBot(bot), aBot(other)] as const
    const sitting = { page, player: new Player(page, by), camera, seats }
    await takeRace(sitting)
    await takeDuel(sitting)
    await takeRim(sitting, lang)
    await context.close()
    for (const error of pageErrors) console.error(error)
  }
} finally {
  await browser.close()
  await app.close()
}

async function takeRace({ page, player, camera, seats }: Sitting): Promise<void> {
  const table = race(...seats)
  const moving = gameUntil(
    table,
    ({ seat, kind }, { entries }) => seat === 0 && kind === 'playCard' && entries.length > 55,
  )
  await sitDownAt(page, moving)
  await player.settled()
  await player.touchFirst('card')
  await camera.take('table')

  const offered = gameUntil(
    table,
    ({ seat, kind }, { entries }) => seat === 0 && kind === 'playBonus' && entries.length > 30,
  )
  await sitDownAt(page, offered)
  await player.settled()
  await camera.take('prompt')

  const id = await sitDownAt(page, finishedGame(table))
  await player.settled()
  await camera.take('result')

  await goTo(page, `/replay/${id}?at=40`)
  await page.locator('.replay-scrubber').waitFor()
  await camera.take('replay')
}

async function takeDuel({ page, player, camera, seats: [person, bot] }: Sitting): Promise<void> {
  const table = duel([person, bot])
  const fighting = gameUntil(table, ({ seat, options }, { position }) => {
    const { ships, units, hands, discards } = position
    const isFull = ships.every((own) => own.length > 0) && at(units, 0).length > 1 && at(hands, 0).length > 1
    const canAttack = options.some(({ id }) => id === 'attack base')
    return seat === 0 && isFull && canAttack && at(discards, 0).length > 4 && position.turn < LATE
  })
  await sitDownAt(page, fighting)
  await player.settled()
  await player.touch(page.locator('.db-units [data-lit]').first())
  await camera.take('deckbuilding-table')

  await page.keyboard.press('Escape')
  await player.touch(page.locator('[data-thing="discard:0"]'))
  await page.locator('.game-panel').waitFor()
  await camera.take('deckbuilding-pile')

  const forced = gameUntil(table, ({ seat, kind }, { position }) => {
    return seat === 0 && kind === 'pickForced' && position.turn < LATE
  })
  await sitDownAt(page, forced)
  await player.settled()
  await camera.take('deckbuilding-prompt')

  await sitDownAt(page, finishedGame(table))
  await player.settled()
  await camera.take('deckbuilding-result')

  const picking = gameUntil(duel([person, bot], { bases: 'secret' }), ({ seat }) => seat === 0)
  await sitDownAt(page, picking)
  const { lit } = await player.settled()
  for (const base of lit.slice(0, 2)) await player.touchThing(base)
  await camera.take('deckbuilding-bases')
}

async function takeRim({ page, player, camera, seats: [person] }: Sitting, lang: 'pl' | 'en'): Promise<void> {
  const table = rim([person, { ...theAi, name: lang === 'pl' ? 'Gracz SI' : 'AI player' }])
  const planning = gameUntil(table, ({ kind }, { position, entries }) => {
    return kind === 'plan' && entries.length > 50 && at(position.held, 0).length > 2
  })
  await sitDownAt(page, planning)
  await player.settled()
  await camera.take('outer-rim-map')

  // The AI player's turn comes after the person's.
  const { choices } = await player.settled()
  await player.playOn(({ prompt, choices: made }) => made > choices && /^Plan/.test(prompt))
  await player.touch(
    page.getByRole('button', { name: lang === 'pl' ? 'Karta gracza SI' : 'The AI player’s card' }),
  )
  await page.locator('.or-ai').waitFor()
  await camera.take('outer-rim-ai')

  const wanted = { market: 'buy', encounter: 'chooseEffect', combat: 'useInCombat' } as const
  for (const [name, asks] of Object.entries(wanted)) {
    const record = gameUntil(table, ({ kind, seat }, { entries }) => {
      return seat === 0 && kind === asks && entries.length > 30
    })
    await sitDownAt(page, record)
    await player.settled()
    await camera.take(`outer-rim-${name}`)
  }
}
