import type { RulebookFigure } from '@kantyna/ui'
import { figures as base } from '../../../outer-rim/ui/figures/index.ts'
import { AmbitionFigure } from './AmbitionFigure.tsx'
import { CoreFigure } from './CoreFigure.tsx'
import { RotatingFigure } from './RotatingFigure.tsx'

/** The pictures of the rulebook: those of the base game, and those that the expansion adds. */
export const figures: readonly RulebookFigure[] = [
  ...base,
  {
    id: 'core',
    rule: 'UB-COR-01',
    caption: { en: 'The Core Worlds at both ends of the map.', pl: 'Światy Jądra na obu końcach mapy.' },
    Drawing: CoreFigure,
  },
  {
    id: 'rotating',
    rule: 'UB-ROT-06',
    caption: { en: 'A card before and after it is rotated.', pl: 'Karta przed obróceniem i po nim.' },
    Drawing: RotatingFigure,
  },
  {
    id: 'ambition',
    rule: 'UB-AMB-21',
    caption: { en: 'The goals of an ambition, by their marks.', pl: 'Cele ambicji i ich znaki.' },
    Drawing: AmbitionFigure,
  },
]
