import type { Audio } from './speaker.ts'

/** What was to be heard: from when to when, how loud at its loudest, and through what pitches. */
export interface Heard {
  readonly kind: 'note' | 'noise'
  begins: number
  ends: number
  loudest: number
  readonly pitches: number[]
}

/** A silent stand-in for Web Audio: writes down what it is told, and when. */
export class TestAudio {
  currentTime = 0
  state: AudioContextState = 'running'
  readonly heard: Heard[] = []
  readonly sampleRate = 100
  readonly destination = new TestNode()

  /** As the page knows it: only what the speaker uses is there. */
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
    const noted: Heard = { kind, begins: Number.NaN, ends: Number.NaN, loudest: 0, pitches: [] }
    return Object.assign(node, {
      start: (at: number) => {
        noted.begins = at
        noted.loudest = node.loudestOnTheWay()
        noted.pitches.push(...node.pitchesOnTheWay())
        this.heard.push(noted)
      },
      stop: (at: number) => {
        noted.ends = at
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
