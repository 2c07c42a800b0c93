import { type Lang, sentence } from '@kantyna/kernel'
import { bases } from '../../content/bases.ts'
import type { Card, Faction } from '../../content/card.ts'
import { kindNames, traitNames } from '../things/names.ts'

/** The kind and the numbers of a card, in words. */

const polishKinds: Readonly<Record<Card['kind'], { readonly plain: string; readonly unique: string }>> = {
  unit: { plain: 'jednostka', unique: 'unikatowa jednostka' },
  ship: { plain: 'okręt', unique: 'unikatowy okręt' },
  base: { plain: 'baza', unique: 'unikatowa baza' },
}

const polishFactions: Readonly<Record<Exclude<Faction, 'neutral'>, string>> = {
  empire: 'Imperium',
  rebels: 'Rebelii',
}

const englishFactions: Readonly<Record<Faction, string>> = {
  empire: 'Empire',
  rebels: 'Rebel',
  neutral: 'neutral',
}

/** "Unique Empire unit: Officer." */
export function typeLine(card: Card, lang: Lang): string {
  const traits = card.traits.map((trait) => traitNames[trait][lang]).join(', ')
  return sentence(
    `${lang === 'pl' ? polishType(card) : englishType(card)}${traits === '' ? '' : `: ${traits}`}`,
  )
}

function polishType(card: Card): string {
  const { kind, faction, unique } = card
  const noun = `${polishKinds[kind][unique ? 'unique' : 'plain']}${isStartingBase(card) ? ' startowa' : ''}`
  const adjective = kind === 'ship' ? 'neutralny' : 'neutralna'
  const of = faction === 'neutral' ? adjective : polishFactions[faction]
  return `${noun} ${of}${card.set === 'starter' ? ', karta startowa' : ''}`
}

function englishType(card: Card): string {
  const { kind, faction, unique } = card
  const noun = `${isStartingBase(card) ? 'starting ' : ''}${kindNames[kind].en}`
  return `${unique ? 'unique ' : ''}${englishFactions[faction]} ${noun}${card.set === 'starter' ? ', starter card' : ''}`
}

/** The first base of each faction is the starting base. */
function isStartingBase(card: Card): boolean {
  return bases.find(({ faction }) => faction === card.faction) === card
}

const valueNames = {
  en: {
    cost: 'cost',
    attack: 'attack',
    resources: 'resources',
    force: 'Force',
    target: 'target value',
    hitPoints: 'hit points',
  },
  pl: {
    cost: 'koszt',
    attack: 'atak',
    resources: 'zasoby',
    force: 'Moc',
    target: 'wartość docelowa',
    hitPoints: 'punkty wytrzymałości',
  },
} as const

const values = ['cost', 'attack', 'resources', 'force', 'target', 'hitPoints'] as const

/** A number on a card with its name: "attack 2". */
export interface NamedValue {
  readonly value: (typeof values)[number]
  readonly label: string
}

export function namedValues(card: Card, lang: Lang): readonly NamedValue[] {
  return values
    .filter((value) => card[value] > 0)
    .map((value) => ({ value, label: `${valueNames[lang][value]} ${card[value]}` }))
}

/** "Cost 4, attack 2, target value 4."; nothing for a card without numbers. */
export function valueLine(card: Card, lang: Lang): string {
  const wording = namedValues(card, lang)
  return wording.length === 0 ? '' : sentence(wording.map(({ label }) => label).join(', '))
}
