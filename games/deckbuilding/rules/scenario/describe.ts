import { at, type Plain, UNSEEN, type View } from '@kantyna/kernel'
import { attackOf } from '../combat/attack-value.ts'
import type { secrets } from '../duel.ts'
import { type Duel, NOTHING, opponentOf } from '../duel.ts'
import { isForceWith } from '../force/force.ts'
import { nameOf } from '../pieces.ts'

/** The Force track from the Empire's end to the Rebels'. */
export const forceSpaces = ['dark 3', 'dark 2', 'dark 1', 'neutral', 'light 1', 'light 2', 'light 3'] as const

type DuelView = View<Duel, typeof secrets>

const named = (cards: readonly number[]) => cards.map((card) => (card === NOTHING ? null : nameOf(card)))
/** The names of a pile's cards. Only views contain cards that are not known. */
const faces = (pile: readonly number[]) => pile.map((card) => (card === UNSEEN ? 'unseen' : nameOf(card)))
const topFirst = (pile: readonly number[]) => faces(pile).toReversed()
const sorted = (cards: readonly number[]) => faces(cards).toSorted()

/** What `expect: state` can check, in the words of `arrange`. Hands and units are in alphabetical order. */
export function describe(t: Duel): { readonly [word: string]: Plain } {
  return { ...seen(t), attack: attacks(t, false), attackOnRow: attacks(t, true) }
}

/** What `expect: view` can check: the same facts as a viewer sees them. */
export function describeView(view: DuelView): { readonly [word: string]: Plain } {
  return seen(view)
}

function seen(t: DuelView | Duel): { readonly [word: string]: Plain } {
  const rebels = opponentOf(t.empire)
  const both = <T extends Plain>(ofSeat: (seat: number) => T) => ({
    empire: ofSeat(t.empire),
    rebels: ofSeat(rebels),
  })
  return {
    turn: t.turn,
    active: t.active === t.empire ? 'empire' : 'rebels',
    force: at(forceSpaces, t.force),
    forceWith: isForceWith(t, t.empire) ? 'empire' : isForceWith(t, rebels) ? 'rebels' : 'nobody',
    resources: both((seat) => at(t.resources, seat)),
    hand: both((seat) => sorted(at(t.hands, seat))),
    handSize: both((seat) => at(t.hands, seat).length),
    deck: both((seat) => topFirst(at(t.decks, seat))),
    deckSize: both((seat) => at(t.decks, seat).length),
    discard: both((seat) => topFirst(at(t.discards, seat))),
    discardSize: both((seat) => at(t.discards, seat).length),
    units: both((seat) => sorted(at(t.units, seat))),
    ships: both((seat) => named(at(t.ships, seat))),
    shipDamage: both((seat) => at(t.shipDamage, seat).slice()),
    base: both((seat) => (t.bases[seat] === NOTHING ? null : nameOf(at(t.bases, seat)))),
    baseDamage: both((seat) => at(t.baseDamage, seat)),
    baseDeck: both((seat) => sorted(at(t.baseDecks, seat))),
    putAway: both((seat) => sorted(at(t.putAway, seat))),
    victory: both((seat) => named(at(t.victory, seat))),
    row: named(t.row),
    galaxy: topFirst(t.galaxyDeck).slice(0, 3),
    galaxySize: t.galaxyDeck.length,
    galaxyDiscard: topFirst(t.galaxyDiscard),
    pilots: t.pilots.length,
    exiled: sorted(t.exiled),
    exiledSize: t.exiled.length,
    used: sorted(t.used),
    attacked: sorted(t.attacked),
    doomed: sorted(t.doomed),
  }
}

/** What each card that the active side has in play would add to an attack. Of identical cards, the first counts. */
function attacks(t: Duel, againstRow: boolean): { readonly [card: string]: number } {
  const cards = againstRow ? at(t.units, t.active) : [...at(t.units, t.active), ...at(t.ships, t.active)]
  const values = cards.map((card): [string, number] => [
    nameOf(card),
    attackOf(t, t.active, card, againstRow),
  ])
  return Object.fromEntries(values.toReversed())
}
