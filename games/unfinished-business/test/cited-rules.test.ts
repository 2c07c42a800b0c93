import { testCitations } from '@kantyna/kernel/testkit'
import { catalogue } from '../rules/catalogue.ts'

/** Rules of the expansion are carried out by its own code or by that of the game. */
const folders = ['../rules/', '../content/', '../../outer-rim/rules/', '../../outer-rim/content/']

/** Facts of the components, examples of the rulebook and rulings have ids like rules. */
const others = ['UB-FACT', 'UB-EX', 'UB-R'].flatMap((family) =>
  Array.from({ length: 99 }, (_, index) => `${family}-${String(index + 1).padStart(2, '0')}`),
)

/** Rules that no code carries out, each with the reason. A rule that is cited has to be taken off this list. */
const uncited: Readonly<Record<string, string>> = {
  'UB-AIB-01': 'nothing else of the game for one is changed',
  'UB-COR-16': 'a reminder on the map, which the drawings show (ui/board/Crossing.tsx)',
  'UB-SET-01': 'nothing else of setup is changed',
  'UB-SET-04': 'where the deck lies has no effect',
  'UB-SET-17': 'the reference card is a section of the rulebook (words/rulebook-table.ts)',
  'UB-SET-18': 'the same',
  'UB-SET-19': 'the sections of the base game stay in the rulebook (words/rulebook.ts)',
  'UB-VAR-03': 'an assessment, not a rule of play',
}

testCitations(
  catalogue,
  folders.map((folder) => new URL(folder, import.meta.url)),
  others,
  Object.keys(uncited),
)
