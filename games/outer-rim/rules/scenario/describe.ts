import { at, EMPTY, type Plain, type View } from '@kantyna/kernel'
import { tiles } from '../../content/map.ts'
import { factions, marketDecks, skills } from '../../content/names.ts'
import { groundCombat, hasSkill, health, hull, hyperdrive, shipCombat } from '../abilities/values.ts'
import { placeName } from '../encounters/encounter-contact.ts'
import { keyOfCode, sectionKeys } from '../encounters/section-key.ts'
import { placesInGame, spaces, tilesInOrder } from '../map/map.ts'
import { NONE } from '../pieces.ts'
import { fameSources, type Rim, type secrets } from '../rim.ts'
import { tablesOf } from '../tables.ts'
import { standings } from './arrange-words.ts'
import { characterId, idOfPiece, shipId } from './piece-ids.ts'

type RimView = View<Rim, typeof secrets>
type Words = { readonly [word: string]: Plain }

/** The id of a piece. For a piece that a viewer does not know, the view has a negative number. */
const face = (piece: number): string => (piece < 0 ? 'unseen' : idOfPiece(piece))
const faces = (pile: readonly number[]) => pile.map(face)
const sorted = (pile: readonly number[]) => faces(pile).toSorted()
const topFirst = (pile: readonly number[]) => faces(pile).toReversed()
const spaceId = (space: number): string | null => spaces[space]?.id ?? null

/** The words that `expect: state` can check, the same as in `arrange`. */
export function describe(t: Rim): Words {
  const tables = describeTable(t)
  const players = Object.fromEntries(
    Array.from({ length: t.seats }, (_, seat) => [
      String(seat + 1),
      { ...playerOf(t, seat), ...valuesOf(t, seat) },
    ]),
  )
  return { ...tables, players }
}

/** The words that `expect: view` can check: the same words for what a viewer sees. */
export function describeView(view: RimView): Words {
  const players = Object.fromEntries(
    Array.from({ length: view.seats }, (_, seat) => [String(seat + 1), playerOf(view, seat)]),
  )
  return { ...describeTable(view), players }
}

/** Decks are described as lists of cards, known or not, because the back of a card shows its deck. */
function describeTable(t: RimView | Rim): Words {
  const byDeck = (names: readonly string[], piles: readonly (readonly number[])[]) =>
    Object.fromEntries(names.flatMap((name, deck) => [[name, topFirst(at(piles, deck))]]))
  return {
    phase: t.phase,
    active: t.active + 1,
    first: t.first + 1,
    turn: t.turn,
    extraTurn: t.isExtraTurn ? 'underWay' : t.hasExtraTurn ? 'gained' : 'none',
    map: tilesInOrder(t.mapOrder).map((tile) => at(tiles, tile).id),
    patrols: Object.fromEntries(
      factions.map((faction, index) => [
        faction,
        { at: spaceId(at(t.patrolSpaces, index)), level: at(t.patrolLevels, index) },
      ]),
    ),
    contacts: Object.fromEntries(
      placesInGame(t).map((place) => [placeName(place), contactAt(at(t.contacts, place))]),
    ),
    faceUp: t.contactsUp.map(placeName),
    discardedContacts: sorted(t.discardedContacts),
    removedContacts: sorted(t.removedContacts),
    contactsLeftOut: t.contactsLeftOut.length,
    market: byDeck(marketDecks, t.market),
    encounters: byDeck(tablesOf(t).encounterDecks, t.encounters),
    databank: sorted(t.databank),
    resolving: faces(t.resolving),
    removed: sorted(t.removed),
    shipPool: t.shipPool.map(shipId).toSorted(),
    aiDeck: topFirst(t.aiDeck),
    aiCard: faces(t.aiCard),
    aiGoals: t.aiGoals.map(spaceId),
    offers: t.offers.map(({ from, to }) => ({ from: from + 1, to: to + 1 })),
  }
}

function contactAt(contact: number): string {
  return contact === EMPTY ? 'none' : face(contact)
}

function playerOf(t: RimView | Rim, seat: number): Words {
  const secretsHeld: readonly number[] = at(t.secrets, seat)
  const sources = at(t.fameFrom, seat)
  return {
    character: t.characters[seat] === NONE ? null : characterId(at(t.characters, seat)),
    isCharacterFlipped: at(t.isCharacterFlipped, seat),
    characterTokens: at(t.characterTokens, seat),
    ship: t.ships[seat] === NONE ? null : shipId(at(t.ships, seat)),
    isShipFlipped: at(t.isShipFlipped, seat),
    shipTokens: at(t.shipTokens, seat),
    at: spaceId(at(t.spaces, seat)),
    credits: at(t.credits, seat),
    fame: at(t.fame, seat),
    fameFrom: Object.fromEntries(fameSources.map((source, index) => [source, at(sources, index)])),
    reputation: Object.fromEntries(
      factions.map((faction, index) => [faction, at(standings, at(at(t.reputation, seat), index) + 1)]),
    ),
    characterDamage: at(t.characterDamage, seat),
    shipDamage: at(t.shipDamage, seat),
    isDefeated: at(t.isDefeated, seat),
    held: sorted(at(t.held, seat)),
    captives: Object.fromEntries(
      at(t.captiveOn, seat).map((bounty, index) => [face(bounty), face(at(at(t.captives, seat), index))]),
    ),
    secrets: faces(secretsHeld),
    secretsFrom: at(t.secretsFrom, seat).map((code) => at(sectionKeys, keyOfCode(code))),
    markedPlanets: at(t.markedPlanets, seat).map(spaceId),
  }
}

/** The five values with all bonuses, and the skills. */
function valuesOf(t: Rim, seat: number): Words {
  if (t.characters[seat] === NONE || t.ships[seat] === NONE) return {}
  return {
    groundCombat: groundCombat.of(t, seat),
    health: health.of(t, seat),
    hyperdrive: hyperdrive.of(t, seat),
    shipCombat: shipCombat.of(t, seat),
    hull: hull.of(t, seat),
    skills: skills.filter((skill) => hasSkill(t, seat, skill)),
  }
}
