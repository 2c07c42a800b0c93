import {
  at,
  call,
  everybody,
  type Frame,
  hasListener,
  learn,
  type PublicFacts,
  remove,
  routine,
  type Seat,
} from '@kantyna/kernel'
import type { Timing, UsableAbility } from '../../content/card.ts'
import type { Box } from '../../content/index.ts'
import { encounterDecks, marketDecks } from '../../content/names.ts'
import { type HeldUsable, heldUsable } from '../abilities/abilities-by-source.ts'
import { cardRules } from '../abilities/card-language.ts'
import { bitOfTiming, isUsedAt } from '../abilities/timings.ts'
import type { RimContext } from '../effects/vocabulary.ts'
import { emitEvent } from '../events.ts'
import { areEqual } from '../lists.ts'
import { putUnder } from '../market/decks.ts'
import { FIRST_AI, FIRST_CONTACT, FIRST_ENCOUNTER, isEncounterCard, isMarketCard } from '../pieces.ts'
import { secretCodesBy, secretsBy } from '../reads.ts'
import type { PublicRim, Rim } from '../rim.ts'
import { allTables, encounterCard, tablesOf } from '../tables.ts'
import { deckOfCode, secretOf } from './section-key.ts'

/**
 * Secrets: abilities of encounter cards that lie face down until they are used (OR-SEC-01, OR-SEC-02, OR-SEC-03,
 * OR-SEC-04, OR-SEC-05, OR-SEC-06, OR-SEC-07, OR-SEC-08). Their owner may look at them at any time (OR-SEC-07). People may
 * talk about them (OR-SEC-05), but nothing in the game shows them or hands them over (OR-SEC-06).
 */

/** OR-SEC-02, OR-ESPC-05: keeps a card face down in the play area. Everybody knows its origin. */
export function keepSecret(t: Rim, seat: Seat, card: number, code: number): void {
  secretsBy(t, seat).push(card)
  learn(t.knowers, card, [seat])
  secretCodesBy(t, seat).push(code)
  if (hasListener(t))
    emitEvent(t, { type: 'drewSecret', seat, deck: deckOfCode(code), secret: { seats: [seat], card } })
}

/** Whether a seat holds a secret. Everybody may know this. */
export function holdsSecret(t: Rim, seat: Seat): boolean {
  return secretsBy(t, seat).length > 0
}

/** The ability of a seat's secret: the section that was read when it was drawn (OR-SEC-03, OR-ECARD-06). */
export function secretAbility(
  t: PublicRim & Pick<Rim, 'secrets'>,
  seat: Seat,
  index: number,
): UsableAbility | null {
  return secretOf(t, at(secretsBy(t, seat), index), at(secretCodesBy(t, seat), index))
}

/** The index of a card's secret among its abilities. */
export const SECRET = 15

/** The abilities of a seat's secrets, and all their timings as bits. */
interface SecretAbilities {
  readonly modules: number
  readonly cards: readonly number[]
  readonly codes: readonly number[]
  /** Only secrets that are abilities. */
  readonly abilities: readonly HeldUsable[]
  readonly timings: number
}

/** The last result for each seat, because secrets are read far more often than they change. */
const latest: (SecretAbilities | undefined)[] = []

export function secretAbilitiesOf(t: Rim, seat: Seat): SecretAbilities {
  const known = latest[seat]
  const cards = secretsBy(t, seat)
  const codes = secretCodesBy(t, seat)
  if (
    known !== undefined &&
    known.modules === t.modules &&
    areEqual(known.cards, cards) &&
    areEqual(known.codes, codes)
  )
    return known
  const abilities = cards.flatMap((card, index) => {
    const ability = secretAbility(t, seat, index)
    return ability === null ? [] : [secretOn(card, ability)]
  })
  const timings = abilities.reduce((bits, held) => bits | held.timings, 0)
  const made = { modules: t.modules, cards: cards.slice(), codes: codes.slice(), abilities, timings }
  latest[seat] = made
  return made
}

const heldByAbility = new WeakMap<UsableAbility, HeldUsable>()

/** Each one is created once, because the secrets of a card never change. */
function secretOn(card: number, ability: UsableAbility): HeldUsable {
  const known = heldByAbility.get(ability)
  if (known !== undefined && known.source === card) return known
  const made = heldUsable(card, SECRET, ability)
  heldByAbility.set(ability, made)
  return made
}

/**
 * Removes a secret and returns its code. If several secrets have the same origin, others must not learn which one was
 * used: the remaining secrets move up, and the last of their places becomes empty.
 */
function takeOut(t: Rim, seat: Seat, card: number): number {
  const secrets = secretsBy(t, seat)
  const codes = secretCodesBy(t, seat)
  let place = secrets.indexOf(card)
  const code = at(codes, place)
  for (let next = codes.indexOf(code, place + 1); next >= 0; next = codes.indexOf(code, next + 1)) {
    secrets[place] = at(secrets, next)
    place = next
  }
  secrets.splice(place, 1)
  codes.splice(place, 1)
  return code
}

interface SecretFrame extends Frame {
  readonly routine: 'useSecret'
  readonly card: number
  /** Its origin: a code of section-key.ts. */
  readonly code: number
  readonly context: RimContext
}

/** OR-SEC-04: the card is turned up and read aloud, so everybody sees what it does. */
export function useSecret(t: Rim, seat: Seat, card: number, bound?: RimContext['bound']): void {
  const code = takeOut(t, seat, card)
  t.resolving.push(card)
  t.knowers[card] = everybody(t)
  if (hasListener(t)) emitEvent(t, { type: 'usedSecret', seat, card })
  const context: RimContext = bound === undefined ? { seat, source: card } : { seat, source: card, bound }
  call<SecretFrame>(t, { routine: 'useSecret', stage: 0, card, code, context })
}

/** Puts a resolved card under its deck (OR-ESPC-08), unless it was kept as a resource. */
export function putAway(t: Rim, card: number): void {
  if (!t.resolving.includes(card)) return
  remove(t.resolving, card)
  putUnder(t, card, everybody(t))
}

export const usingSecret = routine<Rim, SecretFrame>('useSecret')(
  'shown',
  {
    carryOut(t, { card, code, context }) {
      const ability = secretOf(t, card, code)
      if (ability !== null) cardRules().run(t, ability.does, context)
    },
    putUnder(t, { card }) {
      putAway(t, card)
    },
  },
  (t, { card }) => putAway(t, card),
)

/** Whether a seat holds a secret for a timing. Only its owner knows this. */
export function hasSecretFor(t: Rim, seat: Seat, timing: Timing): boolean {
  const { abilities, timings } = secretAbilitiesOf(t, seat)
  return (timings & bitOfTiming[timing]) !== 0 && abilities.some((held) => isUsedAt(held, timing))
}

/**
 * The backs of cards are numbered: the six market decks, the seven encounter decks, then the databank. The back of a
 * contact is its rank.
 */
const FIRST_ENCOUNTER_BACK = 1 + marketDecks.length
/** The encounter decks of other boxes come after this one. */
const DATABANK_BACK = FIRST_ENCOUNTER_BACK + encounterDecks.length

function backOfCard(piece: number): number {
  const { market, encounters, encounterDecks: decks } = allTables()
  if (isMarketCard(piece)) return 1 + marketDecks.indexOf(at(market, piece).deck)
  if (!isEncounterCard(piece)) return DATABANK_BACK
  const back = FIRST_ENCOUNTER_BACK + decks.indexOf(at(encounters, piece - FIRST_ENCOUNTER).deck)
  return back < DATABANK_BACK ? back : back + 1
}

function backOfContact(piece: number): number {
  const { contacts, ranks } = allTables()
  return 1 + ranks.indexOf(at(contacts, piece - FIRST_CONTACT).rank)
}

/**
 * What everybody knows about face-down cards and tokens: the deck of a card by its back, the rank of a contact by its dots
 * (OR-CON-02), and that the card of a secret has a secret for that origin (OR-ESPC-05).
 */
export const publicFacts: PublicFacts<Rim> = {
  backs: {
    card: backOfCard,
    contact: backOfContact,
  },
  couldBe(t, { field, pile, index }, piece) {
    if (field !== 'secrets') return true
    const code = t.secretsFrom[pile]?.[index]
    if (code === undefined || !isEncounterCard(piece)) return false
    const { deck } = encounterCard(t, piece)
    return tablesOf(t).encounterDecks.indexOf(deck) === deckOfCode(code) && secretOf(t, piece, code) !== null
  },
}

/** The same facts for a game with the AI decks of boxes, which have different backs. */
export function publicFactsWith(boxes: readonly Box[]): PublicFacts<Rim> {
  const decks = [...new Set(boxes.flatMap(({ set }) => set.aiCards ?? []).map(({ deck }) => deck))]
  if (decks.every((deck) => deck === undefined)) return publicFacts
  const backOfAi = (piece: number) => 1 + [undefined, ...decks].indexOf(aiDeckOf(piece))
  return { ...publicFacts, backs: { ...publicFacts.backs, ai: backOfAi } }
}

function aiDeckOf(piece: number): string | undefined {
  return at(allTables().aiCards, piece - FIRST_AI).deck
}
