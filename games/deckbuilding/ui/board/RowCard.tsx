import { sideOf } from '../../rules/sides.ts'
import { thingOf } from '../../rules/things.ts'
import { PieceCard } from '../card/PieceCard.tsx'
import { seatBelow } from '../view.ts'
import type { Scene } from './scene.ts'

const lies = { own: 'down', enemy: 'up', neutral: 'across' } as const

/** A card of the row, moved towards the player whose faction it belongs to; neutral ones lie askew. */
export function RowCard({
  piece,
  scene: { view, lang, touching, targets },
}: {
  piece: number
  scene: Scene
}) {
  return (
    <PieceCard
      piece={piece}
      lang={lang}
      touching={touching}
      lies={lies[sideOf(view, seatBelow(view), piece)]}
      isTarget={targets.has(thingOf(piece))}
    />
  )
}
