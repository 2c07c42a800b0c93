import type { Lang } from '@kantyna/kernel'
import type { GamePanel, PanelProps } from '@kantyna/ui'
import type { IconName } from '../drawing/Icon.tsx'
import { type DuelView, duelView, factionNameOf } from '../view.ts'
import { pileLabel, uiWords } from '../words.ts'
import { LaidOut } from './LaidOut.tsx'
import { PILES_PANEL, type PileId, piecesIn, pileOf, pilesBeside } from './piles.ts'

/** The panel that shows a pile, top card first. */
export const pilesPanel: GamePanel<IconName> = {
  id: PILES_PANEL,
  title: { en: 'Pile', pl: 'Stos' },
  icon: 'card',
  when: 'opened',
  heading: headingOf,
  Panel: PilesPanel,
}

function headingOf({ view, lang, about }: PanelProps): string {
  const pile = about === null ? null : pileOf(about)
  return pile === null ? pilesPanel.title[lang] : labelOf(pile, duelView(view), lang)
}

function labelOf(pile: PileId, view: DuelView, lang: Lang): string {
  return pileLabel(lang, pile.name, piecesIn(view, pile).length)
}

function PilesPanel({ view, lang, touching, about }: PanelProps) {
  const pile = about === null ? null : pileOf(about)
  if (pile === null) return null
  const table = { view: duelView(view), lang, touching }
  const others = pilesBeside(pile).filter((other) => piecesIn(table.view, other).length > 0)
  return (
    <>
      <LaidPile pile={pile} {...table} />
      {others.map((other) => (
        <section key={other.name} className="db-pile-beside">
          <h3>{labelOf(other, table.view, lang)}</h3>
          <LaidPile pile={other} {...table} />
        </section>
      ))}
    </>
  )
}

interface LaidPileProps extends Pick<PanelProps, 'lang' | 'touching'> {
  readonly pile: PileId
  readonly view: DuelView
}

function LaidPile({ pile, view, lang, touching }: LaidPileProps) {
  const pieces = piecesIn(view, pile)
  const isOrdered = pile.name !== 'deck' && pile.name !== 'baseDeck'
  return (
    <>
      {pieces.length > 1 && (
        <p className="small soft">{uiWords(lang)[isOrdered ? 'topFirst' : 'inNoOrder']}</p>
      )}
      <LaidOut
        label={labelOf(pile, view, lang)}
        pieces={pieces}
        back={'seat' in pile ? factionNameOf(view, pile.seat) : 'neutral'}
        lang={lang}
        touching={touching}
      />
    </>
  )
}
