import type { GamePanel, PanelProps } from '@kantyna/ui'
import type { IconName } from '../drawing/Icon.tsx'
import { duelView, factionNameOf } from '../view.ts'
import { pileLabel, uiWords } from '../words.ts'
import { LaidOut } from './LaidOut.tsx'
import { PILES_PANEL, piecesIn, pileOf } from './piles.ts'

/** A pile laid out, top first, beside the table. */
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
  if (pile === null) return pilesPanel.title[lang]
  return pileLabel(lang, pile.name, piecesIn(duelView(view), pile).length)
}

function PilesPanel(props: PanelProps) {
  const { lang, touching, about } = props
  const view = duelView(props.view)
  const pile = about === null ? null : pileOf(about)
  if (pile === null) return null
  const pieces = piecesIn(view, pile)
  const isOrdered = pile.name !== 'deck' && pile.name !== 'baseDeck'
  return (
    <>
      {pieces.length > 1 && (
        <p className="small soft">{uiWords(lang)[isOrdered ? 'topFirst' : 'inNoOrder']}</p>
      )}
      <LaidOut
        label={headingOf(props)}
        pieces={pieces}
        back={'seat' in pile ? factionNameOf(view, pile.seat) : 'neutral'}
        lang={lang}
        touching={touching}
      />
    </>
  )
}
