import { knowledgeWith } from './rules/bots/index.ts'

/** What bots know of Outer Rim alone; `botsWith` adds the `bots.ts` of expansions. */
export const bots = knowledgeWith([])
export { knowledgeWith as botsWith }
