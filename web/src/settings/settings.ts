import { type Lang, langs } from '@kantyna/kernel'
import { fieldsOf, oneOf } from '../kit/kept.ts'

export const themes = ['night', 'paper', 'system'] as const
export const motions = ['normal', 'fast', 'off'] as const
export const confirms = ['never', 'risky', 'always'] as const
export const botSpeeds = ['slow', 'normal', 'fast'] as const

export type Theme = (typeof themes)[number]
export type Confirm = (typeof confirms)[number]
export type BotSpeed = (typeof botSpeeds)[number]

/** What a visitor can set, and what holds until they do. */
export interface Settings {
  readonly lang: Lang
  readonly theme: Theme
  readonly motion: (typeof motions)[number]
  readonly botSpeed: BotSpeed
  readonly sound: boolean
  /** A question with one answer alone is answered without asking. */
  readonly autoPlay: boolean
  /**
   * When one touch does not make a move by itself, but only prepares it for a second: never, where it could not be taken
   * back freely or ends a turn with something left to do, or always.
   */
  readonly confirm: Confirm
}

/** Only what was chosen is kept, so that the rest follows the browser. */
export type ChosenSettings = { readonly [Name in keyof Settings]?: Settings[Name] }

/** Reads what was kept; whatever is broken in it counts as not chosen. */
export function parseSettings(text: string | null): ChosenSettings {
  const kept = fieldsOf(text)
  return withoutGaps({
    lang: oneOf(langs, kept['lang']),
    theme: oneOf(themes, kept['theme']),
    motion: oneOf(motions, kept['motion']),
    botSpeed: oneOf(botSpeeds, kept['botSpeed']),
    sound: oneOf([true, false], kept['sound']),
    autoPlay: oneOf([true, false], kept['autoPlay']),
    confirm: oneOf(confirms, kept['confirm']),
  })
}

/** What the browser tells of its user. */
export interface Habits {
  readonly languages: readonly string[]
  readonly wantsLessMotion: boolean
}

export function settingsFrom(kept: ChosenSettings, habits: Habits): Settings {
  return {
    lang: langFrom(habits.languages),
    theme: 'night',
    motion: habits.wantsLessMotion ? 'off' : 'normal',
    botSpeed: 'normal',
    sound: true,
    autoPlay: true,
    confirm: 'risky',
    ...kept,
  }
}

function langFrom(languages: readonly string[]): Lang {
  const known = languages
    .map((tag) => tag.toLowerCase().split('-', 1)[0])
    .find((tag) => tag === 'pl' || tag === 'en')
  return known === 'pl' ? 'pl' : 'en'
}

function withoutGaps(
  data: { readonly [Name in keyof Settings]: Settings[Name] | undefined },
): ChosenSettings {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined))
}
