import { testCoach } from '@kantyna/kernel/testkit'
import { deckbuilding } from '../index.ts'
import { coach } from './coach.ts'

testCoach(deckbuilding, coach, { bases: 'beginner', length: 'recommended', buyOff: 'no', empire: '1' })
