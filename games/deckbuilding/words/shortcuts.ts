import type { PresentedDecision, Shortcut } from '@kantyna/kernel'

const plays = ({ kind, options }: PresentedDecision) =>
  kind === 'act' ? options.filter(({ facts }) => facts?.['do'] === 'play') : []

/** The whole hand, card by card. It stops where a card asks something, so that nothing is decided for anybody. */
const playAll: Shortcut = {
  id: 'play-all',
  name: { pl: 'Zagraj całą rękę', en: 'Play all cards' },
  reach: (decision) => plays(decision).reduce((cards, { touches }) => cards + touches.length, 0),
  next: (decision) => plays(decision)[0]?.id ?? null,
}

export const shortcuts: readonly Shortcut[] = [playAll]
