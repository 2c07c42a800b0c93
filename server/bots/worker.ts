/** A thread in which bots think. It gets only the view of their seat, never the position. */
import { type Reply, replyTo, type Wanted } from '@kantyna/bots'
import { entryOf } from '@kantyna/games'
import type { GameWithBots } from '@kantyna/kernel'

const opened = new Map<string, Promise<GameWithBots>>()

export async function reply(wanted: Wanted & { readonly edition: string }): Promise<Reply> {
  return replyTo(await gameOf(wanted.edition), wanted)
}

function gameOf(edition: string): Promise<GameWithBots> {
  const known = opened.get(edition) ?? open(edition)
  opened.set(edition, known)
  return known
}

async function open(edition: string): Promise<GameWithBots> {
  const entry = entryOf(edition)
  if (entry === undefined) throw new Error(`There is no game ${edition}.`)
  return (await entry.open()).game
}
