import type { GameEvent } from '@kantyna/kernel'
import type { EventSounds, SoundName } from '@kantyna/ui'
import type { Settings } from '../settings/settings.ts'
import type { Speaker } from './speaker.ts'

/** What the sounds need from the page around them. */
export interface SoundTools {
  readonly settings: () => Pick<Settings, 'sound' | 'volume'>
  /** Browsers, and people, want no sound before anything was touched. */
  readonly hasTouched: () => boolean
  /** Whether the page is behind another. */
  readonly isHidden: () => boolean
  /** Null where the browser makes no sound. */
  readonly openSpeaker: () => Promise<Speaker | null>
}

/** Decides whether anything is heard. What makes the sounds is fetched with the first of them. */
export class Sounds {
  readonly #tools: SoundTools
  #speaker: Promise<Speaker | null> | null = null

  constructor(tools: SoundTools) {
    this.#tools = tools
  }

  async play(...names: readonly SoundName[]): Promise<void> {
    const { sound, volume } = this.#tools.settings()
    // Whoever looks elsewhere is called when it is their turn, and is not told the rest.
    const heard = this.#tools.isHidden() ? names.filter((name) => name === 'turn') : names
    if (!sound || volume === 0 || heard.length === 0 || !this.#tools.hasTouched()) return
    this.#speaker ??= this.#tools.openSpeaker().catch(() => null)
    const speaker = await this.#speaker
    // Loudness is heard roughly by its square.
    speaker?.play(heard, (volume / 100) ** 2)
  }
}

/** Enough to follow what happens, not one for each of a hundred things. */
const MOST_SOUNDS = 3

/** What is heard of things that happen together: each sound once, in their order. */
export function soundsOf(events: readonly GameEvent[], sounds: EventSounds<GameEvent>): readonly SoundName[] {
  const heard = events.flatMap(({ type }) => sounds[type] ?? [])
  return [...new Set(heard)].slice(0, MOST_SOUNDS)
}
