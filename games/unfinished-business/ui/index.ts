import { fetchedLater, fetchedOnce, type GamePanel, gameUi } from '@kantyna/ui'
import { addFameSign } from '../../outer-rim/ui/board/fame-signs.ts'
import { addLayer } from '../../outer-rim/ui/board/layers.ts'
import { addTradeLabel } from '../../outer-rim/ui/board/trade-button.ts'
import { addCardMark } from '../../outer-rim/ui/card/marks.ts'
import { addLooks } from '../../outer-rim/ui/drawing/Globe.tsx'
import type { IconName } from '../../outer-rim/ui/drawing/Icon.tsx'
import { addShapes } from '../../outer-rim/ui/drawing/silhouettes.ts'
import { addPlate, addStandingMark } from '../../outer-rim/ui/hand/plates.ts'
import { addFactsOfAi } from '../../outer-rim/ui/hand/SetupTray.tsx'
import { aiPanel } from '../../outer-rim/ui/panels/AiPanel.tsx'
import { addAiNote } from '../../outer-rim/ui/panels/ai-notes.ts'
import { combatPanel } from '../../outer-rim/ui/panels/combat.ts'
import { encounterPanel } from '../../outer-rim/ui/panels/encounter.ts'
import { marketPanel } from '../../outer-rim/ui/panels/market/MarketPanel.tsx'
import { poolPanel } from '../../outer-rim/ui/panels/pool.ts'
import { addEncounterQuestions } from '../../outer-rim/ui/panels/questions.ts'
import { rimUi } from '../../outer-rim/ui/rim-ui.ts'
import { addTableWords } from '../../outer-rim/ui/table-words.ts'
import { words } from '../words/game-words.ts'
import { ambitionPanel } from './ambitions/AmbitionPanel.tsx'
import { AmbitionPlate } from './ambitions/AmbitionPlate.tsx'
import { FameSign } from './ambitions/FameSign.tsx'
import { Crossing } from './board/Crossing.tsx'
import { TokensOnCard } from './cards/TokensOnCard.tsx'
import { dealPanel } from './favors/deals.ts'
import { dealLabel, withFavors } from './favors/standing.ts'
import { DebtMarks } from './favors/Token.tsx'
import { HuntedPlate } from './hunters/HuntedPlate.tsx'
import { HunterNote } from './hunters/HunterNote.tsx'
import { hunterFacts } from './hunters/hunter-facts.ts'
import { looks } from './looks.ts'
import { Hand, result, standings } from './seats.tsx'
import { people, ships } from './shapes.ts'

addLayer(Crossing)
addLooks(looks)
addShapes({ people, ships })
addTableWords(words)
addFameSign(FameSign)
addPlate(AmbitionPlate)
addPlate(HuntedPlate)
addStandingMark(DebtMarks)
addTradeLabel(dealLabel)
addCardMark(TokensOnCard)
addAiNote(HunterNote)
addFactsOfAi(hunterFacts)
addEncounterQuestions([
  'agreeToJob',
  'chooseBountyFaction',
  'chooseForJob',
  'declareCrossing',
  'protectFromHunter',
])

const dicePanel: GamePanel<IconName> = {
  ...combatPanel,
  Panel: fetchedLater(async () => (await import('./sheets.ts')).DiceWithSides),
}

const meetingPanel: GamePanel<IconName> = {
  ...encounterPanel,
  Panel: fetchedLater(async () => (await import('./sheets.ts')).EncounterWithSides),
}

/** Outer Rim on the table, with what the expansion brings. */
export const ui = gameUi({
  ...rimUi,
  Hand,
  SeatBoard: fetchedLater(async () => (await import('./sheets.ts')).SeatBoard),
  ThingPicture: fetchedLater(async () => (await import('./sheets.ts')).ThingPicture),
  panels: [dealPanel, dicePanel, meetingPanel, marketPanel, ambitionPanel, aiPanel, poolPanel],
  standings: (view, lang) => withFavors(view, lang, standings(view, lang)),
  result,
  moments: fetchedOnce(async () => (await import('./sheets.ts')).moments),
  sounds: fetchedOnce(async () => (await import('./sheets.ts')).sounds),
})
