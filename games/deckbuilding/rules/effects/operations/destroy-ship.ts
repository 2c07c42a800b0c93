import { at, type Lang, type Seat } from '@kantyna/kernel'
import { destroyPl, secondPersonEn, secondPersonPl } from '../../../words/cards/verbs.ts'
import { worthOf } from '../../bots/card-worth.ts'
import { damageOn, destroyShip as destroy } from '../../combat/damage.ts'
import { type Duel, NOTHING, opponentOf } from '../../duel.ts'
import { emitEvent } from '../../events.ts'
import { discardFromRow as discardCard } from '../../market/piles.ts'
import { isShip } from '../../pieces.ts'
import type { DuelRefusal } from '../../refusal.ts'
import { isEnemy } from '../../setup/sides.ts'
import type { CardOperation } from '../operation.ts'
import { optionOfCopy } from '../shared.ts'
import { worth } from '../worth.ts'

interface DestroyShipArgs {
  /** A ship that the opponent has in play; any ship in the row; an enemy ship in the row. */
  readonly among: readonly ('opponent' | 'row' | 'enemyRow')[]
}

const noShip: DuelRefusal = { rule: 'DB-DESTROY-01', reason: 'noShip' }

/** The ships that a "destroy" text lets a seat choose from (DB-DESTROY-01). */
function shipsAmong(t: Duel, seat: Seat, among: DestroyShipArgs['among']): number[] {
  const found: number[] = []
  for (const where of among) {
    if (where === 'opponent') found.push(...at(t.ships, opponentOf(seat)))
    else
      for (const card of t.row)
        if (card !== NOTHING && isShip(card) && (where === 'row' || isEnemy(t, seat, card))) found.push(card)
  }
  return found
}

/**
 * Destroys a ship at once, at any damage. It goes to its owner's discard pile or the galaxy's (DB-DESTROY-01,
 * DB-DESTROY-02, DB-DESTROY-03, DB-DESTROY-04).
 */
export const destroyShip: CardOperation<DestroyShipArgs> = {
  legal: (t, { among }, { seat }) => (shipsAmong(t, seat, among).length > 0 ? null : noShip),
  picks: {
    kind: 'pickShip',
    rules: ['DB-DESTROY-01', 'DB-DESTROY-02'],
    from: (t, { among }, { seat }) => shipsAmong(t, seat, among),
    option: (t, { among }, { seat }, ship) =>
      optionOfCopy(t, shipsAmong(t, seat, among), ship, { damage: damageOn(t, ship) }),
  },
  run(t, _, { seat }, __, [ship = NOTHING]) {
    const opponent = opponentOf(seat)
    if (at(t.ships, opponent).includes(ship)) {
      destroy(t, opponent, ship)
      return
    }
    emitEvent(t, { type: 'discardedFromRow', seat, card: ship, isDestroyed: true })
    discardCard(t, ship)
  },
  words: {
    en: ({ among }, mood) =>
      secondPersonEn(mood, `destroy ${among.map((where) => ships.en[where]).join(' or ')}`),
    pl: ({ among }, mood) =>
      secondPersonPl(mood, `${destroyPl(mood)} ${among.map((where) => ships.pl[where]).join(' lub ')}`),
  },
  hint(t, { among }, { seat }) {
    let most = 0
    if (among.includes('opponent'))
      for (const ship of at(t.ships, opponentOf(seat))) most = Math.max(most, worthOf(ship))
    return most * worth.ship
  },
}

const ships: Readonly<Record<Lang, Readonly<Record<DestroyShipArgs['among'][number], string>>>> = {
  en: {
    opponent: 'a capital ship your opponent has in play',
    row: 'a capital ship in the galaxy row',
    enemyRow: 'an enemy capital ship in the galaxy row',
  },
  pl: {
    opponent: 'okręt przeciwnika będący w grze',
    row: 'okręt z rzędu galaktyki',
    enemyRow: 'wrogi okręt z rzędu galaktyki',
  },
}
