import type {
  GameEvent,
  GameWords,
  Lang,
  Line,
  Option,
  PresentedDecision,
  Refusal,
  Text,
} from '../../index.ts'

/** The words of a test game, with both languages side by side. */
export interface ToyTexts<Event extends GameEvent> {
  event(event: Event): Readonly<Record<Lang, Line>>
  readonly prompts: { readonly [kind: string]: Text }
  option(option: Option, decision: PresentedDecision): Text
  refusal(refusal: Refusal): Text
  readonly streams: { readonly [name: string]: Text }
}

export function toyWords<Event extends GameEvent>(texts: ToyTexts<Event>): Readonly<Record<Lang, GameWords>> {
  const inLanguage = (lang: Lang): GameWords => ({
    // A game gets only its own events.
    event: (event) => texts.event(event as Event)[lang],
    prompt: ({ kind }) => [texts.prompts[kind]?.[lang] ?? ''],
    option: (decision, option) => [
      option.id === 'pass' ? { pl: 'pas', en: 'pass' }[lang] : texts.option(option, decision)[lang],
    ],
    refusal: (refusal) => texts.refusal(refusal)[lang],
    waiting: (kind) => texts.prompts[kind]?.[lang] ?? '',
    explain: (thing) => ({ name: thing, text: thing, rules: [] }),
    stream: (name) => texts.streams[name]?.[lang] ?? '',
  })
  return { pl: inLanguage('pl'), en: inLanguage('en') }
}
