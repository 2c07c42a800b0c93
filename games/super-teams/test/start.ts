import { begin, newChance } from '@kantyna/kernel'
import { bundle, type Race, type RaceOptions, superTeams } from '../index.ts'

const dealt: RaceOptions = { teams: 'dealt', firstPlayer: '1' }

/** A race at its first decision, shuffled with this seed. */
export function begun(seats: number, seed: number, options: RaceOptions = dealt): Race {
  return begin(superTeams, seats, options, newChance(seed, superTeams.streams))
}

/** A race in progress, arranged as scenarios do it. */
export function arranged(seats: number, block: object): Race {
  return bundle.scenarioWords.arrange(seats, dealt, block, newChance(1, superTeams.streams))
}
