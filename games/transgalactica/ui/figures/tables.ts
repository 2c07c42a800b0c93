import {
  at,
  decisionsFor,
  newChance,
  type PresentedDecision,
  playChoice,
  type Seat,
  viewOf,
} from '@kantyna/kernel'
import type { Galaxy } from '../../rules/galaxy.ts'
import { game } from '../../rules/game.ts'
import { scenarioWords } from '../../rules/scenario/arrange.ts'
import { type GalaxyView, galaxyView } from '../view.ts'

/** The positions behind the rulebook's pictures: arranged in the words of scenarios, then played by the rules. */

/** The pictures show the panel and the ship of the first seat. */
export const PICTURED = 0

export function arranged(seats: number, words: object): Galaxy {
  return scenarioWords.arrange(seats, {}, words, newChance(1, game.streams))
}

/** Answers the question that a seat is asked. An impossible answer is a mistake in the picture. */
export function choose(t: Galaxy, seat: Seat, ...picks: readonly string[]): void {
  const decision = at(decisionsFor(game, t, seat), 0)
  if (!playChoice(game, t, { seat, decision: decision.id, picks }).ok) throw new RangeError(picks.join(' '))
}

export const viewOfTable = (t: Galaxy): GalaxyView => galaxyView(viewOf(game, t, PICTURED))

export const openQuestions = (t: Galaxy): readonly PresentedDecision[] => decisionsFor(game, t, PICTURED)

/** Makes the position when its picture is first shown, and keeps it. */
function once<Made>(make: () => Made): () => Made {
  let made: { readonly it: Made } | null = null
  return () => {
    made ??= { it: make() }
    return made.it
  }
}

/** One player has taken the technology action; a crew member and a captain have followed. */
export const followed = once(() => {
  const t = arranged(3, {})
  choose(t, 0, 'technology', 'way=advanceTwo')
  choose(t, 1, 'follow', 'worker=crew', 'way=advanceOne')
  choose(t, 2, 'follow', 'worker=captain', 'way=advanceOne')
  return t
})

/** Three players along the technology track. */
export const advanced = once(() =>
  arranged(3, {
    players: {
      1: { levels: { technology: 2 } },
      2: { levels: { technology: 1 } },
      3: { levels: { technology: 5 } },
    },
  }),
)

/** The spaces of the pictured planets: one without outposts, at a tunnel, and one that was just used. */
export const [UNSETTLED_SPACE, USED_SPACE] = [2, 1]

export const planetary = once(() => {
  const t = arranged(3, {
    planets: { R1: 'PL10', R2: 'PL05' },
    pirates: { R2: 'PT04' },
    planetTokens: { R2: 'BA01' },
    players: { 1: { outposts: ['R1'] } },
  })
  choose(t, PICTURED, `planet-${USED_SPACE}`, 'worker=crew')
  return t
})

/**
 * A ship at a tunnel that can move two spaces, because there is an outpost on a grey planet. The exploration has begun.
 */
export const exploring = once(() => {
  const t = arranged(2, {
    planets: {
      ...{ R1: 'PL10', R2: 'PL03', R3: 'PL16', R4: 'PL08' },
      ...{ S1: 'PL07', S2: 'PL05', S3: 'PL15', S4: 'PL17', S5: 'PL01', S6: 'PL06' },
    },
    pirates: { S2: 'PT01', S4: 'PT03', S6: 'PT04' },
    players: { 1: { outposts: ['R4'], ships: ['R2'], hold: { energy: 3, alien: 1 } } },
  })
  choose(t, PICTURED, 'exploration')
  return t
})

/** Two outposts are placed. The ship orbits a planet where the third one could go. */
export const settling = once(() =>
  arranged(2, {
    planets: { R1: 'PL10', R2: 'PL03' },
    players: { 1: { outposts: ['R1'], ships: ['R2'], hold: { raw: 1 } } },
  }),
)

/** GC-EX-02, GC-EX-03: politics level 1, two mining tokens, and three tokens on the income track. */
export const limited = {
  players: {
    1: {
      mining: ['MT01', 'MT06'],
      pirates: ['PT01'],
      fleets: ['FT1', 'FT2', 'FT3'],
      levels: { politics: 1, trade: 4 },
    },
  },
}

export const limitedPanel = once(() => arranged(2, limited))

/** GC-EX-06: the first and the last of four players have each placed a second outpost. */
export const prioritised = once(() => {
  const placed = { 1: { outposts: ['R1'] }, 4: { outposts: ['R2'] } }
  const before = arranged(4, { players: placed })
  const after = arranged(4, { stage: 'cleanUp', players: placed })
  return [before, after] as const
})

/** One player has the golden chair, another one the chair beside it. */
export const sitting = once(() => arranged(3, { decrees: ['DC01'], chairs: { 1: [1, 2] } }))
