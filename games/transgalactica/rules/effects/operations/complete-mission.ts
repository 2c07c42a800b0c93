import { call } from '@kantyna/kernel'
import { completePl, you } from '../../../words/cards/effect-words.ts'
import { closingFrame, closingRefusal } from '../closing-file.ts'
import type { CompleteMissionArgs, Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

const ignoredEn = { cost: 'its cost', requirement: 'its requirement' }
const ignoredPl = { cost: 'jej koszt', requirement: 'jej wymaganie' }

const wording = (
  { ignores }: CompleteMissionArgs,
  names: Readonly<Record<'cost' | 'requirement', string>>,
  or: string,
): string => ignores.map((each) => names[each]).join(or)

/** GC-TCH-14: ignores the cost or the requirement, not both. */
export const completeMission: Operations['completeMission'] = {
  legal: (t, { ignores }, { seat }) => closingRefusal(t, seat, ignores),
  run: (t, { ignores }, { seat, source = null }) => call(t, closingFrame(seat, ignores, source)),
  words: {
    en: (args, mood) =>
      you(mood, `complete 1 mission from your log, ignoring either ${wording(args, ignoredEn, ' or ')}`),
    pl: (args, mood) =>
      `${completePl(mood)} 1 misję ze swojego dziennika, ignorując ${wording(args, ignoredPl, ' albo ')}`,
  },
  hint: () => worth.completed,
}
