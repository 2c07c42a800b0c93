import type { Lang, Thing } from '@kantyna/kernel'
import type { SeatInfo, Touching } from '@kantyna/ui'
import { miningTokens } from '../../content/mining-tokens.ts'
import type { Area } from '../../content/names.ts'
import { FIRST_MINING } from '../../rules/pieces.ts'
import { textOf } from '../../words/things/things.ts'
import { FittedMarks, Marks } from '../drawing/EffectIcons.tsx'
import { effectMarks } from '../drawing/effect-marks.ts'
import { Icon } from '../drawing/Icon.tsx'
import { Touchable } from '../drawing/Touchable.tsx'
import { WorkerFigure } from '../drawing/WorkerFigure.tsx'
import type { GalaxyView } from '../view.ts'
import { uiWords } from '../words.ts'
import { areaLabel, areaMarks, captainsAt, followersAt } from './areas.ts'

interface Props {
  readonly view: GalaxyView
  readonly lang: Lang
  readonly seats: readonly SeatInfo[]
  readonly touching: Touching
  readonly area: Area
}

/** One area of the action panel: its main space, and the workers that followed there. */
export function AreaButton({ view, lang, seats, touching, area }: Props) {
  const words = uiWords(lang)
  const thing: Thing = `area:${area}`
  const [main, followers] = [captainsAt(view, area), followersAt(view, area)]
  const token = area === 'mining' ? view.miningSpace[0] : undefined
  const mined = token === undefined ? undefined : miningTokens[token - FIRST_MINING]
  return (
    <Touchable
      thing={thing}
      label={areaLabel(view, lang, seats, area)}
      description={textOf(lang, thing)}
      touching={touching}
      className="tg-area"
      data={{
        'data-area': area,
        'data-taken': main.length > 0 || undefined,
        'data-followed': followers.length > 0 || undefined,
      }}
    >
      <span className="tg-area-icon">
        <Icon name={area} size={22} />
      </span>
      <span className="tg-area-body" aria-hidden="true">
        <b className="tg-area-name">{words.area[area]}</b>
        {followers.length === 0 ? (
          <span className="tg-area-marks">
            <Marks marks={areaMarks[area]} size={14} />
          </span>
        ) : (
          // Followers are drawn in place of the marks that say what the action does.
          <span className="tg-area-followers">
            {followers.map(({ seat, worker }, index) => (
              // One seat may stand there twice.
              <WorkerFigure key={`${seat} ${index.toString()}`} seat={seat} worker={worker} size={17} />
            ))}
          </span>
        )}
      </span>
      {mined !== undefined && (
        <span className="tg-mined" aria-hidden="true">
          <FittedMarks marks={effectMarks(mined.reward)} size={16} />
        </span>
      )}
      <span className="tg-area-main" aria-hidden="true">
        {main.length === 0 ? (
          <Icon name="captain" size={20} />
        ) : (
          main.map((seat) => <WorkerFigure key={seat} seat={seat} worker={0} size={26} />)
        )}
      </span>
    </Touchable>
  )
}
