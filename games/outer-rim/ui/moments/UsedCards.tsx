import type { GameEvent, Lang, Seat } from '@kantyna/kernel'
import type { RimEvent } from '../../rules/events.ts'
import { nameOf } from '../../words/things/names.ts'
import { allWords } from '../all-words.ts'
import type { RimView } from '../view.ts'
import { nameOfSeat } from './Persons.tsx'

interface Props {
  readonly events: readonly GameEvent[]
  readonly view: RimView
  readonly lang: Lang
}

/** The cards that have changed the dice or their result, by player. */
export function UsedCards({ events, view, lang }: Props) {
  const named = (piece: number, seat: Seat) => {
    const [card, user] = [nameOf(lang, piece), nameOfSeat(view, seat, lang)]
    // If the card is the seat's own character, the name is written once.
    return card === user ? card : `${card} (${user})`
  }
  const used = (events as readonly RimEvent[]).flatMap((event) => {
    if (event.type === 'usedAbility') return [named(event.source, event.seat)]
    return event.type === 'usedSecret' ? [named(event.card, event.seat)] : []
  })
  if (used.length === 0) return null
  return (
    <p className="small soft">
      {allWords(lang).usedCards}: {[...new Set(used)].join(', ')}
    </p>
  )
}
