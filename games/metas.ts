import type { ExpansionMeta, GameMeta } from '@kantyna/kernel'
import { meta as deckbuilding } from './deckbuilding/meta.ts'
import { meta as outerRim } from './outer-rim/meta.ts'
import { meta as superTeams } from './super-teams/meta.ts'
import { meta as transgalactica } from './transgalactica/meta.ts'
import { meta as unfinishedBusiness } from './unfinished-business/meta.ts'

/** What every game is, in the order of the lobby, without a way to anything else of it. */
export const gameMetas: readonly GameMeta[] = [superTeams, deckbuilding, outerRim, transgalactica]

export const expansionMetas: readonly ExpansionMeta[] = [unfinishedBusiness]
