import type {
  Explanation,
  Facts,
  GameEvent,
  GameWords,
  Line,
  Option,
  PresentedDecision,
  Refusal,
} from '@kantyna/kernel'
import { capitalised } from '../../outer-rim/words/option-text.ts'

/**
 * What a chapter of the expansion says in one language. What it does not say is said by the base game; several chapters
 * may have options of the same kind of decision, and null leaves an option to the others.
 */
export interface ChapterWords {
  /** By the name of the kind of decision, of the part or of the standing move. */
  readonly prompts?: Readonly<Record<string, (decision: PresentedDecision) => Line>>
  readonly options?: Readonly<
    Record<string, (facts: Facts, option: Option, decision: PresentedDecision) => Line | null>
  >
  /** By the type of the event: each chapter knows the shape of its own. */
  readonly events?: Readonly<Record<string, (event: never) => Line | null>>
  /** By the reason. */
  readonly refusals?: Readonly<Record<string, (refusal: Refusal) => string>>
  readonly waiting?: Readonly<Record<string, string>>
  /** Things of its own, by what their names begin with: given the rest of the name. */
  readonly explains?: Readonly<Record<string, (name: string) => Explanation | null>>
}

/** The words of the base game with those of the chapters. */
export function wordsWith(base: GameWords, chapters: readonly ChapterWords[]): GameWords {
  const all = <Kind extends keyof ChapterWords>(kind: Kind): NonNullable<ChapterWords[Kind]> =>
    Object.assign({}, ...chapters.map((chapter) => chapter[kind]))
  const [prompts, events] = [all('prompts'), all('events')]
  const [refusals, waiting, explains] = [all('refusals'), all('waiting'), all('explains')]
  return {
    ...base,
    event(event: GameEvent) {
      const said = events[event.type]
      return said === undefined ? base.event(event) : said(event as never) // looked up by its type
    },
    prompt(decision) {
      const said = prompts[decision.kind]
      return said === undefined ? base.prompt(decision) : capitalised(said(decision))
    },
    option(decision, option) {
      for (const { options } of chapters) {
        const said = options?.[decision.kind]?.(option.facts ?? {}, option, decision) ?? null
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
}
