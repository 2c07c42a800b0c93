import { testCitations } from '@kantyna/kernel/testkit'
import { catalogue } from '../rules/catalogue.ts'

/** Rules of the expansion are carried out by its own code or by that of the game. */
const folders = ['../rules/', '../content/', '../../outer-rim/rules/', '../../outer-rim/content/']

/** Facts of the components, examples of the rulebook and rulings have ids like rules. */
const others = ['UB-FACT', 'UB-EX', 'UB-R'].flatMap((family) =>
  Array.from({ length: 99 }, (_, index) => `${family}-${String(index + 1).padStart(2, '0')}`),
)

/** Rules that no code cites yet, by family. A rule that is cited has to be taken off this list. */
const uncited: Readonly<Record<string, readonly string[]>> = {
  'UB-AIB': ['01', '17'],
  'UB-AIC': ['06'],
  'UB-CLR': ['09', '10', '11'],
  'UB-CON': ['02', '03', '04', '05', '12', '13', '14'],
  'UB-COR': ['03', '04', '05', '16'],
  'UB-DBK': ['02', '03'],
  'UB-DSC': ['02', '03', '04'],
  'UB-DUO': ['06', '07', '08', '12', '14', '15'],
  'UB-MRG': ['01', '02', '06'],
  'UB-REF': ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '12', '13', '14'],
  'UB-SET': ['01', '04', '06', '07', '08', '09', '11', '12', '14', '17', '18', '19'],
  'UB-SOL': ['08', '12', '13'],
  'UB-VAR': ['03', '04'],
}

testCitations(
  catalogue,
  folders.map((folder) => new URL(folder, import.meta.url)),
  others,
  Object.entries(uncited).flatMap(([family, numbers]) => numbers.map((number) => `${family}-${number}`)),
)
