import type { Facts, Lang, Line, Option, PresentedDecision, Text } from '@kantyna/kernel'
import { FIRST_CHARACTER, FIRST_SHIP } from '../../rules/pieces.ts'
import { factionNames } from '../cards/card-terms.ts'
import { factionAt } from '../things/names.ts'
import { pieceLink } from '../things/things.ts'
import { factNumber } from './facts.ts'

/** The questions with which a game begins, in both languages. A table needs their words at once. */

export const setupKinds = [
  'chooseCharacter',
  'chooseAiCharacter',
  'chooseStartingShip',
  'chooseReputation',
] as const

export type SetupKind = (typeof setupKinds)[number]

const prompts: Readonly<Record<SetupKind, Text>> = {
  chooseCharacter: { pl: 'Wybierz swoją postać.', en: 'Choose your character.' },
  chooseAiCharacter: { pl: 'Wybierz postać gracza SI.', en: 'Choose the AI player’s character.' },
  chooseStartingShip: { pl: 'Wybierz statek startowy.', en: 'Choose your starting ship.' },
  chooseReputation: {
    pl: 'W której frakcji zaczynasz z pozytywną reputacją?',
    en: 'Choose the faction with which you start with positive reputation.',
  },
}

type SetupLabel = (lang: Lang, facts: Facts) => Line

const labels: Readonly<Record<SetupKind, SetupLabel>> = {
  chooseCharacter: characterLabel,
  chooseAiCharacter: characterLabel,
  chooseStartingShip: shipLabel,
  chooseReputation: (lang, facts) => [factionNames[lang][factionAt(factNumber(facts, 'faction'))]],
}

export const setupWaiting: Readonly<Record<SetupKind, Text>> = {
  chooseCharacter: { pl: 'wybiera postać', en: 'is choosing a character' },
  chooseAiCharacter: { pl: 'wybiera postać gracza SI', en: 'is choosing the AI player’s character' },
  chooseStartingShip: { pl: 'wybiera statek startowy', en: 'is choosing a starting ship' },
  chooseReputation: { pl: 'wybiera frakcję', en: 'is choosing a faction' },
}

export function isSetupKind(kind: string): kind is SetupKind {
  return kind in prompts
}

/** Null for a question that is asked later. */
export function setupPrompt(lang: Lang, { kind }: PresentedDecision): Line | null {
  return isSetupKind(kind) ? [prompts[kind][lang]] : null
}

/** Null for an answer to a question that is asked later. */
export function setupOption(lang: Lang, { kind }: PresentedDecision, { facts = {} }: Option): Line | null {
  return isSetupKind(kind) ? labels[kind](lang, facts) : null
}

/** The label has no figures: the card and its explanation show them. */
function characterLabel(lang: Lang, facts: Facts): Line {
  return [pieceLink(lang, FIRST_CHARACTER + factNumber(facts, 'character'))]
}

export function shipLabel(lang: Lang, facts: Facts): Line {
  return [pieceLink(lang, FIRST_SHIP + factNumber(facts, 'ship'))]
}
