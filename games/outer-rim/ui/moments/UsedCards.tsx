import type { GameEvent, Lang } from '@kantyna/kernel'
import type { RimEvent } from '../../rules/events.ts'
import { nameOf } from '../../words/names.ts'
import type { RimView } from '../view.ts'
import { uiWords } from '../words.ts'
import { nameOfSeat } from './Persons.tsx'

interface Props {
  readonly events: readonly GameEvent[]
  readonly view: RimView
  readonly lang: Lang
}

/** Whose cards have changed the dice or what came of them. */
export function UsedCards({ events, view, lang }: Props) {
  const used = (events as readonly RimEvent[]).flatMap((event) => {
    if (event.type === 'usedAbility')
      return [`${nameOf(lang, event.source)} (${nameOfSeat(view, event.seat, lang)})`]
    return event.type === 'usedSecret'
      ? [`${nameOf(lang, event.card)} (${nameOfSeat(view, event.seat, lang)})`]
      : []
  })
  if (used.length === 0) return null
  return (
    <p className="small soft">
      {uiWords(lang).usedCards}: {[...new Set(used)].join(', ')}
    </p>
  )
}
