import type { GameMoments } from '@kantyna/ui'
import type { InBothLanguages } from '../../words/chapter.ts'
import { roles } from './roles.ts'
import { sceneOf } from './Scene.tsx'
import { momentsOfGame, type RimMoments, tellers } from './telling.ts'
import type { Titles } from './titles.ts'

export type { RimMoments }

/** What an expansion adds to what is told of the game. */
export interface AddedMoments {
  /** The part that each of its events plays. */
  readonly roles: GameMoments['roles']
  /** Of kinds that it adds, and of others that it calls differently. */
  readonly titles: Titles
  /** By kind: the events that say what has happened, after those of the base game and of expansions before. */
  readonly tellers: Readonly<Record<string, readonly string[]>>
}

/** What is told of Outer Rim with these expansions. */
export function momentsWith(added: readonly AddedMoments[], words: InBothLanguages): RimMoments {
  return momentsOfGame({
    roles: Object.assign({}, roles, ...added.map((each) => each.roles)),
    words,
    titles: Object.assign({}, ...added.map((each) => each.titles)),
    tellers: added.reduce((all, each) => withTellers(all, each.tellers), tellers),
    Scene: sceneOf(words),
  })
}

function withTellers(all: AddedMoments['tellers'], added: AddedMoments['tellers']): AddedMoments['tellers'] {
  const extended = Object.entries(added).map(([kind, types]) => [kind, [...(all[kind] ?? []), ...types]])
  return { ...all, ...Object.fromEntries(extended) }
}
