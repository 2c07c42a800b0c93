import { at, type Seat } from '@kantyna/kernel'
import { NOTHING } from '../../rules/duel.ts'
import { thingOf } from '../../rules/things.ts'
import { PieceCard } from '../card/PieceCard.tsx'
import { uiWords } from '../words.ts'
import type { Scene } from './scene.ts'

/** Where a player's base lies, or lay until it was destroyed. */
export function BasePlace({ seat, scene }: { seat: Seat; scene: Scene }) {
  const { view, lang, touching, targets, asking } = scene
  const base = at(view.bases, seat)
  return (
    <div className="db-base-place" data-empty={base === NOTHING || undefined} data-anchor={`base:${seat}`}>
      {base === NOTHING ? (
        <span className="db-no-base">{uiWords(lang).noBase}</span>
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
          isAsking={asking.has(thingOf(base))}
        />
      )}
    </div>
  )
}
