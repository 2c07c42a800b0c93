import { factions, marketDecks, skills } from '../../content/names.ts'
import { placeName } from '../encounters/encounter-contact.ts'
import { contactSpaces, spaces } from '../map/map.ts'
import { numbersIn } from '../numbered.ts'
import { allTables } from '../tables.ts'

/** Every id that an option can have, by kind of question, so that scenarios can detect misspelt ones. */
export function optionIds(kind: string): readonly string[] {
  const { cardIds, spaceIds, places, uses } = known()
  switch (kind) {
    case 'plan':
      return ['credits', 'recover', ...spaceIds.map((id) => `move-${id}`), ...uses]
    case 'act':
      return [
        'deliver',
        ...cardIds.map((id) => `deliver-${id}`),
        'market',
        'end',
        ...uses,
        ...numbered('trade-seat', 1, MOST_SEATS),
      ]
    case 'encounter':
      return [
        'space',
        ...factions.map((faction) => `patrol-${faction}`),
        ...places.map((place) => `contact-${place}`),
        ...cardIds.flatMap((id) => [`job-${id}`, `bounty-${id}`]),
        ...uses,
      ]
    case 'discardFromMarket':
    case 'buy':
      return ['pass', ...marketDecks, ...cardIds]
    default:
      return others()
  }
}

/** The ids of everything in the boxes that are open. */
function known() {
  const { market, encounters, databank, characters, ships, otherSources } = allTables()
  const cardIds = [market, encounters, databank].flatMap(idsIn)
  const sheetIds = [characters, ships, otherSources].flatMap(idsIn)
  const uses = [
    ...[...cardIds, ...sheetIds].map((id) => `use-${id}`),
    ...encounters.map(({ id }) => `secret-${id}`),
  ]
  const spaceIds = idsIn(spaces)
  const places = numbersIn(contactSpaces).map(placeName)
  return { cardIds, sheetIds, spaceIds, places, uses }
}

function idsIn(list: readonly { readonly id: string }[]): string[] {
  return list.flatMap(({ id }) => id)
}

/** The highest numbers of seats, dice and effects that a question offers. */
const MOST_SEATS = 4
const MOST_DICE = 20
const MOST_EFFECTS = 8

function numbered(name: string, from: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${name}-${from + index}`)
}

const answers = [
  'goOn',
  'pass',
  'take',
  'stop',
  'fight',
  'talk',
  'capture',
  'eliminate',
  'protect',
  'credits',
]

function others(): readonly string[] {
  const { cardIds, sheetIds, spaceIds, places, uses } = known()
  return [
    ...answers,
    ...cardIds,
    ...sheetIds,
    ...spaceIds,
    ...places,
    ...factions,
    ...factions.flatMap((faction) => spaceIds.map((id) => `${faction}-${id}`)),
    ...marketDecks,
    ...skills,
    ...uses,
    ...numbered('seat', 1, MOST_SEATS),
    ...numbered('die', 1, MOST_DICE),
    ...numbered('effect', 0, MOST_EFFECTS),
  ]
}
