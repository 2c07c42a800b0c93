import { seatColour, seatShape } from '@kantyna/ui'
import type { PlateProps } from '../../../outer-rim/ui/added-sheets.tsx'
import { Icon } from '../../../outer-rim/ui/drawing/Icon.tsx'
import { nameOf } from '../../../outer-rim/words/things/names.ts'
import { sheetWords } from '../sheet-words.ts'
import { huntsOn } from './hunts.ts'
import './hunters.css'

/** Shows on the viewer's own board who hunts the viewer, and for which bounties. A tap opens the hunter's board. */
export function HuntedPlate({ view, seat, lang, panels }: PlateProps) {
  const hunts = huntsOn(view, seat)
  const [first] = hunts
  if (first === undefined) return null
  const words = sheetWords(lang)
  const label = `${words.hunted}: ${hunts.map(({ bounty }) => nameOf(lang, bounty)).join(', ')}. ${words.huntReward}`
  return (
    <button
      type="button"
      className="or-plate ub-plate ub-hunted"
      title={label}
      onClick={() => panels.openSeat(first.hunter)}
    >
      <span className="unseen">{label}</span>
      <b aria-hidden="true">{words.hunted}</b>
      <span aria-hidden="true">
        <Icon name="bounty" size={16} />
        {hunts.length > 1 ? hunts.length : ''}
        {[...new Set(hunts.map(({ hunter }) => hunter))].map((hunter) => (
          <svg key={hunter} viewBox="0 0 24 24" width={13} height={13} aria-hidden="true">
            <path d={seatShape(hunter)} fill={seatColour(hunter)} />
          </svg>
        ))}
      </span>
    </button>
  )
}
