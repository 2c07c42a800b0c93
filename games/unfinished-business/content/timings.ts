import type { Box } from '../../outer-rim/content/index.ts'

declare module '../../outer-rim/content/names.ts' {
  interface AddedIds {
    timing: 'fameReduced' | 'navpointEncounter' | 'patrolEncounter'
  }
}

/**
 * The timings that the expansion adds to those of outer-rim/content/card.ts:
 * - `fameReduced`: a gain of fame from a source other than the character card was reduced (UB-FACT-20)
 * - `navpointEncounter`: a space encounter at a navpoint was resolved (UB-FACT-11)
 * - `patrolEncounter`: an encounter with a patrol begins, before the dice (VCX-100)
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
