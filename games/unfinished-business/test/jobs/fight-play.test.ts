import { answer, anyAnswer, at, fastDice, newChance } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import type { Rim } from '../../../outer-rim/rules/rim.ts'
import { tablesOf } from '../../../outer-rim/rules/tables.ts'
import { violations } from '../../../outer-rim/rules/violations.ts'
import { jobs } from '../../content/market/job.ts'
import { game } from '../../rules/game.ts'
import { askForEncounter, hold, ids, plainTable, standAt } from '../table.ts'

/** Plays jobs for two players and bounties on players at random, and checks that every position is valid. */

const forTwo = jobs.flatMap((card) =>
  card.together !== undefined && 'resource' in card && card.resource.type === 'job'
    ? [{ id: card.id, space: card.resource.destination }]
    : [],
)

/** All players in one space, with cards and credits to lose, and their own dice. */
function crowd(seed: number, space: string): { t: Rim; below: (limit: number) => number } {
  const { below } = fastDice(seed)
  const { characters } = tablesOf({ modules: plainTable().modules })
  const first = below(characters.length)
  const chosen = Array.from(
    { length: 4 },
    (_, seat) => at(characters, (first + 3 * seat) % characters.length).id,
  )
  const t = plainTable({ people: 2 + (seed % 3), seed: 1 + (seed % 5), characters: chosen, space })
  t.chance = newChance(seed, game.streams)
  for (let seat = 0; seat < t.seats; seat++) {
    standAt(t, seat, space)
    t.credits[seat] = 1000 * below(9)
    t.characterDamage[seat] = below(3)
    t.shipDamage[seat] = below(3)
    t.reputation[seat] = [0, 0, 0, 0].map(() => below(3) - 1)
  }
  hold(t, 1, 'vibroknife', 'podracer-parts', 'quad-laser-cannon')
  return { t, below }
}

function playTurn(t: Rim, below: (limit: number) => number): Set<string> {
  const kinds = new Set<string>()
  for (let choices = 0; choices < 60 && t.outcome === null && t.active === 0 && t.turn === 1; choices++) {
    const decision = at(t.open, 0)
    kinds.add(decision.kind)
    answer(game, t, decision, anyAnswer(game, t, decision, below))
    expect(violations(t)).toEqual([])
  }
  return kinds
}

test('UB-TJB-01, UB-OJB-01: jobs for two players, with random choices and dice', () => {
  const kinds = new Set<string>()
  for (let seed = 1; seed <= 120; seed++) {
    const { id, space } = at(forTwo, seed % forTwo.length)
    const { t, below } = crowd(seed, space)
    hold(t, 0, id)
    askForEncounter(t)
    const index = ids(t).indexOf(`job-${id}`)
    const decision = at(t.open, 0)
    answer(game, t, decision, [at(decision.options, index)])
    for (const kind of playTurn(t, below)) kinds.add(kind)
  }
  for (const kind of ['agreeToJob', 'chooseForJob', 'chooseEffect', 'pickCardToTake'])
    expect(kinds).toContain(kind)
})

test('UB-PBT-03: bounties on players, with all characters', () => {
  const kinds = new Set<string>()
  let fought = 0
  for (let seed = 1; seed <= 120; seed++) {
    const { t, below } = crowd(seed, seed % 2 === 0 ? 'naboo' : 'km-2')
    for (const { id } of tablesOf(t).market.filter(
      (card) => card.deck === 'bounty' && card.id.startsWith('bounty-'),
    ))
      hold(t, 0, id)
    askForEncounter(t)
    const index = ids(t).findIndex((id) => id.startsWith('hunt-'))
    if (index < 0) continue
    fought++
    const decision = at(t.open, 0)
    answer(game, t, decision, [at(decision.options, index)])
    for (const kind of playTurn(t, below)) kinds.add(kind)
  }
  expect(fought).toBeGreaterThan(20)
  expect(kinds).toContain('chooseBountyFaction')
})
