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
import type { Rim } from '../rim.ts'
import { allTables, encounterCard, tablesOf } from '../tables.ts'
import { deckOfCode, secretOf } from './section-key.ts'

/**
 * Secrets: abilities of encounter cards that lie face down until they are used (OR-SEC-01, OR-SEC-02, OR-SEC-03,
 * OR-SEC-04, OR-SEC-05, OR-SEC-06, OR-SEC-07, OR-SEC-08). Their owner sees them at any time (OR-SEC-07); whatever
 * people say of them (OR-SEC-05), nothing in the game shows or hands them over (OR-SEC-06).
 */

/** OR-SEC-02, OR-ESPC-05: face down in the play area; everybody knows where and how it was drawn. */
export function keepSecret(t: Rim, seat: Seat, card: number, code: number): void {
  secretsBy(t, seat).push(card)
  learn(t.knowers, card, [seat])
  secretCodesBy(t, seat).push(code)
  if (hasListener(t))
    emitEvent(t, { type: 'drewSecret', seat, deck: deckOfCode(code), secret: { seats: [seat], card } })
}

/** As far as everybody can see. */
export function holdsSecret(t: Rim, seat: Seat): boolean {
  return secretsBy(t, seat).length > 0
}

/** What a seat's secret does: the section that was read when it was drawn (OR-SEC-03, OR-ECARD-06). */
export function secretAbility(t: Rim, seat: Seat, index: number): UsableAbility | null {
  return secretOf(t, at(secretsBy(t, seat), index), at(secretCodesBy(t, seat), index))
}

/** The index that stands for a card's secret, where those of its abilities stand. */
export const SECRET = 15

/** What the secrets of a seat do, and the timings of all of them as bits. */
interface SecretAbilities {
  readonly modules: number
  readonly cards: readonly number[]
  readonly codes: readonly number[]
  /** Of those that are abilities. */
  readonly abilities: readonly HeldUsable[]
  readonly timings: number
}

/** The latest of each seat: secrets are looked at far more often than they change. */
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

const held = new WeakMap<UsableAbility, HeldUsable>()

/** Made once: the secrets of a card are there for good. */
function secretOn(card: number, ability: UsableAbility): HeldUsable {
  const known = held.get(ability)
  if (known !== undefined && known.source === card) return known
  const made = heldUsable(card, SECRET, ability)
  held.set(ability, made)
  return made
}

/**
 * Of several that were drawn alike nobody else is told which it was: the others move up, and it is the last of their
 * places that becomes empty.
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
  /** How it was drawn. */
  readonly code: number
  readonly context: RimContext
}

/** OR-SEC-04: turned up and read aloud; from then on everybody sees what it does. */
export function useSecret(t: Rim, seat: Seat, card: number, bound?: RimContext['bound']): void {
  const code = takeOut(t, seat, card)
  t.resolving.push(card)
  t.knowers[card] = everybody(t)
  if (hasListener(t)) emitEvent(t, { type: 'usedSecret', seat, card })
  const context: RimContext = bound === undefined ? { seat, source: card } : { seat, source: card, bound }
  call<SecretFrame>(t, { routine: 'useSecret', stage: 0, card, code, context })
}

/** Unless it was kept as a resource, a card that was resolved goes under its deck (OR-ESPC-08). */
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

/** Whether a seat holds a secret that could be used at a timing, as only its owner knows. */
export function hasSecretFor(t: Rim, seat: Seat, timing: Timing): boolean {
  const { abilities, timings } = secretAbilitiesOf(t, seat)
  return (timings & bitOfTiming[timing]) !== 0 && abilities.some((held) => isUsedAt(held, timing))
}

/** Backs: of the six market decks, the seven encounter decks, and the databank; of contacts the rank. */
const FIRST_ENCOUNTER_BACK = 1 + marketDecks.length
/** Those of decks of other boxes follow. */
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
 * What everybody knows of what lies face down: the deck of a card by its back, the rank of a contact by its dots
 * (OR-CON-02), and that a secret is a card whose section was one where and how it was drawn (OR-ESPC-05).
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

/** With the AI decks that boxes bring besides: the backs of those differ from the usual ones. */
export function publicFactsWith(boxes: readonly Box[]): PublicFacts<Rim> {
  const decks = [...new Set(boxes.flatMap(({ set }) => set.aiCards ?? []).map(({ deck }) => deck))]
  if (decks.every((deck) => deck === undefined)) return publicFacts
  const backOfAi = (piece: number) => 1 + [undefined, ...decks].indexOf(aiDeckOf(piece))
  return { ...publicFacts, backs: { ...publicFacts.backs, ai: backOfAi } }
}

function aiDeckOf(piece: number): string | undefined {
  return at(allTables().aiCards, piece - FIRST_AI).deck
}
