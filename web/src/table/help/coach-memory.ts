import { readText, writeText } from '../../kit/storage.ts'

/** Which lines of a game's coach this browser has shown. */
export function linesSeen(game: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(readText(keyOf(game)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

export function keepLinesSeen(game: string, ids: readonly string[]): void {
  writeText(keyOf(game), JSON.stringify(ids))
}

function keyOf(game: string): string {
  return `kantyna.coach.${game}`
}
