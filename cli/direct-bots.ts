import { replyTo } from '@kantyna/bots'
import { type Bots, replyBots } from '@kantyna/host'
import type { GameWithBots } from '@kantyna/kernel'

/** Bots that think in this process, while everything else waits. */
export function directBots(game: GameWithBots): Bots {
  // If a bot throws, the promise is rejected, so that the host gets the error.
  return replyBots((wanted) => Promise.resolve().then(() => replyTo(game, wanted)))
}
