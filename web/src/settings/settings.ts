import { type Lang, langs } from '@kantyna/kernel'
import type { Motion } from '@kantyna/ui'
import { fieldsOf, oneOf } from '../kit/kept.ts'

export const themes = ['system', 'night', 'paper'] as const
/** How fast everything is shown, and how long what others do stands. */
export const paces = ['calm', 'normal', 'quick', 'instant'] as const
export const textSizes = ['normal', 'large', 'largest'] as const
/** `distinct` are for eyes that see fewer colours. */
export const palettes = ['usual', 'distinct'] as const
export const confirms = ['never', 'risky', 'always'] as const

export type Theme = (typeof themes)[number]
export type Confirm = (typeof confirms)[number]
export type Pace = (typeof paces)[number]

/** What a visitor can set, and what holds until they do. */
export interface Settings {
  readonly lang: Lang
  readonly theme: Theme
  readonly pace: Pace
  /** Nothing moves, at any pace. */
  readonly still: boolean
  readonly textSize: (typeof textSizes)[number]
  readonly colours: (typeof palettes)[number]
  readonly sound: boolean
  /** How loud, in per cent. */
  readonly volume: number
  /** A question with one answer alone is answered without asking. */
  readonly autoPlay: boolean
  /**
   * When one touch does not make a move by itself, but only prepares it for a second: never, where it could not be taken
   * back freely or ends a turn with something left to do, or always.
   */
  readonly confirm: Confirm
  /** The table has a button that says what the expert would do. */
  readonly hints: boolean
  /** Sentences that explain the first games, each once. */
  readonly coach: boolean
}

/** Only what was chosen is kept, so that the rest follows the browser. */
export type ChosenSettings = { readonly [Name in keyof Settings]?: Settings[Name] }

/** Reads what was kept; whatever is broken in it counts as not chosen. */
export function parseSettings(text: string | null): ChosenSettings {
  const kept = fieldsOf(text)
  return withoutGaps({
    lang: oneOf(langs, kept['lang']),
    theme: oneOf(themes, kept['theme']),
    ...paceFrom(kept),
    textSize: oneOf(textSizes, kept['textSize']),
    colours: oneOf(palettes, kept['colours']),
    sound: oneOf([true, false], kept['sound']),
    volume: volumeFrom(kept['volume']),
    autoPlay: oneOf([true, false], kept['autoPlay']),
    confirm: oneOf(confirms, kept['confirm']),
    hints: oneOf([true, false], kept['hints']),
    coach: oneOf([true, false], kept['coach']),
  })
}

/** What the browser tells of its user. */
export interface DevicePreferences {
  readonly languages: readonly string[]
  readonly wantsLessMotion: boolean
}

export function settingsFrom(kept: ChosenSettings, device: DevicePreferences): Settings {
  return {
    lang: langFrom(device.languages),
    theme: 'night',
    pace: 'normal',
    still: device.wantsLessMotion,
    textSize: 'normal',
    colours: 'usual',
    sound: true,
    volume: 60,
    autoPlay: true,
    confirm: 'risky',
    hints: true,
    coach: true,
    ...kept,
  }
}

/** How drawings move. */
export function motionOf({ pace, still }: Pick<Settings, 'pace' | 'still'>): Motion {
  if (still || pace === 'instant') return 'off'
  return pace === 'quick' ? 'fast' : 'normal'
}

/**
 * Before there was a pace, animations (normal, fast, off) and the speed of bots (slow, normal, fast) were chosen apart:
 * whoever had switched animations off still sees none, and slow bots stay slow.
 */
function paceFrom(kept: Readonly<Record<string, unknown>>) {
  const motion = oneOf(['normal', 'fast', 'off'] as const, kept['motion'])
  const speed = oneOf(['slow', 'normal', 'fast'] as const, kept['botSpeed'])
  const before = speed === 'normal' && motion === 'fast' ? 'fast' : (speed ?? motion)
  return {
    pace: oneOf(paces, kept['pace']) ?? paceBefore[before ?? 'none'],
    still: oneOf([true, false], kept['still']) ?? (motion === undefined ? undefined : motion === 'off'),
  }
}

const paceBefore = { slow: 'calm', normal: 'normal', fast: 'quick', off: 'normal', none: undefined } as const

function langFrom(languages: readonly string[]): Lang {
  const known = languages
    .map((tag) => tag.toLowerCase().split('-', 1)[0])
    .find((tag) => tag === 'pl' || tag === 'en')
  return known === 'pl' ? 'pl' : 'en'
}

function volumeFrom(value: unknown): number | undefined {
  return typeof value === 'number' && value >= 0 && value <= 100 ? value : undefined
}

function withoutGaps(
  data: { readonly [Name in keyof Settings]: Settings[Name] | undefined },
): ChosenSettings {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined))
}
