import { answer, at, newChance } from '@kantyna/kernel'
import { expect, test } from 'vitest'
import { bundle, superTeams } from '../../index.ts'
import { LAST_ROUND } from '../../rules/turn/rounds.ts'

const options = { teams: 'dealt', firstPlayer: '1' } as const

/** The last turn of a round, with one card left in the hand of the last player. */
function lastTurn(round: number) {
  const arranged = { round, mover: 2, hands: { 1: [], 2: ['red-1'] }, ships: { 'x-wing': 'home' } }
  const t = bundle.scenarioWords.arrange(2, options, arranged, newChance(1, superTeams.streams))
  while (t.outcome === null && t.round === round) {
    const open = at(t.open, 0)
    answer(superTeams, t, open, [at(open.options, open.options.length - 1)])
  }
  return t
}

test('SG-27: after the last round the race is over, and the side with most ships home wins', () => {
  const t = lastTurn(LAST_ROUND)
  expect(t.outcome).toMatchObject({ winners: [0], endedBy: 'SG-27' })
  expect(t.outcome?.scores?.map(({ total }) => total)).toEqual([1, 0])
})

test('SG-27: before the last round another round is dealt', () => {
  expect(lastTurn(LAST_ROUND - 1)).toMatchObject({ outcome: null, round: LAST_ROUND })
})
