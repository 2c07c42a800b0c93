import type { CardFact, Text } from '@kantyna/kernel'

/** The groups of cards to choose from: those that a game names or, if it names none, the kinds of things. */

/** The kind of thing: the word before the colon. */
export function kindOf({ thing }: Pick<CardFact, 'thing'>): string {
  return thing.slice(0, thing.indexOf(':'))
}

/** The kinds of the cards, in order of appearance. */
export function kindsOf(cards: readonly Pick<CardFact, 'thing'>[]): readonly string[] {
  return [...new Set(cards.map(kindOf))]
}

type Grouped = Pick<CardFact, 'kinds'>

/**
 * The groups that the cards name, each once: first the groups that cards name first (such as a faction), then those
 * they name second.
 */
export function groupsOf(cards: readonly Grouped[]): readonly Text[] {
  const most = Math.max(0, ...cards.map(({ kinds = [] }) => kinds.length))
  const named = Array.from({ length: most }, (_, place) =>
    cards.flatMap(({ kinds = [] }) => kinds[place] ?? []),
  ).flat()
  return [...new Map(named.map((kind) => [groupId(kind), kind])).values()]
}

/** The cards that belong to all of the groups. */
export function inGroups<Card extends Grouped>(cards: readonly Card[], groups: readonly string[]): Card[] {
  return cards.filter(({ kinds = [] }) => {
    const own = kinds.map(groupId)
    return groups.every((group) => own.includes(group))
  })
}

/** A key for a group: its names in the languages that the page has. */
export function groupId(group: Text): string {
  return Object.values(group).join(' ')
}
