import {
  abstainOrDraw,
  type CardTable,
  type Effects,
  type End,
  effectLanguage,
  type Text,
} from '@kantyna/kernel'
import { playerNames, scopeNames } from '../../words/cards/effect-names.ts'
import { type CardRules, registerLanguage } from '../abilities/card-language.ts'
import { defeatAnyBeaten } from '../combat/defeat.ts'
import { emitNoRoom } from '../resources/gaining.ts'
import { copy, type Rim } from '../rim.ts'

import { clauseWords } from './clause-words.ts'
import * as conditionsByName from './conditions.ts'
import { databankScripts } from './databank.ts'
import * as measuresByName from './measures.ts'
import * as operationsByName from './operations.ts'
import { thingOfSource } from './options.ts'
import { couldBeGivenCredits, mostFamousPlayer, opponentOf, playerHereWith } from './players.ts'
import type {
  BaseConditions,
  BaseMeasures,
  BaseOperations,
  CardEffect,
  CardWhen,
  RimCondition,
  RimContext,
  RimMeasure,
  RimOperation,
} from './vocabulary.ts'

// Mapped types can be indexed by any name; the vocabulary's interfaces cannot.
const operations: { readonly [Op in keyof BaseOperations]: BaseOperations[Op] } = operationsByName
const conditions: { readonly [Is in keyof BaseConditions]: BaseConditions[Is] } = conditionsByName
const measures: { readonly [Per in keyof BaseMeasures]: BaseMeasures[Per] } = measuresByName

/** What `{ op: 'end' }` can end: a job fails (OR-JOB-11), or the turn ends at once (OR-TURN-04). */
const ends: { readonly [what: string]: End } = {
  job: {
    routine: 'job',
    stage: 'fail',
    words: { pl: 'misja kończy się niepowodzeniem', en: 'the job fails' },
  },
  turn: {
    routine: 'turn',
    stage: 'end',
    words: { pl: 'twoja tura natychmiast się kończy', en: 'your turn ends at once' },
  },
}

/** The words that an expansion adds to the language. It cannot replace existing words. */
export interface CardVocabulary {
  readonly operations?: { readonly [op: string]: RimOperation<never> }
  readonly conditions?: { readonly [is: string]: RimCondition<never> }
  readonly measures?: { readonly [per: string]: RimMeasure<never> }
  readonly roles?: CardTable<Rim, RimContext>['roles']
  readonly names?: Readonly<Record<string, Text>>
  readonly ends?: CardTable<Rim, RimContext>['ends']
}

type CardLanguage = Effects<Rim, RimContext, CardEffect, CardWhen> & CardRules

/**
 * The language of cards. "And" and "then" do what can be done (OR-ABIL-03, OR-ABIL-05), "may" lets the player choose
 * (OR-ABIL-02), and "to" requires everything before it (OR-ABIL-04): these are combinators of the kernel.
 */
function languageWith(added: readonly CardVocabulary[]): CardLanguage {
  const all = <Kind extends keyof CardVocabulary>(kind: Kind): CardVocabulary[Kind] =>
    Object.assign({}, ...added.map((vocabulary) => vocabulary[kind]))
  const names: Readonly<Record<string, Text>> = { ...all('names'), chosen: playerNames.chosen }
  // The tree's type connects each node with its word. An expansion adds the types of its words (vocabulary.ts).
  const language = effectLanguage<Rim, RimContext>()(
    { ...operations, ...all('operations') },
    { ...conditions, ...all('conditions') },
    {
      roles: {
        ...all('roles'),
        opponent: { seat: (t, { seat }) => opponentOf(t, seat), name: playerNames.opponent },
        active: { seat: (t) => t.active, name: playerNames.active },
        mostFamous: { seat: mostFamousPlayer, name: playerNames.mostFamous },
        playerHere: { seat: (t, { seat }) => playerHereWith(t, seat), name: playerNames.playerHere },
      },
      names: (name) => names[name] ?? clauseWords().sectionNames[name],
      scopes: scopeNames,
      combinators: () => clauseWords().combinators,
      scripts: databankScripts,
      ends: { ...ends, ...all('ends') },
      source: thingOfSource,
      copy,
      mayOpen: couldBeGivenCredits,
      passedOver: emitNoRoom,
      // OR-DMG-02, OR-DMG-03: a part of an effect may have lowered a player's limit.
      afterPart: defeatAnyBeaten,
      // OR-AIDEC-01, OR-AIDEC-02, OR-GAP-53: how the AI player answers a card.
      byRule: abstainOrDraw('ai'),
    },
    { ...measures, ...all('measures') },
  )
  // Conditions and measures read only public facts (vocabulary.ts), so they can be checked against a view.
  return language as unknown as CardLanguage
}

/** The language with every word that was loaded. Words that no card of a table uses do no harm. */
export let cardLanguage: CardLanguage = languageWith([])

const loaded: CardVocabulary[] = []

/** Called when a game with expansions is built. */
export function extendLanguage(added: readonly CardVocabulary[]): void {
  const unknown = added.filter((vocabulary) => !loaded.includes(vocabulary))
  if (unknown.length === 0) return
  loaded.push(...unknown)
  cardLanguage = languageWith(loaded)
  registerLanguage(cardLanguage)
}

// The rules that cannot import the language get it here.
registerLanguage(cardLanguage)
