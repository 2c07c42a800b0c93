import { testCitations } from '@kantyna/kernel/testkit'
import { catalogue } from '../rules/catalogue.ts'
import { rulebook } from '../words/rulebook.ts'

const folders = [new URL('../rules/', import.meta.url), new URL('../content/', import.meta.url)]
/** Rulings have ids like rules, and so have the examples of the published rulebook: see test/scenarios/examples.yaml. */
const rulings = rulebook.flatMap(({ paragraphs }) => paragraphs.flatMap(({ rules }) => rules))
const examples = Array.from({ length: 22 }, (_, index) => `OR-EX-${String(index + 1).padStart(2, '0')}`)

testCitations(catalogue, folders, [...rulings, ...examples])
