import { testCitations } from '@kantyna/kernel/testkit'
import { catalogue } from '../rules/catalogue.ts'

testCitations(catalogue, [new URL('../rules/', import.meta.url), new URL('../content/', import.meta.url)])
