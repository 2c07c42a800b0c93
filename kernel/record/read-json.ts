/** Our own data is never nested deeper and never has more keys in one object. */
const DEEPEST = 64
const MOST_KEYS = 1000
/** The most entries that a record may have. */
const MOST_ITEMS = 200_000

/**
 * Parses JSON from outside, and is stricter than JSON. It refuses duplicate keys, because parsers disagree on which one
 * counts, and keys that reach into prototypes. It skips a byte order mark. It takes linear time.
 */
export function readJson(text: string): unknown {
  const bare = text.startsWith('\ufeff') ? text.slice(1) : text
  checkKeys(bare)
  return JSON.parse(bare)
}

/** Checks only keys, depth and lengths of lists: the parser finds all other errors. */
function checkKeys(text: string): void {
  /** The keys of every object that has not ended yet; null for a list. */
  const open: (Set<string> | null)[] = []
  /** The number of items so far in every list that has not ended yet; not used for objects. */
  const items: number[] = []
  let isKey = false
  for (let at = 0; at < text.length; at++) {
    switch (text[at]) {
      case '"': {
        const end = endOfText(text, at)
        const keys = open.at(-1)
        if (isKey && keys) addKey(keys, text.slice(at, end + 1))
        isKey = false
        at = end
        break
      }
      case '{':
      case '[':
        if (open.length === DEEPEST) throw new SyntaxError('it is nested too deeply')
        isKey = text[at] === '{'
        open.push(isKey ? new Set() : null)
        items.push(1)
        break
      case '}':
      case ']':
        open.pop()
        items.pop()
        isKey = false
        break
      case ',':
        isKey = open.at(-1) instanceof Set
        countItem(items)
        break
    }
  }
}

function countItem(items: number[]): void {
  const last = items.length - 1
  const count = (items[last] ?? 0) + 1
  if (count > MOST_ITEMS) throw new SyntaxError('a list in it is too long')
  if (last >= 0) items[last] = count
}

/** The index of the closing quote, or of the last character if there is none. */
function endOfText(text: string, begin: number): number {
  for (let at = begin + 1; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '"') return at
  }
  return text.length - 1
}

function addKey(keys: Set<string>, written: string): void {
  const key = written.includes('\\') ? String(JSON.parse(written)) : written.slice(1, -1)
  if (key === '__proto__') throw new SyntaxError('__proto__ is no part of it')
  if (keys.has(key)) throw new SyntaxError(`"${key}" stands in it twice`)
  if (keys.size === MOST_KEYS) throw new SyntaxError('too many names stand in one place of it')
  keys.add(key)
}
