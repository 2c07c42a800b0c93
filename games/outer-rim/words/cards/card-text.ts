import { type Lang, sentence, type Text } from '@kantyna/kernel'
import type {
  Bounty,
  Cargo,
  DatabankCard,
  EncounterCard,
  Job,
  MarketCard,
  Reading,
  Resource,
  Section,
  SectionKey,
} from '../../content/card.ts'
import type { Planet, Standing } from '../../content/names.ts'
import type { CardEffect } from '../../rules/effects/vocabulary.ts'

import { namedByBox } from '../named-by-box.ts'
import { onPlanet, planetName, toPlanet } from '../planets.ts'
import { abilityText, usableText } from './ability-words.ts'
import { combatOfKind, maelstrom, skillNames, traitNames, yourReputation } from './card-terms.ts'
import { effectParagraphs, effectText, headed, reputationsText } from './effect-text.ts'
import { contactName } from './filter-words.ts'
import { sectionNames } from './section-names.ts'

/**
 * The printed text of cards, generated from their effects: each text is a list of paragraphs. Figures (cost, values,
 * slots) and the prose of encounters are not included.
 */
export type Paragraphs = readonly string[]

/** A market card: a resource, a ship or an offer. */
export function marketCardText(card: MarketCard, lang: Lang): Paragraphs {
  if ('resource' in card)
    return card.rotated === undefined
      ? resourceText(card.resource, lang)
      : [...resourceText(card.resource, lang), ...rotatedText(card.rotated, lang)]
  if ('offer' in card) return effectParagraphs(card.offer, lang)
  return [
    lang === 'pl'
      ? 'Wymień swój statek na ten. Usuń tę kartę z gry.'
      : 'Exchange your ship for this one. Remove this card from the game.',
  ]
}

/** The second resource of a rotating card. */
function rotatedText(
  { name, resource }: { readonly name: Text; readonly resource: Resource },
  lang: Lang,
): Paragraphs {
  return [`${lang === 'pl' ? 'Druga połowa' : 'Other half'}: ${name[lang]}.`, ...resourceText(resource, lang)]
}

export function resourceText(resource: Resource, lang: Lang): Paragraphs {
  return [
    ...factsOf(resource, lang),
    ...(resource.abilities ?? []).map((ability) => abilityText(ability, lang)),
    ...limitsOf(resource, lang),
  ]
}

function factsOf(resource: Resource, lang: Lang): Paragraphs {
  switch (resource.type) {
    case 'cargo':
      return cargoText(resource, lang)
    case 'bounty':
      return bountyText(resource, lang)
    case 'job':
      return jobText(resource, lang)
    case 'crew':
      return [labelled(lang, 'skills', resource.skills.map((skill) => skillNames[lang][skill]).join(', '))]
    case 'gear':
    case 'mod':
      return []
  }
}

export const labels = {
  en: {
    destination: 'Destination',
    reward: 'Reward',
    elimination: 'Elimination reward',
    capture: 'Capture reward',
    skills: 'Skills',
    contact: 'Contact',
    goal: 'Goal',
    setup: 'Setup',
    planning: 'Planning',
    action: 'Action',
    encounter: 'Encounter',
  },
  pl: {
    destination: 'Punkt docelowy',
    reward: 'Nagroda',
    elimination: 'Nagroda za eliminację',
    capture: 'Nagroda za schwytanie',
    skills: 'Umiejętności',
    contact: 'Kontakt',
    goal: 'Cel',
    setup: 'Przygotowanie',
    planning: 'Planowanie',
    action: 'Akcja',
    encounter: 'Spotkanie',
  },
} as const

function labelled(lang: Lang, label: keyof typeof labels.en, text: string): string {
  return `${labels[lang][label]}: ${sentence(text)}`
}

function rewardText(lang: Lang, label: 'reward' | 'elimination' | 'capture', reward: CardEffect): string {
  return `${labels[lang][label]}: ${effectText(reward, lang)}`
}

function cargoText({ destination, reward, traits }: Cargo, lang: Lang): Paragraphs {
  const illegal = traits?.includes('illegal') === true ? [sentence(traitNames[lang].illegal)] : []
  return [
    ...illegal,
    labelled(lang, 'destination', planetName(lang, destination)),
    rewardText(lang, 'reward', reward),
  ]
}

function bountyText({ contact, combat, elimination, capture }: Bounty, lang: Lang): Paragraphs {
  const delivered =
    lang === 'pl'
      ? `dostarcz kontakt na ${toPlanet('pl', capture.to)}`
      : `deliver the contact to ${toPlanet('en', capture.to)}`
  return [
    `${labels[lang].contact}: ${contactName(lang, contact)} (${combatOfKind[lang][combat.kind]} ${combat.value}).`,
    rewardText(lang, 'elimination', elimination),
    `${labels[lang].capture} (${delivered}): ${effectText(capture.reward, lang)}`,
  ]
}

const afterwards = {
  en: { discard: 'Then discard this card.', remove: 'Then remove this card from the game.' },
  pl: { discard: 'Następnie odrzuć tę kartę.', remove: 'Następnie usuń tę kartę z gry.' },
} as const

function jobText(
  { destination, skills, required, does, reward, afterwards: then, heading }: Job,
  lang: Lang,
): Paragraphs {
  const tested = skills.map((skill) => {
    const must = lang === 'pl' ? ' (test wymagany)' : ' (required)'
    return `${skillNames[lang][skill]}${required.includes(skill) ? must : ''}`
  })
  return [
    ...(heading === undefined ? [] : [heading[lang]]),
    labelled(lang, 'skills', tested.join(', ')),
    labelled(lang, 'destination', planetName(lang, destination)),
    `${labels[lang].encounter}: ${effectText(does, lang)}`,
    `${rewardText(lang, 'reward', reward)} ${afterwards[lang][then]}`,
  ]
}

function limitsOf({ notOn = [], limit }: Resource, lang: Lang): Paragraphs {
  const planets = notOn.map((planet: Planet) => onPlanet(lang, planet))
  const limits: string[] = []
  if (planets.length > 0)
    limits.push(
      lang === 'pl'
        ? `Nie można kupić na ${planets.join(' ani na ')}.`
        : `Cannot be bought on ${planets.join(' or ')}.`,
    )
  if (limit !== undefined)
    limits.push(
      lang === 'pl'
        ? `Limit: 1 ${traitNames.pl[limit].toUpperCase()} na postać.`
        : `Limit: 1 ${traitNames.en[limit].toUpperCase()} per character.`,
    )
  return limits
}

/** A section of an encounter card. If it depends on reputation, each reading is a paragraph. */
function sectionText(section: Section, lang: Lang): Paragraphs {
  if ('reading' in section) return readingText(section.reading, lang)
  const { faction, by } = section
  const standings: readonly Standing[] = ['positive', 'neutral', 'negative']
  const texts = standings.map((standing) => readingText(by[standing], lang))
  // Readings with the same text are joined.
  const alike = (index: number) =>
    standings.filter((_, other) => texts[other]?.join('\n') === texts[index]?.join('\n'))
  return standings.flatMap((standing, index) => {
    const same = alike(index)
    if (same[0] !== standing) return []
    const is = `${yourReputation[lang][faction]} ${lang === 'pl' ? 'jest' : 'is'} ${reputationsText(same, lang)}`
    return headed(`${lang === 'pl' ? 'Jeśli' : 'If'} ${is}`, texts[index] ?? [])
  })
}

export function lowered(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`
}

/** OR-ESPC-05: an effect that happens at once, or a secret that is kept face down. */
export function readingText(reading: Reading, lang: Lang): Paragraphs {
  if ('does' in reading) return effectParagraphs(reading.does, lang)
  const kept =
    lang === 'pl'
      ? 'Zatrzymaj tę kartę jako tajną informację. Odrzuć ją, aby jej użyć.'
      : 'Keep this card facedown as a secret. Discard it to use it.'
  return [kept, usableText(reading.secret, lang)]
}

/** The heading of a section: the place that it is for. */
export function sectionHeading(key: SectionKey, lang: Lang): string {
  switch (key) {
    case 'maelstrom':
      return maelstrom[lang]
    case 'patrol':
      return lang === 'pl' ? 'Punkt nawigacyjny z patrolem' : 'Navpoint with a patrol'
    case 'noPatrol':
      return lang === 'pl' ? 'Punkt nawigacyjny bez patrolu' : 'Navpoint without a patrol'
    default:
      // If no box has a name for the key, the key is a planet.
      return namedByBox((names) => names.sections?.[key]?.[lang]) ?? planetName(lang, key as Planet)
  }
}

export interface TitledText {
  readonly heading: string
  readonly paragraphs: Paragraphs
}

/** Every section of an encounter card, and its resource. During a game only the section that is read may be shown. */
export function encounterCardText(card: EncounterCard, lang: Lang): readonly TitledText[] {
  const sections = Object.entries(card.sections) as [SectionKey, Section][] // Object.entries loses the type of the keys
  const wording = sections.map(([key, section]) => ({
    heading: sectionHeading(key, lang),
    paragraphs: sectionText(section, lang),
  }))
  return card.resource === undefined
    ? wording
    : [...wording, { heading: card.name[lang], paragraphs: resourceText(card.resource, lang) }]
}

/** One section of a databank card, by its label. */
export function databankSectionText(card: DatabankCard, label: string, lang: Lang): Paragraphs {
  const section = card.sections[label]
  return section === undefined || isEmpty(section) ? [] : effectParagraphs(section, lang)
}

function isEmpty(effect: CardEffect): boolean {
  return effect.op === 'all' && effect.of.length === 0
}

/** The name of a section of a databank card; the first section needs none. */
export function sectionName(label: string, lang: Lang): string {
  return sectionNames[label]?.[lang] ?? label
}

/** On a whole card, a section with a letter as its label has a heading: "Section A". */
function headingOf(label: string, lang: Lang): string {
  const name = sectionName(label, lang)
  return name === label ? `${lang === 'pl' ? 'Sekcja' : 'Section'} ${label}` : name
}

/** Every section of a databank card in order, and its resource. */
export function databankCardText(card: DatabankCard, lang: Lang): readonly TitledText[] {
  const sections = Object.keys(card.sections).map((label, index) => ({
    heading: index === 0 ? '' : headingOf(label, lang),
    paragraphs: databankSectionText(card, label, lang),
  }))
  const wording = sections.filter(({ paragraphs }) => paragraphs.length > 0)
  return card.resource === undefined
    ? wording
    : [...wording, { heading: card.name[lang], paragraphs: resourceText(card.resource, lang) }]
}
