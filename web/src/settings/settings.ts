import { type Lang, langs } from '@kantyna/kernel'
import type { Motion } from '@kantyna/ui'
import { fieldsOf, oneOf } from '../kit/kept.ts'

export const themes = ['system', 'night', 'paper'] as const
/** How fast everything is shown, and how long the moves of others stay on the screen. */
export const paces = ['calm', 'normal', 'quick', 'instant'] as const
export const textSizes = ['normal', 'large', 'largest'] as const
/** `distinct`: for colour-blind players. */
export const palettes = ['usual', 'distinct'] as const
export const confirms = ['never', 'risky', 'always'] as const

export type Theme = (typeof themes)[number]
export type Confirm = (typeof confirms)[number]
export type Pace = (typeof paces)[number]

/** What a visitor can set. */
export interface Settings {
  readonly lang: Lang
  readonly theme: Theme
  readonly pace: Pace
  /** No animations, at any pace. */
  readonly still: boolean
  readonly textSize: (typeof textSizes)[number]
  readonly colours: (typeof palettes)[number]
  readonly sound: boolean
  /** In per cent. */
  readonly volume: number
  /** Questions with only one answer are answered automatically. */
  readonly autoPlay: boolean
  /**
   * When a move needs a second touch: never; if it could not be taken back freely, or ends a turn in which something is
   * left to do (`risky`); or always.
   */
  readonly confirm: Confirm
  /** The table has a button that tells what the expert bot would do. */
  readonly hints: boolean
  /** The coach explains the first games, each thing once. */
  readonly coach: boolean
}

/** Only settings that the visitor has changed are kept; the others follow the browser. */
export type ChosenSettings = { readonly [Name in keyof Settings]?: Settings[Name] }

/** Reads the kept settings. Invalid ones count as not chosen. */
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

/** The preferences that the browser reports. */
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
 * Older settings have animations (normal, fast, off) and the speed of bots (slow, normal, fast) instead of a pace. If
 * animations were off they stay off, and slow bots stay slow.
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
