import { at, type Seat } from '@kantyna/kernel'
import { NOTHING } from '../../rules/duel.ts'
import { thingOf } from '../../rules/scenario/things.ts'
import { PieceCard } from '../card/PieceCard.tsx'
import { uiWords } from '../words.ts'
import type { Scene } from './scene.ts'

/** When the next base comes: a destroyed base is replaced when its player's turn begins. */
function timeOfNextBase({ outcome, active }: Scene['view'], seat: Seat): 'over' | 'now' | 'later' {
  if (outcome !== null) return 'over'
  return active === seat ? 'now' : 'later'
}

/** The place of a player's base, even after its destruction. */
export function BasePlace({ seat, scene }: { seat: Seat; scene: Scene }) {
  const { view, lang, touching, targets, asking } = scene
  const base = at(view.bases, seat)
  return (
    <div className="db-base-place" data-empty={base === NOTHING || undefined} data-anchor={`base:${seat}`}>
      {base === NOTHING ? (
        <span className="db-no-base">{uiWords(lang).noBase[timeOfNextBase(view, seat)]}</span>
      ) : (
        <PieceCard
          key={base}
          piece={base}
          lang={lang}
          touching={touching}
          isStop
          damage={at(view.baseDamage, seat)}
          isUsed={view.used.includes(base)}
          isTarget={targets.has(thingOf(base))}
          strength={targets.get(thingOf(base)) ?? null}
          isAsking={asking.has(thingOf(base))}
        />
      )}
    </div>
  )
}
