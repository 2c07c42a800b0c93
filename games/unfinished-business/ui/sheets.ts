/** What opens over the table or is pointed at: fetched once the table stands. */
import { addOptionNote } from '../../outer-rim/ui/panels/option-odds.ts'
import { addShelves } from '../../outer-rim/ui/prose.ts'
import { addSeatSection } from '../../outer-rim/ui/seats/sections.ts'
import { goalNote } from './ambitions/option-note.ts'
import { ThingPicture as Picture } from './cards/ThingPicture.tsx'
import { withFavorPictures } from './favors/pictures.tsx'
import { DebtSection } from './favors/Token.tsx'
import { protectNote } from './hunters/option-note.ts'
import { jobNote } from './jobs/option-note.ts'
import { shelves } from './shelves.ts'

addShelves(shelves)
addSeatSection(DebtSection)
addOptionNote(jobNote)
addOptionNote(goalNote)
addOptionNote(protectNote)

export { DealPanel } from './favors/DealPanel.tsx'
export { DiceWithSides, EncounterWithSides } from './jobs/panels.tsx'
export { moments } from './moments/index.ts'
export { SeatBoard } from './SeatBoard.tsx'
export const ThingPicture = withFavorPictures(Picture)
export { sounds } from './sounds.ts'
