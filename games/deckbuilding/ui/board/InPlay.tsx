import type { Seat } from '@kantyna/kernel'
import { attackOf } from '../../rules/combat/attack-value.ts'
import { damageOn } from '../../rules/combat/damage.ts'
import { thingOf } from '../../rules/scenario/things.ts'
import { PieceCard } from '../card/PieceCard.tsx'
import type { Scene } from './scene.ts'

interface Props {
  readonly piece: number
  readonly seat: Seat
  readonly isStop: boolean
  readonly scene: Scene
}

/** A unit or a ship in play, with its current attack and its state. */
export function InPlay({ piece, seat, isStop, scene }: Props) {
  const { view, lang, touching, targets, asking, amounts } = scene
  return (
    <li className="db-slot" data-aside={view.attacked.includes(piece) || undefined}>
      <PieceCard
        piece={piece}
        lang={lang}
        touching={touching}
        isStop={isStop}
        attack={attackOf(view, seat, piece, false)}
        damage={damageOn(view, piece)}
        isUsed={view.used.includes(piece)}
        hasAttacked={view.attacked.includes(piece)}
        isDoomed={view.doomed.includes(piece)}
        isTarget={targets.has(thingOf(piece))}
        strength={targets.get(thingOf(piece)) ?? null}
        isAsking={asking.has(thingOf(piece))}
        amount={amounts.get(thingOf(piece))}
      />
    </li>
  )
}
