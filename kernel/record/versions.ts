/**
 * Whether a game with the rules of `today` knows the version of a record: the same expansions in the same order, each
 * in the same version or an earlier one. “2 + cellar 3” knows “1 + cellar 3”, but neither “2” nor “3 + cellar 1”.
 */
export function knowsVersion(today: string, written: string): boolean {
  const known = partsOf(today)
  const parts = partsOf(written)
  return (
    parts.length === known.length &&
    parts.every(({ name, version }, index) => {
      const own = known[index]
      return own?.name === name && isEarlierOrEqual(version, own.version)
    })
  )
}

function isEarlierOrEqual(version: string, today: string): boolean {
  return version === today || (/^[1-9]\d{0,5}$/.test(version) && Number(version) < Number(today))
}

/** The version of the game itself is only a number; that of an expansion has its id before the number. */
function partsOf(version: string): { readonly name: string; readonly version: string }[] {
  return version.split(' + ').map((part) => {
    const end = part.lastIndexOf(' ')
    return { name: part.slice(0, Math.max(0, end)), version: part.slice(end + 1) }
  })
}
