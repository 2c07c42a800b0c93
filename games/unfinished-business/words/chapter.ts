import type { Lang } from '@kantyna/kernel'
import type { RimEvent } from '../../outer-rim/rules/events.ts'
import type { AddedChapter, AddedLabel, AddedLine } from '../../outer-rim/words/chapter.ts'
import type { Kind, Label, Prompt, Question } from '../../outer-rim/words/questions/questions.ts'
import type { ChapterName, EventOf, KindOf, QuestionOf } from './questions/questions.ts'

type Some<Name extends string, Said> = Readonly<Partial<Record<Name, Said>>>

/**
 * What a chapter of the expansion says in one language: all that it asks and tells itself, and what it says otherwise than
 * the base game. Several chapters may have options of a question of the base game.
 */
export interface ChapterWords<Name extends ChapterName> extends AddedChapter {
  readonly prompts: Readonly<Record<QuestionOf<Name>, Prompt>> & Some<Question, Prompt>
  readonly options: Readonly<Record<QuestionOf<Name>, Label>> & Some<Question, AddedLabel>
  readonly waiting: Readonly<Record<KindOf<Name>, string>> & Some<Kind, string>
  readonly events: Readonly<Record<EventOf<Name>, AddedLine>> & Some<RimEvent['type'], AddedLine>
}

export type InBoth<Name extends ChapterName> = Readonly<Record<Lang, ChapterWords<Name>>>
