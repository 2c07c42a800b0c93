export type { BotAnswer, BotQuestion, Bots, OfferQuestion } from './bots.ts'
export type { Clock } from './clock.ts'
export type { TableStore } from './store.ts'
export { type HostParts, TableHost } from './table-host.ts'
