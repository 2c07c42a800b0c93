import type { Audio } from './speaker.ts'

/** What was played: from when to when, the peak volume, and the pitches. */
export interface Heard {
  readonly kind: 'note' | 'noise'
  begins: number
  ends: number
  loudest: number
  readonly pitches: number[]
}

/** A silent replacement for Web Audio that records the calls and their times. */
export class TestAudio {
  currentTime = 0
  state: AudioContextState = 'running'
  readonly heard: Heard[] = []
  readonly sampleRate = 100
  readonly destination = new TestNode()

  /** Typed as the page knows it: only the parts that the speaker uses are there. */
  get audio(): Audio {
    return this as unknown as Audio
  }

  resume = (): Promise<void> => {
    this.state = 'running'
    return Promise.resolve()
  }

  createGain() {
    return new TestNode()
  }

  createOscillator() {
    return this.#source('note')
  }

  createBufferSource() {
    return this.#source('noise')
  }

  createBiquadFilter() {
    return new TestNode()
  }

  createBuffer(_channels: number, length: number) {
    const samples = new Float32Array(length)
    return { getChannelData: () => samples }
  }

  #source(kind: Heard['kind']) {
    const node = new TestNode()
    const sound: Heard = { kind, begins: Number.NaN, ends: Number.NaN, loudest: 0, pitches: [] }
    return Object.assign(node, {
      start: (at: number) => {
        sound.begins = at
        sound.loudest = node.loudestOnTheWay()
        sound.pitches.push(...node.pitchesOnTheWay())
        this.heard.push(sound)
      },
      stop: (at: number) => {
        sound.ends = at
      },
    })
  }
}

class TestParam {
  readonly values: number[] = []
  readonly times: number[] = []
  set value(value: number) {
    this.values.push(value)
  }

  setValueAtTime(value: number, at: number): void {
    this.values.push(value)
    this.times.push(at)
  }

  exponentialRampToValueAtTime(value: number, at: number): void {
    // The API throws, too.
    if (value <= 0) throw new RangeError('an exponential ramp never comes to zero')
    this.setValueAtTime(value, at)
  }
}

class TestNode {
  readonly gain = new TestParam()
  readonly frequency = new TestParam()
  readonly Q = new TestParam()
  #next: TestNode | null = null

  connect<N extends TestNode>(next: N): N {
    this.#next = next
    return next
  }

  loudestOnTheWay(): number {
    if (this.#next === null) return Number.POSITIVE_INFINITY
    const own = this.gain.values.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...this.gain.values)
    return Math.min(own, this.#next.loudestOnTheWay())
  }

  pitchesOnTheWay(): number[] {
    return [...this.frequency.values, ...(this.#next?.pitchesOnTheWay() ?? [])]
  }
}
