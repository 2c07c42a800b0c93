import type { EncounterCard } from '../card.ts'
import { cantonicaOrdMantell } from './cantonica-ord-mantell.ts'
import { kafreneTakodana } from './kafrene-takodana.ts'
import { kesselMaelstrom } from './kessel-maelstrom.ts'
import { lothalMonCalamari } from './lothal-mon-calamari.ts'
import { navpoint } from './navpoint.ts'
import { rylothNaboo } from './ryloth-naboo.ts'
import { tatooineNalHutta } from './tatooine-nal-hutta.ts'

/** In the order of `encounterDecks` (OR-ECARD-01). */
export const encounters: readonly EncounterCard[] = [
  ...cantonicaOrdMantell,
  ...lothalMonCalamari,
  ...kesselMaelstrom,
  ...tatooineNalHutta,
  ...rylothNaboo,
  ...kafreneTakodana,
  ...navpoint,
]
