import { testCoach } from '@kantyna/kernel/testkit'
import { outerRim } from '../index.ts'
import { coach } from './coach.ts'

testCoach(outerRim, coach, { map: 'standard', fame: '10', aiCharacter: 'ask', aiFame: '0' })
