import { at, type Seat } from '@kantyna/kernel'
import { uiWords } from '../words.ts'
import { InPlay } from './InPlay.tsx'
import { Lane } from './Lane.tsx'
import type { Scene } from './scene.ts'

/** The units of the player whose turn it is. The lane closes when the turn is over. */
export function Units({ seat, scene }: { seat: Seat; scene: Scene }) {
  const { view, lang } = scene
  const units = at(view.units, seat)
  return (
    <Lane label={uiWords(lang).units} className="db-units" anchor={`units:${seat}`}>
      {units.map((piece, index) => (
        <InPlay key={piece} piece={piece} seat={seat} isStop={index === 0} scene={scene} />
      ))}
    </Lane>
  )
}
