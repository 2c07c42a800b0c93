import {
  ask,
  at,
  call,
  type DecisionKind,
  decisionKind,
  everybody,
  type Frame,
  hasListener,
  picked,
  remove,
  routine,
  type Seat,
  seatsFrom,
  shuffle,
} from '@kantyna/kernel'
import { marketDecks } from '../../../outer-rim/content/names.ts'
import { cardRules } from '../../../outer-rim/rules/abilities/card-language.ts'
import { revealTop, shuffleMarket } from '../../../outer-rim/rules/market/decks.ts'
import { gainCredits } from '../../../outer-rim/rules/resources/credits.ts'
import { gainResource } from '../../../outer-rim/rules/resources/gaining.ts'
import { isAutoma } from '../../../outer-rim/rules/resources/holding.ts'
import type { Rim } from '../../../outer-rim/rules/rim.ts'
import { otherSourceThing, seatThing } from '../../../outer-rim/rules/scenario/things.ts'
import { cardOf } from '../../../outer-rim/rules/tables.ts'
import { ambitions } from '../../content/ambitions.ts'
import type { Ambition } from '../../content/card.ts'
import { emitAdded } from '../events.ts'
import { unfinished } from '../setup/table.ts'
import { refreshGoals } from './goals.ts'
import { hasAmbitions, peopleOf, sheetOf, sourceOfSheet } from './sheets.ts'

/** The draft of the sheets, after the rest of the setup (UB-AMB-11), and their starting effects (UB-AMB-17). */

export const SHEETS = 'ambitions'

/** UB-AMB-15: a player chooses one of the remaining sheets. Everybody sees them. */
export const chooseAmbition: DecisionKind<Rim> = decisionKind<Rim>({
  name: 'chooseAmbition',
  shape: 'one',
  rules: ['UB-AMB-13', 'UB-AMB-14', 'UB-AMB-15'],
  list: (t) => unfinished(t).sheetsOffered.slice(),
  option(t, _, sheet) {
    const source = sourceOfSheet(t, sheet)
    return { id: at(ambitions, sheet).id, touches: [otherSourceThing(source)], facts: { sheet, source } }
  },
  source: (_, seat) => seatThing(seat),
  isOpen: true,
})

interface DraftFrame extends Frame {
  readonly routine: 'ambitionDraft'
  /** People in the order of turns; the last of them chooses first (UB-AMB-13, UB-AMB-14). */
  readonly order: readonly Seat[]
  /** During the draft: how many people have not chosen yet. After it: how many sheets have been set up. */
  left: number
}

export function startDraft(t: Rim): void {
  if (!hasAmbitions(t)) return
  const order = seatsFrom(t, t.first).filter((seat) => !isAutoma(t, seat))
  call<DraftFrame>(t, { routine: 'ambitionDraft', stage: 0, order, left: order.length })
}

export const ambitionDraft = routine<Rim, DraftFrame>('ambitionDraft')('shown', {
  // UB-AMB-12, UB-SOL-22: draws one sheet more than there are people. The others stay in the box.
  draw(t) {
    const sheets = [...ambitions.keys()]
    shuffle(t, SHEETS, sheets)
    const drawn = sheets.slice(0, peopleOf(t).length + 1).sort((a, b) => a - b)
    unfinished(t).sheetsOffered = drawn
    if (hasListener(t)) emitAdded(t, { type: 'ambitionsDrawn', sheets: drawn.slice() })
  },
  askNext(t, { order, left }) {
    if (left === 0) return 'putAway'
    ask(t, chooseAmbition, at(order, left - 1))
  },
  take(t, frame) {
    const seat = at(frame.order, --frame.left)
    const sheet = picked(t)
    const table = unfinished(t)
    remove(table.sheetsOffered, sheet)
    table.sheets[seat] = sheet
    if (hasListener(t)) emitAdded(t, { type: 'ambitionChosen', seat, sheet })
    return 'askNext'
  },
  // UB-AMB-16.
  putAway(t) {
    const table = unfinished(t)
    if (hasListener(t)) for (const sheet of table.sheetsOffered) emitAdded(t, { type: 'ambitionLeft', sheet })
    table.sheetsOffered = []
  },
  // UB-AMB-04, UB-AMB-17, UB-AMB-18: people receive this in turn order, in addition to what their characters give.
  setUpNext(t, frame) {
    const seat = frame.order[frame.left++]
    if (seat === undefined) return 'end'
    const sheet = sheetOf(t, seat)
    const { setup } = at(ambitions, sheet)
    const source = sourceOfSheet(t, sheet)
    if (setup.credits > 0) gainCredits(t, seat, setup.credits, source)
    // The routine called last runs first.
    if (setup.does !== undefined) cardRules().run(t, setup.does, { seat, source })
    if (setup.card !== undefined) takeFromDeck(t, seat, setup.card)
    return 'setUpNext'
  },
  // G-38: some goals are met from the start.
  end(t) {
    refreshGoals(t)
  },
})

/**
 * UB-AMB-19, UB-AMB-20, G-43, G-44: searches a deck for the card that the sheet gives, shuffles the deck, and turns up
 * its new top card without resolving symbols. A player who has no slot for the card declines it.
 */
function takeFromDeck(t: Rim, seat: Seat, { deck: name, id }: NonNullable<Ambition['setup']['card']>): void {
  const deck = marketDecks.indexOf(name)
  const cards = at(t.market, deck)
  const card = cards.find((piece) => cardOf(t, piece).id === id)
  if (card !== undefined) {
    remove(cards, card)
    t.resolving.push(card)
    t.knowers[card] = everybody(t)
  }
  shuffleMarket(t, deck)
  revealTop(t, deck, 'shuffled')
  if (card !== undefined) gainResource(t, seat, card)
}
