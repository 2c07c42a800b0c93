import type { Words } from '../words/words.ts'
import type { DefaultNames } from './seating.ts'

export function defaultNames({ lobby, setup }: Words): DefaultNames {
  return { you: lobby.you, person: setup.personName, bots: setup.botNames, automa: setup.automaName }
}
