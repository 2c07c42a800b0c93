import { at } from '@kantyna/kernel'
import { fleetTokens } from '../../content/fleet-tokens.ts'
import { TRADE } from '../../content/names.ts'
import { tradeSpaces } from '../../content/tracks.ts'
import { NONE } from '../../rules/pieces.ts'
import { shortEffect } from '../../words/cards/short-text.ts'
import { Marks } from '../drawing/EffectIcons.tsx'
import { effectMarks } from '../drawing/effect-marks.ts'
import { Icon } from '../drawing/Icon.tsx'
import { Touchable } from '../drawing/Touchable.tsx'
import { uiWords } from '../words.ts'
import { Plate, type PlateProps } from './Plate.tsx'

/** The trade track: what each space gives when it is unlocked. */
export function TradePlate({ view, seat, lang, touching }: PlateProps) {
  const words = uiWords(lang)
  const level = at(at(view.levels, seat), TRADE)
  const raised = at(view.raisedTrade, seat)
  const fleetAt = (index: number) =>
    tradeSpaces[index] === 'fleet' ? fleetTokens[at(view.fleets, seat)[(index - 1) / 2] ?? NONE] : undefined
  const brings = (index: number) => {
    const fleet = fleetAt(index)
    return fleet === undefined ? words.markers(1) : shortEffect(fleet.reward, lang)
  }
  return (
    <Plate name={words.trade} icon="trade">
      <Touchable
        thing="track:trade"
        label={[
          words.tradeLevel(level),
          ...(raised > 0 ? [words.temporary(raised)] : []),
          ...(level < tradeSpaces.length ? [words.nextSpace(brings(level))] : []),
        ].join(', ')}
        touching={touching}
        className="tg-cells tg-plate-touch"
      >
        {tradeSpaces.map((_, index) => {
          const fleet = fleetAt(index)
          return (
            // A space's place in the list never changes.
            <span
              key={`trade ${index.toString()}`}
              className="tg-cell"
              data-done={index < level || undefined}
              data-next={index === level || undefined}
              aria-hidden="true"
            >
              <span className="tg-cell-top">{index + 1}</span>
              <span className="tg-cell-body">
                {index < level ? (
                  <Icon name="check" size={16} />
                ) : fleet === undefined ? (
                  <Icon name="marker" size={18} />
                ) : (
                  <Marks marks={effectMarks(fleet.reward)} size={16} />
                )}
              </span>
            </span>
          )
        })}
        {raised > 0 && (
          <span className="tg-raised" aria-hidden="true">
            <Icon name="temporary" size={13} />+{raised}
          </span>
        )}
      </Touchable>
    </Plate>
  )
}
