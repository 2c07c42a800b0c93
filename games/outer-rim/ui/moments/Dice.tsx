import type { Lang } from '@kantyna/kernel'
import type { CSSProperties } from 'preact'
import { faceNames } from '../../words/cards/card-terms.ts'
import { Die } from '../drawing/Die.tsx'
import { type DieHistory, REROLLED } from './dice-story.ts'

interface Props {
  readonly dice: readonly DieHistory[]
  readonly lang: Lang
  /** The number of dice that landed before. */
  readonly after?: number
  /** Whether the face of a die counts. */
  counts?(die: DieHistory): boolean
}

/** Dice that tumble and land. A die that was rerolled or changed lands again, next to its earlier faces. */
export function Dice({ dice, lang, after = 0, counts }: Props) {
  return (
    <ul className="or-thrown">
      {dice.map((die, index) => (
        // Dice are identified by their place.
        <li key={`die ${index.toString()}`} data-counts={counts?.(die) || undefined}>
          {die.before.map((face, turn) => (
            <span
              key={`before ${turn.toString()}`}
              className="or-tumbles or-before"
              style={landsAt(after + index)}
            >
              <Die face={face} size={30} isCancelled />
            </span>
          ))}
          <span
            className="or-tumbles"
            style={landsAt(after + index + die.before.length * REROLLED)}
            role="img"
            aria-label={faceNames[lang][die.face]}
          >
            <Die
              face={die.face}
              size={44}
              isCancelled={die.isCancelled}
              isChanged={die.before.length > 0}
              isAdded={die.isAdded}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}

function landsAt(place: number): CSSProperties {
  return { '--die': place } as CSSProperties // the type has no custom properties
}
