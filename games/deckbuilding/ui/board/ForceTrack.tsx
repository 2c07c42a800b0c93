import { useTouch } from '@kantyna/ui'
import type { CSSProperties } from 'preact'
import { FORCE_SPACES, isForceWith, NEUTRAL_SPACE } from '../../rules/force/force.ts'
import { forceThing } from '../../rules/scenario/things.ts'
import { onForceSpace } from '../../words/cards/force-spaces.ts'
import { Emblem } from '../drawing/Emblem.tsx'
import { Icon } from '../drawing/Icon.tsx'
import { factionNameOf, seatAbove, seatBelow } from '../view.ts'
import { thingLabel, uiWords } from '../words.ts'
import type { Scene } from './scene.ts'

/** The Force track between the players: the nearer the marker, the more the Force is with that player. */
export function ForceTrack({ view, lang, touching }: Scene) {
  const label = `${uiWords(lang).marker(onForceSpace(lang, view.force))}. ${thingLabel(lang, forceThing)}`
  const { role: _, 'aria-pressed': __, ...touch } = useTouch(forceThing, touching, { label, expected: true })
  const [above, below] = [seatAbove(view), seatBelow(view)]
  const fromAbove = (space: number) => (below === view.empire ? FORCE_SPACES - 1 - space : space)
  const spaces = Array.from({ length: FORCE_SPACES }, (_, space) => space).toSorted(
    (one, other) => fromAbove(one) - fromAbove(other),
  )
  return (
    <button
      type="button"
      className="db-force"
      {...touch}
      style={{ '--at': fromAbove(view.force) } as CSSProperties}
      data-anchor="force"
    >
      <span className="db-force-end" data-with={isForceWith(view, above) || undefined}>
        <Emblem faction={factionNameOf(view, above)} />
      </span>
      <span className="db-force-spaces">
        {spaces.map((space) => (
          <i key={space} data-faction={factionOfSpace(space)} />
        ))}
        <span className="db-force-marker">
          <Icon name="force" />
        </span>
      </span>
      <span className="db-force-end" data-with={isForceWith(view, below) || undefined}>
        <Emblem faction={factionNameOf(view, below)} />
      </span>
    </button>
  )
}

function factionOfSpace(space: number): 'empire' | 'rebels' | 'neutral' {
  if (space === NEUTRAL_SPACE) return 'neutral'
  return space < NEUTRAL_SPACE ? 'empire' : 'rebels'
}
