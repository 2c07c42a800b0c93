import { testCoach } from '@kantyna/kernel/testkit'
import { transgalactica } from '../index.ts'
import { coach } from './coach.ts'

testCoach(transgalactica, coach, {})
