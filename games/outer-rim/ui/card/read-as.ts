import type { KernelView, Thing } from '@kantyna/kernel'
import { type MarketDeck, marketDecks } from '../../content/names.ts'
import { FIRST_CONTACT, NONE } from '../../rules/pieces.ts'
import { shownBy } from '../../rules/resources/shown.ts'
import { characterCardThing, pieceThing, poolThing } from '../../rules/scenario/things.ts'
import { marketTop, rimView } from '../view.ts'

/**
 * A deck, a contact space or a player's place is read as what lies there: the top card, the contact, the character or
 * ship.
 */
export function readAs(thing: Thing, kernelView: KernelView): Thing {
  const view = rimView(kernelView)
  const colon = thing.indexOf(':')
  const [kind, id] = [thing.slice(0, colon), thing.slice(colon + 1)]
  switch (kind) {
    case 'card':
      return pieceThing(shownBy(view, Number(id)))
    case 'market': {
      const top = marketTop(view, marketDecks.indexOf(id as MarketDeck)) // a market thing always names a deck
      return top === NONE ? thing : pieceThing(top)
    }
    case 'contact': {
      const contact = view.contacts[Number(id)] ?? NONE
      return contact < FIRST_CONTACT ? thing : pieceThing(contact)
    }
    case 'character': {
      const character = view.characters[Number(id)] ?? NONE
      return character === NONE ? thing : characterCardThing(character)
    }
    case 'ship': {
      const ship = view.ships[Number(id)] ?? NONE
      return ship === NONE ? thing : poolThing(ship)
    }
    default:
      return thing
  }
}
