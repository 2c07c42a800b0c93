import type { Option, PresentedDecision, Shortcut } from '@kantyna/kernel'

/** What the player can still do in a turn. */

type Offer = 'buy' | 'use' | 'attack'

const offers: readonly { readonly offer: Offer; readonly does: readonly string[] }[] = [
  { offer: 'buy', does: ['buy', 'buyOff'] },
  { offer: 'use', does: ['use'] },
  { offer: 'attack', does: ['attack', 'attackRow'] },
]

function plays({ options }: PresentedDecision): Option[] {
  return options.filter(({ facts }) => facts?.['do'] === 'play')
}

/** How many cards of the hand can still be played. */
export function playable(decision: PresentedDecision): number {
  return plays(decision).reduce((cards, { touches }) => cards + touches.length, 0)
}

/** What the player can do other than playing cards, in the given words: "buy, use abilities and attack". */
export function offersIn(
  { options }: PresentedDecision,
  words: Readonly<Record<Offer | 'and', string>>,
): string {
  const done = new Set(options.map(({ facts }) => String(facts?.['do'])))
  const open = offers.filter(({ does }) => does.some((each) => done.has(each)))
  const wording = open.map(({ offer }) => words[offer])
  const [last, ...others] = wording.toReversed()
  if (last === undefined) return ''
  if (others.length === 0) return last
  return `${others.toReversed().join(', ')} ${words.and} ${last}`
}

/**
 * Plays the whole hand, card by card. It stops at a card with a question, so that it decides nothing for the player.
 */
const playAll: Shortcut = {
  id: 'play-all',
  name: { pl: 'Zagraj całą rękę', en: 'Play all cards' },
  reach: playable,
  next: (decision) => plays(decision)[0]?.id ?? null,
}

export const shortcuts: readonly Shortcut[] = [playAll]
