import { type Lang, sentence } from '@kantyna/kernel'
import { colours } from '../../content/names.ts'
import type {
  Decree,
  Lasting,
  Mission,
  PirateToken,
  Planet,
  Technology,
  Timing,
  WealthCard,
} from '../../content/types.ts'
import { treeLanguage } from '../../rules/effects/language.ts'
import type { TreeEffect } from '../../rules/effects/vocabulary.ts'
import { colourNames, missionTypeNames, multicolour, planetKindNames } from '../things/names.ts'
import { FREE, withOneVerb } from './combinator-words.ts'
import { joined } from './effect-words.ts'
import { scoringClause } from './scoring-text.ts'
import { goodsListed, levelText, shortWhen } from './short-text.ts'

/** The texts of cards, tiles, tokens and planets, printed from their trees. */

/** An effect as an order, without capital letter or full stop. */
export function effectClause(effect: TreeEffect, lang: Lang): string {
  return treeLanguage.clause(effect, lang)
}

/** An effect that follows a colon. A choice is then written without a second colon. */
function afterColon(effect: TreeEffect, lang: Lang): string {
  if (effect.op !== 'choose') return effectClause(effect, lang)
  return joined(lang, withOneVerb(effect.of.map((part) => effectClause(part, lang))), 'or')
}

export function effectText(effect: TreeEffect, lang: Lang): string {
  return sentence(effectClause(effect, lang))
}

/** After "each time you" and "za każdym razem, gdy". */
const timings: Readonly<Record<Lang, Readonly<Record<Timing, string>>>> = {
  en: {
    marked: 'mark a technology card',
    tookMission: 'take a mission card',
    moved: 'move a ship',
    completedTradeOrWar: 'complete a commercial or war mission',
    usedPlanet: 'use the action of an action planet',
    performedMining: 'perform a mining action',
    performedSecondary: 'perform a secondary action',
    performedExploration: 'perform an exploration action',
    advancedMilitary: 'advance on the military track',
    advancedProduction: 'advance on the production track',
    satInSenate: 'take a chair in the Galactic Senate',
  },
  pl: {
    marked: 'oznaczysz kartę technologii',
    tookMission: 'weźmiesz kartę misji',
    moved: 'przesuniesz statek',
    completedTradeOrWar: 'ukończysz misję komercyjną lub wojenną',
    usedPlanet: 'skorzystasz z akcji planety akcyjnej',
    performedMining: 'wykonasz akcję wydobycia',
    performedSecondary: 'wykonasz dodatkową akcję',
    performedExploration: 'wykonasz akcję eksploracji',
    advancedMilitary: 'awansujesz na torze wojskowości',
    advancedProduction: 'awansujesz na torze produkcji',
    satInSenate: 'zajmiesz fotel w Galaktycznym Senacie',
  },
}

const afterMovement: Readonly<Record<Lang, string>> = {
  en: 'After each action or effect in which you move a ship',
  pl: 'Po każdej akcji lub efekcie, w którym przesuniesz statek',
}

const lastingTexts: Readonly<Record<Lang, Readonly<Record<Lasting, string>>>> = {
  en: {
    tradeCostsNoAlien: 'The usual cost of unlocking a trade space is 1 alien less for you.',
    extraFreeSpace: 'In each exploration action you may move 1 extra space without paying energy.',
    thirdMission: 'Your mission log holds 3 missions.',
    tunnelForAnyTwo:
      'You may pay 2 resources of any type instead of 1 alien to use a tunnel; each time you do, gain 2 VP.',
    missionCostsCreditLess: 'Completing a mission costs you 1 credit less.',
    militaryParade:
      'In clean-up you gain twice as many VP for the highest military level and lose none for the lowest.',
    settlesFullPlanets:
      'You may place outposts on action planets even if every slot is taken; the lowest requirement there applies.',
    higherLevels: 'On the technology and politics tracks your level counts as 1 higher.',
    reusesMainSpaces:
      'Your captains may take main actions already used by other players; nobody may follow them.',
    visitsPlanets: 'Once per round you may use an action planet on which only other players have outposts.',
    actingCaptain: 'Once per round you may perform the main action instead of a secondary action.',
  },
  pl: {
    tradeCostsNoAlien: 'Zwykły koszt odblokowania pola handlu jest dla ciebie o 1 obcego mniejszy.',
    extraFreeSpace:
      'W każdej akcji eksploracji możesz przesunąć statek o 1 dodatkowe pole bez kosztu w energii.',
    thirdMission: 'Twój dziennik misji mieści 3 misje.',
    tunnelForAnyTwo:
      'Za użycie tunelu możesz zapłacić 2 dowolne zasoby zamiast 1 obcego; za każdym razem, gdy to zrobisz, zyskaj 2 PZ.',
    missionCostsCreditLess: 'Ukończenie misji kosztuje cię o 1 kredyt mniej.',
    militaryParade:
      'W fazie porządkowania zyskujesz dwa razy więcej PZ za najwyższy poziom wojskowości, a za najniższy nic nie tracisz.',
    settlesFullPlanets:
      'Na planetach akcyjnych możesz umieszczać placówki, nawet jeśli wszystkie pola są zajęte; obowiązuje najniższe z tamtejszych wymagań.',
    higherLevels: 'Na torach technologii i polityki twój poziom liczy się jako o 1 wyższy.',
    reusesMainSpaces:
      'Twoi kapitanowie mogą wykonywać główne akcje użyte już przez innych graczy; nikt nie może do nich dołączyć.',
    visitsPlanets: 'Raz na rundę możesz użyć planety akcyjnej, na której placówki mają tylko inni gracze.',
    actingCaptain: 'Raz na rundę możesz zamiast dodatkowej akcji wykonać główną.',
  },
}

/** Every sentence of a technology card. */
export function technologyLines(card: Technology, lang: Lang): string[] {
  const { lasting = [], oncePerRound, atOnce, atEnd = [] } = card
  return [
    ...whenLines(card, lang),
    ...lasting.map((name) => lastingTexts[lang][name]),
    ...(oncePerRound === undefined ? [] : [onceText(oncePerRound, lang)]),
    ...(atOnce === undefined
      ? []
      : [
          `${lang === 'pl' ? 'Natychmiast' : 'At once,'} ${freeChoice(atOnce, lang) ?? effectClause(atOnce, lang)}.`,
        ]),
    ...(atEnd.length === 0 ? [] : [endText(card, lang)]),
  ]
}

export function technologyText(card: Technology, lang: Lang): string {
  return technologyLines(card, lang).join(' ')
}

/**
 * A choice between advances without cost, where the last option is all of them for a price (TC305). The words "free of
 * cost" are said once, before the first advance, so that they apply to each.
 */
function freeChoice(effect: TreeEffect, lang: Lang): string | null {
  if (effect.op !== 'choose') return null
  const last = effect.of.at(-1)
  const advances = effect.of.slice(0, -1)
  if (last?.op !== 'pay' || last.for.op !== 'all' || !advances.every(isFreeAdvance)) return null
  if (JSON.stringify(last.for.of) !== JSON.stringify(advances)) return null
  const each = advances.map((advance) => effectClause(advance, lang).replace(FREE[lang], ''))
  const price = effectClause(last.cost, lang)
  return lang === 'pl'
    ? `wybierz jedno, bez zwykłego kosztu: ${each.join('; ')}; albo ${price}, aby zrobić jedno i drugie`
    : `choose one, without the usual cost: ${each.join('; ')}; or ${price} to do both`
}

function isFreeAdvance(effect: TreeEffect): boolean {
  return effect.op === 'advance' && effect.isFree === true
}

/** Timings with the same effect share a line. */
function whenLines({ when = [] }: Technology, lang: Lang): string[] {
  const byEffect = new Map<string, string[]>()
  for (const { moment, effect } of when) {
    const clause = effectClause(effect, lang)
    byEffect.set(clause, [...(byEffect.get(clause) ?? []), timings[lang][moment]])
  }
  return [...byEffect].map(([clause, times]) => {
    // GC-ORG-91: once for each action or effect, for any number of spaces.
    if (times.includes(timings[lang].moved)) return `${afterMovement[lang]}, ${clause}.`
    return lang === 'pl'
      ? `Za każdym razem, gdy ${times.join(' lub ')}, ${clause}.`
      : `Each time you ${times.join(' or ')}, ${clause}.`
  })
}

function onceText(once: TreeEffect | Lasting, lang: Lang): string {
  if (typeof once === 'string') return lastingTexts[lang][once]
  const infinitive = treeLanguage.clause(once, lang, 'infinitive')
  return lang === 'pl' ? `Raz na rundę możesz ${infinitive}.` : `Once per round you may ${infinitive}.`
}

function endText({ atEnd = [] }: Technology, lang: Lang): string {
  const scored = joined(
    lang,
    atEnd.map((scoring) => scoringClause(scoring, lang)),
    'and',
  )
  return lang === 'pl' ? `Na koniec gry zyskaj ${scored}.` : `At the end of the game gain ${scored}.`
}

export function missionLines({ cost, requirement, reward }: Mission, lang: Lang): string[] {
  const wording = {
    en: { cost: 'Cost', requirement: 'Requirement', reward: 'Reward' },
    pl: { cost: 'Koszt', requirement: 'Wymaganie', reward: 'Nagroda' },
  }[lang]
  return [
    `${wording.cost}: ${goodsListed(lang, cost)}.`,
    ...(requirement === null ? [] : [`${wording.requirement}: ${shortWhen(requirement, lang)}.`]),
    `${wording.reward}: ${effectClause(reward, lang)}.`,
  ]
}

/** "Commercial or war mission, level 2." */
export function missionTypeLine({ types, level }: Mission, lang: Lang): string {
  const type = joined(
    lang,
    types.map((each) => missionTypeNames[each][lang]),
    'or',
  )
  return lang === 'pl'
    ? `Misja ${type}, poziom ${level}.`
    : `${sentence(`${type} mission`).slice(0, -1)}, level ${level}.`
}

export function decreeText({ requirement, points }: Decree, lang: Lang): string {
  const needs = shortWhen(requirement, lang)
  return lang === 'pl'
    ? `Wymaganie: ${needs}. Nagroda: ${points} PZ.`
    : `Requirement: ${needs}. Reward: ${points} VP.`
}

/** "Green and grey action planet." */
export function planetTypeLine({ colours: own, kind, isBase }: Planet, lang: Lang): string {
  const colour =
    own.length === colours.length
      ? multicolour[lang]
      : own.map((each) => colourNames[each][lang]).join(lang === 'pl' ? ' i ' : ' and ')
  const base = isBase === true ? (lang === 'pl' ? 'bazowa ' : 'base ') : ''
  return lang === 'pl'
    ? sentence(`${base}${planetKindNames[kind].pl}, ${colour}`)
    : sentence(`${colour} ${base}${planetKindNames[kind].en}`)
}

const planetTriggers: Readonly<Record<Lang, Readonly<Record<Planet['kind'], string>>>> = {
  en: {
    action: 'Action',
    mining: 'In mining actions and when you place an outpost here',
    wild: 'Income',
    special: 'In mining actions',
  },
  pl: {
    action: 'Akcja',
    mining: 'W akcjach wydobycia i przy umieszczeniu placówki',
    wild: 'Dochód',
    special: 'W akcjach wydobycia',
  },
}

export function planetEffectLine({ kind, effect }: Planet, lang: Lang): string {
  return `${planetTriggers[lang][kind]}: ${afterColon(effect, lang)}.`
}

/** The requirement of each slot. */
function slotsLine({ kind, slots }: Planet, lang: Lang): string {
  if (kind === 'special') return ''
  if (kind === 'wild')
    return lang === 'pl'
      ? 'Pole placówki: odrzuć 1 zmobilizowanego załoganta.'
      : 'Outpost slot: discard 1 mobilised crew member.'
  if (slots.every((trade) => trade === 0))
    return lang === 'pl'
      ? `Pola placówek: ${slots.length}, bez wymagań.`
      : `Outpost slots: ${slots.length}, no requirement.`
  const each = slots.map((trade) => {
    if (trade === 0) return lang === 'pl' ? 'bez wymagań' : 'no requirement'
    return levelText(lang, 'trade', trade)
  })
  const heading =
    slots.length === 1
      ? { en: 'Outpost slot', pl: 'Pole placówki' }
      : { en: 'Outpost slots', pl: 'Pola placówek' }
  return `${heading[lang]}: ${each.join('; ')}.`
}

export function planetLines(planet: Planet, lang: Lang): string[] {
  return [planetTypeLine(planet, lang), slotsLine(planet, lang), planetEffectLine(planet, lang)].filter(
    (wording) => wording !== '',
  )
}

export function pirateText({ strength, reward, goesOn }: PirateToken, lang: Lang): string {
  const clause = effectClause(reward, lang)
  return lang === 'pl'
    ? `Siła ${strength}: aby ich pokonać, musisz mieć poziom wojskowości co najmniej ${strength}; zyskujesz ${strength} PZ. ${goesOn === 'income' ? 'Dochód' : 'W akcjach wydobycia'}: ${clause}.`
    : `Strength ${strength}: to defeat them you need a military level of at least ${strength}; you gain ${strength} VP. ${goesOn === 'income' ? 'Income' : 'In mining actions'}: ${clause}.`
}

export function wealthText({ gain }: WealthCard, lang: Lang): string {
  return effectText(gain, lang)
}
