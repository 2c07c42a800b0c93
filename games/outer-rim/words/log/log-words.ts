import { assert, type Lang, type Term } from '@kantyna/kernel'
import type { CombatKind, Face } from '../../content/names.ts'
import { chanceToPass } from '../../rules/combat/chance-to-pass.ts'
import type { AiSection } from '../../rules/events.ts'
import type { FameSource } from '../../rules/rim.ts'
import { faceNames } from '../cards/card-terms.ts'
import { sectionNames } from '../cards/section-names.ts'
import { sumText } from '../cards/sum-words.ts'
import { nameOf } from '../things/names.ts'

/** The parts of both logs: faces of dice, terms of values, levels of skill, sources of fame. */

/** "hit, hit, focus", or "no dice". */
export function facesText(lang: Lang, faces: readonly Face[]): string {
  if (faces.length === 0) return lang === 'pl' ? 'bez kości' : 'no dice'
  return faces.map((face) => faceNames[lang][face]).join(', ')
}

const termNames: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: {
    character: 'character',
    ship: 'ship',
    bonus: 'bonus',
    enemy: 'opponent',
    ability: 'ability',
    crew: 'crew',
  },
  pl: {
    character: 'postać',
    ship: 'statek',
    bonus: 'premia',
    enemy: 'przeciwnik',
    ability: 'zdolność',
    crew: 'załoga',
  },
}

function termText(lang: Lang, { name, source }: Term): string {
  if (source === undefined) {
    const known = termNames[lang][name]
    assert(known !== undefined, `there are no words for the term ${name}`)
    return known
  }
  return nameOf(lang, source)
}

/** " = 3 (character) + 1 (Vibroknife)"; empty if there is only one term. */
export function termsText(lang: Lang, terms: readonly Term[]): string {
  const parts = terms.filter(({ amount }) => amount !== 0)
  return parts.length < 2 ? '' : ` = ${sumText(parts, (term) => termText(lang, term))}`
}

/** The name of a level of skill (OR-TEST-03 to OR-TEST-05). */
export function levelText(lang: Lang, level: number): string {
  const step = Math.min(Math.max(level, 0), 2) as 0 | 1 | 2 // min and max limit it to 0, 1 or 2
  return levels[lang][step]
}

const levels: Readonly<Record<Lang, readonly [string, string, string]>> = {
  en: ['unskilled', 'skilled', 'highly skilled'],
  pl: ['nowicjusz', 'wyszkolony', 'ekspert'],
}

/** The chance to pass a test in percent, rounded. */
export function percentToPass(level: number): number {
  return Math.round(100 * chanceToPass(level))
}

/** "ground combat", "walka bezpośrednia": as a subject. */
export const combatTitles: Readonly<Record<Lang, Readonly<Record<CombatKind, string>>>> = {
  en: { ground: 'ground combat', ship: 'ship combat' },
  pl: { ground: 'walka bezpośrednia', ship: 'walka w przestrzeni' },
}

export const fameFrom: Readonly<Record<Lang, Readonly<Record<FameSource, string>>>> = {
  en: {
    cargo: 'cargo',
    bounty: 'bounty',
    job: 'job',
    patrol: 'patrol',
    luxury: 'luxury',
    personalGoal: 'personal goal',
    shipGoal: 'ship goal',
    encounter: 'encounter',
    other: 'other',
  },
  pl: {
    cargo: 'ładunek',
    bounty: 'zlecenie',
    job: 'misja',
    patrol: 'patrol',
    luxury: 'towar luksusowy',
    personalGoal: 'cel osobisty',
    shipGoal: 'cel statku',
    encounter: 'spotkanie',
    other: 'inne',
  },
}

/**
 * The name of a section of a databank card; null for labels that are letters, because those are variants of one scene.
 */
export function sectionTitle(lang: Lang, label: string): string | null {
  return sectionNames[label]?.[lang] ?? null
}

const aiSectionNames: Readonly<Record<Lang, Readonly<Record<AiSection, string>>>> = {
  en: { planning: 'planning', action: 'action', encounter: 'encounter' },
  pl: { planning: 'planowanie', action: 'akcja', encounter: 'spotkanie' },
}

/** "planning, ": the section of a line on an AI card. */
export function sectionOfAi(lang: Lang, section: AiSection | undefined): string {
  return section === undefined ? '' : `${aiSectionNames[lang][section]}, `
}
