import type { SheetChanges } from '../../outer-rim/ui/sheets.ts'
import { HuntedBelow, HuntedOnSeat } from './ai/hunted.tsx'
import { protectNote } from './ai/option-note.ts'
import { AmbitionOfSeat } from './ambitions/AmbitionOfSeat.tsx'
import { goalNote } from './ambitions/option-note.ts'
import { SheetPicture } from './ambitions/SheetPicture.tsx'
import { proseLoaders } from './encounters/prose-loaders.ts'
import { DebtPicture, FavorPicture } from './favors/pictures.tsx'
import { DebtSection } from './favors/Token.tsx'
import { jobNote } from './jobs/option-note.ts'
import { ConfrontationAbove, ConfrontationBelow, SidesOfJob } from './jobs/panels.tsx'
import { moments } from './moments/index.ts'
import { sounds } from './sounds.ts'

/** The expansion's drawings that open over the table: fetched after the table is shown. */
export const sheetChanges: SheetChanges = {
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

export { DealPanel } from './favors/DealPanel.tsx'
