import type { Lang } from '@kantyna/kernel'
import { patrolToken, rewardOfPatrol } from '../../rules/map/patrol-tokens.ts'
import { factionAt } from '../things/names.ts'
import { ofFaction } from './card-terms.ts'
import { creditCount, dieCount, fameCount } from './effect-words.ts'

/** The names of patrols, their dice and the rewards for beating them. */

/** "Imperial patrol", "patrol Imperium". */
export function patrolName(lang: Lang, faction: number): string {
  const wording = ofFaction[lang][factionAt(faction)]
  return lang === 'pl' ? `patrol ${wording}` : `${wording} patrol`
}

/** "4 dice", or "always wins". */
export function patrolDice(lang: Lang, faction: number, level: number): string {
  const { combat } = patrolToken(faction, level)
  if (combat !== null) return dieCount(lang, combat)
  return lang === 'pl' ? 'zawsze wygrywa' : 'always wins'
}

/** "5,000 credits", "1 fame", or nothing. */
export function patrolReward(lang: Lang, faction: number, level: number): string {
  const { credits, fame } = rewardOfPatrol(faction, level)
  if (credits > 0) return creditCount(lang, credits)
  return fame > 0 ? fameCount(lang, fame) : ''
}

/** "level 2, 5 dice, reward 1 fame". */
export function patrolFacts(lang: Lang, faction: number, level: number): string {
  const reward = patrolReward(lang, faction, level)
  const parts = [
    lang === 'pl' ? `poziom ${level}` : `level ${level}`,
    patrolDice(lang, faction, level),
    ...(reward === '' ? [] : [lang === 'pl' ? `nagroda: ${reward}` : `reward ${reward}`]),
  ]
  return parts.join(', ')
}
