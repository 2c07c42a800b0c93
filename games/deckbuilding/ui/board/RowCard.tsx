import { thingOf } from '../../rules/scenario/things.ts'
import { sideOf } from '../../rules/setup/sides.ts'
import { PieceCard } from '../card/PieceCard.tsx'
import { seatBelow } from '../view.ts'
import type { Scene } from './scene.ts'

const orientation = { own: 'down', enemy: 'up', neutral: 'across' } as const

/** A card of the row, moved towards the player of its faction. Neutral cards lie sideways. */
export function RowCard({ piece, isStop, scene }: { piece: number; isStop: boolean; scene: Scene }) {
  const { view, lang, touching, targets, outOfReach } = scene
  const thing = thingOf(piece)
  return (
    <PieceCard
      piece={piece}
      lang={lang}
      touching={touching}
      isStop={isStop}
      lies={orientation[sideOf(view, seatBelow(view), piece)]}
      isTarget={targets.has(thing)}
      strength={targets.get(thing) ?? null}
      outOfReach={outOfReach.get(thing) ?? null}
    />
  )
}
