import { type Lang, langs } from '@kantyna/kernel'
import { fieldsOf, oneOf } from '../kit/kept.ts'

export const themes = ['night', 'paper', 'system'] as const
export const motions = ['normal', 'fast', 'off'] as const
export const botSpeeds = ['slow', 'normal', 'fast'] as const

export type Theme = (typeof themes)[number]
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
    motion: oneOf(motions, kept['motion']),
    botSpeed: oneOf(botSpeeds, kept['botSpeed']),
    sound: oneOf([true, false], kept['sound']),
    autoPlay: oneOf([true, false], kept['autoPlay']),
    hints: oneOf([true, false], kept['hints']),
    coach: oneOf([true, false], kept['coach']),
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
    hints: true,
    coach: true,
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
