import { capitalised, type KernelView, type Lang } from '@kantyna/kernel'
import type { SeatResult, SeatStanding } from '@kantyna/ui'
import type { IconName } from '../../outer-rim/ui/drawing/Icon.tsx'
import { rimView } from '../../outer-rim/ui/view.ts'
import { nameOf } from '../../outer-rim/words/things/names.ts'
import { huntsOn } from './ai/hunts.ts'
import { goalsDone, progressOf } from './ambitions/goal-states.ts'
import { sheetWords } from './sheet-words.ts'

/** The number of facts that fit on a phone beside fame and credits. */
const ROOM = 2

/** "1/4" as "1", because the label says it in full. */
function inShort(fact: SeatStanding<IconName>['facts'][number]) {
  return { ...fact, value: fact.value.split('/')[0] ?? '' }
}

/** Adds goals and hunters to each seat's facts, after fame and credits and before damage. */
export function withAmbitions(
  kernelView: KernelView,
  lang: Lang,
  usual: readonly SeatStanding<IconName>[],
): readonly SeatStanding<IconName>[] {
  const view = rimView(kernelView)
  const words = sheetWords(lang)
  return usual.map(({ seat, facts }) => {
    const progress = progressOf(view, seat)
    const hunts = huntsOn(view, seat)
    const added: SeatStanding<IconName>['facts'] = [
      ...(progress === null
        ? []
        : [
            {
              icon: 'goal' as const,
              value: `${goalsDone(progress)}/${progress.goals.length}`,
              label: words.goalsDone(goalsDone(progress), progress.goals.length),
            },
          ]),
      ...(hunts.length === 0
        ? []
        : [
            {
              icon: 'bounty' as const,
              value: String(hunts.length),
              label: `${words.hunted}: ${hunts.map(({ bounty }) => nameOf(lang, bounty)).join(', ')}`,
            },
          ]),
    ]
    const damageFacts = facts.slice(2)
    const isFull = added.length + damageFacts.length > ROOM
    return {
      seat,
      facts: [...facts.slice(0, 2), ...added, ...(isFull ? damageFacts.map(inShort) : damageFacts)],
    }
  })
}

/** Adds the number of completed goals to each seat's result, in games with ambitions. */
export function withGoals(
  kernelView: KernelView,
  lang: Lang,
  usual: readonly SeatResult<IconName>[],
): readonly SeatResult<IconName>[] {
  const { outcome } = rimView(kernelView)
  return usual.map((each) => {
    const { goals, of } = outcome?.scores?.find(({ seat }) => seat === each.seat)?.facts ?? {}
    if (typeof goals !== 'number' || typeof of !== 'number') return each
    const name = progressOf(rimView(kernelView), each.seat)?.ambition.name[lang]
    const done = sheetWords(lang).goalsDone(goals, of)
    const text = name === undefined ? capitalised(done) : `${name}: ${done}`
    return { ...each, details: [{ icon: 'goal' as const, text }, ...each.details] }
  })
}
