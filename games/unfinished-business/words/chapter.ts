import type {
  Explanation,
  Facts,
  GameEvent,
  GameWords,
  Lang,
  Line,
  Option,
  PresentedDecision,
  Refusal,
} from '@kantyna/kernel'
import type { RimEvent } from '../../outer-rim/rules/events.ts'
import { capitalised } from '../../outer-rim/words/option-text.ts'
import type { Kind, Label, Prompt, Question } from '../../outer-rim/words/questions.ts'
import type { ChapterName, EventOf, KindOf, QuestionOf } from './questions.ts'

/** Null leaves an option to the other chapters and to the base game. */
type OwnLabel = (facts: Facts, option: Option, decision: PresentedDecision) => Line | null

/** Each chapter knows the shape of its events. It is given the words of the whole game, with all chapters. */
type Told = (event: never, words: GameWords) => Line | null

type Some<Name extends string, Said> = Readonly<Partial<Record<Name, Said>>>

/**
 * What a chapter of the expansion says in one language: all that it asks and tells itself, and what it says otherwise than
 * the base game. Several chapters may have options of a question of the base game.
 */
export interface ChapterWords<Name extends ChapterName> {
  readonly prompts: Readonly<Record<QuestionOf<Name>, Prompt>> & Some<Question, Prompt>
  readonly options: Readonly<Record<QuestionOf<Name>, Label>> & Some<Question, OwnLabel>
  readonly waiting: Readonly<Record<KindOf<Name>, string>> & Some<Kind, string>
  readonly events: Readonly<Record<EventOf<Name>, Told>> & Some<RimEvent['type'], Told>
  /** By the reason. */
  readonly refusals: Readonly<Record<string, (refusal: Refusal) => string>>
  /** Things of its own, by what their names begin with: given the rest of the name. */
  readonly explains?: Readonly<Record<string, (name: string) => Explanation | null>>
}

export type InBoth<Name extends ChapterName> = Readonly<Record<Lang, ChapterWords<Name>>>

/** A chapter that is looked into by names from outside. */
interface AnyChapter {
  readonly prompts: Some<string, Prompt>
  readonly options: Some<string, OwnLabel>
  readonly waiting: Some<string, string>
  readonly events: Some<string, Told>
  readonly refusals: Some<string, (refusal: Refusal) => string>
  readonly explains?: Some<string, (name: string) => Explanation | null>
}

/** The words of the base game with those of the chapters. */
export function wordsWith(base: GameWords, chapters: readonly AnyChapter[]): GameWords {
  const all = <Part extends keyof AnyChapter>(part: Part): NonNullable<AnyChapter[Part]> =>
    Object.assign({}, ...chapters.map((chapter) => chapter[part]))
  const [prompts, events] = [all('prompts'), all('events')]
  const [refusals, waiting, explains] = [all('refusals'), all('waiting'), all('explains')]
  const whole: GameWords = {
    ...base,
    event(event: GameEvent) {
      const said = events[event.type]
      return said === undefined ? base.event(event) : said(event as never, whole) // looked up by its type
    },
    prompt(decision) {
      const said = prompts[decision.kind]
      return said === undefined ? base.prompt(decision) : capitalised(said(decision))
    },
    option(decision, option) {
      for (const { options } of chapters) {
        const said = options[decision.kind]?.(option.facts ?? {}, option, decision) ?? null
        if (said !== null) return said
      }
      return base.option(decision, option)
    },
    refusal: (refusal) => refusals[refusal.reason]?.(refusal) ?? base.refusal(refusal),
    waiting: (kind) => waiting[kind] ?? base.waiting(kind),
    explain(thing) {
      const [kind = '', name = ''] = thing.split(':')
      return explains[kind]?.(name) ?? base.explain(thing)
    },
  }
  return whole
}
