import type { Lang } from '@kantyna/kernel'
import type { RimEvent } from '../../outer-rim/rules/events.ts'
import type { AddedChapter, AddedLabel, AddedLine } from '../../outer-rim/words/chapter.ts'
import type { Kind, Label, Prompt, Question } from '../../outer-rim/words/questions/questions.ts'
import type { ChapterName, EventOf, KindOf, QuestionOf } from './questions/questions.ts'

type Some<Name extends string, Words> = Readonly<Partial<Record<Name, Words>>>

/**
 * The words of a chapter of the expansion in one language: its own questions and events, and its changes to those of
 * the base game. Several chapters may have options for a question of the base game.
 */
export interface ChapterWords<Name extends ChapterName> extends AddedChapter {
  readonly prompts: Readonly<Record<QuestionOf<Name>, Prompt>> & Some<Question, Prompt>
  readonly options: Readonly<Record<QuestionOf<Name>, Label>> & Some<Question, AddedLabel>
  readonly waiting: Readonly<Record<KindOf<Name>, string>> & Some<Kind, string>
  readonly events: Readonly<Record<EventOf<Name>, AddedLine>> & Some<RimEvent['type'], AddedLine>
}

export type InBoth<Name extends ChapterName> = Readonly<Record<Lang, ChapterWords<Name>>>
