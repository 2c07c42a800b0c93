import type { GameEvent } from '@kantyna/kernel'
import type { EventSounds, SoundName } from '@kantyna/ui'
import type { Settings } from '../settings/settings.ts'
import type { Speaker } from './speaker.ts'

/** What the sounds need from the page around them. */
export interface SoundTools {
  readonly settings: () => Pick<Settings, 'sound' | 'volume'>
  /** Browsers allow no sound before the first touch. */
  readonly hasTouched: () => boolean
  /** Whether the page is hidden. */
  readonly isHidden: () => boolean
  /** Null if the browser has no audio. */
  readonly openSpeaker: () => Promise<Speaker | null>
}

/** Decides which sounds are played. The speaker is fetched with the first sound. */
export class Sounds {
  readonly #tools: SoundTools
  #speaker: Promise<Speaker | null> | null = null

  constructor(tools: SoundTools) {
    this.#tools = tools
  }

  async play(...names: readonly SoundName[]): Promise<void> {
    const { sound, volume } = this.#tools.settings()
    // If the page is hidden, only the call to the player's turn is heard.
    const audible = this.#tools.isHidden() ? names.filter((name) => name === 'turn') : names
    if (!sound || volume === 0 || audible.length === 0 || !this.#tools.hasTouched()) return
    this.#speaker ??= this.#tools.openSpeaker().catch(() => null)
    const speaker = await this.#speaker
    // Perceived loudness grows roughly with the square root of the gain.
    speaker?.play(audible, (volume / 100) ** 2)
  }
}

/** The most sounds that are played for simultaneous events. */
const MOST_SOUNDS = 3

/** The sounds of simultaneous events: each sound once, in the order of the events. */
export function soundsOf(events: readonly GameEvent[], sounds: EventSounds<GameEvent>): readonly SoundName[] {
  const names = events.flatMap(({ type }) => sounds[type] ?? [])
  return [...new Set(names)].slice(0, MOST_SOUNDS)
}
