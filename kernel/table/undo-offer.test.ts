import { describe, expect, it } from 'vitest'
import type { UndoReach } from '../play/undo.ts'
import type { HowChosen, TableEntry } from './link.ts'
import { undoOffer } from './undo-offer.ts'

const free: UndoReach = { entry: 0, free: true, freeChoices: 9, wall: null, isPending: false }
const walled: UndoReach = { ...free, free: false, freeChoices: 0, wall: 'chance' }
const person = { kind: 'person' } as const
const bot = { kind: 'bot' } as const
const noTalk = { isTalk: () => false }

/** The setup, then one choice for each seat in the list. */
function history(...made: (number | [seat: number, how: HowChosen])[]): TableEntry[] {
  const choices = made.map((each): TableEntry['choice'] => {
    const [seat, how] = typeof each === 'number' ? [each, 'hand' as const] : each
    return { seat, how, kind: 'act', source: null, opensTurn: false, isPass: false, answer: null }
  })
  return [null, ...choices].map((choice, at) => ({ index: at - 1, choice, events: [] }))
}

describe('what can be taken back', () => {
  it('is the last choice of the seat, with everything after it', () => {
    expect(undoOffer(0, history(0, 0, 1), free, [person, bot], noTalk)).toMatchObject({
      entry: 1,
      isLatest: false,
    })
    expect(undoOffer(0, history(1, 0), free, [person, bot], noTalk)).toMatchObject({
      entry: 1,
      isLatest: true,
    })
  })

  it('goes back to a choice made by hand: the host would repeat the later ones', () => {
    expect(undoOffer(0, history(0, [0, 'only'], [0, 'passing']), free, [person, bot], noTalk)).toMatchObject({
      entry: 0,
      how: 'free',
      isLatest: true,
    })
    const near: UndoReach = { ...free, freeChoices: 2, wall: 'shown' }
    expect(undoOffer(0, history(0, [0, 'only'], [0, 'only']), near, [person, person], noTalk)?.how).toBe(
      'ask',
    )
  })

  it('skips talk, whether by the seat or by others', () => {
    const near: UndoReach = { ...free, freeChoices: 1, wall: 'shown' }
    const said = (...entries: number[]) => ({ isTalk: (entry: number) => entries.includes(entry) })
    const people = [person, person]
    expect(undoOffer(0, history(0, 0, 0), near, people, said(1, 2))).toMatchObject({ entry: 0, how: 'free' })
    expect(undoOffer(0, history(0, [0, 'only'], 0), near, people, said(2))).toMatchObject({
      entry: 0,
      how: 'ask',
    })
    expect(undoOffer(0, history(0, 1), near, people, said(1))).toMatchObject({
      entry: 0,
      isLatest: true,
      answeredBy: null,
    })
    expect(undoOffer(0, history(0), near, people, said(0))).toBeNull()
  })

  it('is null if the seat has made no choice by hand', () => {
    expect(undoOffer(0, history(1), free, [person, bot], noTalk)).toBeNull()
    expect(undoOffer(0, history([0, 'only']), free, [person, bot], noTalk)).toBeNull()
    expect(undoOffer(0, history(), free, [person, bot], noTalk)).toBeNull()
  })

  it('needs the consent of the others behind the wall, unless they are bots', () => {
    expect(undoOffer(0, history(0, 1), walled, [person, bot], noTalk)).toMatchObject({
      how: 'alone',
      answeredBy: null,
    })
    expect(undoOffer(0, history(0, 2, 1, 2), walled, [person, person, person], noTalk)).toMatchObject({
      how: 'ask',
      wall: 'chance',
      answeredBy: 2,
    })
  })
})
