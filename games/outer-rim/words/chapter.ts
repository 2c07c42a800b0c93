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
import { en } from './en.ts'
import { pl } from './pl.ts'
import { capitalised } from './questions/option-text.ts'
import type { Prompt } from './questions/questions.ts'
import { idOf } from './things/names.ts'

/** The words of the game with what expansions say: built from a list of values, as the rules are. */

/** Null leaves an option to other chapters and to the base game. */
export type AddedLabel = (facts: Facts, option: Option, decision: PresentedDecision) => Line | null

/** Each chapter knows the shape of its events. It is given the words of the whole game, with all expansions. */
export type AddedLine = (event: never, words: GameWords) => Line | null

type Some<Said> = Readonly<Partial<Record<string, Said>>>

/** What a chapter of an expansion says in one language: by kinds of questions, types of events, reasons of refusals. */
export interface AddedChapter {
  readonly prompts: Some<Prompt>
  readonly options: Some<AddedLabel>
  readonly waiting: Some<string>
  readonly events: Some<AddedLine>
  readonly refusals: Some<(refusal: Refusal) => string>
  /** Things of its own, by what their names begin with: given the rest of the name. */
  readonly explains?: Some<(name: string) => Explanation | null>
}

/** All that an expansion changes of the words: the value that its `words/index.ts` exports. */
export interface WordChanges {
  readonly chapters: readonly Readonly<Record<Lang, AddedChapter>>[]
  /** What a card says at a table with the expansion: given its id and a text that it has without it. */
  readonly cardText?: (lang: Lang, card: string, text: string) => string
  /** What an AI player is called; null where the expansion does not name it. */
  readonly automaName?: (lang: Lang, view: KernelView, seat: Seat) => string | null
}

/** The words of a table. */
export interface RimWords extends GameWords {
  /** What is printed on a card, with what expansions on the table change in it. */
  cardText(card: string, text: string): string
  /** Whether an expansion has a prompt of its own for such a question. */
  hasOwnPrompt(kind: string): boolean
}

export type InBothLanguages = Readonly<Record<Lang, RimWords>>

/** The words of the game with these expansions. */
export function wordsWith(changes: readonly WordChanges[]): InBothLanguages {
  return { pl: inLanguage('pl', pl, changes), en: inLanguage('en', en, changes) }
}

function inLanguage(lang: Lang, base: GameWords, changes: readonly WordChanges[]): RimWords {
  // Where several expansions say something of the same, the last one does.
  const chapters = changes.toReversed().flatMap((change) => change.chapters.map((chapter) => chapter[lang]))
  const all = <Part extends keyof AddedChapter>(part: Part): NonNullable<AddedChapter[Part]> =>
    Object.assign({}, ...chapters.toReversed().map((chapter) => chapter[part]))
  const [prompts, events] = [all('prompts'), all('events')]
  const [refusals, waiting, explains] = [all('refusals'), all('waiting'), all('explains')]
  const cardText = (card: string, text: string) =>
    changes.reduce((said, change) => change.cardText?.(lang, card, said) ?? said, text)
  const textOf = (thing: Thing | null, text: string) => {
    const [kind, piece] = thing?.split(':') ?? []
    return kind === 'card' && changes.length > 0 ? cardText(idOf(Number(piece)), text) : text
  }
  const labelOf = (decision: PresentedDecision, option: Option) => {
    for (const { options } of chapters) {
      const said = options[decision.kind]?.(option.facts ?? {}, option, decision) ?? null
      if (said !== null) return said
    }
    return base.option(decision, option)
  }
  const whole: RimWords = {
    ...base,
    cardText,
    hasOwnPrompt: (kind) => prompts[kind] !== undefined,
    event(event: GameEvent) {
      const said = events[event.type]
      return said === undefined ? base.event(event) : said(event as never, whole) // looked up by its type
    },
    prompt(decision) {
      const said = prompts[decision.kind]
      return said === undefined ? base.prompt(decision) : capitalised(said(decision))
    },
    option: (decision, option) =>
      labelOf(decision, option).map((part) =>
        typeof part === 'string' ? textOf(decision.source, part) : part,
      ),
    refusal: (refusal) => refusals[refusal.reason]?.(refusal) ?? base.refusal(refusal),
    waiting: (kind) => waiting[kind] ?? base.waiting(kind),
    explain(thing) {
      const [kind = '', name = ''] = thing.split(':')
      const said = explains[kind]?.(name) ?? base.explain(thing)
      return said === null ? null : { ...said, text: textOf(thing, said.text) }
    },
  }
  const naming = changes.flatMap(({ automaName }) => automaName ?? [])
  if (naming.length === 0) return whole
  return {
    ...whole,
    automaName: (view, seat) =>
      naming.reduceRight<string | null>((said, name) => said ?? name(lang, view, seat), null),
  }
}
