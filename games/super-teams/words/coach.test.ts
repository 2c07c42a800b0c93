import { testCoach } from '@kantyna/kernel/testkit'
import { superTeams } from '../index.ts'
import { coach } from './coach.ts'

testCoach(superTeams, coach, { teams: 'choose', firstPlayer: 'random' })
