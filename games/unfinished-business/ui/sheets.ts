import type { SheetChanges } from '../../outer-rim/ui/sheets.ts'
import { wordChanges } from '../words/word-changes.ts'
import { HuntedPlate } from './ai/HuntedPlate.tsx'
import { HunterNote } from './ai/HunterNote.tsx'
import { HuntedBelow, HuntedOnSeat } from './ai/hunted.tsx'
import { protectNote } from './ai/option-note.ts'
import { AmbitionOfSeat } from './ambitions/AmbitionOfSeat.tsx'
import { AmbitionPlate } from './ambitions/AmbitionPlate.tsx'
import { goalNote } from './ambitions/option-note.ts'
import { SheetPicture } from './ambitions/SheetPicture.tsx'
import { TokensOnCard } from './card/TokensOnCard.tsx'
import { proseLoaders } from './encounters/prose-loaders.ts'
import { DebtPicture, FavorPicture } from './favors/pictures.tsx'
import { DebtMarks, DebtSection } from './favors/Token.tsx'
import { jobNote } from './jobs/option-note.ts'
import { ConfrontationAbove, ConfrontationBelow, SidesOfJob } from './jobs/panels.tsx'
import { moments } from './moments/index.ts'
import { sounds } from './sounds.ts'

/** The expansion's drawings that open over the table: fetched after the table is shown. */
export const sheetChanges: SheetChanges = {
  words: wordChanges,
  plates: [AmbitionPlate, HuntedPlate],
  standingMarks: [DebtMarks],
  cardMarks: [TokensOnCard],
  aiNotes: [HunterNote],
  seatSections: [DebtSection],
  aboveSeatBoard: [HuntedOnSeat, AmbitionOfSeat],
  aboveEncounter: [SidesOfJob],
  aboveDice: [ConfrontationAbove],
  belowDice: [ConfrontationBelow],
  optionNotes: [jobNote, goalNote, protectNote],
  pictures: { source: SheetPicture, debt: DebtPicture, favor: FavorPicture },
  belowPicture: [HuntedBelow],
  proseLoaders: [proseLoaders],
  moments,
  sounds,
}

export { AmbitionPanel } from './ambitions/AmbitionPanel.tsx'
export { AmbitionTray } from './ambitions/AmbitionTray.tsx'
export { DealPanel } from './favors/DealPanel.tsx'
