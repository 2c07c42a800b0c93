import { fetchedLater, type GamePanel } from '@kantyna/ui'
import type { IconName } from '../../outer-rim/ui/drawing/Icon.tsx'
import type { UiChanges } from '../../outer-rim/ui/rim-ui.tsx'
import { wordChanges } from '../words/at-once.ts'
import { hunterFacts } from './ai/hunter-facts.ts'
import { ambitionPanel, ambitionTray } from './ambitions/ambitions.ts'
import { FameSign } from './ambitions/FameSign.tsx'
import { Crossing } from './board/Crossing.tsx'
import { looks } from './drawing/looks.ts'
import { people, ships } from './drawing/shapes.ts'
import { asDealPanel } from './favors/deals.ts'
import { dealLabel, withFavors } from './favors/standing.ts'
import { withAmbitions, withGoals } from './seats.ts'

const DealPanel = fetchedLater(async () => (await import('./sheets.ts')).DealPanel)

/** Deals come first, because they are urgent; ambitions come after the market. */
function panels(usual: readonly GamePanel<IconName>[]): readonly GamePanel<IconName>[] {
  const trade = usual.filter(({ id }) => id === 'trade').map((panel) => asDealPanel(panel, DealPanel))
  const others = usual.filter(({ id }) => id !== 'trade')
  return [...trade, ...others.flatMap((panel) => (panel.id === 'market' ? [panel, ambitionPanel] : [panel]))]
}

/** All drawings of the expansion. */
export const uiChanges: UiChanges = {
  words: wordChanges,
  layers: [Crossing],
  looks,
  people,
  ships,
  fameSigns: [FameSign],
  tradeLabels: [dealLabel],
  factsOfAi: [hunterFacts],
  trays: [ambitionTray],
  encounterQuestions: [
    'agreeToJob',
    'chooseBountyFaction',
    'chooseForJob',
    'declareCrossing',
    'protectFromHunter',
  ],
  panels,
  standings: (view, lang, usual) => withFavors(view, lang, withAmbitions(view, lang, usual)),
  result: withGoals,
  sheets: async () => (await import('./sheets.ts')).sheetChanges,
}
