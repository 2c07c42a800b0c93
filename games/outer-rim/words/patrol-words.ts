import { at, type Lang } from '@kantyna/kernel'
import { type Patrol, patrols } from '../content/patrols.ts'
import { ofFaction } from './card-terms.ts'
import { creditCount, dieCount, fameCount } from './effect-words.ts'
import { factionAt } from './names.ts'

/** What patrols are called, how strong they are and what beating them brings. */

function patrolOf(faction: number, level: number): Patrol {
  return at(patrols[factionAt(faction)], level - 1)
}

/** "Imperial patrol", "patrol Imperium". */
export function patrolName(lang: Lang, faction: number): string {
  const said = ofFaction[lang][factionAt(faction)]
  return lang === 'pl' ? `patrol ${said}` : `${said} patrol`
}

/** "4 dice", or that it cannot be beaten. */
export function patrolDice(lang: Lang, faction: number, level: number): string {
  const { combat } = patrolOf(faction, level)
  if (combat !== null) return dieCount(lang, combat)
  return lang === 'pl' ? 'zawsze wygrywa' : 'always wins'
}

/** "5,000 credits", "1 fame", or nothing. */
function patrolReward(lang: Lang, faction: number, level: number): string {
  const { credits = 0, fame = 0 } = patrolOf(faction, level)
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
