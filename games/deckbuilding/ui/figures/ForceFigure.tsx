import type { Lang, Text } from '@kantyna/kernel'
import { FORCE_SPACES, NEUTRAL_SPACE } from '../../rules/force/force.ts'
import { Emblem } from '../drawing/Emblem.tsx'
import { Icon } from '../drawing/Icon.tsx'
import '../drawing/drawing.css'
import './figures.css'

const sides = {
  empire: { en: 'The Force is with the Empire', pl: 'Moc jest z Imperium' },
  neutral: { en: 'with nobody', pl: 'z nikim' },
  rebels: { en: 'The Force is with the Rebels', pl: 'Moc jest z Rebelią' },
} as const satisfies Readonly<Record<string, Text>>

type Side = keyof typeof sides

/** The place of the marker in the picture: its starting space. */
const MARKER = FORCE_SPACES - 1

/** The Force track, drawn sideways. */
export function ForceFigure({ lang }: { lang: Lang }) {
  return (
    <div className="db-figure-force">
      <div className="db-figure-track" aria-hidden="true">
        <Emblem faction="empire" />
        {Array.from({ length: FORCE_SPACES }, (_, space) => (
          <i key={`space ${space.toString()}`} data-faction={sideOf(space)}>
            {space === MARKER && <Icon name="force" />}
          </i>
        ))}
        <Emblem faction="rebels" />
      </div>
      <p>
        {(['empire', 'neutral', 'rebels'] as const).map((side) => (
          <span key={side} data-faction={side}>
            {sides[side][lang]}
          </span>
        ))}
      </p>
    </div>
  )
}

function sideOf(space: number): Side {
  if (space === NEUTRAL_SPACE) return 'neutral'
  return space < NEUTRAL_SPACE ? 'empire' : 'rebels'
}
