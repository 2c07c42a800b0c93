import { TestClock } from '@kantyna/host/test'
import { describe, expect, it } from 'vitest'
import { Playback } from './playback.ts'

function newPlayback() {
  const clock = new TestClock()
  const shown: string[] = []
  const held = new Set<string>()
  const playback: Playback<string> = new Playback('start', {
    clock,
    onShow: () => shown.push(playback.shown),
    isHeld: (scene) => held.has(scene),
  })
  return { clock, playback, shown, held }
}

describe('the playback', () => {
  it('shows a person’s own step at once', () => {
    const { playback } = newPlayback()
    playback.push('mine', () => 0)
    expect(playback.shown).toBe('mine')
    expect(playback.behind).toBe(0)
  })

  it('shows every scene for its time', () => {
    const { playback, clock, shown } = newPlayback()
    playback.push('one', () => 800)
    playback.push('two', () => 800)
    expect([playback.shown, playback.behind]).toEqual(['start', 2])
    clock.pass(800)
    expect([playback.shown, playback.behind]).toEqual(['one', 1])
    clock.pass(799)
    expect(playback.shown).toBe('one')
    clock.pass(1)
    expect([playback.shown, playback.behind]).toEqual(['two', 0])
    expect(shown).toEqual(['one', 'two'])
  })

  it('does not wait again for time that has passed', () => {
    const { playback, clock } = newPlayback()
    clock.pass(5000)
    playback.push('late', () => 800)
    expect(playback.shown).toBe('late')
  })

  it('skips to now', () => {
    const { playback, clock } = newPlayback()
    playback.push('one', () => 800)
    playback.push('two', () => 800)
    playback.skipToNow()
    expect([playback.shown, playback.behind]).toEqual(['two', 0])
    clock.pass(5000)
    expect(playback.shown).toBe('two')
  })

  it('forgets queued scenes when another scene replaces them', () => {
    const { playback, clock } = newPlayback()
    playback.push('one', () => 800)
    playback.set('undone')
    clock.pass(5000)
    expect(playback.shown).toBe('undone')
  })

  it('shows nothing further while a scene is held up, and goes on after its pause', () => {
    const { playback, clock, held } = newPlayback()
    held.add('one')
    playback.push('one', () => 0)
    playback.push('two', () => 800)
    clock.pass(5000)
    expect([playback.shown, playback.behind]).toEqual(['one', 1])
    held.clear()
    playback.resume()
    clock.pass(799)
    expect(playback.shown).toBe('one')
    clock.pass(1)
    expect(playback.shown).toBe('two')
  })

  it('shows the held scene until its pause is over', () => {
    const { playback, clock, held } = newPlayback()
    playback.push('one', () => 800)
    held.add('start')
    clock.pass(800)
    expect(playback.shown).toBe('start')
    held.clear()
    playback.resume()
    clock.pass(800)
    expect(playback.shown).toBe('one')
  })

  it('skips to the scene that is held up, and no further', () => {
    const { playback, held } = newPlayback()
    held.add('two')
    for (const scene of ['one', 'two', 'three']) playback.push(scene, () => 800)
    playback.skipToNow()
    expect([playback.shown, playback.behind]).toEqual(['two', 1])
  })
})
