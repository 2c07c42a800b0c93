/**
 * Cards that replace printed ones while a scenario is played. The box has a fixed number of cards of each sort, and
 * pieces go by their place in the content. Everything computed from the content once is computed again for these cards.
 */

type Refresh = (index: number) => () => void

const refreshers = new Map<readonly unknown[], Refresh[]>()

function refreshersOf(list: readonly unknown[]): Refresh[] {
  const found = refreshers.get(list) ?? []
  refreshers.set(list, found)
  return found
}

/**
 * A list computed once from a list of the content, card by card. A replaced card is computed again, given the result of
 * the printed card.
 */
export function derivedFrom<Card, Derived>(
  list: readonly Card[],
  derive: (card: Card, printed?: Derived) => Derived,
): readonly Derived[] {
  const derived = list.map((card) => derive(card))
  refreshersOf(list).push((index) => {
    const printed = derived[index] as Derived // within the list
    derived[index] = derive(list[index] as Card, printed) // within the list
    return () => {
      derived[index] = printed
    }
  })
  return derived
}

/** Runs again whenever a card of the list is replaced. */
export function onStandIn(list: readonly unknown[], workOut: () => void): void {
  refreshersOf(list).push(() => {
    workOut()
    return workOut
  })
}

let standing: readonly string[] = []

/** The ids of cards that replace others now. */
export function standInIds(): readonly string[] {
  return standing
}

interface HasId {
  readonly id: string
}

/** Replaces a card, and returns a function that puts the printed one back. */
export function standIn<Card extends HasId>(list: readonly Card[], index: number, card: Card): () => void {
  const cards = list as Card[] // nobody else writes there
  const printed = cards[index] as Card // within the list
  const before = standing
  standing = [...standing, card.id]
  cards[index] = card
  const back = refreshersOf(list).map((refresh) => refresh(index))
  return () => {
    cards[index] = printed
    for (const restore of back) restore()
    standing = before
  }
}
