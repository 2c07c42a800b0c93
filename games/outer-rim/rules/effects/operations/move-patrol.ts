import { at, PASS } from '@kantyna/kernel'
import { factions } from '../../../content/names.ts'
import { ofFaction } from '../../../words/cards/card-terms.ts'
import { movePl, spaceCount, you } from '../../../words/cards/effect-words.ts'
import { spaces } from '../../map/map.ts'
import { putPatrol, spacesAround } from '../../map/patrols.ts'
import { NONE } from '../../pieces.ts'
import type { Rim } from '../../rim.ts'
import { patrolThing, spaceThing } from '../../scenario/things.ts'
import { refuse } from '../refusing.ts'
import type { Operations } from '../vocabulary.ts'
import { worth } from '../worth.ts'

type Args = Parameters<Operations['movePatrol']['legal']>[1]

/** Spaces of other boxes come after those of the base game, so that its codes do not change. */
const BASE_SPACES = spaces.length
const FIRST_ADDED = factions.length * BASE_SPACES

/** A patrol and its new space, as one number. */
const codeOf = (faction: number, space: number) =>
  space < BASE_SPACES
    ? faction * BASE_SPACES + space
    : FIRST_ADDED + (space - BASE_SPACES) * factions.length + faction
export const factionOf = (code: number) =>
  code < FIRST_ADDED ? Math.floor(code / BASE_SPACES) : (code - FIRST_ADDED) % factions.length
export const spaceOfCode = (code: number) =>
  code < FIRST_ADDED ? code % BASE_SPACES : BASE_SPACES + Math.floor((code - FIRST_ADDED) / factions.length)

function codes(t: Rim, { faction, spaces: steps }: Args): number[] {
  const only = faction === undefined ? NONE : factions.indexOf(faction)
  const found: number[] = []
  for (let each = 0; each < factions.length; each++) {
    const from = at(t.patrolSpaces, each)
    if (from === NONE || (only !== NONE && each !== only)) continue
    for (const space of spacesAround(t, from, steps)) found.push(codeOf(each, space))
  }
  // "Up to" includes not moving.
  if (found.length > 0) found.push(PASS)
  return found
}

/** The same check without building a list, because it is called far more often than the question is asked. */
function canMoveAny(t: Rim, { faction, spaces: steps }: Args): boolean {
  const canMove = (from: number) => from !== NONE && spacesAround(t, from, steps).length > 0
  return faction === undefined
    ? t.patrolSpaces.some(canMove)
    : canMove(at(t.patrolSpaces, factions.indexOf(faction)))
}

/** The player chooses the space. The patrol does not fight the players there (OR-PMOVE-11). */
export const movePatrol: Operations['movePatrol'] = {
  legal: (t, args) => (canMoveAny(t, args) ? null : refuse('OR-PMOVE-12', 'noPatrol')),
  picks: {
    kind: 'pickPatrolMove',
    rules: ['OR-PMOVE-12'],
    from: codes,
    option(_, { faction }, __, code) {
      const space = spaceOfCode(code)
      const patrol = factionOf(code)
      const id = at(spaces, space).id
      return {
        id: faction === undefined ? `${at(factions, patrol)}-${id}` : id,
        touches: [patrolThing(patrol), spaceThing(space)],
        facts: { faction: patrol, space },
      }
    },
  },
  run(t, _, __, ___, [code]) {
    if (code !== undefined && code !== PASS) putPatrol(t, factionOf(code), spaceOfCode(code))
  },
  words: {
    en: ({ faction, spaces: steps }, mood) =>
      you(
        mood,
        `move ${faction === undefined ? '1 patrol' : `the ${ofFaction.en[faction]} patrol`} up to ${spaceCount('en', steps)}`,
      ),
    pl: ({ faction, spaces: steps }, mood) =>
      `${movePl(mood)} ${faction === undefined ? '1 patrol' : `patrol ${ofFaction.pl[faction]}`} maksymalnie o ${spaceCount('pl', steps)}`,
  },
  hint: () => worth.patrol,
}
