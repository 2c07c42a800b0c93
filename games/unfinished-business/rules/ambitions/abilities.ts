import { at } from '@kantyna/kernel'
import type { Ability } from '../../../outer-rim/content/card.ts'
import type { AbilitySource } from '../../../outer-rim/rules/abilities/ability-sources.ts'
import type { CardWhen } from '../../../outer-rim/rules/effects/vocabulary.ts'
import { NONE } from '../../../outer-rim/rules/pieces.ts'
import { ambitions } from '../../content/ambitions.ts'
import type { Ambition, PlanetDestination } from '../../content/card.ts'
import { conditionOf } from './destinations.ts'
import { isComplete, isOpen, whyClosed } from './goals.ts'
import { hasAmbitions, sheetOf, sheetOfSource, sourceOfSheet } from './sheets.ts'

/** Abilities of sheets (UB-AMB-06), and the "Action" abilities of goals (UB-FACT-52) while the goal is open. */

/** UB-AMB-31: limits an ability to its destination. */
function onlyAt(ability: Ability, destination: PlanetDestination | undefined): Ability {
  if (destination === undefined || !('when' in ability)) return ability
  const there = conditionOf(destination)
  const when: CardWhen = ability.if === undefined ? there : { is: 'and', of: [there, ability.if] }
  return { ...ability, if: when }
}

/** The goals of a sheet that are completed by an "Action". */
function actionGoals({ goals }: Ambition): readonly number[] {
  return [...goals.keys()].filter((index) => 'action' in at(goals, index).by)
}

function abilitiesOfSheet(sheet: Ambition): readonly Ability[] {
  const own = sheet.abilities.map(({ ability, at: place }) => onlyAt(ability, place))
  const actions = actionGoals(sheet).flatMap((index): Ability[] => {
    const { by } = at(sheet.goals, index)
    if (!('action' in by)) return []
    const ability = { when: 'action', does: by.action } as const
    return [by.if === undefined ? ability : { ...ability, if: by.if }]
  })
  return [...own, ...actions]
}

const bySheet: readonly (readonly Ability[])[] = ambitions.map(abilitiesOfSheet)
const actionsBySheet: readonly (readonly number[])[] = ambitions.map(actionGoals)

const noSources: readonly number[] = []

/** By source: a list with only that source. The lists are cached, because rules ask for them very often. */
const listsBySource: (readonly number[] | undefined)[] = []

function onlySource(source: number): readonly number[] {
  const list = listsBySource[source] ?? [source]
  listsBySource[source] = list
  return list
}

export const sheetAbilities: AbilitySource = {
  isOnTable: hasAmbitions,
  heldBy(t, seat) {
    const sheet = sheetOf(t, seat)
    return sheet === NONE ? noSources : onlySource(sourceOfSheet(t, sheet))
  },
  abilities(t, source) {
    const sheet = sheetOfSource(t, source)
    return sheet === NONE ? null : at(bySheet, sheet)
  },
  given(t, seat, source) {
    const sheet = sheetOfSource(t, source)
    const own = at(ambitions, sheet).abilities.length
    let bits = (1 << own) - 1
    const actions = at(actionsBySheet, sheet)
    for (let index = 0; index < actions.length; index++)
      if (isOpen(t, seat, at(actions, index))) bits |= 1 << (own + index)
    return bits
  },
  // UB-AMB-23: the actions of goals that cannot be completed yet, with the reasons.
  withheld(t, seat, source) {
    const sheet = sheetOfSource(t, source)
    const own = at(ambitions, sheet).abilities.length
    return at(actionsBySheet, sheet).flatMap((goal, index) => {
      const refusal = isComplete(t, seat, goal) ? null : whyClosed(t, seat, goal)
      return refusal === null ? [] : [{ index: own + index, refusal }]
    })
  },
}
