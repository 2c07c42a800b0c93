import { describe, expect, it } from 'vitest'
import { Stage } from './stage.ts'
import { TestClock } from './test-clock.ts'

function newStage() {
  const clock = new TestClock()
  const shown: string[] = []
  const stage: Stage<string> = new Stage('start', clock, () => shown.push(stage.shown))
  return { clock, stage, shown }
}

describe('a stage', () => {
  it('shows a person’s own step at once', () => {
    const { stage } = newStage()
    stage.push('mine', 0)
    expect(stage.shown).toBe('mine')
    expect(stage.behind).toBe(0)
  })

  it('lets every scene stand for its time', () => {
    const { stage, clock, shown } = newStage()
    stage.push('one', 800)
    stage.push('two', 800)
    expect([stage.shown, stage.behind]).toEqual(['start', 2])
    clock.pass(800)
    expect([stage.shown, stage.behind]).toEqual(['one', 1])
    clock.pass(799)
    expect(stage.shown).toBe('one')
    clock.pass(1)
    expect([stage.shown, stage.behind]).toEqual(['two', 0])
    expect(shown).toEqual(['one', 'two'])
  })

  it('does not wait again for time that has passed', () => {
    const { stage, clock } = newStage()
    clock.pass(5000)
    stage.push('late', 800)
    expect(stage.shown).toBe('late')
  })

  it('skips to now', () => {
    const { stage, clock } = newStage()
    stage.push('one', 800)
    stage.push('two', 800)
    stage.skipToNow()
    expect([stage.shown, stage.behind]).toEqual(['two', 0])
    clock.pass(5000)
    expect(stage.shown).toBe('two')
  })

  it('forgets what waited when something is put in its place', () => {
    const { stage, clock } = newStage()
    stage.push('one', 800)
    stage.set('undone')
    clock.pass(5000)
    expect(stage.shown).toBe('undone')
  })
})
