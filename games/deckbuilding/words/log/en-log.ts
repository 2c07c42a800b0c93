import { type GameEvent, type Line, line, player } from '@kantyna/kernel'
import { NOTHING, opponentOf } from '../../rules/duel.ts'
import type { DuelEvent, Place } from '../../rules/events.ts'
import { resourcesOf } from '../../rules/pieces.ts'
import { cardCount, damageCount, resourceCount, topCards } from '../cards/counts.ts'
import { onForceSpace, spaceCount } from '../cards/force-spaces.ts'
import { unnamed } from '../things/names.ts'
import { forceLink, pieceLink, pieceLinks } from '../things/things.ts'

/** The log in English. */

const link = (piece: number) => pieceLink('en', piece)
const cards = (count: number) => cardCount('en', count)
const resources = (count: number) => resourceCount('en', count)
const damage = (count: number) => damageCount('en', count)

export function englishEvent(emitted: GameEvent): Line | null {
  const event = emitted as DuelEvent // the duel emits nothing else
  switch (event.type) {
    case 'factions':
      return line`${player(event.empire)} leads the Empire, and ${player(opponentOf(event.empire))} leads the Rebels.`
    case 'basesPicked':
      return line`${player(event.seat)} picks secret bases${named(event.secret?.bases)}.`
    case 'turnBegan':
      return line`Turn ${event.turn}: ${player(event.seat)}.`
    case 'baseRevealed':
      return line`${player(event.seat)} reveals a base: ${link(event.base)}.`
    case 'forceBonus':
      return line`${player(event.seat)} gains 1 resource: the Force marker is on the outermost space.`
    case 'shipsPaid':
      return line`${player(event.seat)} gains ${resources(event.amount)} from ships.`
    case 'played':
      return line`${player(event.seat)} plays ${link(event.card)}${resourceNote(event.card)}.`
    case 'gained':
      if (event.stat === 'attack') return line`${link(event.source)} has +${event.amount} attack this turn.`
      // The line about the Force marker tells gained Force. The line about the played card tells its printed resources.
      if (event.stat === 'force' || event.isPrinted) return null
      return line`${player(event.seat)} gains ${resources(event.amount)} (${link(event.source)}).`
    case 'forceMoved':
      return line`${player(event.seat)} moves ${forceLink('en')} ${spaceCount('en', Math.abs(event.to - event.from))}: it is now ${onForceSpace('en', event.to)}.`
    case 'bought':
      return line`${player(event.seat)} buys ${link(event.card)}${origins[event.from]} for ${event.price === 0 ? 'free' : resources(event.price)}${destinations[event.to]}.`
    case 'boughtOff':
      return line`${player(event.seat)} buys off ${link(event.card)} for ${resources(event.price)}.`
    case 'rowFilled':
      return line`${link(event.card)} appears in the galaxy row.`
    case 'used':
      return line`${player(event.seat)} uses ${link(event.card)}.`
    case 'declined':
      return line`${player(event.seat)} does not use ${link(event.card)}.`
    case 'spent':
      return line`${player(event.seat)} spends ${resources(event.amount)}.`
    case 'exiled':
      return line`${player(event.seat)} exiles ${link(event.card)}${exiledFrom[event.from]}.`
    case 'discarded':
      return line`${player(event.seat)} discards ${link(event.card)} from their hand${event.atRandom ? ', at random' : ''}.`
    case 'discardedFromRow':
      return line`${player(event.seat)} ${event.isDestroyed ? 'destroys' : 'discards'} ${link(event.card)} ${event.isDestroyed ? 'in' : 'from'} the galaxy row.`
    case 'tookFromRow':
      return line`${player(event.seat)} takes ${link(event.card)} from the galaxy row into their hand.`
    case 'returned':
      return line`${player(event.seat)} returns ${link(event.card)} from their discard pile to their hand.`
    case 'revealedTop':
      return line`${player(event.seat)} reveals the top card of the galaxy deck: ${link(event.card)}.`
    case 'discardedTop':
      return line`${player(event.seat)} discards ${link(event.card)} from the galaxy deck.`
    case 'lookedAtTop':
      return line`${player(event.seat)} looks at ${topCards('en', event.cards)} of the galaxy deck${named(event.secret?.cards)}.`
    case 'keptOnTop':
      return line`${player(event.seat)} puts a card back on top of the galaxy deck${named(event.secret && [event.secret.card])}.`
    case 'lookedAtHand':
      return line`${player(event.seat)} looks at the opponent’s hand${named(event.secret?.cards)}.`
    case 'putOnDeck':
      return line`${player(event.seat)} puts a card from the opponent’s hand on top of their deck${named(event.secret && [event.secret.card])}.`
    case 'swapped':
      return line`${player(event.seat)} swaps cards: ${link(event.card)} goes into the galaxy row, ${link(event.for)} ${event.from === 'galaxyDeck' ? 'on top of the galaxy deck' : 'to the galaxy discard pile'}.`
    case 'nextOnTop':
      return line`The next card that ${player(event.seat)} buys this turn will go on top of their deck.`
    case 'drew':
      return line`${player(event.seat)} draws ${cards(event.cards)}${named(event.secret?.drawn)}.`
    case 'reshuffled':
      return event.seat === null
        ? line`The galaxy discard pile is shuffled into a new galaxy deck (${cards(event.cards)}).`
        : line`${player(event.seat)} shuffles their discard pile into a new deck (${cards(event.cards)}).`
    case 'attacked':
      return line`${player(event.seat)} attacks ${event.target === NOTHING ? 'the opponent’s ships' : link(event.target)} for ${event.total} (${pieceLinks('en', event.cards)}).`
    case 'attackFailed':
      return line`The attack on ${link(event.target)} fails: ${event.total} attack, ${event.needed} needed.`
    case 'defeated':
      return line`${player(event.seat)} defeats ${link(event.card)}.`
    case 'rewardTaken':
      return line`${player(event.seat)} takes the reward for ${link(event.card)}.`
    case 'rewardDeclined':
      return line`${player(event.seat)} declines the reward for ${link(event.card)}.`
    case 'shipDamaged':
      return line`${link(event.card)} takes ${damage(event.damage)}.`
    case 'shipDestroyed':
      return line`${link(event.card)} is destroyed.`
    case 'baseDamaged':
      return event.prevented === 0
        ? line`${link(event.base)} takes ${damage(event.damage)}.`
        : line`${link(event.base)} takes ${damage(event.damage)} (${event.prevented} prevented).`
    case 'baseDestroyed':
      return line`${link(event.base)} is destroyed!`
    case 'repaired':
      return line`${player(event.seat)} repairs ${damage(event.damage)} on their base.`
    case 'turnEnded':
      return event.unspent === 0
        ? line`${player(event.seat)} ends their turn.`
        : line`${player(event.seat)} ends their turn (${resources(event.unspent)} unspent).`
    case 'won':
      return line`${event.winners.map(player)} wins!`
  }
}

/** The resources that a played card gives at once. */
function resourceNote(card: number): string {
  const printed = resourcesOf(card)
  return printed === 0 ? '' : ` (+${resources(printed)})`
}

/** The cards after a colon, for viewers who may know them. */
function named(known: readonly number[] = []): Line {
  return known.length === 0 ? [] : [': ', ...pieceLinks('en', known)]
}

const origins: Readonly<Record<Place, string>> = {
  ...unnamed,
  galaxyDiscard: ' from the galaxy discard pile',
}

const destinations: Readonly<Record<Place, string>> = {
  ...unnamed,
  hand: ' (to their hand)',
  deckTop: ' (on top of their deck)',
}

const exiledFrom: Readonly<Record<Place, string>> = {
  ...unnamed,
  hand: ' from their hand',
  discard: ' from their discard pile',
  deck: ' from their deck',
}
