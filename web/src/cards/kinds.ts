import type { CardFact, Text } from '@kantyna/kernel'

/** Cards by the groups that a game names; where it names none, by what kind of thing they are. */

/** What kind of thing a card is: the word before the colon of its thing. */
export function kindOf({ thing }: Pick<CardFact, 'thing'>): string {
  return thing.slice(0, thing.indexOf(':'))
}

/** The kinds among the cards, in the order in which they come up. */
export function kindsOf(cards: readonly Pick<CardFact, 'thing'>[]): readonly string[] {
  return [...new Set(cards.map(kindOf))]
}

type Grouped = Pick<CardFact, 'kinds'>

/** The groups that the cards name, each once: what cards name first (a faction, say), then what they name second. */
export function groupsOf(cards: readonly Grouped[]): readonly Text[] {
  const most = Math.max(0, ...cards.map(({ kinds = [] }) => kinds.length))
  const named = Array.from({ length: most }, (_, place) =>
    cards.flatMap(({ kinds = [] }) => kinds[place] ?? []),
  ).flat()
  return [...new Map(named.map((kind) => [groupId(kind), kind])).values()]
}

/** The cards that belong to every one of the groups. */
export function inGroups<Card extends Grouped>(cards: readonly Card[], groups: readonly string[]): Card[] {
  return cards.filter(({ kinds = [] }) => {
    const own = kinds.map(groupId)
    return groups.every((group) => own.includes(group))
  })
}

/** By all that it says: the page has a game's texts in one language. */
export function groupId(group: Text): string {
  return Object.values(group).join(' ')
}
