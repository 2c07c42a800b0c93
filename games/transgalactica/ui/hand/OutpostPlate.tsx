import { at } from '@kantyna/kernel'
import { RAW } from '../../content/names.ts'
import { outpostSpaces } from '../../content/panel.ts'
import { costOfOutpost } from '../../rules/map/outposts.ts'
import { shortEffect } from '../../words/cards/short-text.ts'
import { Marks } from '../drawing/EffectIcons.tsx'
import { costMarks, effectMarks } from '../drawing/effect-marks.ts'
import { Icon } from '../drawing/Icon.tsx'
import { Touchable } from '../drawing/Touchable.tsx'
import { outpostsPlaced } from '../view.ts'
import { uiWords } from '../words.ts'
import { Plate, type PlateProps } from './Plate.tsx'

/** The outposts still on the panel, each with its cost and the reward of its space. */
export function OutpostPlate({ view, seat, lang, touching }: PlateProps) {
  const words = uiWords(lang)
  const placed = outpostsPlaced(view, seat)
  return (
    <Plate name={words.outposts} icon="outpost">
      {outpostSpaces.map(({ reward, isIncome }, index) => (
        <Touchable
          // A space's place in the list never changes.
          key={`outpost ${index.toString()}`}
          thing={`outpostSpace:${index}`}
          label={[
            words.outpostSpace(index + 1),
            index < placed ? words.placed : words.costs(at(costOfOutpost(index), RAW)),
            ...(reward === null ? [] : [shortEffect(reward, lang)]),
          ].join(', ')}
          touching={touching}
          className="tg-cell tg-plate-touch"
          data={{ 'data-done': index < placed || undefined, 'data-next': index === placed || undefined }}
        >
          <span className="tg-cell-top" aria-hidden="true">
            {index < placed ? (
              <Icon name="check" size={13} />
            ) : (
              <Marks marks={costMarks(costOfOutpost(index))} size={14} />
            )}
          </span>
          <span className="tg-cell-body" aria-hidden="true">
            {reward === null ? (
              <Icon name="outpost" size={17} />
            ) : (
              <Marks marks={effectMarks(reward)} size={16} />
            )}
            {isIncome && <Icon name="income" size={13} />}
          </span>
        </Touchable>
      ))}
    </Plate>
  )
}
