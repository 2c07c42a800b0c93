import type { Reply, Wanted } from '@kantyna/bots'
import type { Bots } from './bots.ts'

/** Asks the bots of an edition, wherever they think. Resolves to null if they failed or took too long. */
export type AskBots = (wanted: Wanted & { readonly edition: string }) => Promise<Reply | null>

/** Bots that think where `ask` asks them: in a worker, in another thread, or at once. */
export function replyBots(ask: AskBots) {
  return {
    answer: async (question) => {
      const reply = await ask({ ...question, wants: 'answer' })
      if (reply === null) return null
      return 'codes' in reply ? reply.codes : reply.said
    },
    answerOffer: async (question) => {
      const reply = await ask({ ...question, wants: 'offer' })
      return reply !== null && 'said' in reply ? reply.said : null
    },
    advise: async (question) => {
      const reply = await ask({ ...question, wants: 'advice' })
      if (reply === null || !('codes' in reply) || reply.why === undefined) return null
      return { picks: reply.codes, why: reply.why }
    },
  } satisfies Bots
}
