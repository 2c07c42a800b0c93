/**
 * Takes the pictures of docs/images from games at fixed points: `node e2e/screenshots.ts`, or only those of some games:
 * `node e2e/screenshots.ts outer-rim unfinished-business`.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { at, type SeatHolder } from '../kernel/index.ts'
import { buildPageIfStale } from '../tools/page.ts'
import { launchBrowser } from './browser.ts'
import { Camera } from './camera.ts'
import { serveOnline } from './online/serve.ts'
import { Player } from './player.ts'
import {
  aBot,
  aPerson,
  duel,
  finishedGame,
  galaxy,
  gameUntil,
  goTo,
  openRecord,
  race,
  rim,
  theAi,
  unfinished,
} from './records.ts'
import { visitTo } from './visit.ts'

const folder = join(import.meta.dirname, '..', 'docs', 'images')

const sizes = [
  { width: 1280, screen: 'desk', lang: 'en', by: 'mouse', names: ['Zoe', 'Rivet', 'Ember'] },
  { width: 1920, screen: 'wide', lang: 'pl', by: 'mouse', names: ['Zosia', 'Nit', 'Iskra'] },
  { width: 844, screen: 'landscape', lang: 'en', by: 'finger', names: ['Zoe', 'Rivet', 'Ember'] },
  { width: 360, screen: 'phone', lang: 'pl', by: 'finger', names: ['Zosia', 'Nit', 'Iskra'] },
] as const

/** The turn from which a duel counts as long. */
const LATE = 24

/** What is needed to take a picture: the page, its player and camera, the seats and the language. */
interface Sitting {
  readonly page: Page
  readonly player: Player
  readonly camera: Camera
  readonly seats: readonly [SeatHolder, SeatHolder, SeatHolder]
  readonly lang: 'pl' | 'en'
}

const takes = {
  'super-teams': takeRace,
  deckbuilding: takeDuel,
  'outer-rim': takeRim,
  'unfinished-business': takeUnfinished,
  transgalactica: takeTransgalactica,
  online: takeOnline,
} as const

const wanted = process.argv.slice(2)
const isWanted = (what: string) => wanted.length === 0 || wanted.includes(what)

buildPageIfStale()
mkdirSync(folder, { recursive: true })
// The address in the pictures: nobody answers there.
const server = await serveOnline({ isLocalOnly: false, url: 'https://kantyna.example' })
const { address } = server
const browser = await launchBrowser()
try {
  for (const { width, screen, lang, by, names } of sizes) {
    const { page, context, pageErrors } = await visitTo(address, browser, { screen, lang })
    const camera = new Camera(page, folder, width)
    if (isWanted('lobby')) await camera.take('lobby')
    const [person, bot, other] = names
    const seats = [aPerson(person), aBot(bot), aBot(other)] as const
    const sitting = { page, player: new Player(page, by), camera, seats, lang }
    for (const [game, take] of Object.entries(takes)) if (isWanted(game)) await take(sitting)
    await context.close()
    for (const error of pageErrors) console.error(error)
  }
} finally {
  await browser.close()
  await server.close()
}

async function takeRace({ page, player, camera, seats }: Sitting): Promise<void> {
  const table = race(...seats)
  const moving = gameUntil(
    table,
    ({ seat, kind }, { entries }) => seat === 0 && kind === 'playCard' && entries.length > 55,
  )
  await openRecord(page, moving)
  await player.settled()
  await player.touchFirst('card')
  await camera.take('table')

  const offered = gameUntil(
    table,
    ({ seat, kind }, { entries }) => seat === 0 && kind === 'playBonus' && entries.length > 30,
  )
  await openRecord(page, offered)
  await player.settled()
  await camera.take('prompt')

  const id = await openRecord(page, finishedGame(table))
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
  await openRecord(page, fighting)
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
  await openRecord(page, forced)
  await player.settled()
  await camera.take('deckbuilding-prompt')

  await openRecord(page, finishedGame(table))
  await player.settled()
  await camera.take('deckbuilding-result')

  const picking = gameUntil(duel([person, bot], { bases: 'secret' }), ({ seat }) => seat === 0)
  await openRecord(page, picking)
  const { lit } = await player.settled()
  for (const base of lit.slice(0, 2)) await player.touchThing(base)
  await camera.take('deckbuilding-bases')
}

function aiPlayer(lang: Sitting['lang']): SeatHolder {
  return { ...theAi, name: lang === 'pl' ? 'Gracz SI' : 'AI player' }
}

async function openAiCard({ page, player, lang }: Sitting): Promise<void> {
  const name = lang === 'pl' ? 'Karta gracza SI' : 'The AI player’s card'
  // On a phone, an open sheet covers the buttons of the board.
  const tab = page.locator('.panel-tab').filter({ hasText: /^(AI|SI)$/ })
  await player.touch((await tab.count()) > 0 ? tab : page.getByRole('button', { name }))
  await page.locator('.or-ai').waitFor()
}

async function takeRim(sitting: Sitting): Promise<void> {
  const { page, player, camera, lang } = sitting
  const [person] = sitting.seats
  const table = rim([person, aiPlayer(lang)])
  const planning = gameUntil(table, ({ kind }, { position, entries }) => {
    return kind === 'plan' && entries.length > 50 && at(position.held, 0).length > 2
  })
  await openRecord(page, planning)
  await player.settled()
  await camera.take('outer-rim-map')

  // The AI player's turn comes after the person's.
  const { choices } = await player.settled()
  await player.playOn(({ prompt, choices: made }) => made > choices && /^Plan/.test(prompt))
  await openAiCard(sitting)
  await camera.take('outer-rim-ai')

  const asked = { market: 'buy', encounter: 'chooseEffect', combat: 'useInCombat' } as const
  for (const [name, asks] of Object.entries(asked)) {
    const record = gameUntil(table, ({ kind, seat }, { entries }) => {
      return seat === 0 && kind === asks && entries.length > 30
    })
    await openRecord(page, record)
    await player.settled()
    await camera.take(`outer-rim-${name}`)
  }
}

async function takeUnfinished(sitting: Sitting): Promise<void> {
  const { page, player, camera, lang } = sitting
  const [person, bot] = sitting.seats
  const alone = unfinished([person, aiPlayer(lang)], { aiCharacter: 'bossk' })
  const atCore = gameUntil(alone, ({ kind, seat }) => seat === 0 && kind === 'declareCrossing')
  await openRecord(page, atCore)
  await player.settled()
  await camera.take('unfinished-business-core')

  const hunted = gameUntil(alone, ({ kind, seat }) => seat === 0 && kind === 'protectFromHunter')
  await openRecord(page, hunted)
  await player.settled()
  await openAiCard(sitting)
  await camera.take('unfinished-business-hunter')

  const beforeTest = gameUntil(
    unfinished([person, bot], { favors: 'yes' }),
    ({ kind, seat, isPause, options }, { position: { credits } }) =>
      kind === 'useInTest' &&
      seat === 0 &&
      isPause === true &&
      options.length === 1 &&
      at(credits, 0) >= 2000,
  )
  await openRecord(page, beforeTest)
  await player.settled()
  await player.touch(page.locator('.ub-useful'))
  await player.touch(page.locator('.ub-giver .button').nth(1))
  await player.touch(page.locator('.ub-composer .stepper').first().locator('.button').last())
  await camera.take('unfinished-business-favor')

  const withAmbitions = gameUntil(
    unfinished([person, bot], { ambitions: 'yes', fame: '8' }),
    ({ kind, seat }, { position }) => seat === 0 && kind === 'plan' && at(position.fame, 0) >= 5,
  )
  await openRecord(page, withAmbitions)
  await player.settled()
  await player.touch(page.locator('.ub-plate, .panel-tab').filter({ visible: true }).last())
  await page.locator('.ub-sheet').first().waitFor()
  await camera.take('unfinished-business-ambition')
}

async function takeTransgalactica({ page, player, camera, seats }: Sitting): Promise<void> {
  const table = galaxy(...seats)
  const askedIn = (round: number, asks: string) =>
    gameUntil(table, ({ kind, seat }, { position }) => {
      return seat === 0 && kind === asks && position.round === round
    })
  const turn = gameUntil(table, ({ kind, seat, options }, { position }) => {
    const canDebate = options.some(({ touches }) => touches.includes('area:politics'))
    return seat === 0 && kind === 'turn' && position.round === 3 && canDebate
  })
  await openRecord(page, turn)
  await player.settled()
  await camera.take('transgalactica-table')

  const held = await player.touchThing('area:politics')
  // If a first touch only describes the thing, a second one acts.
  if (held.answers.length === 0) await player.touchThing('area:politics', held)
  await page.locator('.game-panel [data-answer]').first().waitFor()
  await camera.take('transgalactica-action')

  await openRecord(page, askedIn(4, 'income'))
  await player.settled()
  await page.locator('.game-panel [data-answer]').first().waitFor()
  await camera.take('transgalactica-income')

  await openRecord(page, askedIn(4, 'explore'))
  await player.settled()
  await camera.take('transgalactica-map')

  await openRecord(page, finishedGame(table))
  await player.settled()
  await camera.take('transgalactica-end')
}

async function takeOnline({ page, camera, seats: [person] }: Sitting): Promise<void> {
  await goTo(page, '/online/super-teams')
  await page.locator('input:not([readonly])').first().fill(person.name)
  await page.locator('form button[type=submit]').click()
  await page.locator('.room-invite .qr').waitFor()
  await camera.take('online-room')
}
