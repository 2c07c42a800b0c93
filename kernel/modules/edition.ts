import type { Game } from '../play/game.ts'

/** The key of the options that names the modules of a table. A table without modules has no such key. */
export const MODULES = 'modules'

/** The modules that a table is played with, from its options in a record. */
export function modulesIn(options: object): readonly string[] {
  const named: unknown = Reflect.get(options, MODULES)
  return Array.isArray(named) ? named.map(String) : []
}

const SEPARATOR = '+'

/**
 * An edition is what a table is played with: a game alone, or a game with a set of expansions. Its name is the id of the
 * game, or the ids of the expansions in alphabetical order: "outer-rim", "unfinished-business", "one-box+other-box".
 *
 * Each part of an edition (rules, bots, words, drawings, books) is a function of what its expansions add to that part. The
 * folder of an expansion has these additions in a file of the same name. `idsIn` lists the folders. Expansions are
 * applied in the order of the registry, whatever their order in the options.
 *
 * The code that opens a game by this name also reads the options, and refuses unknown ones.
 */
export function editionOf(game: string, options: object): string {
  return nameOf(game, modulesIn(options))
}

/** The name of the edition of a game that is already open. */
export function editionOfGame({ meta, modules = [] }: Pick<Game, 'meta' | 'modules'>): string {
  return nameOf(meta.id, modules)
}

function nameOf(game: string, modules: readonly string[]): string {
  return modules.length === 0 ? game : [...new Set(modules)].sort().join(SEPARATOR)
}

/** The ids in the name of an edition: that of a game alone, or those of its expansions. */
export function idsIn(edition: string): readonly string[] {
  return edition.split(SEPARATOR)
}
