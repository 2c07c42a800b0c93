import type { RulebookFigure } from '@kantyna/ui'
import { AreaFigure, MissionFigure, PlanetFigure, TrackFigure } from './Figures.tsx'
import { MapFigure } from './MapFigure.tsx'
import { LimitFigure, OutpostFigure } from './PanelFigures.tsx'
import { PaymentFigure } from './PaymentFigure.tsx'
import { PriorityFigure } from './PriorityFigure.tsx'
import { SenateFigure } from './SenateFigure.tsx'

/** The pictures of the rulebook. */
export const figures: readonly RulebookFigure[] = [
  {
    id: 'area',
    rule: 'GC-FOL-01',
    caption: {
      en: 'An area of the action panel: one has acted, two have followed.',
      pl: 'Obszar panelu działań: jeden gracz wykonał akcję, dwóch dołączyło.',
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
  {
    id: 'map',
    rule: 'GC-EXP-03',
    caption: {
      en: 'An exploration: where the ship can go, and what it costs.',
      pl: 'Eksploracja: dokąd może lecieć statek i ile to kosztuje.',
    },
    Drawing: MapFigure,
  },
  {
    id: 'outposts',
    rule: 'GC-PNL-09',
    caption: {
      en: 'The outposts on a control panel: two are placed already.',
      pl: 'Placówki na panelu sterowania: dwie są już umieszczone.',
    },
    Drawing: OutpostFigure,
  },
  {
    id: 'limit',
    rule: 'GC-PNL-03',
    caption: {
      en: 'The mining track and the income track at politics level 1.',
      pl: 'Tor wydobycia i tor dochodów na poziomie polityki 1.',
    },
    Drawing: LimitFigure,
  },
  {
    id: 'priority',
    rule: 'GC-PRI-01',
    caption: { en: 'How the priority track is updated.', pl: 'Jak aktualizuje się tor priorytetu.' },
    Drawing: PriorityFigure,
  },
  {
    id: 'payment',
    rule: 'GC-TRD-02',
    caption: { en: 'What trade costs.', pl: 'Ile kosztuje handel.' },
    Drawing: PaymentFigure,
  },
  {
    id: 'senate',
    rule: 'GC-ORG-62',
    caption: {
      en: 'An office of the Senate: two of three chairs are taken.',
      pl: 'Biuro Senatu: dwa z trzech foteli są zajęte.',
    },
    Drawing: SenateFigure,
  },
]
