import type { RulebookFigure } from '@kantyna/ui'
import { createElement } from 'preact'
import { AttackFigure } from './AttackFigures.tsx'
import { HitPointsFigure, UnitFigure } from './CardFigures.tsx'
import { ForceFigure } from './ForceFigure.tsx'
import { type PicturedAttack, picturedAttacks } from './pictured-attacks.ts'
import { TurnFigure } from './TurnFigure.tsx'

/** The pictures of the rulebook. */
export const figures: readonly RulebookFigure[] = [
  {
    id: 'card',
    rule: 'DB-CARD-03',
    caption: { en: 'How to read a card: Princess Leia.', pl: 'Jak czytać kartę: Księżniczka Leia.' },
    Drawing: UnitFigure,
  },
  {
    id: 'hit-points',
    rule: 'DB-CARD-09',
    caption: { en: 'A capital ship and a base.', pl: 'Okręt i baza.' },
    Drawing: HitPointsFigure,
  },
  {
    id: 'force',
    rule: 'DB-FORCE-01',
    caption: {
      en: 'The marker starts on the Rebels’ outermost space. Gaining Force moves it towards your own side.',
      pl: 'Znacznik zaczyna na skrajnym polu Rebelii. Kto zyskuje Moc, przesuwa go w swoją stronę.',
    },
    Drawing: ForceFigure,
  },
  {
    id: 'turn',
    rule: 'DB-TURN-05',
    caption: {
      en: 'A turn: the first four in any order and as often as you can, the last to end it.',
      pl: 'Tura: pierwsze cztery akcje w dowolnej kolejności i tyle razy, ile możesz, a ostatnia na zakończenie.',
    },
    Drawing: TurnFigure,
  },
  ...picturedAttacks.map((attack) => ({ ...attack, Drawing: attackDrawing(attack) })),
]

function attackDrawing(attack: PicturedAttack): RulebookFigure['Drawing'] {
  return ({ lang }) => createElement(AttackFigure, { attack, lang })
}
