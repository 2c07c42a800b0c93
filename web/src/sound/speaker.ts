import type { SoundName } from '@kantyna/ui'
import { recipes, type Voice } from './recipes.ts'

/** The part of the Web Audio API that is used here. */
export type Audio = Pick<
  AudioContext,
  | 'currentTime'
  | 'state'
  | 'sampleRate'
  | 'destination'
  | 'resume'
  | 'createOscillator'
  | 'createGain'
  | 'createBiquadFilter'
  | 'createBuffer'
  | 'createBufferSource'
>

/** The time between simultaneous sounds, in seconds. */
const APART = 0.14
/**
 * Within this many seconds each sound is played at most once, and at most `MOST_AT_ONCE` sounds in all: bots may be
 * quick.
 */
const AGAIN = 0.18
const MOST_AT_ONCE = 4
const SILENCE = 0.0001

interface Sounding {
  readonly source: AudioScheduledSourceNode
  readonly output: AudioNode
}

/** Makes the sounds of the table. */
export class Speaker {
  readonly #audio: Audio
  #noise: AudioBuffer | null = null
  /** The sounds that were started within the last `AGAIN` seconds. */
  #recent: { readonly name: SoundName; readonly at: number }[] = []

  constructor(audio: Audio) {
    this.#audio = audio
  }

  /** Plays sounds one after the other; `volume` from 0 to 1. */
  play(names: readonly SoundName[], volume: number): void {
    const { currentTime, state } = this.#audio
    // A suspended audio context would play everything at once when it is resumed.
    if (state === 'suspended') this.#audio.resume().catch(() => undefined)
    this.#recent = this.#recent.filter(({ at }) => at > currentTime - AGAIN)
    names.forEach((name, index) => {
      const isAgain = this.#recent.some((other) => other.name === name)
      if (isAgain || this.#recent.length >= MOST_AT_ONCE) return
      const at = currentTime + index * APART
      this.#recent.push({ name, at })
      for (const voice of recipes[name]) this.#playVoice(voice, at, volume)
    })
  }

  #playVoice(
    { source, from, to = from, begins = 0, lasts, loudness }: Voice,
    at: number,
    volume: number,
  ): void {
    const start = at + begins
    const end = start + lasts
    const gain = this.#audio.createGain()
    gain.gain.setValueAtTime(SILENCE, start)
    gain.gain.exponentialRampToValueAtTime(Math.max(SILENCE, loudness * volume), start + lasts * 0.08)
    gain.gain.exponentialRampToValueAtTime(SILENCE, end)
    gain.connect(this.#audio.destination)
    const sounding =
      source === 'noise'
        ? this.#noiseSource(from, to, start, end)
        : this.#noteSource(source, from, to, start, end)
    sounding.output.connect(gain)
    sounding.source.start(start)
    sounding.source.stop(end)
  }

  #noteSource(type: OscillatorType, from: number, to: number, start: number, end: number): Sounding {
    const note = this.#audio.createOscillator()
    note.type = type
    glide(note.frequency, from, to, start, end)
    return { source: note, output: note }
  }

  /** Noise through a gliding filter. */
  #noiseSource(from: number, to: number, start: number, end: number): Sounding {
    const air = this.#audio.createBufferSource()
    const filter = this.#audio.createBiquadFilter()
    air.buffer = this.#noiseBuffer()
    air.loop = true
    filter.type = 'bandpass'
    filter.Q.value = 0.9
    glide(filter.frequency, from, to, start, end)
    air.connect(filter)
    return { source: air, output: filter }
  }

  #noiseBuffer(): AudioBuffer {
    if (this.#noise !== null) return this.#noise
    const { sampleRate } = this.#audio
    const buffer = this.#audio.createBuffer(1, sampleRate, sampleRate)
    const samples = buffer.getChannelData(0)
    for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1
    this.#noise = buffer
    return buffer
  }
}

function glide(pitch: AudioParam, from: number, to: number, start: number, end: number): void {
  pitch.setValueAtTime(from, start)
  if (to !== from) pitch.exponentialRampToValueAtTime(to, end)
}
