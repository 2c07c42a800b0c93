import { describe, expect, it } from 'vitest'
import type { UndoReach } from '../play/undo.ts'
import type { HowChosen, TableEntry } from './link.ts'
import { undoOffer } from './undo-offer.ts'

const free: UndoReach = { entry: 0, free: true, freeChoices: 9, wall: null, isPending: false }
const walled: UndoReach = { ...free, free: false, freeChoices: 0, wall: 'chance' }
const person = { kind: 'person' } as const
const bot = { kind: 'bot' } as const

/** The setup, then a choice of each seat named. */
function history(...made: (number | [seat: number, how: HowChosen])[]): TableEntry[] {
  const choices = made.map((each): TableEntry['choice'] => {
    const [seat, how] = typeof each === 'number' ? [each, 'hand' as const] : each
    return { seat, how, kind: 'act', source: null, opensTurn: false, isPass: false, answer: null }
  })
  return [null, ...choices].map((choice, at) => ({ index: at - 1, choice, events: [] }))
}

describe('what can be taken back', () => {
  it('is the last choice of the seat, with what came after it', () => {
    expect(undoOffer(0, history(0, 0, 1), free, [person, bot])).toMatchObject({ entry: 1, isLatest: false })
    expect(undoOffer(0, history(1, 0), free, [person, bot])).toMatchObject({ entry: 1, isLatest: true })
  })

  it('goes back to what was chosen by hand: the rest would be chosen again', () => {
    expect(undoOffer(0, history(0, [0, 'only'], [0, 'passing']), free, [person, bot])).toMatchObject({
      entry: 0,
      how: 'free',
      isLatest: true,
    })
    const near: UndoReach = { ...free, freeChoices: 2, wall: 'shown' }
    expect(undoOffer(0, history(0, [0, 'only'], [0, 'only']), near, [person, person])?.how).toBe('ask')
  })

  it('is nothing where the seat has chosen nothing by hand', () => {
    expect(undoOffer(0, history(1), free, [person, bot])).toBeNull()
    expect(undoOffer(0, history([0, 'only']), free, [person, bot])).toBeNull()
    expect(undoOffer(0, history(), free, [person, bot])).toBeNull()
  })

  it('needs the others to agree behind the wall, unless they are bots', () => {
    expect(undoOffer(0, history(0, 1), walled, [person, bot])).toMatchObject({
      how: 'alone',
      answeredBy: null,
    })
    expect(undoOffer(0, history(0, 2, 1, 2), walled, [person, person, person])).toMatchObject({
      how: 'ask',
      wall: 'chance',
      answeredBy: 2,
    })
  })
})
