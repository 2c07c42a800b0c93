import { newOutbox, present } from '@kantyna/kernel'
import { randomGame } from '@kantyna/kernel/testkit'
import { beforeAll, describe, expect, test } from 'vitest'
import { bonusCards } from '../content/cards.ts'
import { type RaceEvent, superTeams } from '../index.ts'
import { eventFacts } from '../rules/scenario/event-facts.ts'
import { optionIds } from '../rules/scenario/option-ids.ts'

/** Everything that can happen does happen in random games. What never came up would not be tested. */

const GAMES = 1000

/**
 * A bonus space while players hold all bonus cards is too rare to wait for. A scenario of ST-GAIN-04 covers
 * it.
 */
const RARE = 'noBonusLeft'

const reasons = [
  'bonusOnlyWhenMoved',
  'endsElsewhere',
  'mustMove',
  'noCardOfColour',
  'notOvertaken',
  'oneBonusAShip',
  'onlyTowNow',
  'opponentsShip',
  'shipIsHome',
  'startsElsewhere',
  'startsThere',
  'towAfterOvertaking',
]

const seen = {
  events: new Map<string, number>(),
  bonus: new Map<string, number>(),
  reasons: new Map<string, number>(),
  ids: new Map<string, number>(),
  kinds: new Map<string, number>(),
  winners: new Map<string, number>(),
}

function count(counts: Map<string, number>, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1)
}

function note(event: RaceEvent): void {
  count(seen.events, event.type)
  if (event.type === 'bonusPlayed') count(seen.bonus, bonusCards[event.bonus]?.id ?? '?')
}

beforeAll(() => {
  for (const seats of superTeams.meta.seats) {
    const options = { teams: 'choose', firstPlayer: 'random' } as const
    for (let seed = 1; seed <= GAMES; seed++) {
      const out = newOutbox()
      const { t } = randomGame({ game: superTeams, seats, options }, seed, (position, decisions) => {
        position.out = out
        if (seed > 40 && decisions % 50 !== 0) return
        for (const open of position.open) {
          count(seen.kinds, open.kind)
          const { options: offered, blocked } = present(superTeams, position, open)
          for (const { refusal } of blocked) count(seen.reasons, refusal.reason)
          for (const { id } of [...offered, ...blocked]) count(seen.ids, `${open.kind}: ${id}`)
        }
      })
      for (const event of out.events) note(event as RaceEvent)
      count(seen.winners, `${t.outcome?.winners.length ?? 0} of ${seats}`)
    }
  }
}, 60_000)

describe(`in ${3 * GAMES} random games`, () => {
  test('every bonus card is played', () => {
    expect([...seen.bonus.keys()].toSorted()).toEqual(bonusCards.map(({ id }) => id).toSorted())
  })

  test('every event happens', () => {
    const never = Object.keys(eventFacts).filter((type) => !seen.events.has(type))
    expect(never.filter((type) => type !== RARE)).toEqual([])
  })

  test('every kind of question is asked', () => {
    expect([...seen.kinds.keys()].toSorted()).toEqual(Object.keys(superTeams.decisions).toSorted())
  })

  test('every option has an id that scenarios accept', () => {
    const known = new Set(
      Object.keys(superTeams.decisions).flatMap((kind) => optionIds(kind).map((id) => `${kind}: ${id}`)),
    )
    expect([...seen.ids.keys()].filter((id) => !known.has(id))).toEqual([])
  })

  test('exactly the listed refusal reasons occur', () => {
    expect([...seen.reasons.keys()].toSorted()).toEqual(reasons)
  })

  test('ST-WIN-05, ST-WIN-06: usually one side wins, sometimes two share the victory', () => {
    // Three sides at once are too rare for this many games; a scenario covers them.
    const seenWinners = [...seen.winners.keys()].filter((winners) => winners !== '3 of 3')
    expect(seenWinners.toSorted()).toEqual(['1 of 2', '1 of 3', '2 of 2', '2 of 3', '2 of 4', '4 of 4'])
  })
})
