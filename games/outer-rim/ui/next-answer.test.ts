import { at, decisionsFor, PASS_ID, type PresentedDecision } from '@kantyna/kernel'
import type { Answered } from '@kantyna/ui'
import { describe, expect, test } from 'vitest'
import { game } from '../game.ts'
import { cardRules } from '../rules/abilities/card-language.ts'
import { spaceOf } from '../rules/map/map.ts'
import type { Rim } from '../rules/rim.ts'
import { pieceNamed } from '../rules/tables.ts'
import { encounterTable, run } from '../test/encounters/encounter-table.ts'
import { askAgain, choose, empty, hold, standAt, table } from '../test/table.ts'
import { nextAnswer } from './next-answer.ts'

const asked = (t: Rim): PresentedDecision => at(decisionsFor(game, t, at(t.open, 0).seat), 0)

/** Answers a question. Returns the next question, and the one that was answered. */
function answering(t: Rim, pick: string): readonly [PresentedDecision, Answered] {
  const question = asked(t)
  choose(t, pick)
  return [asked(t), { question, picks: [pick] }]
}

function carrying(planet: string, ...cargo: string[]): Rim {
  const t = table()
  const seat = t.active
  t.patrolSpaces = t.patrolSpaces.map(() => spaceOf('co-1'))
  standAt(t, seat, planet)
  empty(t, seat)
  choose(t, 'credits')
  t.ships[seat] = 7
  hold(t, seat, ...cargo)
  askAgain(t)
  return t
}

describe('one touch gives two answers', () => {
  test('the deliver action delivers a single cargo at once', () => {
    const t = carrying('ord-mantell', 'machine-parts')
    expect(nextAnswer(...answering(t, 'deliver'))).toBe('machine-parts')
  })

  test('the player chooses between two cargoes', () => {
    const t = carrying('cantonica', 'crown-jewels', 'marked-sabacc-decks')
    expect(nextAnswer(...answering(t, 'deliver'))).toBeNull()
    expect(nextAnswer(...answering(t, 'crown-jewels'))).toBeNull()
  })

  test('a card is taken if the player chose to gain it', () => {
    const t = encounterTable({ space: 'tatooine' })
    const source = pieceNamed(t, 'hired-help')
    t.resolving.push(source)
    const gain = { op: 'choose', of: [{ op: 'gainThis' }, { op: 'gainCredits', amount: 1000 }] } as const
    cardRules().run(t, gain, { seat: 0, source })
    run(t)
    const [question, answered] = answering(t, 'effect-0')
    expect(question.kind).toBe('takeResource')
    expect(nextAnswer(question, answered)).toBe('take')
  })

  test('a card can be declined if the player chose something else', () => {
    const t = encounterTable({ space: 'tatooine' })
    const source = pieceNamed(t, 'hired-help')
    t.resolving.push(source)
    cardRules().run(t, { op: 'gainThis' }, { seat: 0, source })
    run(t)
    const other = { id: PASS_ID, touches: [] }
    const answered = { question: { ...asked(t), kind: 'chooseEffect', options: [other] }, picks: [PASS_ID] }
    expect(nextAnswer(asked(t), answered)).toBeNull()
  })
})
