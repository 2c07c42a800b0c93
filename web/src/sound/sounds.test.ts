import type { GameEvent } from '@kantyna/kernel'
import { type SoundName, soundNames } from '@kantyna/ui'
import { beforeEach, describe, expect, it } from 'vitest'
import { Sounds, soundsOf } from './sounds.ts'
import { Speaker } from './speaker.ts'
import { TestAudio } from './test-audio.ts'

let audio: TestAudio
let speaker: Speaker
beforeEach(() => {
  audio = new TestAudio()
  speaker = new Speaker(audio.audio)
})

const beginnings = () => audio.heard.map(({ begins }) => begins)
const ends = () => audio.heard.map(({ ends: end }) => end)

describe('a speaker', () => {
  it.each(soundNames)('plays “%s” at once, and ends it soon', (name) => {
    audio.currentTime = 5
    speaker.play([name], 1)
    expect(Math.min(...beginnings())).toBe(5)
    expect(Math.max(...ends())).toBeLessThan(7)
    for (const { begins, ends: end, loudest } of audio.heard) {
      expect(end).toBeGreaterThan(begins)
      expect(loudest).toBeGreaterThan(0.05)
      expect(loudest).toBeLessThanOrEqual(0.5)
    }
  })

  it('gives every sound its own notes', () => {
    const made = soundNames.map((name) => {
      const one = new TestAudio()
      new Speaker(one.audio).play([name], 1)
      return JSON.stringify(one.heard.map(({ kind, pitches }) => [kind, pitches]))
    })
    expect(new Set(made).size).toBe(soundNames.length)
  })

  it('plays simultaneous sounds one after the other', () => {
    speaker.play(['card'], 1)
    const first = Math.min(...beginnings())
    audio.heard.length = 0
    audio.currentTime = 10
    speaker.play(['card', 'flight'], 1)
    const notes = [...new Set(beginnings())].toSorted((a, b) => a - b)
    expect(notes[0]).toBe(first + 10)
    expect(notes.at(-1)).toBeGreaterThan(10.1)
  })

  it('plays at the given volume', () => {
    speaker.play(['turn'], 1)
    const loud = audio.heard.map(({ loudest }) => loudest)
    audio.heard.length = 0
    audio.currentTime = 10
    speaker.play(['turn'], 0.25)
    expect(audio.heard.map(({ loudest }) => loudest)).toEqual(loud.map((each) => each * 0.25))
  })

  it('limits how many sounds it plays in a short time', () => {
    speaker.play(['card'], 1)
    const once = audio.heard.length
    audio.currentTime = 0.05
    speaker.play(['card'], 1)
    expect(audio.heard).toHaveLength(once)
    audio.currentTime = 0.1
    speaker.play(['flight', 'bonus', 'hit', 'collapse', 'victory'], 1)
    const many = audio.heard.length
    speaker.play(['defeat'], 1)
    expect(audio.heard).toHaveLength(many)
    audio.currentTime = 3
    speaker.play(['card'], 1)
    expect(audio.heard).toHaveLength(many + once)
  })

  it('resumes a suspended audio context', () => {
    audio.state = 'suspended'
    speaker.play(['turn'], 1)
    expect(audio.state).toBe('running')
  })
})

describe('the sounds of a page', () => {
  const page = { sound: true, volume: 100, hasTouched: true, isHidden: false, opened: 0 }
  let now = page
  let sounds: Sounds
  beforeEach(() => {
    now = { ...page }
    sounds = new Sounds({
      settings: () => now,
      hasTouched: () => now.hasTouched,
      isHidden: () => now.isHidden,
      openSpeaker: () => {
        now.opened++
        return Promise.resolve(speaker)
      },
    })
  })

  it.each([
    ['switched off', { sound: false }],
    ['turned down to nothing', { volume: 0 }],
    ['not touched yet', { hasTouched: false }],
    ['behind another page', { isHidden: true }],
  ])('are silent while %s, and nothing is fetched', async (_, change) => {
    Object.assign(now, change)
    await sounds.play('card', 'victory')
    expect(audio.heard).toEqual([])
    expect(now.opened).toBe(0)
  })

  it('fetch the speaker once, with the first sound', async () => {
    await sounds.play('card')
    audio.currentTime = 1
    await sounds.play('hit')
    expect(now.opened).toBe(1)
    expect(new Set(beginnings())).toContain(1)
  })

  it('call the player whose turn it is, also if the page is hidden', async () => {
    now.isHidden = true
    await sounds.play('hit', 'turn')
    expect(audio.heard.map(({ kind }) => kind)).toEqual(['note', 'note'])
  })

  it('work in a browser without audio', async () => {
    const mute = new Sounds({
      settings: () => now,
      hasTouched: () => true,
      isHidden: () => false,
      openSpeaker: () => Promise.reject(new Error('no audio device')),
    })
    await expect(mute.play('card')).resolves.toBeUndefined()
  })
})

it('simultaneous events play each sound once, and only a few sounds', () => {
  const sounds: { readonly [type: string]: SoundName | null } = {
    drew: 'card',
    played: 'card',
    paid: null,
    flew: 'flight',
    fell: 'blackHole',
    won: 'bonus',
  }
  const events = (...types: string[]): GameEvent[] => types.map((type) => ({ type }))
  expect(soundsOf(events('drew', 'paid', 'played', 'flew'), sounds)).toEqual(['card', 'flight'])
  expect(soundsOf(events('drew', 'flew', 'fell', 'won'), sounds)).toEqual(['card', 'flight', 'blackHole'])
  expect(soundsOf(events('unheard of'), sounds)).toEqual([])
})
