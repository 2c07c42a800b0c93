import { testCitations } from '@kantyna/kernel/testkit'
import { catalogue } from '../rules/catalogue.ts'

/** Worked examples of the rulebook may be cited too. */
const examples = ['GC-EX-02', 'GC-EX-15']

testCitations(
  catalogue,
  [new URL('../rules/', import.meta.url), new URL('../content/', import.meta.url)],
  examples,
)
