import { at } from '@kantyna/kernel'
import { fetchedLater, type GamePanel, nextPartOf, type TableProps, type Touching } from '@kantyna/ui'
import { useMemo } from 'preact/hooks'
import { planetName } from '../../words/things/things.ts'
import type { IconName } from '../drawing/Icon.tsx'
import { galaxyView } from '../view.ts'
import { uiWords } from '../words.ts'
import { plannedOption } from './planned-option.ts'

/** The plan for exploring a tapped space: way, payment and outpost with one confirmation. */
export const planPanel: GamePanel<IconName> = {
  id: 'plan',
  title: { en: 'Exploration', pl: 'Eksploracja' },
  heading: ({ view, lang, about }) =>
    about === null
      ? uiWords(lang).area.exploration
      : planetName(lang, at(galaxyView(view).planets, Number(about.slice('space:'.length)))),
  icon: 'exploration',
  when: 'opened',
  Panel: fetchedLater(async () => (await import('../sheets.ts')).PlanPanel),
}

/**
 * One tap is enough to begin. An action with parts is composed at once. An exploration begins at once, because it can
 * be taken back, and a tap on one of its spaces opens the plan.
 */
export function usePlanning(
  { view, decisions, answering, panels }: Pick<TableProps, 'view' | 'decisions' | 'answering' | 'panels'>,
  touching: Touching,
): Touching {
  return useMemo(() => {
    if (answering.assembly !== null) return touching
    const exploring = decisions.find(({ kind }) => kind === 'explore')
    const turn = decisions.find(({ kind }) => kind === 'turn')
    const planned = panels.opened?.id === planPanel.id ? panels.opened.about : null
    // If there is only one ship, a tap on it means its planet.
    const isOnlyShip = exploring !== undefined && at(galaxyView(view).ships, exploring.seat).length === 1
    const lit = isOnlyShip
      ? new Set([...touching.lit].filter((thing) => !thing.startsWith('ship:')))
      : touching.lit
    return {
      ...touching,
      lit,
      picked: planned === null ? touching.picked : new Set([...touching.picked, planned]),
      onTouch(thing) {
        const [kind, id] = thing.split(':')
        if (kind === 'space' && exploring !== undefined) {
          if (plannedOption(exploring.options, Number(id)) === null) return touching.onTouch(thing)
          return thing === planned ? panels.close() : panels.open(planPanel.id, thing)
        }
        const begun = turn?.options.filter(({ touches }) => kind === 'area' && touches.includes(thing)) ?? []
        const [only, ...others] = begun
        if (turn === undefined || only === undefined || others.length > 0) return touching.onTouch(thing)
        if (nextPartOf(only) !== null) return answering.begin(turn, only.id, 'shown')
        if (id === 'exploration') return answering.choose(turn, only.id)
        touching.onTouch(thing)
      },
    }
  }, [view, decisions, answering, panels, touching])
}
