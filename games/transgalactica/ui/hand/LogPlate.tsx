import { at, type Lang } from '@kantyna/kernel'
import type { Touching } from '@kantyna/ui'
import { missions } from '../../content/missions.ts'
import { logSize } from '../../rules/missions/missions.ts'
import { missionIndex } from '../../rules/pieces.ts'
import { textOf } from '../../words/things/things.ts'
import { Marks } from '../drawing/EffectIcons.tsx'
import { effectMarks, missionNeeds } from '../drawing/effect-marks.ts'
import { Icon } from '../drawing/Icon.tsx'
import { Touchable } from '../drawing/Touchable.tsx'
import { uiWords } from '../words.ts'
import { Plate, type PlateProps } from './Plate.tsx'

/** Missions in the log, with cost, requirement and reward, and the number of completed ones. */
export function LogPlate({ view, seat, lang, touching }: PlateProps) {
  const words = uiWords(lang)
  const log = at(view.log, seat)
  const free = Math.max(0, logSize(view, seat) - log.length)
  const done = at(view.completed, seat)
  return (
    <Plate name={words.log} icon="log">
      {log.map((mission) => (
        <MissionChip key={mission} mission={mission} lang={lang} touching={touching} />
      ))}
      {Array.from({ length: free }, (_, index) => (
        // Free spaces are all alike.
        <span key={`free ${index.toString()}`} className="tg-chip" data-empty>
          <Icon name="mission" size={18} />
          <small>{words.logFree}</small>
        </span>
      ))}
      {done.length > 0 && (
        <span className="tg-count" title={words.completed(done.length)}>
          <Icon name="check" size={16} />
          {done.map((mission) => {
            const card = at(missions, missionIndex(mission))
            return <Icon key={mission} name={card.types[0] ?? 'mission'} size={16} />
          })}
          <span className="unseen">{words.completed(done.length)}</span>
        </span>
      )}
    </Plate>
  )
}

function MissionChip({
  mission,
  lang,
  touching,
}: {
  readonly mission: number
  readonly lang: Lang
  readonly touching: Touching
}) {
  const card = at(missions, missionIndex(mission))
  return (
    <Touchable
      thing={`mission:${mission}`}
      label={card.name[lang]}
      description={textOf(lang, `mission:${mission}`)}
      touching={touching}
      className="tg-chip tg-card tg-plate-touch"
    >
      <span className="tg-chip-name" aria-hidden="true">
        {card.types.map((type) => (
          <Icon key={type} name={type} size={14} />
        ))}
        <b>{card.name[lang]}</b>
      </span>
      <span className="tg-chip-marks" aria-hidden="true">
        <Marks marks={[...missionNeeds(card), { between: '→' }, ...effectMarks(card.reward)]} size={14} />
      </span>
    </Touchable>
  )
}
