import { isUnderWay } from '@kantyna/kernel'
import { isEncounterCard, isMarketCard, isOfCard } from '../pieces.ts'
import type { FameSource, Rim } from '../rim.ts'
import { marketCard, tablesOf } from '../tables.ts'
import type { RimContext } from './vocabulary.ts'

/** The source of fame under which an effect is counted, judged by its card and the current procedure. */
export function fameSourceOf(t: Rim, { source }: RimContext): FameSource {
  if (source === undefined || source < 0 || !isOfCard(source)) return 'other'
  if (isMarketCard(source) && marketCard(t, source).deck === 'luxury') return 'luxury'
  const type = tablesOf(t).resources[source]?.type
  if (type === 'cargo' || type === 'bounty' || type === 'job') return type
  if (isUnderWay(t, 'job')) return 'job'
  return isEncounterCard(source) || isUnderWay(t, 'contactEncounter') ? 'encounter' : 'other'
}
