import type { TableProps } from '@kantyna/ui'
import { Moving } from '../motion/Moving.tsx'
import { PILES_PANEL, pileThing } from '../piles/piles.ts'
import { duelView, seatAbove, seatBelow } from '../view.ts'
import { uiWords } from '../words.ts'
import { ForceTrack } from './ForceTrack.tsx'
import { GalaxyRow } from './GalaxyRow.tsx'
import { Side } from './Side.tsx'
import { amountsOf, askingOf, outOfReachTargets, type Scene, targetsOf } from './scene.ts'
import { Units } from './Units.tsx'
import './board.css'
import './narrow.css'

/** The table between the two players, with the viewer at the bottom. */
export function Board(props: TableProps) {
  const { lang, touching, decisions, panels } = props
  const view = duelView(props.view)
  const [above, below] = [seatAbove(view), seatBelow(view)]
  const scene: Scene = {
    view,
    lang,
    touching,
    targets: targetsOf(view, decisions, touching),
    outOfReach: outOfReachTargets(view, decisions),
    asking: askingOf(decisions),
    amounts: amountsOf(decisions, touching),
    onOpen: (pile) => panels.open(PILES_PANEL, pileThing(pile)),
  }
  return (
    <section className="db-board" aria-label={uiWords(lang).board}>
      <Moving view={view} events={props.events} motion={props.motion}>
        <div className="db-table db-tiles">
          <ForceTrack {...scene} />
          <Side seat={above} scene={scene} />
          <GalaxyRow scene={scene} />
          <Units scene={scene} />
          <Side seat={below} scene={scene} />
        </div>
      </Moving>
    </section>
  )
}
