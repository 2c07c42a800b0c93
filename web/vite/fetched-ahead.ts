/**
 * What a file fetches at once along with what it imports later: less what is there before the file itself, so that its
 * list is short.
 */
export function fetchedAhead(dependencies: readonly string[], host: string): string[] {
  const by = nameOf(host)
  // Links that fetch ahead need a document, which the worker of the bots does not have.
  if (by === 'bots') return []
  const [, game] = /^(.*)-table$/.exec(by) ?? []
  const isOfTable = by === 'table' || game !== undefined
  return dependencies.filter((file) => {
    const name = nameOf(file)
    if (ofPage.has(name) || (isOfTable && ofTables.has(name))) return false
    return game === undefined || !ofGame.some((part) => name === `${game}-${part}`)
  })
}

/** The files of `chunks.ts` that come first: those of the page, of every table, and of a game before its table. */
const ofPage: ReadonlySet<string> = new Set(['base', 'shell'])
const ofTables: ReadonlySet<string> = new Set(['kernel', 'list', 'rolldown-runtime', 'table'])
const ofGame = ['pieces', 'box', 'rules', 'table'] as const

/** `table` of `assets/table-DGfvDm1C.js`; a hash may hold hyphens itself. */
function nameOf(file: string): string {
  return file.replace(/^assets\//, '').replace(/-.{8}\.\w+$/, '')
}
