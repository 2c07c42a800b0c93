/** Games of Transgalactica at the points where tests begin. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { at, type GameRecord, type SeatHolder, type Thing } from '../../kernel/index.ts'
import { type Hand, Player } from '../player.ts'
import { galaxy, gameUntil, keptTables } from '../records.ts'

/**
 * Goods and tokens glow for free actions, and ships are moved by touching their destination. So neither counts as an
 * answer.
 */
export const playerOf = (page: Page, by: Hand = 'mouse') =>
  new Player(page, by, /^(?:good|token|office|ship):/)

/** A game in which the last captains of the last round are about to be placed. */
export function nearlyOver(...seats: SeatHolder[]): GameRecord {
  return gameUntil(galaxy(...seats), ({ kind, seat }, { position: { round, captains } }) => {
    const isLast = captains.every((atHome) => atHome <= 1)
    return kind === 'turn' && seat === 0 && round === 5 && isLast && at(captains, 0) === 1
  })
}

/** The first seat's turn in a round, with this action to take. */
export function turnWith(area: string, round: number, ...seats: SeatHolder[]): GameRecord {
  return gameUntil(galaxy(...seats), ({ kind, seat, options }, { position }) => {
    const isOffered = options.some(({ touches }) => touches.includes(`area:${area}`))
    return kind === 'turn' && seat === 0 && position.round === round && isOffered
  })
}

/**
 * The first seat's turn, with at least this number of free actions. Exchanges have no separate buttons, so they do not
 * count.
 */
export function turnWithFreeActions(count: number, ...seats: SeatHolder[]): GameRecord {
  return gameUntil(galaxy(...seats), ({ kind, seat }, game) => {
    if (kind !== 'turn' || seat !== 0) return false
    const free = game.movesFor(0).filter((move) => move.kind !== 'exchange')
    return free.flatMap(({ options }) => options).length >= count
  })
}

/** The picks since a record was opened. */
export async function picksSince(page: Page, id: string, record: GameRecord): Promise<readonly string[]> {
  const kept = (await keptTables(page)).find((table) => table.id === id) ?? expect.fail('nothing kept')
  return kept.record.entries
    .slice(record.entries.length)
    .flatMap(({ picks }) => (typeof picks === 'number' ? [] : picks))
}

/** The first seat chooses its goal at the end. */
export function choosesGoal(...seats: SeatHolder[]): GameRecord {
  return gameUntil(galaxy(...seats), ({ kind, seat }) => kind === 'chooseGoal' && seat === 0)
}

/** The first seat may follow another player. */
export function mayFollow(...seats: SeatHolder[]): GameRecord {
  return gameUntil(galaxy(...seats), ({ kind, seat, options }) => {
    return kind === 'follow' && seat === 0 && options.some(({ id }) => id === 'follow')
  })
}

/** The first seat's ship has reached a planet where an outpost can be placed. Also returns the planet's space. */
export function maySettle(...seats: SeatHolder[]): { readonly record: GameRecord; readonly space: Thing } {
  let space: Thing | undefined
  const record = gameUntil(galaxy(...seats), ({ kind, seat, options }) => {
    if (kind !== 'explore' || seat !== 0) return false
    const settling = options.find(({ id }) => id.startsWith('settle'))
    space = settling?.touches.find((thing) => thing.startsWith('space:'))
    return space !== undefined
  })
  return { record, space: space ?? expect.fail('nowhere') }
}
