import type { RulebookFigure } from '@kantyna/ui'
import { AreaFigure, MissionFigure, PlanetFigure, TrackFigure } from './Figures.tsx'

/** The pictures of the rulebook. */
export const figures: readonly RulebookFigure[] = [
  {
    id: 'area',
    rule: 'GC-FOL-01',
    caption: {
      en: 'An area of the action panel: one has acted, two have followed.',
      pl: 'Pole panelu działań: jeden gracz wykonał akcję, dwóch dołączyło.',
    },
    Drawing: AreaFigure,
  },
  {
    id: 'track',
    rule: 'GC-BON-06',
    caption: { en: 'How to read a track.', pl: 'Jak czytać tor.' },
    Drawing: TrackFigure,
  },
  {
    id: 'planet',
    rule: 'GC-PLN-04',
    caption: { en: 'How to read a planet.', pl: 'Jak czytać planetę.' },
    Drawing: PlanetFigure,
  },
  {
    id: 'mission',
    rule: 'GC-MIS-01',
    caption: { en: 'How to read a mission.', pl: 'Jak czytać misję.' },
    Drawing: MissionFigure,
  },
]
