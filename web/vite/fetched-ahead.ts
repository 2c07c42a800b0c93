/**
 * The files to fetch together with a dynamic import, without those that are always loaded before the importing file.
 */
export function fetchedAhead(dependencies: readonly string[], host: string): string[] {
  const by = nameOf(host)
  // Preload links need a document, which the bots' worker does not have.
  if (by === 'bots') return []
  const [, game] = /^(.*)-table$/.exec(by) ?? []
  const isOfTable = by === 'table' || game !== undefined
  return dependencies.filter((file) => {
    const name = nameOf(file)
    if (ofPage.has(name) || (isOfTable && ofTables.has(name))) return false
    return game === undefined || !ofGame.some((part) => name === `${game}-${part}`)
  })
}

/**
 * The files of `chunks.ts` that are loaded first: those of the page, of every table, and of a game before its table.
 */
const ofPage: ReadonlySet<string> = new Set(['base', 'shell'])
const ofTables: ReadonlySet<string> = new Set(['kernel', 'list', 'rolldown-runtime', 'table'])
const ofGame = ['pieces', 'box', 'rules', 'table'] as const

/** `table` for `assets/table-DGfvDm1C.js`. The hash may contain hyphens. */
function nameOf(file: string): string {
  return file.replace(/^assets\//, '').replace(/-.{8}\.\w+$/, '')
}
