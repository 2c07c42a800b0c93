import type { Box } from '../../outer-rim/content/index.ts'

declare module '../../outer-rim/content/names.ts' {
  interface AddedIds {
    timing: 'fameReduced' | 'navpointEncounter' | 'patrolEncounter'
  }
}

/**
 * What abilities of the expansion wait for besides (see the timings of outer-rim/content/card.ts):
 * - `fameReduced`: a gain of fame from anything but the character card itself was made smaller (UB-FACT-20)
 * - `navpointEncounter`: a space encounter at a navpoint was resolved (UB-FACT-11)
 * - `patrolEncounter`: an encounter with a patrol begins, before anything is rolled (VCX-100)
 */
export const timings: NonNullable<Box['timings']> = [
  {
    timing: 'fameReduced',
    words: {
      en: 'each time you would gain fame from another source, gain 1 less fame, but also',
      pl: 'za każdym razem, gdy zyskujesz sławę z innego źródła, zyskujesz o 1 punkt mniej, a do tego',
    },
  },
  {
    timing: 'navpointEncounter',
    words: {
      en: 'after you resolve a space encounter at a navpoint',
      pl: 'po rozegraniu niespodziewanego spotkania w punkcie nawigacyjnym',
    },
  },
  {
    timing: 'patrolEncounter',
    words: { en: 'when you encounter a patrol', pl: 'gdy spotykasz patrol' },
  },
]
