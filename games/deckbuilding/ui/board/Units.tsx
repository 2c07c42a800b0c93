import { at } from '@kantyna/kernel'
import { factionNameOf, seatBelow } from '../view.ts'
import { uiWords } from '../words.ts'
import { InPlay } from './InPlay.tsx'
import { Lane } from './Lane.tsx'
import type { Scene } from './scene.ts'

/** The units of the player whose turn it is. Both players share one lane, so that the row never moves. */
export function Units({ scene }: { scene: Scene }) {
  const { view, lang } = scene
  const seat = view.active
  return (
    <div
      className="db-units-place"
      data-faction={factionNameOf(view, seat)}
      data-owner={seat === seatBelow(view) ? 'below' : 'above'}
    >
      <Lane label={uiWords(lang).units} className="db-units" anchor={`units:${seat}`}>
        {at(view.units, seat).map((piece, index) => (
          <InPlay key={piece} piece={piece} seat={seat} isStop={index === 0} scene={scene} />
        ))}
      </Lane>
    </div>
  )
}
