import { cards } from '../../content/cards.ts'

/** Every id that an option can have, by kind of question, so that a misspelt id in a scenario is found. */
export function optionIds(kind: string): readonly string[] {
  switch (kind) {
    case 'act':
      return [
        'end',
        'attack base',
        ...actions.flatMap((action) => copies().map((name) => `${action} ${name}`)),
      ]
    case 'takeReward':
      return ['take', 'pass']
    case 'chooseEffect':
      return ['pass', ...Array.from({ length: MOST_EFFECTS }, (_, effect) => `effect-${effect}`)]
    case 'destination':
      return places.flatMap((place) => [place, ...cards.map(({ id }) => `${place} by ${id}`)])
    default:
      return ['pass', ...copies()]
  }
}

const actions = ['play', 'buy', 'buy-off', 'use', 'attack', 'attack with'] as const
const places = ['discard', 'hand', 'deckTop'] as const

/** The most effects that a card offers to choose from. */
const MOST_EFFECTS = 4

/** The ids of all copies of cards and bases: later copies have a number. */
const copies = () =>
  cards.flatMap(({ id, copies: count }) =>
    Array.from({ length: count }, (_, index) => (index === 0 ? id : `${id} ${index + 1}`)),
  )
