import { at, Fault, type Thing } from '@kantyna/kernel'
import { type Faction, factions, type Skill, skills } from '../../../outer-rim/content/names.ts'

/** The four kinds of favor (UB-FAV-06): Advice, Combat Strategy, Support, Shortcut. */
export type FavorKind =
  /** A skill for the next test (UB-FAV-07). */
  | { readonly is: 'advice'; readonly skill: Skill }
  /** One more die in one combat (UB-FAV-10). */
  | { readonly is: 'strategy' }
  /** Positive reputation with a faction until the end of the turn (UB-FAV-13). */
  | { readonly is: 'support'; readonly faction: Faction }
  /** +1 hyperdrive until the end of the turn (UB-FAV-14). */
  | { readonly is: 'shortcut' }

/** Favors are written as codes: these two, then one for each skill and each faction. */
export const STRATEGY = 0
export const SHORTCUT = 1
const FIRST_ADVICE = 2
const FIRST_SUPPORT = FIRST_ADVICE + skills.length
export const FAVORS = FIRST_SUPPORT + factions.length

export const adviceIn = (skill: Skill): number => FIRST_ADVICE + skills.indexOf(skill)
/** Takes the index of the faction. */
export const supportFavor = (faction: number): number => FIRST_SUPPORT + faction

export function favorKind(code: number): FavorKind {
  if (code === STRATEGY) return { is: 'strategy' }
  if (code === SHORTCUT) return { is: 'shortcut' }
  if (code >= FIRST_SUPPORT && code < FAVORS)
    return { is: 'support', faction: at(factions, code - FIRST_SUPPORT) }
  if (code >= FIRST_ADVICE && code < FIRST_SUPPORT)
    return { is: 'advice', skill: at(skills, code - FIRST_ADVICE) }
  throw new Fault(`no favor ${code}`)
}

/** "advice-tech", "strategy", "support-hutt", "shortcut". */
export function favorId(code: number): string {
  const kind = favorKind(code)
  if (kind.is === 'advice') return `advice-${kind.skill}`
  return kind.is === 'support' ? `support-${kind.faction}` : kind.is
}

/** A favor as something that can be pointed at and explained. */
export const favorThing = (code: number): Thing => `favor:${favorId(code)}`

/** The code of the favor with an id, or null. */
export function favorNamed(id: string): number | null {
  for (let code = 0; code < FAVORS; code++) if (favorId(code) === id) return code
  return null
}
