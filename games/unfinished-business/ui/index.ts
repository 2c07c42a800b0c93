import { gameUi } from '@kantyna/ui'
import { addFameSign } from '../../outer-rim/ui/board/fame-signs.ts'
import { addLayer } from '../../outer-rim/ui/board/layers.ts'
import { addTradeLabel } from '../../outer-rim/ui/board/trade-button.ts'
import { addCardMark } from '../../outer-rim/ui/card/marks.ts'
import { addLooks } from '../../outer-rim/ui/drawing/Globe.tsx'
import { addShapes } from '../../outer-rim/ui/drawing/silhouettes.ts'
import { addPlate, addStandingMark } from '../../outer-rim/ui/hand/plates.ts'
import { aiPanel } from '../../outer-rim/ui/panels/AiPanel.tsx'
import { addAiNote } from '../../outer-rim/ui/panels/ai-notes.ts'
import { addEncounterQuestions } from '../../outer-rim/ui/panels/EncounterPanel.tsx'
import { marketPanel } from '../../outer-rim/ui/panels/MarketPanel.tsx'
import { addOptionNote } from '../../outer-rim/ui/panels/option-odds.ts'
import { poolPanel } from '../../outer-rim/ui/panels/PoolPanel.tsx'
import { addShelves } from '../../outer-rim/ui/prose.ts'
import { rimUi } from '../../outer-rim/ui/rim-ui.ts'
import { addSeatSection } from '../../outer-rim/ui/seats/sections.ts'
import { addTableWords } from '../../outer-rim/ui/table-words.ts'
import { words } from '../words/game-words.ts'
import { ambitionPanel } from './ambitions/AmbitionPanel.tsx'
import { AmbitionPlate } from './ambitions/AmbitionPlate.tsx'
import { FameSign } from './ambitions/FameSign.tsx'
import { goalNote } from './ambitions/option-note.ts'
import { Crossing } from './board/Crossing.tsx'
import { ThingPicture } from './cards/ThingPicture.tsx'
import { TokensOnCard } from './cards/TokensOnCard.tsx'
import { dealPanel } from './favors/DealPanel.tsx'
import { withFavorPictures } from './favors/pictures.tsx'
import { dealLabel, withFavors } from './favors/standing.ts'
import { DebtMarks, DebtSection } from './favors/Token.tsx'
import { HuntedPlate } from './hunters/HuntedPlate.tsx'
import { HunterNote } from './hunters/HunterNote.tsx'
import { protectNote } from './hunters/option-note.ts'
import { jobNote } from './jobs/option-note.ts'
import { diceWithSides, encounterWithSides } from './jobs/panels.tsx'
import { looks } from './looks.ts'
import { Hand, result, SeatBoard, standings } from './seats.tsx'
import { people, ships } from './shapes.ts'
import { shelves } from './shelves.ts'
import { sounds } from './sounds.ts'

addLayer(Crossing)
addLooks(looks)
addShapes({ people, ships })
addShelves(shelves)
addTableWords(words)
addFameSign(FameSign)
addPlate(AmbitionPlate)
addPlate(HuntedPlate)
addStandingMark(DebtMarks)
addSeatSection(DebtSection)
addTradeLabel(dealLabel)
addCardMark(TokensOnCard)
addAiNote(HunterNote)
addOptionNote(jobNote)
addOptionNote(goalNote)
addOptionNote(protectNote)
addEncounterQuestions([
  'agreeToJob',
  'chooseBountyFaction',
  'chooseForJob',
  'declareCrossing',
  'protectFromHunter',
])

/** Outer Rim on the table, with what the expansion brings. */
export const ui = gameUi({
  ...rimUi,
  Hand,
  SeatBoard,
  ThingPicture: withFavorPictures(ThingPicture),
  panels: [dealPanel, diceWithSides, encounterWithSides, marketPanel, ambitionPanel, aiPanel, poolPanel],
  standings: (view, lang) => withFavors(view, lang, standings(view, lang)),
  result,
  sounds,
})
