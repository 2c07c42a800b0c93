import type { EncounterCard } from '../../../outer-rim/content/card.ts'
import { cantonicaOrdMantell } from './cantonica-ord-mantell.ts'
import { coreWorlds } from './core-worlds.ts'
import { kafreneTakodana } from './kafrene-takodana.ts'
import { kesselMaelstrom } from './kessel-maelstrom.ts'
import { lothalMonCalamari } from './lothal-mon-calamari.ts'
import { navpoint } from './navpoint.ts'
import { rylothNaboo } from './ryloth-naboo.ts'
import { tatooineNalHutta } from './tatooine-nal-hutta.ts'

/** 91 encounter cards (UB-FACT-01): those that join a base deck in its order (UB-MRG-03), then the deck of the Core Worlds. */
export const encounters: readonly EncounterCard[] = [
  ...cantonicaOrdMantell,
  ...lothalMonCalamari,
  ...kesselMaelstrom,
  ...tatooineNalHutta,
  ...rylothNaboo,
  ...kafreneTakodana,
  ...navpoint,
  ...coreWorlds,
]
