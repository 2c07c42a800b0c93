import type { OnlineWords } from '../words.ts'

/** The sentences that everybody reads in their own language, in the order of the chat. */
export const presets = [
  'hello',
  'luck',
  'nice',
  'surprise',
  'oops',
  'close',
  'think',
  'brb',
  'back',
  'thanks',
  'game',
  'again',
  'bye',
] as const satisfies readonly (keyof OnlineWords['presets'])[]

/** A sentence in the reader's language; null for one that only a newer page knows. */
export function presetText(words: OnlineWords['presets'], preset: string): string | null {
  return presets.some((known) => known === preset) ? words[preset as (typeof presets)[number]] : null
}
