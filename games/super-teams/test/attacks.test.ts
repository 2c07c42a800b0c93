import { answer, at, eventFor, newChance, newOutbox, readChoice } from '@kantyna/kernel'
import { testGame } from '@kantyna/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { bundle, type Race, superTeams } from '../index.ts'
import { drawBonus } from '../rules/bonus/stack.ts'
import { nameOfBonus } from '../rules/pieces.ts'

/** What a seat could learn about an opponent's bonus cards without seeing them. */

const options = { teams: 'dealt', firstPlayer: '1' } as const
const arranged = (block: object, seed = 1) =>
  bundle.scenarioWords.arrange(2, options, block, newChance(seed, superTeams.streams))

function choose(t: Race, pick: string): void {
  const { seat, id } = at(t.open, 0)
  const read = readChoice(superTeams, t, { seat, decision: id, picks: [pick] })
  if (!read.ok) throw new Error(`${pick}: ${JSON.stringify(read.error)}`)
  answer(superTeams, t, read.value.decision, read.value.picks)
}

/** Seat 2 overtakes the X-wing of seat 1, who holds this bonus card and does not play it. */
function overtakes(bonus: string, isMasked: boolean) {
  const t = arranged({
    mover: 2,
    hands: { 2: ['green-4'] },
    bonus: { 1: [bonus] },
    ships: { 'star-destroyer': 4, 'x-wing': 6 },
  })
  Object.assign(t, { isMasked })
  t.out = newOutbox()
  choose(t, 'green-4 star-destroyer')
  const asked = t.open.map(({ seat, kind }) => `${seat} ${kind}`)
  if (at(t.open, 0).kind === 'playTow') choose(t, 'pass')
  return { asked, told: t.out.events.map((event) => eventFor(event, 1)) }
}

describe('a Tow that its owner keeps', () => {
  test('appears in no line of the log', () => {
    expect(overtakes('tow', false).told).toEqual(overtakes('light-speed', false).told)
    expect(overtakes('tow', true).told).toEqual(overtakes('light-speed', true).told)
  })

  test('cannot be deduced at a masked table from who is asked', () => {
    expect(overtakes('tow', true).asked).toEqual(['0 playTow'])
    expect(overtakes('light-speed', true).asked).toEqual(['0 playTow'])
  })

  test('asks no other seats at a shared screen', () => {
    expect(overtakes('light-speed', false).asked).toEqual(['0 playCard'])
  })
})

test('the number of a card does not tell a used card from one that was in hand all the time', () => {
  const times = 2000
  let same = 0
  for (let seed = 0; seed < times; seed++) {
    const t = arranged({ mover: 1, bonus: { 2: ['tow'] }, bonusStack: 'empty', usedBonus: 'rest' }, seed)
    const [held] = at(t.bonusHands, 1).filter((card) => nameOfBonus(card) === 'tow')
    const tows = t.bonusUsed.filter((card) => nameOfBonus(card) === 'tow').length
    // All other Tows are shuffled into the stack. The one in hand may be any of them, or its own.
    expect(tows).toBe(3)
    drawBonus(t, 0, 0)
    if (at(t.bonusHands, 1).some((card) => card === held)) same++
  }
  // One in four, plus or minus four standard deviations.
  expect(Math.abs(same / times - 1 / 4)).toBeLessThan(4 * Math.sqrt(3 / 16 / times))
})

testGame(
  'Super Teams at a masked table',
  { game: superTeams, seats: 3, options: { teams: 'dealt', firstPlayer: 'random' }, isMasked: true },
  { games: 20, secretPositions: 400, matches: 1, mutations: 30 },
)
