import { at } from '@kantyna/kernel'
import { goods } from '../../content/names.ts'
import { goodTotal } from '../../words/things/names.ts'
import { Icon } from '../drawing/Icon.tsx'
import { Touchable } from '../drawing/Touchable.tsx'
import { uiWords } from '../words.ts'
import { Plate, type PlateProps } from './Plate.tsx'

/** The hold. A good can be tapped if it answers the question or can be exchanged. */
export function HoldPlate({ view, seat, lang, touching }: PlateProps) {
  const words = uiWords(lang)
  const hold = at(view.hold, seat)
  return (
    <Plate name={words.hold} icon="wealth" className="tg-hold">
      {goods.map((good, index) => (
        <Touchable
          key={good}
          thing={`good:${good}`}
          label={goodTotal(lang, good, at(hold, index))}
          touching={touching}
          className="tg-good tg-plate-touch"
        >
          <Icon name={good} size={20} />
          <b key={at(hold, index)} className="number tg-amount" aria-hidden="true">
            {at(hold, index)}
          </b>
        </Touchable>
      ))}
      <span className="tg-good" title={words.markers(at(view.markers, seat))}>
        <Icon name="marker" size={20} />
        <b key={at(view.markers, seat)} className="number tg-amount" aria-hidden="true">
          {at(view.markers, seat)}
        </b>
        <span className="unseen">{words.markers(at(view.markers, seat))}</span>
      </span>
    </Plate>
  )
}
