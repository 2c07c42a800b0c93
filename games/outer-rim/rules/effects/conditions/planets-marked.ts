import { at, counted } from '@kantyna/kernel'
import { factions } from '../../../content/names.ts'
import { ofFaction } from '../../../words/cards/card-terms.ts'
import { factionOfSpace } from '../../map/map.ts'
import { refuse } from '../refusing.ts'
import type { Conditions } from '../vocabulary.ts'

export const planetsMarked: Conditions['planetsMarked'] = {
  legal(t, { atLeast: needs, faction }, { seat }) {
    const wanted = factions.indexOf(faction)
    let has = 0
    for (const space of at(t.markedPlanets, seat)) if (factionOfSpace(space) === wanted) has++
    return has >= needs ? null : refuse('OR-GOAL-07', 'tooFewPlanets', { has, needs })
  },
  words: {
    en: ({ atLeast, faction }) =>
      `your damage tokens are on ${counted('en', atLeast, { one: 'planet', other: 'planets' })} with the ${ofFaction.en[faction]} symbol`,
    pl: ({ atLeast, faction }) =>
      `twoje żetony obrażeń leżą na ${counted('pl', atLeast, { one: 'planecie', few: 'planetach', many: 'planetach', other: 'planety' })} z symbolem ${ofFaction.pl[faction]}`,
  },
}
