import { plainText } from '@kantyna/kernel'
import { fetchedLater, type GamePanel } from '@kantyna/ui'
import { words as wording } from '../../words/game-words.ts'
import type { IconName } from '../drawing/Icon.tsx'
import { seatName, uiWords } from '../words.ts'

/** An answer that is being composed: the action, its gain and the current part, with pictures. */
export const answerPanel: GamePanel<IconName> = {
  id: 'answer',
  title: { en: 'Choice', pl: 'Wybór' },
  heading: ({ answering: { assembly }, lang, seats }) =>
    assembly === null
      ? uiWords(lang).yourAction
      : plainText(wording[lang].option(assembly.question, assembly.option), (seat) => seatName(seats, seat)),
  icon: 'captain',
  when: 'asked',
  isWanted: () => false,
  assembles: () => true,
  answers: () => true,
  Panel: fetchedLater(async () => (await import('../sheets.ts')).AnswerPanel),
}
