import type { GameMoments } from '@kantyna/ui'
import type { InBothLanguages } from '../../words/chapter.ts'
import { roles } from './roles.ts'
import { sceneOf } from './Scene.tsx'
import { messageEvents, momentsOfGame, type RimMoments } from './telling.ts'
import type { Titles } from './titles.ts'

export type { RimMoments }

/** The additions of an expansion to the moments. */
export interface AddedMoments {
  /** The role of each event of the expansion. */
  readonly roles: GameMoments['roles']
  /** Titles of kinds that the expansion adds, and other titles for existing kinds. */
  readonly titles: Titles
  /** By kind: the events with the message of the moment, after those of the base game and of earlier expansions. */
  readonly messageEvents: Readonly<Record<string, readonly string[]>>
}

/** The moments of Outer Rim with these expansions. */
export function momentsWith(added: readonly AddedMoments[], words: InBothLanguages): RimMoments {
  return momentsOfGame({
    roles: Object.assign({}, roles, ...added.map((each) => each.roles)),
    words,
    titles: Object.assign({}, ...added.map((each) => each.titles)),
    messageEvents: added.reduce((all, each) => withMessageEvents(all, each.messageEvents), messageEvents),
    Scene: sceneOf(words),
  })
}

function withMessageEvents(
  all: AddedMoments['messageEvents'],
  added: AddedMoments['messageEvents'],
): AddedMoments['messageEvents'] {
  const extended = Object.entries(added).map(([kind, types]) => [kind, [...(all[kind] ?? []), ...types]])
  return { ...all, ...Object.fromEntries(extended) }
}
