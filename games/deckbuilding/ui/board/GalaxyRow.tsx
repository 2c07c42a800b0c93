import { NOTHING } from '../../rules/duel.ts'
import { galaxyDeckThing, galaxyDiscardThing } from '../../rules/scenario/things.ts'
import { PieceCard } from '../card/PieceCard.tsx'
import { Pile } from '../piles/Pile.tsx'
import { PileButton } from '../piles/PileButton.tsx'
import { anchorOf } from '../piles/piles.ts'
import { topOf } from '../view.ts'
import { pileLabel, pileName, uiWords } from '../words.ts'
import { Lane, moveFocus } from './Lane.tsx'
import { RowCard } from './RowCard.tsx'
import type { Scene } from './scene.ts'

/** The cards for sale: the row, with its piles at one end and the pilots at the other. */
export function GalaxyRow({ scene }: { scene: Scene }) {
  const { view, lang, touching, onOpen } = scene
  const words = uiWords(lang)
  const pilot = topOf(view.pilots)
  return (
    <div className="db-galaxy">
      <div className="db-galaxy-piles" data-settles="galaxy">
        <Pile
          thing={galaxyDeckThing}
          name="galaxyDeck"
          anchor={anchorOf('galaxyDeck')}
          count={view.galaxyDeck.length}
          top={topOf(view.galaxyDeck)}
          back="neutral"
          lang={lang}
          touching={touching}
        />
        <Pile
          thing={galaxyDiscardThing}
          name="galaxyDiscard"
          anchor={anchorOf('galaxyDiscard')}
          count={view.galaxyDiscard.length}
          top={topOf(view.galaxyDiscard)}
          back="neutral"
          lang={lang}
          touching={touching}
          onOpen={() => onOpen({ name: 'galaxyDiscard' })}
        />
        <PileButton
          piles={[
            {
              icon: 'exile',
              value: String(view.exiled.length),
              name: pileName(lang, 'exiled'),
              label: pileLabel(lang, 'exiled', view.exiled.length),
              anchor: anchorOf('exiled'),
            },
          ]}
          onOpen={() => onOpen({ name: 'exiled' })}
        />
      </div>
      <ul className="db-row" aria-label={words.row} onKeyDown={moveFocus}>
        {view.row.map((piece, slot) => (
          // The cards in a place change, so its number is the key.
          <li key={`slot ${slot.toString()}`} className="db-slot" data-empty={piece === NOTHING || undefined}>
            {piece === NOTHING ? (
              <span className="unseen">{words.emptyPlace}</span>
            ) : (
              <RowCard key={piece} piece={piece} isStop={slot === 0} scene={scene} />
            )}
          </li>
        ))}
      </ul>
      <Lane label={`${words.pilots}: ${view.pilots.length}`} className="db-pilots" anchor="pilots">
        <li className="db-slot" data-empty={pilot === NOTHING || undefined}>
          {pilot !== NOTHING && (
            <PieceCard key={pilot} piece={pilot} lang={lang} touching={touching} isStop />
          )}
          <span className="db-count" aria-hidden="true">
            {view.pilots.length}
          </span>
        </li>
      </Lane>
    </div>
  )
}
