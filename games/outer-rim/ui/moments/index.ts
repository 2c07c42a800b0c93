import { words } from '../../words/game-words.ts'
import { roles } from './roles.ts'
import { sceneOf } from './Scene.tsx'
import { momentsOfGame, tellers } from './telling.ts'

/** What is told of Outer Rim. */
export const moments = momentsOfGame({ roles, words, titles: {}, tellers, Scene: sceneOf(words) })
