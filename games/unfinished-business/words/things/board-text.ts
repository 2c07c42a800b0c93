import { at, type Lang, type Paint, type Seat } from '@kantyna/kernel'
import { NONE } from '../../../outer-rim/rules/pieces.ts'
import { fameToWin } from '../../../outer-rim/rules/reputation/victory.ts'
import { isAutoma } from '../../../outer-rim/rules/resources/holding.ts'
import {
  type AddedText,
  drawText as drawUsual,
  type RimView,
} from '../../../outer-rim/words/things/board-text.ts'
import { ambitions } from '../../content/ambitions.ts'
import { hasAmbitions } from '../../rules/ambitions/sheets.ts'
import { tokensHeldBy } from '../../rules/favors/debt-tokens.ts'
import { type PublicUnfinished, unfinished } from '../../rules/setup/table.ts'
import { goalClause, goalText, sheetLines, sheetName } from '../cards/ambition-text.ts'
import { favorBrings, favorTitle } from './favor-text.ts'

/** The expansion's part of the board in the terminal: sheets, favors and debt tokens. All of it is public. */

const texts = {
  en: {
    allGoals: 'with all goals of the ambition',
    ai: (fame: number) => `AI players: ${fame} fame`,
    ambition: 'ambition',
    goals: (done: number, all: number) => `${done} of ${all} goals`,
    favor: 'favor',
    tokens: 'debt tokens',
    own: 'own',
    seat: (seat: Seat) => `of seat ${seat + 1}`,
  },
  pl: {
    allGoals: 'i wszystkich celów ambicji',
    ai: (fame: number) => `gracze SI: ${fame} sławy`,
    ambition: 'ambicja',
    goals: (done: number, all: number) => `cele: ${done} z ${all}`,
    favor: 'przysługa',
    tokens: 'żetony zobowiązań',
    own: 'własny',
    seat: (seat: Seat) => `miejsca ${seat + 1}`,
  },
} as const

function hasToken({ goalTokens }: PublicUnfinished, seat: Seat, goal: number): boolean {
  return (at(goalTokens, seat) & (1 << goal)) !== 0
}

/** "King of the Tables (2 of 4 goals)". */
function ambitionOf(view: RimView, seat: Seat, lang: Lang): string[] {
  const table = unfinished(view)
  const sheet = at(table.sheets, seat)
  if (sheet === NONE) return []
  const { goals } = at(ambitions, sheet)
  const done = goals.filter((_, goal) => hasToken(table, seat, goal)).length
  const wording = texts[lang]
  return [`${wording.ambition}: ${sheetName(lang, sheet)} (${wording.goals(done, goals.length)})`]
}

/** Each goal and how to complete it: "[x] 1 On Mon Calamari. …". */
function goalsOf(view: RimView, seat: Seat, lang: Lang): string[] {
  const table = unfinished(view)
  const sheet = at(table.sheets, seat)
  if (sheet === NONE) return []
  return at(ambitions, sheet).goals.map(
    (goal, index) =>
      `  [${hasToken(table, seat, index) ? 'x' : ' '}] ${goalClause(lang, sheet, index)} – ${goalText(lang, goal)}`,
  )
}

function tokensOf(view: RimView, seat: Seat, lang: Lang): string[] {
  const wording = texts[lang]
  const owners = tokensHeldBy(view, seat).map((owner) => (owner === seat ? wording.own : wording.seat(owner)))
  return owners.length === 0 ? [] : [`${wording.tokens}: ${owners.join(', ')}`]
}

function favorOf(view: RimView, seat: Seat, lang: Lang, say: (lang: Lang, code: number) => string): string[] {
  const favor = at(unfinished(view).favors, seat)
  return favor === null || favor.isSpent ? [] : [`${texts[lang].favor}: ${say(lang, favor.code)}`]
}

/** UB-AMB-37, UB-SOL-21. */
function winsWith(view: RimView, lang: Lang): string[] {
  if (!hasAmbitions(view)) return []
  const ai = [...view.fame.keys()].find((seat) => isAutoma(view, seat))
  const wording = texts[lang]
  return [wording.allGoals, ...(ai === undefined ? [] : [wording.ai(fameToWin(view, ai))])]
}

const additions: AddedText = {
  wins: winsWith,
  inShort: (view, seat, lang) => [
    ...ambitionOf(view, seat, lang),
    ...favorOf(view, seat, lang, favorTitle),
    ...tokensOf(view, seat, lang),
  ],
  board: (view, seat, lang) => [
    ...ambitionOf(view, seat, lang),
    ...goalsOf(view, seat, lang),
    ...favorOf(
      view,
      seat,
      lang,
      (wording, code) => `${favorTitle(wording, code)} – ${favorBrings(wording, code)}`,
    ),
    ...tokensOf(view, seat, lang),
  ],
}

/** UB-AMB-15: a player reads all offered sheets in full before choosing. */
function sheetsInFull(offered: readonly number[], lang: Lang, paint: Paint): string {
  return offered
    .map((sheet) =>
      [paint(sheetName(lang, sheet), 'bold'), ...sheetLines(lang, sheet).map((line) => `  ${line}`)].join(
        '\n',
      ),
    )
    .join('\n\n')
}

export function drawText(view: RimView, lang: Lang, paint: Paint): string {
  const { sheetsOffered } = unfinished(view)
  const isDraft = view.turn === 0 && sheetsOffered.length > 0
  return isDraft ? sheetsInFull(sheetsOffered, lang, paint) : drawUsual(view, lang, paint, additions)
}
