import { at, type Seat } from '@kantyna/kernel'
import { factionNameOf, seatBelow } from '../view.ts'
import { uiWords } from '../words.ts'
import { BasePlace } from './BasePlace.tsx'
import { InPlay } from './InPlay.tsx'
import { Lane } from './Lane.tsx'
import { OpponentHand } from './OpponentHand.tsx'
import { Pools } from './Pools.tsx'
import { SidePiles } from './SidePiles.tsx'
import type { Scene } from './scene.ts'

/** A player's permanent parts: base, ships and piles; for the opponent also the hand. */
export function Side({ seat, scene }: { seat: Seat; scene: Scene }) {
  const { view, lang } = scene
  const faction = factionNameOf(view, seat)
  const isBelow = seat === seatBelow(view)
  const isActive = seat === view.active
  return (
    <section
      className="db-side"
      aria-label={uiWords(lang).own[seat === view.seat ? 'you' : faction]}
      data-faction={faction}
      data-active={isActive || undefined}
      data-area={isBelow ? 'own side' : undefined}
    >
      <BasePlace seat={seat} scene={scene} />
      <Lane label={uiWords(lang).ships} className="db-ships" anchor={`ships:${seat}`}>
        {at(view.ships, seat).map((piece, index) => (
          <InPlay key={piece} piece={piece} seat={seat} isStop={index === 0} scene={scene} />
        ))}
      </Lane>
      {isActive && <Pools seat={seat} scene={scene} />}
      {!isBelow && <OpponentHand seat={seat} scene={scene} />}
      <SidePiles seat={seat} scene={scene} />
    </section>
  )
}
