import { at, type Lang } from '@kantyna/kernel'
import type { ComponentChildren } from 'preact'
import { decrees } from '../../content/decrees.ts'
import { missions } from '../../content/missions.ts'
import { technologies } from '../../content/technologies.ts'
import type { Technology } from '../../content/types.ts'
import { missionIndex } from '../../rules/pieces.ts'
import { Marks } from '../drawing/EffectIcons.tsx'
import { effectMarks, missionNeeds, technologyMarks, whenMarks } from '../drawing/effect-marks.ts'
import { Icon, type IconName } from '../drawing/Icon.tsx'
import { uiWords } from '../words.ts'
import { CardName } from './CardName.tsx'

/** Cards as they lie on the table: name, kind, and effects in icons. Their text is in the reader. */

/** The time at which a technology card takes effect. */
function technologyTime({
  oncePerRound,
  atOnce,
  atEnd,
}: Technology): 'oncePerRound' | 'atOnce' | 'atEnd' | 'permanent' {
  if (oncePerRound !== undefined) return 'oncePerRound'
  if (atOnce !== undefined) return 'atOnce'
  return atEnd === undefined ? 'permanent' : 'atEnd'
}

const timeIcons: Readonly<Record<Exclude<ReturnType<typeof technologyTime>, 'permanent'>, IconName>> = {
  oncePerRound: 'repeat',
  atOnce: 'advance',
  atEnd: 'goal',
}

interface FaceProps {
  readonly card: number
  readonly lang: Lang
  /** The markers that lie on it. */
  readonly children?: readonly ComponentChildren[]
}

export function TechnologyFace({ card: index, lang, children = [] }: FaceProps) {
  const card = at(technologies, index)
  const time = technologyTime(card)
  return (
    <span className="tg-face" data-level={card.level} aria-hidden="true">
      <CardName name={card.name[lang]} />
      <span className="tg-face-lines">
        {technologyMarks(card).map((marks, line) => (
          // A line's place in the list never changes.
          <Marks key={`line ${line.toString()}`} marks={marks} size={16} />
        ))}
      </span>
      {(time !== 'permanent' || children.length > 0) && (
        <span className="tg-face-foot">
          {time !== 'permanent' && (
            <small className="tg-face-time">
              <Icon name={timeIcons[time]} size={12} />
              {uiWords(lang)[time]}
            </small>
          )}
          {children.length > 0 && <span className="tg-card-markers">{children}</span>}
        </span>
      )}
    </span>
  )
}

export function MissionFace({ mission, lang }: { readonly mission: number; readonly lang: Lang }) {
  const card = at(missions, missionIndex(mission))
  return (
    <span className="tg-face tg-mission-face" data-level={card.level} aria-hidden="true">
      <span className="tg-mission-types">
        {card.types.map((type) => (
          <Icon key={type} name={type} size={16} />
        ))}
      </span>
      <CardName name={card.name[lang]} />
      <span className="tg-mission-needs">
        <Marks marks={missionNeeds(card)} size={15} />
      </span>
      <span className="tg-mission-reward">
        <Marks marks={effectMarks(card.reward)} size={16} />
      </span>
    </span>
  )
}

export function DecreeFace({ decree, lang }: { readonly decree: number; readonly lang: Lang }) {
  const card = at(decrees, decree)
  return (
    <span className="tg-face tg-decree-face" aria-hidden="true">
      <CardName name={card.name[lang]} />
      <span className="tg-face-lines">
        <Marks marks={whenMarks(card.requirement)} size={16} />
      </span>
      <span className="tg-decree-points">
        <Marks marks={[{ icon: 'points', number: String(card.points) }]} size={20} />
      </span>
    </span>
  )
}
