import {
  compose,
  type ExtensibleGame,
  type Game,
  optionsOf,
  secretsOf,
  type TableOption,
  versionWith,
} from '@kantyna/kernel'
import { meta } from '../meta.ts'
import { tableOptions } from '../words/questions/options.ts'
import { registerTimings } from './abilities/timings.ts'
import { checkedValues } from './abilities/values.ts'
import { type RimRules, registerRules } from './composition.ts'
import { extendLanguage } from './effects/language.ts'
import { publicFactsWith } from './encounters/secrets.ts'
import { registerSections } from './encounters/section-key.ts'
import { decisionsWith, routinesWith, streamsWith, turnKinds } from './flow.ts'
import { registerMap } from './map/map.ts'
import { points } from './points/index.ts'
import { copyWith, fields, positionMaker, type Rim, type RimOptions, secrets, sizedFields } from './rim.ts'
import { inventory } from './setup/inventory.ts'
import { optionChoices } from './setup/options.ts'
import { registerTables, tablesOf } from './tables.ts'
import { standingMovesOf } from './trade/trade.ts'

/** Outer Rim for the kernel: rules without words. */
export type RimGame = Game<Rim, RimOptions> & {
  readonly secrets: typeof secrets
  /** Its resolved points. */
  readonly rules: RimRules
}

/** Registers the contents of boxes with the rules, and returns the bits of the boxes. */
function registerBoxes(rules: RimRules): number {
  const { boxes, vocabulary } = rules.game
  const modules = boxes.reduce((bits, { bit }) => bits | bit, 0)
  registerMap(modules, rules.map, boxes)
  registerTables(modules, boxes)
  for (const box of boxes) {
    registerSections(box)
    registerTimings(box)
  }
  registerRules(modules, rules)
  extendLanguage(vocabulary)
  return modules
}

/** Options of a table: an added option replaces the one with its id, or comes after all others. */
function replacedById(usual: readonly TableOption[], added: readonly TableOption[]): TableOption[] {
  const isNew = ({ id }: TableOption) => usual.every((option) => option.id !== id)
  return [
    ...usual.map((option) => added.findLast(({ id }) => id === option.id) ?? option),
    ...added.filter(isNew),
  ]
}

/** The game with its extension points (rules/points). */
export const extensibleRim: ExtensibleGame<typeof points, RimGame> = {
  points,
  build(rules, modules) {
    // The boxes come first, because routines and questions use the card language.
    const bits = registerBoxes(rules)
    const { game } = rules
    const copyOf = copyWith(game.fields)
    const sized = modules.length === 0 ? {} : sizedFields(tablesOf({ modules: bits }))
    const allFields: typeof fields = Object.assign({}, fields, sized, ...game.fields)
    return {
      meta,
      ...(modules.length === 0 ? {} : { modules: modules.map(({ id }) => id) }),
      rules,
      rulesVersion: versionWith('2', modules),
      options: () =>
        optionsOf(
          Object.assign({}, optionChoices, ...game.options),
          modules.map(({ id }) => id),
          game.contradictions,
        ),
      tableOptions: (players) =>
        replacedById(
          tableOptions(players),
          game.tableOptions.flatMap((optionsFor) => optionsFor(players)),
        ),
      ...(game.automas === null ? {} : { automas: game.automas }),
      streams: streamsWith(rules),
      routines: routinesWith(rules),
      decisions: decisionsWith(rules),
      standing: standingMovesOf(rules.action, copyOf),
      turnKinds,
      whoseTurn: (t) => (t.turn === 0 ? null : t.active),
      // `whoseTurn` is not enough: a person alone against an AI player answers the questions of every turn.
      turnNumber: (t) => t.turn,
      secrets: game.fields.length === 0 ? secrets : secretsOf(allFields),
      publicFacts: publicFactsWith(game.boxes),
      inventory,
      setup: positionMaker(allFields, bits, copyOf),
      copy: copyOf,
      allies: (_, seat) => [seat],
      values: checkedValues,
      // OR-R-01 bounds the turns; a turn has far fewer choices than this.
      longestGame: 200_000,
    }
  },
}

/** The base game alone. */
export const game: RimGame = compose(extensibleRim)
