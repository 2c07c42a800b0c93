import { playerText } from '../../../words/cards/filter-words.ts'
import { matchingPlayers } from '../players.ts'
import { refuse } from '../refusing.ts'
import type { Conditions } from '../vocabulary.ts'

export const playerHere: Conditions['playerHere'] = {
  legal: (t, filter, { seat }) =>
    matchingPlayers(t, seat, filter).length > 0 ? null : refuse('OR-CREW-08', 'nobodyHere'),
  words: {
    en: (filter) => `there is ${playerText('en', filter)}`,
    pl: (filter) =>
      filter.where === 'anywhere'
        ? `jest ${playerText('pl', filter, 'is')}`
        : `na twoim polu jest ${playerText('pl', { ...filter, where: 'anywhere' }, 'is')}`,
  },
  negated: {
    en: ({ where = 'here' }) =>
      where === 'here' ? 'there is no other player in your space' : 'there is no such player',
    pl: ({ where = 'here' }) =>
      where === 'here' ? 'na twoim polu nie ma innego gracza' : 'nie ma takiego gracza',
  },
}
