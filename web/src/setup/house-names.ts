import type { Words } from '../words/words.ts'
import type { HouseNames } from './seating.ts'

export function houseNames({ lobby, setup }: Words): HouseNames {
  return { you: lobby.you, person: setup.personName, bots: setup.botNames }
}
