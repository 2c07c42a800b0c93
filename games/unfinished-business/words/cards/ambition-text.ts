import { at, type Explanation, type Lang, sentence } from '@kantyna/kernel'
import { baseSet } from '../../../outer-rim/content/index.ts'
import { abilityText } from '../../../outer-rim/words/cards/ability-words.ts'
import { ofFaction } from '../../../outer-rim/words/cards/card-terms.ts'
import { conditionClause, effectText } from '../../../outer-rim/words/cards/effect-text.ts'
import { creditCount } from '../../../outer-rim/words/cards/effect-words.ts'
import { haveText } from '../../../outer-rim/words/cards/have-words.ts'
import { deckNames, idOf, planetNamed } from '../../../outer-rim/words/things/names.ts'
import { ambitions } from '../../content/ambitions.ts'
import type { Ambition, AmbitionGoal, Destination, GoalMark } from '../../content/card.ts'
import { market } from '../../content/market/index.ts'

/** The text of ambition sheets, part by part (UB-AMB-03), printed from their effects. */

/** UB-AMB-21. */
export const goalMarks: Readonly<Record<GoalMark, string>> = {
  dash: '–',
  1: '1',
  2: '2',
  3: '3',
  infinity: '∞',
  final: '★',
}

export function sheetName(lang: Lang, sheet: number): string {
  return at(ambitions, sheet).name[lang]
}

export function goalTitle(lang: Lang, sheet: number, goal: number): string {
  return at(at(ambitions, sheet).goals, goal).title[lang]
}

/** "2 With the resistance on Ryloth". */
export function goalClause(lang: Lang, sheet: number, goal: number): string {
  const { mark } = at(at(ambitions, sheet).goals, goal)
  return `${goalMarks[mark]} ${goalTitle(lang, sheet, goal)}`
}

/** UB-AMB-30: "Mon Calamari", "any planet with the Rebel symbol", "a space with the Imperial patrol at level 4". */
export function destinationText(lang: Lang, destination: Destination): string {
  if ('planet' in destination) {
    if (destination.planet !== 'anyCoreWorld') return planetNamed(lang, destination.planet)
    return lang === 'pl' ? 'dowolne pole Światów Jądra' : 'either Core Worlds space'
  }
  if ('planetsOf' in destination)
    return lang === 'pl'
      ? `dowolna planeta z symbolem ${ofFaction.pl[destination.planetsOf]}`
      : `any planet with the ${ofFaction.en[destination.planetsOf]} symbol`
  const { patrolOf, level } = destination
  const higher = { pl: level < 4 ? ' lub wyższego' : '', en: level < 4 ? ' or higher' : '' }[lang]
  return lang === 'pl'
    ? `pole, na którym jest patrol ${ofFaction.pl[patrolOf]}${level > 1 ? ` poziomu ${level}${higher}` : ''}`
    : `a space with the ${ofFaction.en[patrolOf]} patrol${level === 1 ? '' : ` at level ${level}${higher}`}`
}

const wording = {
  en: {
    setup: 'Setup',
    calls: 'Calls for',
    at: 'Destination',
    encounter: 'Encounter',
    action: 'Action',
    spaceEncounter: 'Resolve a space encounter there.',
    instead: (of: string) => `You may do this in place of the encounter with the ${of} patrol.`,
    from: (card: string, deck: string) => `${card} (search the ${deck} for it)`,
    if: 'if',
  },
  pl: {
    setup: 'Przygotowanie',
    calls: 'Potrzebne',
    at: 'Punkt docelowy',
    encounter: 'Spotkanie',
    action: 'Akcja',
    spaceEncounter: 'Rozegraj tam niespodziewane spotkanie.',
    instead: (of: string) => `Możesz to zrobić zamiast spotkania z patrolem ${of}.`,
    from: (card: string, deck: string) => `${card} (wyszukaj w ${deck.replace(/^talia/, 'talii')})`,
    if: 'jeśli',
  },
} as const

/** UB-AMB-04, UB-AMB-19. */
export function setupText(lang: Lang, { setup }: Ambition): string {
  const { credits, card } = setup
  const parts = [creditCount(lang, credits)]
  const printed = [...baseSet.market, ...market].find(({ id }) => id === card?.id)
  if (card !== undefined && printed !== undefined)
    parts.push(wording[lang].from(printed.name[lang], deckNames[card.deck][lang]))
  return `${wording[lang].setup}: ${parts.join(', ')}.`
}

/** How a goal is completed. */
export function goalText(lang: Lang, goal: AmbitionGoal): string {
  const words = wording[lang]
  const { at: place, by } = goal
  const where = place === undefined ? [] : [`${words.at}: ${destinationText(lang, place)}.`]
  if ('spaceEncounter' in by) return [...where, words.spaceEncounter].join(' ')
  if ('holds' in by) return sentence(haveText(by.holds, lang))
  const [head, effect] = 'encounter' in by ? [words.encounter, by.encounter] : [words.action, by.action]
  const condition = by.if === undefined ? '' : `${words.if} ${conditionClause(by.if, lang)}, `
  const does =
    condition === '' ? effectText(effect, lang) : sentence(`${condition}${lower(effectText(effect, lang))}`)
  const instead =
    'encounter' in by && by.insteadOfPatrol !== undefined
      ? [words.instead(ofFaction[lang][by.insteadOfPatrol])]
      : []
  return [...where, `${head}: ${does}`, ...instead].join(' ')
}

function lower(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`.replace(/\.$/, '')
}

/** What a sheet's ability does, and where. */
export function abilityClause(lang: Lang, { at: place, ability }: Ambition['abilities'][number]): string {
  const where = place === undefined ? '' : `${wording[lang].at}: ${destinationText(lang, place)}. `
  return `${where}${abilityText(ability, lang)}`
}

/** The full text of a sheet, one paragraph per line. */
export function sheetLines(lang: Lang, sheet: number): readonly string[] {
  const ambition = at(ambitions, sheet)
  return [
    setupText(lang, ambition),
    `${wording[lang].calls}: ${ambition.calls[lang]}.`,
    ...ambition.abilities.map((ability) => abilityClause(lang, ability)),
    ...ambition.goals.map(
      (goal, index) =>
        `${goalClause(lang, sheet, index)}${/[.!?]$/.test(goal.title[lang]) ? '' : '.'} ${goalText(lang, goal)}`,
    ),
  ]
}

/** The explanation of a sheet. `source` is its number as a source of abilities. */
export function explainSheet(lang: Lang, source: string): Explanation | null {
  const sheet = ambitions.findIndex(({ id }) => id === idOf(Number(source)))
  if (sheet < 0) return null
  return {
    name: sheetName(lang, sheet),
    text: sheetLines(lang, sheet).join('\n'),
    rules: ['UB-AMB-03', 'UB-AMB-21', 'UB-AMB-37'],
  }
}
