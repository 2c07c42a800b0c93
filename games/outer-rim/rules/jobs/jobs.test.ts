import { at } from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { all, completeJob, credits, damageCharacter, failJob } from '../../content/shorthand.ts'
import { askForEncounter, encounterTable, pick, run } from '../../test/encounters/encounter-table.ts'
import { hold } from '../../test/table.ts'
import { cardRules } from '../abilities/card-language.ts'
import type { CardEffect } from '../effects/vocabulary.ts'
import type { RimEvent } from '../events.ts'
import type { Rim } from '../rim.ts'
import { pieceNamed } from '../tables.ts'
import { startJob } from './jobs.ts'

/** Resolves a job of seat 0 (9,000 credits and 1 fame) that has this effect. */
function jobOf(
  does: CardEffect,
  dice: Parameters<typeof run>[1] = {},
): { readonly t: Rim; readonly events: readonly RimEvent[] } {
  const t = encounterTable({ space: 'kessel', characters: ['bossk', 'ketsu-onyo'] })
  const card = hold(t, 0, 'kessel-run')
  startJob(t, 0, card)
  // The effect of the card itself is skipped.
  at(t.stack, t.stack.length - 1).stage = 1
  cardRules().run(t, does, { seat: 0, source: card })
  const events = run(t, dice)
  const isPaused = t.open.some(({ kind }) => kind === 'beforeDefeat')
  return { t, events: isPaused ? [...events, ...pick(t, 'goOn')] : events }
}

const outcomeIn = (events: readonly RimEvent[]) =>
  events.flatMap((event) => (event.type === 'jobEnded' ? [event.outcome] : []))

describe('jobs', () => {
  test('OR-JOB-01, OR-JOB-04: jobs are attempted in the encounter phase at their destination', () => {
    const t = encounterTable({ space: 'kessel' })
    hold(t, 0, 'kessel-run')
    askForEncounter(t)
    const events = pick(t, 'job-kessel-run')
    expect(events[0]).toMatchObject({ type: 'jobBegun', card: pieceNamed(t, 'kessel-run') })
  })

  test('OR-JOB-09, OR-JOB-10: the reward comes at once, the card is discarded, and the effect continues', () => {
    const { t, events } = jobOf(all(completeJob, credits(1000)))
    expect([t.credits[0], t.fame[0]]).toEqual([14_000, 1])
    expect(at(t.held, 0)).toEqual([])
    expect(outcomeIn(events)).toEqual(['completed'])
    const amounts = events.flatMap((event) => (event.type === 'credits' ? [event.by] : []))
    expect(amounts).toEqual([8000, 1000])
  })

  test('OR-JOB-11, OR-JOB-12: a job that fails stops, and its card is kept', () => {
    const { t, events } = jobOf(all(failJob, credits(1000)))
    expect(at(t.credits, 0)).toBe(5000)
    expect(at(t.held, 0)).toEqual([pieceNamed(t, 'kessel-run')])
    expect(outcomeIn(events)).toEqual(['failed'])
  })

  test('OR-GOAL-10: a job that ends without a result is not completed', () => {
    const { t, events } = jobOf(credits(1000))
    expect(outcomeIn(events)).toEqual(['over'])
    expect(at(t.held, 0)).toEqual([pieceNamed(t, 'kessel-run')])
    expect(at(t.fame, 0)).toBe(0)
  })

  test('OR-DEF-07, OR-DEF-08: a defeat in a fight fails the job, and the card is kept', () => {
    const fight: CardEffect = { op: 'combat', kind: 'ground', value: 2, win: credits(1000) }
    const { t, events } = jobOf(all(fight, completeJob), {
      attack: ['critical', 'critical', 'blank'],
      defence: ['critical', 'critical'],
    })
    expect(at(t.isDefeated, 0)).toBe(true)
    expect(outcomeIn(events)).toEqual(['failed'])
    expect(at(t.fame, 0)).toBe(0)
    expect(at(t.held, 0)).toEqual([pieceNamed(t, 'kessel-run')])
  })

  test('OR-DEF-07: a defeat by the result of a test also fails the job', () => {
    const { t, events } = jobOf(all({ op: 'test', skill: 'tech', fail: damageCharacter(4) }, completeJob), {
      test: ['blank', 'blank'],
    })
    expect(at(t.isDefeated, 0)).toBe(true)
    expect(outcomeIn(events)).toEqual(['failed'])
  })

  test('OR-CSTEP-15, OR-DEF-12: a job that was completed by winning stays completed', () => {
    const fight: CardEffect = { op: 'combat', kind: 'ground', value: 2, win: completeJob }
    const { t, events } = jobOf(fight, {
      attack: ['critical', 'critical', 'blank'],
      defence: ['critical', 'critical'],
    })
    expect(at(t.isDefeated, 0)).toBe(true)
    expect(outcomeIn(events)).toEqual(['completed'])
    expect(at(t.fame, 0)).toBe(1)
    expect(at(t.held, 0)).toEqual([])
  })
})
