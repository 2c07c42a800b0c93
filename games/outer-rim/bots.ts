import { knowledgeWith } from './rules/bots/index.ts'

/** What bots know of Outer Rim alone, and with what the `bots.ts` of its expansions add. */
export const bots = knowledgeWith([])
export { knowledgeWith as botsWith }
