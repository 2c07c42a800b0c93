import { at, type Seat } from '@kantyna/kernel'
import { basesToWin } from '../../rules/duel.ts'
import { deckThing, discardThing } from '../../rules/scenario/things.ts'
import { Pile } from '../piles/Pile.tsx'
import { PileButton } from '../piles/PileButton.tsx'
import { anchorOf } from '../piles/piles.ts'
import { factionNameOf, topOf } from '../view.ts'
import { pileLabel, pileName } from '../words.ts'
import type { Scene } from './scene.ts'

/** A player's piles: deck, discard pile, bases to come and bases destroyed. */
export function SidePiles({ seat, scene: { view, lang, touching, onOpen } }: { seat: Seat; scene: Scene }) {
  const faction = factionNameOf(view, seat)
  const [deck, discard] = [at(view.decks, seat), at(view.discards, seat)]
  const [destroyed, toCome] = [at(view.victory, seat).length, at(view.baseDecks, seat).length]
  return (
    <div className="db-side-piles">
      <Pile
        thing={deckThing(seat)}
        name="deck"
        anchor={anchorOf('deck', seat)}
        count={deck.length}
        top={topOf(deck)}
        back={faction}
        lang={lang}
        touching={touching}
        {...(seat === view.seat && { onOpen: () => onOpen({ name: 'deck', seat }) })}
      />
      <Pile
        thing={discardThing(seat)}
        name="discard"
        anchor={anchorOf('discard', seat)}
        count={discard.length}
        top={topOf(discard)}
        back={faction}
        lang={lang}
        touching={touching}
        onOpen={() => onOpen({ name: 'discard', seat })}
      />
      <PileButton
        piles={[
          {
            icon: 'trophy',
            value: `${destroyed}/${basesToWin(view.options)}`,
            name: pileName(lang, 'victory'),
            label: pileLabel(lang, 'victory', destroyed),
            anchor: anchorOf('victory', seat),
          },
          {
            icon: 'planet',
            value: String(toCome),
            name: pileName(lang, 'baseDeck'),
            label: pileLabel(lang, 'baseDeck', toCome),
            anchor: anchorOf('baseDeck', seat),
          },
        ]}
        onOpen={() => onOpen({ name: 'baseDeck', seat })}
      />
    </div>
  )
}
