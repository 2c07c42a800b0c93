import { describe, expect, test } from 'vitest'
import { tableOptions } from './options.ts'

function closedBeside(first: string): readonly string[] {
  const option = tableOptions(1).find(({ id }) => id === 'secondAiCharacter')
  const chosen = { aiPlayers: '2', aiCharacter: first }
  return (option?.choices ?? [])
    .filter(({ closed }) => (closed?.(chosen) ?? null) !== null)
    .map(({ value }) => value)
}

describe('UB-DUO-02, UB-DUO-03: of two AI players one is a bounty hunter', () => {
  test('beside a hunter, no hunter can be chosen', () => {
    const closed = closedBeside('bossk')
    expect(closed).toContain('bossk')
    expect(closed).toContain('boba-fett')
    expect(closed).not.toContain('chewbacca')
  })

  test('beside another character, only hunters can be chosen', () => {
    const closed = closedBeside('chewbacca')
    expect(closed).toContain('chewbacca')
    expect(closed).toContain('han-solo')
    expect(closed).not.toContain('bossk')
    expect(closed.length + closedBeside('bossk').length).toBe(16)
  })

  test('beside a character that is chosen in the game, any character can be chosen', () => {
    expect(closedBeside('ask')).toEqual([])
  })
})

test('UB-AIB-02: the setup says which characters make an AI player a bounty hunter', () => {
  const option = tableOptions(1).find(({ id }) => id === 'aiCharacter')
  const explains = (who: string) => option?.choices.find(({ value }) => value === who)?.explains?.en
  expect(explains('bossk')).toContain('bounty hunter')
  expect(explains('chewbacca')).toBeUndefined()
})

test('UB-SOL-19, UB-SOL-21: a game of one person explains what ambitions mean for an AI player', () => {
  const explained = (people: number) =>
    tableOptions(people)
      .find(({ id }) => id === 'ambitions')
      ?.choices.find(({ value }) => value === 'yes')?.explains
  expect(explained(1)?.en).toContain('An AI player has no goals, but needs 2 more fame.')
  expect(explained(2)?.en).not.toContain('AI player')
})
