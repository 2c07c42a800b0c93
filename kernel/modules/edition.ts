import type { Game } from '../play/game.ts'

/** Where options name the modules of a table. A table without any has no such key. */
export const MODULES = 'modules'

/** The modules that a table is played with, by its options as they stand in a record. */
export function modulesIn(options: object): readonly string[] {
  const named: unknown = Reflect.get(options, MODULES)
  return Array.isArray(named) ? named.map(String) : []
}

/**
 * What a table is played with, by one name: the expansion among its options, or else the game alone. Whatever opens the
 * game by it reads the options too, and refuses others.
 */
export function editionOf(game: string, options: object): string {
  return modulesIn(options).at(-1) ?? game
}

/** The same of a game that is open. */
export function editionOfGame({ meta, modules = [] }: Pick<Game, 'meta' | 'modules'>): string {
  return modules.at(-1) ?? meta.id
}
