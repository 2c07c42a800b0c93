import type { Lang, Seat } from '@kantyna/kernel'
import type { SeatInfo } from '@kantyna/ui'
import { Icon } from '../../../outer-rim/ui/drawing/Icon.tsx'
import type { RimView } from '../../../outer-rim/ui/view.ts'
import { seatName } from '../../../outer-rim/ui/words.ts'
import { nameOf } from '../../../outer-rim/words/things/names.ts'
import { sheetWords } from '../sheet-words.ts'
import { huntsOn } from './hunts.ts'
import './hunters.css'

interface Props {
  readonly view: RimView
  readonly seat: Seat
  readonly lang: Lang
  readonly seats?: readonly SeatInfo[]
}

/** The bounties on a seat and their hunters, for its board and the reader of its character. */
export function HuntedList({ view, seat, lang, seats }: Props) {
  const hunts = huntsOn(view, seat)
  if (hunts.length === 0) return null
  const words = sheetWords(lang)
  return (
    <section className="ub-hunted-list">
      <h3>
        <Icon name="bounty" size={18} /> {words.hunted}
      </h3>
      <ul>
        {hunts.map(({ hunter, bounty }) => (
          <li key={bounty}>
            {seats === undefined
              ? nameOf(lang, bounty)
              : `${seatName(seats, hunter)}: ${nameOf(lang, bounty)}`}
          </li>
        ))}
      </ul>
      <p className="small soft">{words.huntReward}</p>
    </section>
  )
}
