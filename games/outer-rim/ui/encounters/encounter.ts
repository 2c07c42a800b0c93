import { fetchedLater, type GamePanel, type PanelProps } from '@kantyna/ui'
import type { UsedShipFrame } from '../../rules/market/used-ship.ts'
import { NONE } from '../../rules/pieces.ts'
import { nameOf } from '../../words/things/names.ts'
import type { IconName } from '../drawing/Icon.tsx'
import type { FetchSheets } from '../fetch-sheets.ts'
import {
  asksForUsedShip,
  type EncounterQuestions,
  isAnsweredAtMarket,
  isAnsweredOnMap,
} from '../panels/questions.ts'
import { contactHere, contactMet, contestOf, isBuying, type RimView, rimView } from '../view.ts'
import { readingNow } from './reading-now.ts'

const title = { en: 'Encounter', pl: 'Spotkanie' }

/** The current encounter: its situation, the printed text, and the answers. */
export function encounterPanel(questions: EncounterQuestions, sheets: FetchSheets): GamePanel<IconName> {
  return {
    id: 'encounter',
    title,
    icon: 'encounter',
    when: 'asked',
    isWanted: (view, decisions) => {
      const seen = rimView(view)
      // A purchase during an encounter happens in the market's panel.
      if (isBuying(seen) || decisions.some(isAnsweredAtMarket)) return false
      if (contestOf(seen) !== null) return false
      return readingNow(seen) !== null || contactMet(seen) !== NONE || decisions.some(questions.areOf)
    },
    assembles: asksForUsedShip,
    answers: questions.areIn,
    declines: questions.areIn,
    yieldsTo: isAnsweredOnMap,
    heading: ({ view, lang }) => headingOf(rimView(view), lang),
    Panel: fetchedLater(async () => (await sheets()).EncounterPanel),
  }
}

function headingOf(view: RimView, lang: PanelProps['lang']): string {
  const now = readingNow(view)
  if (now !== null) return nameOf(lang, now.piece)
  const contact = contactHere(view)
  const subject = contact === NONE ? sellerOf(view) : contact
  return subject === NONE ? title[lang] : nameOf(lang, subject)
}

/** The card that offers used ships, or NONE. */
function sellerOf({ stack }: RimView): number {
  const frame = stack.findLast(({ routine }) => routine === 'usedShip')
  return frame === undefined ? NONE : (frame as UsedShipFrame).source // a frame of this routine has this type
}
