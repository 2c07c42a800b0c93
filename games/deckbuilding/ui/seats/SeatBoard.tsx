import { at, type Seat } from '@kantyna/kernel'
import type { SeatBoardProps } from '@kantyna/ui'
import { damageOn } from '../../rules/combat/damage.ts'
import { NOTHING } from '../../rules/duel.ts'
import { LaidOut } from '../piles/LaidOut.tsx'
import { piecesIn } from '../piles/piles.ts'
import { type DuelView, duelView, factionNameOf } from '../view.ts'
import { pileLabel, uiWords } from '../words.ts'

type Props = Pick<SeatBoardProps, 'view' | 'lang' | 'seat' | 'touching'>

/** Everything before a player: base, ships and units in play, discard pile, bases, and the backs of the hand. */
export function SeatBoard({ view: kernelView, lang, seat, touching }: Props) {
  const view = duelView(kernelView)
  const words = uiWords(lang)
  const count = (name: string, pieces: readonly number[]) => `${name}: ${pieces.length}`
  const inPlay = [...basesOf(view, seat), ...at(view.ships, seat), ...at(view.units, seat)]
  const piles = (['discard', 'victory', 'baseDeck', 'deck'] as const).map((name) => {
    const pieces = piecesIn(view, { name, seat })
    return { label: pileLabel(lang, name, pieces.length), pieces }
  })
  const hand = at(view.hands, seat)
  const groups = [
    { label: count(words.inPlay, inPlay), pieces: inPlay },
    ...piles.slice(0, 1),
    { label: count(words.handOf, hand), pieces: hand },
    ...piles.slice(1),
  ].filter(({ pieces }) => pieces.length > 0)
  return (
    <div className="db-seat-board">
      {groups.map(({ label, pieces }) => (
        <section key={label}>
          <h3>{label}</h3>
          <LaidOut
            label={label}
            pieces={pieces}
            back={factionNameOf(view, seat)}
            lang={lang}
            touching={touching}
            damageOf={(piece) => damageOn(view, piece)}
          />
        </section>
      ))}
    </div>
  )
}

function basesOf(view: DuelView, seat: Seat): number[] {
  const base = at(view.bases, seat)
  return base === NOTHING ? [] : [base]
}
