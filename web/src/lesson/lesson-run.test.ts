import { editions } from '@kantyna/games'
import { at, type Game, type GameEvent, type GameLibrary, type PresentedDecision } from '@kantyna/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import { LessonRun } from './lesson-run.ts'
import { wholeAnswer, withoutIds } from './test-answers.ts'

/** The number in the step's answer. */
function numberIn(choices: readonly string[], { min, max }: PresentedDecision): number {
  return choices.map(Number).find((number) => number >= min && number <= max) ?? min
}

/** An answer that fits the step. */
async function answerTo(run: LessonRun, decision: PresentedDecision): Promise<readonly string[] | number> {
  const { shape, options, min } = decision
  if (shape === 'number') return numberIn(run.state.get().step.choices, decision)
  if (shape === 'some') return options.slice(0, Math.max(1, min)).map(({ id }) => id)
  return await wholeAnswer(run, decision, at(options, 0).id)
}

/** Makes the learner's next standing move, if there is one. */
async function makeNextMove(run: LessonRun): Promise<boolean> {
  const { moves, step } = run.state.get()
  const [move] = moves
  if (move === undefined) return false
  const made = step.moves?.find(({ seat, move: name }) => seat === move.seat && name === move.kind)
  expect(await run.makeMove(move, made?.picks ?? []), step.id).toBe(true)
  return true
}

describe.each(editions.map(({ meta }) => meta.id))('the lesson of %s', (id) => {
  let game: Game
  let library: GameLibrary
  beforeAll(async () => {
    const entry = editions.find(({ meta }) => meta.id === id)
    if (entry === undefined) throw new Error(id)
    game = (await entry.open()).game
    library = await entry.openLibrary()
  })

  it('can be completed: every step offers its options until it is done', async () => {
    const run = new LessonRun(game, library)
    for (let index = 0; index < run.length; index++) {
      await run.goTo(index)
      const { step } = run.state.get()
      expect(run.state.get().isDone, step.id).toBe(step.choices.length === 0)
      const told: GameEvent[] = []
      for (let choice = 0; choice < 9 && !run.state.get().isDone; choice++) {
        if (await makeNextMove(run)) continue
        if (run.state.get().decisions.length === 0) {
          expect(step.takesBack, step.id).toBe(true)
          await run.undo()
          continue
        }
        const decision = at(run.state.get().decisions, 0)
        await run.choose(decision, await answerTo(run, decision))
        expect(run.state.get().hasActed, step.id).toBe(true)
        told.push(...run.state.get().events)
      }
      expect(run.state.get().isDone, step.id).toBe(true)
      expect(told.length > 0, step.id).toBe(step.choices.length > 0)
    }
  })

  it('makes nothing glow that cannot be chosen while it waits for a choice', async () => {
    const run = new LessonRun(game, library)
    for (let index = 0; index < run.length; index++) {
      await run.goTo(index)
      const { step, decisions, moves, points, isDone } = run.state.get()
      // A standing move is reached by a button, not by a thing.
      if (moves.length > 0) continue
      const asked = decisions.flatMap(({ options }) => options.flatMap(({ touches }) => touches))
      expect(points, step.id).toEqual(isDone ? step.points : points.filter((thing) => asked.includes(thing)))
    }
  })

  it('takes nothing else', async () => {
    const run = new LessonRun(game, library)
    const index = library.lesson.findIndex(({ choices }) => choices.length > 0)
    await run.goTo(index)
    const before = run.state.get()
    await run.choose(at(before.decisions, 0), ['something else'])
    expect(run.state.get()).toBe(before)
  })

  it('accepts only the next standing move', async () => {
    const run = new LessonRun(game, library)
    const index = library.lesson.findIndex(({ moves }) => moves !== undefined)
    if (index < 0) return
    await run.goTo(index)
    const before = run.state.get()
    expect(before.decisions).toEqual([])
    await run.makeMove(at(before.moves, 0), ['something else'])
    expect(run.state.get()).toBe(before)
    expect([await makeNextMove(run), run.state.get().hasActed, run.state.get().undo]).toEqual([
      true,
      true,
      null,
    ])
  })

  it('forgets other visits to a step, and choices that were taken back', async () => {
    const run = new LessonRun(game, library)
    const index = library.lesson.findIndex(({ choices, moves }) => choices.length > 0 && moves === undefined)
    await run.goTo(index)
    const { entries } = run.state.get()
    const choose = async () => {
      const decision = at(run.state.get().decisions, 0)
      expect(await run.choose(decision, await answerTo(run, decision))).toBe(true)
    }
    await choose()
    expect(run.state.get().entries.length).toBeGreaterThan(entries.length)
    await run.undo()
    expect(run.state.get().entries).toEqual(entries)
    await choose()
    await run.goTo(index)
    expect(run.state.get().entries).toEqual(entries)
  })

  it('can be repeated', async () => {
    const run = new LessonRun(game, library)
    const index = library.lesson.findIndex(({ choices }) => choices.length > 0)
    await run.goTo(index)
    const before = run.state.get()
    const decision = at(before.decisions, 0)
    await run.choose(decision, await answerTo(run, decision))
    await run.goTo(index)
    expect(withoutIds(run.state.get())).toEqual(withoutIds(before))
  })

  it('refuses an answer from before a take-back or from another step', async () => {
    const run = new LessonRun(game, library)
    const index = library.lesson.findIndex(({ choices, moves }) => choices.length > 0 && moves === undefined)
    await run.goTo(index)
    const decision = at(run.state.get().decisions, 0)
    const picks = await answerTo(run, decision)
    expect(await run.choose(decision, picks)).toBe(true)
    await run.undo()
    expect(await run.choose(decision, picks)).toBe(false)
    await run.goTo(index)
    expect(await run.choose(decision, picks)).toBe(false)
    expect(await run.choose(at(run.state.get().decisions, 0), picks)).toBe(true)
  })
})
