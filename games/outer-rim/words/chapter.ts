import type {
  Explanation,
  Facts,
  GameEvent,
  GameWords,
  KernelView,
  Lang,
  Line,
  Option,
  PresentedDecision,
  Refusal,
  Seat,
  Thing,
} from '@kantyna/kernel'
import { capitalised } from './questions/capitalised.ts'
import type { Prompt } from './questions/questions.ts'
import { idOf } from './things/names.ts'

/** The words of the game and its expansions, built from a list of changes, as the rules are. */

/** Null leaves an option to other expansions and the base game. */
export type AddedLabel = (facts: Facts, option: Option, decision: PresentedDecision) => Line | null

/**
 * Each chapter knows the type of its own events. It gets the words of the whole game, including all expansions.
 * Undefined leaves an event to the base game.
 */
export type AddedLine = (event: never, words: GameWords) => Line | null | undefined

type Some<Words> = Readonly<Partial<Record<string, Words>>>

/** The words of a chapter of an expansion in one language: by kind of question, type of event and reason of refusal. */
export interface AddedChapter {
  readonly prompts: Some<Prompt>
  readonly options: Some<AddedLabel>
  readonly waiting: Some<string>
  readonly events: Some<AddedLine>
  readonly refusals: Some<(refusal: Refusal) => string>
  /** Explanations of its own things, by the first part of their names, given the rest of the name. */
  readonly explains?: Some<(name: string) => Explanation | null>
}

/** Everything that an expansion changes in the words: the value that its `words/index.ts` exports. */
export interface WordChanges {
  readonly chapters: readonly Readonly<Record<Lang, AddedChapter>>[]
  /** Changes a text of a card at a table with the expansion, given the card's id and the text. */
  readonly cardText?: (lang: Lang, card: string, text: string) => string
  /** The name of an AI player; null if the expansion does not name it. */
  readonly automaName?: (lang: Lang, view: KernelView, seat: Seat) => string | null
}

/** The words of a table. */
export interface RimWords extends GameWords {
  /** The printed text of a card, with the changes of expansions on the table. */
  cardText(card: string, text: string): string
  /** Whether an expansion has its own prompt for a kind of question. */
  hasOwnPrompt(kind: string): boolean
}

export type InBothLanguages = Readonly<Record<Lang, RimWords>>

/** The words of the game with the changes of these expansions. */
export function wordsOf(
  base: Readonly<Record<Lang, GameWords>>,
  changes: readonly WordChanges[],
): InBothLanguages {
  return { pl: inLanguage('pl', base.pl, changes), en: inLanguage('en', base.en, changes) }
}

function inLanguage(lang: Lang, base: GameWords, changes: readonly WordChanges[]): RimWords {
  // If several expansions have words for the same thing, the last one counts.
  const chapters = changes.toReversed().flatMap((change) => change.chapters.map((chapter) => chapter[lang]))
  const all = <Part extends keyof AddedChapter>(part: Part): NonNullable<AddedChapter[Part]> =>
    Object.assign({}, ...chapters.toReversed().map((chapter) => chapter[part]))
  const [prompts, events] = [all('prompts'), all('events')]
  const [refusals, waiting, explains] = [all('refusals'), all('waiting'), all('explains')]
  const cardText = (card: string, text: string) =>
    changes.reduce((wording, change) => change.cardText?.(lang, card, wording) ?? wording, text)
  const textOf = (thing: Thing | null, text: string) => {
    const [kind, piece] = thing?.split(':') ?? []
    return kind === 'card' && changes.length > 0 ? cardText(idOf(Number(piece)), text) : text
  }
  const labelOf = (decision: PresentedDecision, option: Option) => {
    for (const { options } of chapters) {
      const wording = options[decision.kind]?.(option.facts ?? {}, option, decision) ?? null
      if (wording !== null) return wording
    }
    return base.option(decision, option)
  }
  const whole: RimWords = {
    ...base,
    cardText,
    hasOwnPrompt: (kind) => prompts[kind] !== undefined,
    hasQuestion: (kind) => prompts[kind] !== undefined || (base.hasQuestion?.(kind) ?? true),
    event(event: GameEvent) {
      const line = events[event.type]?.(event as never, whole) // the key is the type of the event
      return line === undefined ? base.event(event) : line
    },
    prompt(decision) {
      const wording = prompts[decision.kind]
      return wording === undefined ? base.prompt(decision) : capitalised(wording(decision))
    },
    option: (decision, option) =>
      labelOf(decision, option).map((part) =>
        typeof part === 'string' ? textOf(decision.source, part) : part,
      ),
    refusal: (refusal) => refusals[refusal.reason]?.(refusal) ?? base.refusal(refusal),
    waiting: (kind) => waiting[kind] ?? base.waiting(kind),
    explain(thing) {
      const [kind = '', name = ''] = thing.split(':')
      const wording = explains[kind]?.(name) ?? base.explain(thing)
      return wording === null ? null : { ...wording, text: textOf(thing, wording.text) }
    },
  }
  const automaNames = changes.flatMap(({ automaName }) => automaName ?? [])
  if (automaNames.length === 0) return whole
  return {
    ...whole,
    automaName: (view, seat) =>
      automaNames.reduceRight<string | null>((wording, name) => wording ?? name(lang, view, seat), null),
  }
}
