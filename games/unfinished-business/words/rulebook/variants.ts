import type { RulebookSection } from '@kantyna/kernel'

export const variantSections: readonly RulebookSection[] = [
  {
    id: 'ub-variants',
    title: { en: 'Unfinished Business: two variants', pl: 'Niedokończone sprawy: dwa warianty' },
    paragraphs: [
      {
        rules: ['UB-VAR-01', 'UB-VAR-02', 'UB-VAR-03', 'UB-VAR-04'],
        en: 'Two variants can be added, alone or together; the players agree on them before the game. Favors hardly make it longer. Ambitions do, and you need to complete goals to win.',
        pl: 'Można dołączyć dwa warianty, osobno lub razem; gracze uzgadniają to przed grą. Przysługi prawie jej nie wydłużają. Ambicje wydłużają, a do zwycięstwa potrzeba wtedy także zrealizowanych celów.',
      },
    ],
  },
]
