import { knowledgeWith } from './rules/bots/index.ts'

/** What the bots know about the base game. `botsWith` adds the knowledge in the `bots.ts` of expansions. */
export const bots = knowledgeWith([])
export { knowledgeWith as botsWith }
