import { editions } from '@kantyna/games'
import {
  at,
  type FullGameBundle,
  type GameLibrary,
  type PresentedDecision,
  type Thing,
} from '@kantyna/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Candidate, touch } from '../table/hands/touch.ts'
import { guidedLight } from './guided.ts'
import { LessonRun, type LessonState } from './lesson-run.ts'
import { wholeAnswer, withoutIds } from './test-answers.ts'

/** A text may name a space or a team without asking for a touch; ships and cards are touched. */
const notTouched = ['space', 'team']

const kindOf = (thing: Thing) => thing.split(':', 1)[0] ?? ''

describe.each(editions.map(({ meta }) => meta.id))('the light in the lesson of %s', (id) => {
  let bundle: FullGameBundle
  let library: GameLibrary
  beforeAll(async () => {
    const entry = editions.find(({ meta }) => meta.id === id)
    if (entry === undefined) throw new Error(id)
    bundle = await entry.open()
    library = await entry.openLibrary()
  })

  const nameOf = (thing: Thing) => bundle.game.words.en.explain(thing)?.name ?? ''

  /** Every name that a text can use for a thing that can be touched. */
  function vocabulary(): Set<string> {
    const told = library.cards.filter(({ thing }) => !notTouched.includes(kindOf(thing)))
    const ships = Array.from({ length: 8 }, (_, ship) => nameOf(`ship:${ship}`))
    return new Set([...told.map(({ name }) => name.en), ...ships].filter((name) => name !== ''))
  }

  it('includes everything that a step names, and every lit thing accepts a touch as in a game', async () => {
    const run = new LessonRun(bundle.game, library)
    for (let index = 0; index < run.length; index++) {
      await run.goTo(index)
      const { step, points } = run.state.get()
      const seen = new Set([...points, ...(await follow(run))])
      const names = new Set([...seen].map(nameOf))
      const said = [...vocabulary()].filter((name) =>
        new RegExp(`\\b${name}(?![\\w-])|\\b${name}s\\b`).test(step.text.en),
      )
      // Leave out names that are part of a longer name.
      const meant = said.filter((name) => !said.some((other) => other !== name && other.includes(name)))
      expect(
        meant.filter((name) => !names.has(name)),
        step.id,
      ).toEqual([])
      expect(run.state.get().isDone, step.id).toBe(true)
    }
  })

  it('includes nothing that a step has not asked for', async () => {
    const run = new LessonRun(bundle.game, library)
    for (let index = 0; index < run.length; index++) {
      await run.goTo(index)
      const { step, decisions, asked } = run.state.get()
      const lit = guidedLight({ decisions, asked, picked: [] })
      const acts = [...lit].flatMap((thing) => {
        const touched = touch(asked, [], thing)
        return touched.kind === 'act' ? [touched.candidate.option.id] : []
      })
      expect(
        acts.filter((option) => !step.choices.includes(option)),
        step.id,
      ).toEqual([])
    }
  })

  it('ends with the move by which the learner wins', async () => {
    const run = new LessonRun(bundle.game, library)
    await run.goTo(run.length - 1)
    expect(run.state.get().view.outcome).toBeNull()
    await follow(run)
    expect(run.state.get().view.outcome?.winners).toEqual([0])
    expect(run.state.get().step.then).toBeDefined()
  })

  it('goes dark after a take-back, as at any table', async () => {
    const run = new LessonRun(bundle.game, library)
    const index = library.lesson.findIndex(({ takesBack }) => takesBack === true)
    // The lesson of an expansion has no such step: the base game teaches it.
    if (index < 0) return
    await run.goTo(index)
    const before = run.state.get()
    await answerFirst(run, before)
    const after = run.state.get()
    expect([after.isDone, after.decisions]).toEqual([false, []])
    expect(['alone', 'free']).toContain(after.undo?.how)
    await run.undo()
    const back = run.state.get()
    expect([back.isDone, withoutIds(back).view]).toEqual([true, withoutIds(before).view])
  })
})

/** Touches lit things until the step is done. Returns every thing that was lit or that asked a question. */
async function follow(run: LessonRun): Promise<Thing[]> {
  const seen: Thing[] = []
  for (let choice = 0; choice < 9 && !run.state.get().isDone; choice++) {
    const state = run.state.get()
    const [move] = state.moves
    if (move !== undefined) {
      const made = state.step.moves?.find(({ seat, move: name }) => seat === move.seat && name === move.kind)
      expect(await run.makeMove(move, made?.picks ?? []), state.step.id).toBe(true)
      continue
    }
    if (state.undo !== null && state.step.takesBack === true) {
      await run.undo()
      continue
    }
    seen.push(...state.decisions.flatMap(({ source }) => (source === null ? [] : [source])))
    await answerFirst(run, state, seen)
  }
  return seen
}

/** Touches lit things until a question is answered. Every lit thing has to accept a touch. */
async function answerFirst(
  run: LessonRun,
  { step, decisions, asked }: LessonState,
  seen: Thing[] = [],
): Promise<void> {
  let picked: readonly Thing[] = []
  for (let touches = 0; touches < 5; touches++) {
    const lit = [...guidedLight({ decisions, asked, picked })]
    seen.push(...lit)
    const taken = lit.map((thing) => touch(asked, picked, thing))
    for (const [index, { kind }] of taken.entries())
      expect(['act', 'pick', 'toggle', 'count'], `${step.id}: ${lit[index]}`).toContain(kind)
    const acting = taken.find((touched) => touched.kind === 'act')
    if (acting?.kind === 'act') {
      await give(run, acting.candidate)
      return
    }
    const next = taken.find((touched) => touched.kind === 'pick')
    if (next?.kind !== 'pick') break
    picked = next.picked
  }
  // If no touch answers, the dock has a button.
  const decision = at(decisions, 0)
  await give(run, { decision, option: decision.options[0] ?? { id: '', touches: [] } })
}

async function give(run: LessonRun, { decision, option }: Candidate): Promise<void> {
  const { decisions, step } = run.state.get()
  const about = decisions.find(({ id }) => id === decision.id) ?? decision
  const said = await run.choose(about, await picksOf(run, about, option.id))
  expect(said, `${step.id}: ${option.id}`).toBe(true)
}

async function picksOf(
  run: LessonRun,
  decision: PresentedDecision,
  option: string,
): Promise<readonly string[] | number> {
  if (decision.shape === 'number')
    return (
      run.state
        .get()
        .step.choices.map(Number)
        .find((number) => number >= decision.min && number <= decision.max) ?? decision.min
    )
  if (decision.shape === 'some') return decision.options.slice(0, decision.min).map(({ id }) => id)
  return await wholeAnswer(run, decision, option)
}
