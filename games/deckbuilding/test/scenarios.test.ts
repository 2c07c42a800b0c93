import { testScenarios } from '@kantyna/kernel/testkit'
import { room } from '../index.ts'
import { library } from '../library.ts'

testScenarios(room, library.catalogue, new URL('scenarios/', import.meta.url))
