import { abstainOrDraw, type Effects, effectLanguage } from '@kantyna/kernel'
import { playerNames, scopeNames, sectionNames } from '../../words/effect-names.ts'
import { cardJoints } from '../../words/joint-words.ts'
import { useLanguage } from '../card-language.ts'
import { copy, type Rim } from '../rim.ts'
import * as conditionsByName from './conditions.ts'
import { databankScripts } from './databank.ts'
import { ends } from './ends.ts'
import * as measuresByName from './measures.ts'
import * as operationsByName from './operations.ts'
import { couldBeGivenCredits, mostFamousPlayer, opponentOf, playerHereWith } from './players.ts'
import { thingOfSource } from './source-thing.ts'
import type { CardEffect, CardWhen, Conditions, Measures, Operations, RimContext } from './vocabulary.ts'

// A mapped type can be looked up by any name, which the vocabulary's interfaces do not let one do.
const operations: { readonly [Op in keyof Operations]: Operations[Op] } = operationsByName
const conditions: { readonly [Is in keyof Conditions]: Conditions[Is] } = conditionsByName
const measures: { readonly [Per in keyof Measures]: Measures[Per] } = measuresByName

/**
 * What cards are written in. "And" and "then" do what can be done (OR-ABIL-03, OR-ABIL-05), "may" leaves it to the player
 * (OR-ABIL-02), and "to" wants all that stands before it (OR-ABIL-04): these are joints of the kernel.
 */
export const cardLanguage: Effects<Rim, RimContext, CardEffect, CardWhen> = effectLanguage<Rim, RimContext>()(
  operations,
  conditions,
  {
    roles: {
      opponent: { seat: (t, { seat }) => opponentOf(t, seat), name: playerNames.opponent },
      active: { seat: (t) => t.active, name: playerNames.active },
      mostFamous: { seat: mostFamousPlayer, name: playerNames.mostFamous },
      playerHere: { seat: (t, { seat }) => playerHereWith(t, seat), name: playerNames.playerHere },
    },
    names: { ...sectionNames, chosen: playerNames.chosen },
    scopes: scopeNames,
    joints: cardJoints,
    scripts: databankScripts,
    ends,
    source: thingOfSource,
    copy,
    mayOpen: couldBeGivenCredits,
    // OR-AIDEC-01, OR-AIDEC-02, OR-GAP-53: whatever a card asks of the AI player.
    byRule: abstainOrDraw('ai'),
  },
  measures,
)

// The rules below the language read what cards say by what it is handed to them here.
useLanguage(cardLanguage)
