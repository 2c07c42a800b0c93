import { at, EMPTY, everybody } from '@kantyna/kernel'
import { describe, expect, it } from 'vitest'
import { encounterDecks, marketDecks } from '../../content/names.ts'
import { answerByRule, asked, choose, handMade, hold, resolve, run, told } from '../../test/hand-made.ts'
import {
  captiveOn,
  captureContact,
  discardContact,
  isFaceUp,
  nearestEmptySpaces,
  passCaptive,
  peekAt,
  placeOfContact,
  swapContacts,
  turnUpContact,
} from '../contacts/contacts.ts'
import { contactSpaces, contactSpacesAt, spaceOf } from '../map/map.ts'
import { discardTop, drawEncounter, putUnder, revealTop, sendHome, takeTop, topOf } from '../market/decks.ts'
import { NONE } from '../pieces.ts'
import type { Rim } from '../rim.ts'
import { pieceNamed } from '../tables.ts'
import { discardCard, removeCard } from './discarding.ts'
import { gainResource } from './gaining.ts'

const cargo = marketDecks.indexOf('cargo')
const luxury = marketDecks.indexOf('luxury')

/** Empties contact spaces. */
function clear(t: Rim, ...planets: readonly string[]): void {
  for (const planet of planets)
    for (const place of contactSpacesAt(spaceOf(planet))) {
      const contact = at(t.contacts, place)
      if (contact !== EMPTY) discardContact(t, contact)
    }
}

describe('decks', () => {
  it('put a discarded top card at the bottom, and every player remembers it (OR-MKT-03, OR-DECK-03)', () => {
    const t = handMade()
    const top = topOf(t, cargo)
    discardTop(t, 0, cargo)
    expect([at(at(t.market, cargo), 0), at(t.knowers, top)]).toEqual([top, everybody(t)])
    expect(at(t.knowers, topOf(t, cargo))).toBe(everybody(t))
    expect(told(t, 'marketRevealed')).toHaveLength(1)
    expect(t.stack).toHaveLength(1)
  })

  it('move patrols only when a card is turned up after a purchase or a gain (OR-PMOVE-01, OR-PMOVE-02)', () => {
    const t = handMade()
    const card = pieceNamed(t, 'forged-scandocs')
    t.market[cargo] = [card]
    revealTop(t, cargo, 'discarded')
    expect(t.stack).toHaveLength(1)
    revealTop(t, cargo, 'bought')
    expect(at(t.stack, 1).routine).toBe('patrolMove')
  })

  it('can be empty (OR-COMP-06, OR-GAP-39)', () => {
    const t = handMade()
    t.market[luxury] = []
    t.encounters[0] = []
    expect([topOf(t, luxury), takeTop(t, luxury), drawEncounter(t, 0)]).toEqual([NONE, NONE, NONE])
    revealTop(t, luxury, 'bought')
    discardTop(t, 0, luxury)
    expect(told(t, 'marketRevealed')).toEqual([])
  })

  it('let only its owner remember a secret (OR-SEC-08)', () => {
    const t = handMade()
    const navpoints = encounterDecks.indexOf('navpoint')
    const card = drawEncounter(t, navpoints)
    putUnder(t, card, 1 << 1)
    expect([at(at(t.encounters, navpoints), 0), at(t.knowers, card)]).toEqual([card, 2])
  })

  it('order returned databank cards by number (OR-DATA-07)', () => {
    const t = handMade()
    const before = [...t.databank]
    const card = resolve(t, 'databank-4-lom')
    expect(t.databank).not.toContain(card)
    sendHome(t, card)
    expect([t.databank, t.resolving]).toEqual([before, []])
  })
})

describe('contacts', () => {
  it('keep their sides and their knowers when they are swapped (OR-CON-04, OR-CON-06, OR-CON-11, OR-CON-12)', () => {
    const t = handMade()
    const [one, other] = [at(t.contacts, 0), at(t.contacts, 5)]
    peekAt(t, 1, 0)
    turnUpContact(t, 0, 5)
    swapContacts(t, 0, 0, 5)
    expect([at(t.contacts, 0), at(t.contacts, 5)]).toEqual([other, one])
    expect([isFaceUp(t, 0), isFaceUp(t, 5), at(t.knowers, one)]).toEqual([true, false, 2])
  })

  it('lie on bounties, move with them, and are in no space meanwhile (OR-BNTY-13, OR-TRADE-07, OR-CON-10)', () => {
    const t = handMade()
    const [bounty = 0] = hold(t, 0, 'start-boshek')
    const boshek = pieceNamed(t, 'boshek')
    captureContact(t, 0, boshek, bounty)
    expect([placeOfContact(t, boshek), captiveOn(t, 0, bounty)]).toEqual([NONE, boshek])
    passCaptive(t, 0, 1, bounty)
    expect([captiveOn(t, 0, bounty), captiveOn(t, 1, bounty)]).toEqual([NONE, boshek])
  })

  it('go to the nearest empty spaces, by the distance of the planet (OR-NEAR-01, OR-GAP-31)', () => {
    const t = handMade()
    expect(nearestEmptySpaces(t, spaceOf('tatooine'))).toEqual([])
    clear(t, 'nal-hutta', 'naboo')
    expect(nearestEmptySpaces(t, spaceOf('tatooine'))).toEqual([spaceOf('nal-hutta')])
    clear(t, 'tatooine')
    expect(nearestEmptySpaces(t, spaceOf('tatooine'))).toEqual([spaceOf('tatooine')])
  })
})

describe('discarding', () => {
  it('puts the token of a crew member face up on the nearest empty contact space (OR-CREW-03, OR-CREW-04)', () => {
    const t = handMade()
    const [lom = 0] = hold(t, 0, 'databank-4-lom')
    const token = pieceNamed(t, '4-lom')
    const home = t.contacts.indexOf(EMPTY)
    discardCard(t, 0, lom)
    run(t)
    expect(t.databank).toContain(lom)
    expect([at(t.contacts, home), isFaceUp(t, home)]).toEqual([token, true])
    expect(told(t, 'contactPlaced')).toEqual([{ type: 'contactPlaced', contact: token, place: home }])
  })

  it('lets the seat that discards choose among equally near planets, in any turn (OR-CREW-05, OR-GAP-57)', () => {
    const t = handMade()
    const [lom = 0] = hold(t, 1, 'databank-4-lom')
    t.contacts = t.contacts.map((contact) => (contact === EMPTY ? pieceNamed(t, '4-lom') : contact))
    t.discardedContacts = []
    clear(t, 'tatooine', 'nal-hutta')
    discardContact(t, pieceNamed(t, '4-lom'))
    t.spaces[1] = spaceOf('tn-2')
    discardCard(t, 1, lom)
    run(t)
    expect(asked(t)).toMatchObject({ kind: 'placeToken', seat: 1 })
    expect(asked(t)?.ids.toSorted()).toEqual(['nal-hutta', 'tatooine'])
    choose(t, 'nal-hutta')
    const place = placeOfContact(t, pieceNamed(t, '4-lom'))
    expect(at(contactSpaces, place).space).toBe(spaceOf('nal-hutta'))
  })

  it('draws the planet for the AI player (OR-AIDEC-02)', () => {
    const t = handMade({ automas: [1] })
    const [lom = 0] = hold(t, 1, 'databank-4-lom')
    clear(t, 'tatooine', 'nal-hutta')
    t.spaces[1] = spaceOf('tn-2')
    discardCard(t, 1, lom)
    run(t)
    answerByRule(t)
    expect(placeOfContact(t, pieceNamed(t, '4-lom'))).not.toBe(NONE)
  })

  it('leaves the token to a rule that needs it (OR-BNTY-15, OR-BNTY-16)', () => {
    const t = handMade()
    const [lom = 0] = hold(t, 0, 'databank-4-lom')
    discardCard(t, 0, lom, 'elsewhere')
    run(t)
    expect(t.discardedContacts).toContain(pieceNamed(t, '4-lom'))
  })

  it('puts the contact of a bounty back on to the map (OR-BNTY-03, OR-BNTY-04)', () => {
    const t = handMade()
    const [bounty = 0] = hold(t, 0, 'start-boshek')
    const boshek = pieceNamed(t, 'boshek')
    captureContact(t, 0, boshek, bounty)
    discardCard(t, 0, bounty)
    run(t)
    expect(placeOfContact(t, boshek)).not.toBe(NONE)
    expect([at(t.captives, 0), at(t.captiveOn, 0)]).toEqual([[], []])
    expect(t.databank).toContain(bounty)
  })

  it('differs from removing a card from the game (OR-DISC-02, OR-DISC-06)', () => {
    const t = handMade()
    const [job = 0] = hold(t, 0, 'casino-heist')
    removeCard(t, 0, job)
    expect([t.removed, at(t.held, 0)]).toEqual([[job], []])
  })

  it('puts market cards under their decks, where everybody knows them (OR-DISC-01)', () => {
    const t = handMade()
    const [knife = 0] = hold(t, 0, 'vibroknife')
    discardCard(t, 0, knife)
    const deck = at(t.market, marketDecks.indexOf('gearMod'))
    expect([at(deck, 0), at(t.knowers, knife)]).toEqual([knife, everybody(t)])
  })
})

describe('gaining', () => {
  it('may be declined, which discards the card (OR-RES-02, OR-RES-04, OR-CREW-02)', () => {
    const t = handMade()
    const card = resolve(t, 'vibroknife')
    gainResource(t, 0, card)
    run(t)
    expect(asked(t)).toEqual({ kind: 'takeResource', seat: 0, ids: ['take', 'pass'] })
    choose(t, 'pass')
    expect([at(t.held, 0), t.resolving]).toEqual([[], []])
    expect(told(t, 'declined')).toEqual([{ type: 'declined', seat: 0, card }])
    gainResource(t, 0, resolve(t, 'vibroknife'))
    run(t)
    choose(t, 'take')
    expect(at(t.held, 0)).toEqual([card])
  })

  it('asks nothing if the seat has just paid for the card and it fits (OR-RES-02)', () => {
    const t = handMade()
    gainResource(t, 0, resolve(t, 'vibroknife'), true)
    run(t)
    expect(asked(t)).toBeNull()
    expect(at(t.held, 0)).toHaveLength(1)
  })

  it('without a slot replaces a card that is in the way (OR-RES-03)', () => {
    const t = handMade()
    hold(t, 0, 'aurodium-ingots', 'vibroknife')
    const card = resolve(t, 'forged-scandocs')
    gainResource(t, 0, card)
    run(t)
    expect(() => choose(t, 'take', 'vibroknife')).toThrow()
    choose(t, 'take', 'aurodium-ingots')
    expect(at(t.held, 0)).toEqual([pieceNamed(t, 'vibroknife'), card])
    expect(at(at(t.market, luxury), 0)).toBe(pieceNamed(t, 'aurodium-ingots'))
  })

  it('makes the AI player take a card that fits (OR-AIBUY-09)', () => {
    const t = handMade({ automas: [1] })
    gainResource(t, 1, resolve(t, 'forged-scandocs'))
    run(t)
    answerByRule(t)
    gainResource(t, 1, resolve(t, 'aurodium-ingots'))
    run(t)
    answerByRule(t)
    expect(at(t.held, 1)).toEqual([pieceNamed(t, 'forged-scandocs')])
  })
})
