import { abstainOrDraw, type CardTable, type Effects, effectLanguage } from '@kantyna/kernel'
import { cardCombinators } from '../../words/cards/combinator-words.ts'
import { playerNames, scopeNames, sectionNames } from '../../words/cards/effect-names.ts'
import { registerLanguage } from '../abilities/card-language.ts'
import { defeatAnyBeaten } from '../combat/defeat.ts'
import { tellNoRoom } from '../resources/gaining.ts'
import { copy, type Rim } from '../rim.ts'
import * as conditionsByName from './conditions.ts'
import { databankScripts } from './databank.ts'
import { ends } from './ends.ts'
import * as measuresByName from './measures.ts'
import * as operationsByName from './operations.ts'
import { couldBeGivenCredits, mostFamousPlayer, opponentOf, playerHereWith } from './players.ts'
import { thingOfSource } from './source-thing.ts'
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

// A mapped type can be looked up by any name, which the vocabulary's interfaces do not let one do.
const operations: { readonly [Op in keyof BaseOperations]: BaseOperations[Op] } = operationsByName
const conditions: { readonly [Is in keyof BaseConditions]: BaseConditions[Is] } = conditionsByName
const measures: { readonly [Per in keyof BaseMeasures]: BaseMeasures[Per] } = measuresByName

/** What an expansion adds to the language. Its words are its own: none of these can be said anew. */
export interface CardVocabulary {
  readonly operations?: { readonly [op: string]: RimOperation<never> }
  readonly conditions?: { readonly [is: string]: RimCondition<never> }
  readonly measures?: { readonly [per: string]: RimMeasure<never> }
  readonly roles?: CardTable<Rim, RimContext>['roles']
  readonly names?: CardTable<Rim, RimContext>['names']
  readonly ends?: CardTable<Rim, RimContext>['ends']
}

/**
 * What cards are written in. "And" and "then" do what can be done (OR-ABIL-03, OR-ABIL-05), "may" leaves it to the player
 * (OR-ABIL-02), and "to" wants all that stands before it (OR-ABIL-04): these are combinators of the kernel.
 */
function languageWith(added: readonly CardVocabulary[]): Effects<Rim, RimContext, CardEffect, CardWhen> {
  const all = <Kind extends keyof CardVocabulary>(kind: Kind): CardVocabulary[Kind] =>
    Object.assign({}, ...added.map((vocabulary) => vocabulary[kind]))
  // The tree's type ties each node to its word; that an expansion's words are in it, its own types say (vocabulary.ts).
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
      names: { ...all('names'), ...sectionNames, chosen: playerNames.chosen },
      scopes: scopeNames,
      combinators: cardCombinators,
      scripts: databankScripts,
      ends: { ...ends, ...all('ends') },
      source: thingOfSource,
      copy,
      mayOpen: couldBeGivenCredits,
      passedOver: tellNoRoom,
      // OR-DMG-02, OR-DMG-03: a part may have taken away what kept somebody below a limit.
      afterPart: defeatAnyBeaten,
      // OR-AIDEC-01, OR-AIDEC-02, OR-GAP-53: whatever a card asks of the AI player.
      byRule: abstainOrDraw('ai'),
    },
    { ...measures, ...all('measures') },
  )
  return language as unknown as Effects<Rim, RimContext, CardEffect, CardWhen>
}

/** The language with every word that was loaded: what is not on a table's cards is not said there. */
export let cardLanguage: Effects<Rim, RimContext, CardEffect, CardWhen> = languageWith([])

const loaded: CardVocabulary[] = []

/** Called when a game with expansions is built. */
export function extendLanguage(added: readonly CardVocabulary[]): void {
  const unknown = added.filter((vocabulary) => !loaded.includes(vocabulary))
  if (unknown.length === 0) return
  loaded.push(...unknown)
  cardLanguage = languageWith(loaded)
  registerLanguage(cardLanguage)
}

// The rules below the language read what cards say by what it is handed to them here.
registerLanguage(cardLanguage)
