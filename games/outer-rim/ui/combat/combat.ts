import type { Lang } from '@kantyna/kernel'
import { fetchedLater, type GamePanel } from '@kantyna/ui'
import { skillNames } from '../../words/cards/card-terms.ts'
import type { IconName } from '../drawing/Icon.tsx'
import type { FetchSheets } from '../fetch-sheets.ts'
import {
  isAnsweredAmongDice,
  isAnsweredAtMarket,
  isAnsweredOnMap,
  isChosenAmongDice,
  isSkillAsked,
} from '../panels/questions.ts'
import { type Contest, contestOf, rimView } from '../view.ts'
import { uiWords } from '../words.ts'

const title = { en: 'Dice', pl: 'Kości' }

/** The current dice: of a combat, a test, or a single die. */
export function combatPanel(sheets: FetchSheets): GamePanel<IconName> {
  return {
    id: 'combat',
    title,
    icon: 'combat',
    when: 'asked',
    // A purchase during a test or a combat happens in the market's panel.
    isWanted: (view, decisions) => contestOf(rimView(view)) !== null && !decisions.some(isAnsweredAtMarket),
    answers: isAnsweredAmongDice,
    declines: isAnsweredAmongDice,
    holds: isChosenAmongDice,
    yieldsTo: isAnsweredOnMap,
    heading: ({ view, lang, decisions }) =>
      isSkillAsked(decisions) ? uiWords(lang).test : headingOf(contestOf(rimView(view)), lang),
    Panel: fetchedLater(async () => (await sheets()).CombatPanel),
  }
}

function headingOf(contest: Contest | null, lang: Lang): string {
  const words = uiWords(lang)
  if (contest === null) return title[lang]
  if (contest.routine === 'combat') return words.combat[contest.kind]
  if (contest.routine === 'test') return words.testOf(skillNames[lang][contest.skill])
  return contest.stream === 'delivery' ? words.delivery : words.roll
}
