import { advise, answerOffer, chooseAsBot, proposeAsBot } from '@kantyna/bots'
import type { Bots } from '@kantyna/host'
import type { GameWithBots, KernelView, View } from '@kantyna/kernel'

/** Bots that think in this process, while everything else waits. */
export function directBots(game: GameWithBots): Bots {
  return {
    answer: ({ view: seen, decision, level, mayPropose, seed }) =>
      thought(() => {
        const view = ofGame(seen)
        const standing = { seat: decision.seat, view, decisions: [decision], seed }
        const proposed = mayPropose ? proposeAsBot(game, standing) : null
        return proposed ?? chooseAsBot(game, level, { view, decision, seed })
      }),
    answerOffer: ({ seat, view, decisions, seed }) =>
      thought(() => answerOffer(game, { seat, view: ofGame(view), decisions, seed })),
    advise: ({ view, decision, seed }) => thought(() => advise(game, { view: ofGame(view), decision, seed })),
  }
}

/** Runs a bot. If it throws, the promise is rejected, so that the host gets the error. */
function thought<T>(think: () => T): Promise<T> {
  return Promise.resolve().then(think)
}

/** The host made the view with the same game, so the game's own fields are there. */
function ofGame(view: KernelView): View {
  return view as View
}
