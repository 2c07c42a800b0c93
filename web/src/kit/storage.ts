/** Small texts that the browser keeps; if it cannot keep any (a private window, a full disk), they are lost. */
export function readText(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a text and returns whether that worked. If not, a setting holds only until the page is closed. */
export function writeText(key: string, text: string): boolean {
  try {
    window.localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

export function removeText(key: string): void {
  try {
    window.localStorage.removeItem(key)
  } catch {
    // A browser that forbids the storage has kept nothing.
  }
}

export function keysFrom(prefix: string): string[] {
  try {
    const { localStorage } = window
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
    return keys.filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}
