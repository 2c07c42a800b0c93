import { at } from '@kantyna/kernel'
import { CREW, LIEUTENANT } from '../../content/names.ts'
import { crewSpaces } from '../../content/panel.ts'
import { captainsOf, crewSpacesUsed, isLieutenantHome } from '../../rules/costs/workers.ts'
import { Marks } from '../drawing/EffectIcons.tsx'
import { effectMarks } from '../drawing/effect-marks.ts'
import { Icon } from '../drawing/Icon.tsx'
import { Touchable } from '../drawing/Touchable.tsx'
import { WorkerFigure } from '../drawing/WorkerFigure.tsx'
import { uiWords } from '../words.ts'
import { Plate, type PlateProps } from './Plate.tsx'

/** Workers at home, empty spaces with their income, and crew in cryo capsules. */
export function CrewPlate({ view, seat, lang, touching }: PlateProps) {
  const words = uiWords(lang)
  const captains = captainsOf(view)
  const home = at(view.captains, seat)
  const used = crewSpacesUsed(view, seat)
  const hasLieutenant = isLieutenantHome(view, seat)
  return (
    <Plate name={words.crew} icon="people">
      <Touchable
        thing="worker:captain"
        label={words.captainsHome(home)}
        touching={touching}
        className="tg-captains tg-plate-touch"
      >
        {Array.from({ length: captains }, (_, index) => (
          // Captains are alike, so only their places differ.
          <span
            key={`captain ${index.toString()}`}
            className="tg-worker-place"
            data-away={index >= home || undefined}
          >
            {index < home ? (
              <WorkerFigure seat={seat} worker={0} size={28} />
            ) : (
              <Icon name="captain" size={24} />
            )}
          </span>
        ))}
      </Touchable>
      <Touchable
        thing={hasLieutenant && touching.lit.has('worker:lieutenant') ? 'worker:lieutenant' : 'worker:crew'}
        label={words.crewHome(at(view.crew, seat))}
        touching={touching}
        className="tg-captains tg-plate-touch"
      >
        {crewSpaces.map((income, index) => {
          const isFilled = index < used
          const isLieutenant = isFilled && hasLieutenant && index === used - 1
          return (
            // A space's place in the list never changes.
            <span
              key={`crew ${index.toString()}`}
              className="tg-worker-place"
              data-away={!isFilled || undefined}
            >
              {isFilled ? (
                <WorkerFigure seat={seat} worker={isLieutenant ? LIEUTENANT : CREW} size={26} />
              ) : income === null ? (
                <Icon name="crew" size={22} />
              ) : (
                <Marks marks={effectMarks(income)} size={15} />
              )}
            </span>
          )
        })}
      </Touchable>
      <span className="tg-count" title={words.cryo(at(view.cryo, seat))}>
        <Icon name="cryo" size={17} />
        <b className="number">{at(view.cryo, seat)}</b>
      </span>
    </Plate>
  )
}
