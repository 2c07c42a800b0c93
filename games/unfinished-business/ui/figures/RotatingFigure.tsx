import { assert, type Lang, type Text } from '@kantyna/kernel'
import { NONE } from '../../../outer-rim/rules/pieces.ts'
import { CardFace } from '../../../outer-rim/ui/card/CardFace.tsx'
import { otherHalfOf } from '../../../outer-rim/ui/card/facts.ts'
import { tables } from '../../../outer-rim/words/things/names.ts'
import './figures.css'

const before: Text = { en: 'As it comes from the deck', pl: 'Tak wychodzi z talii' }
const after: Text = { en: 'Rotated: the other resource counts', pl: 'Po obróceniu: liczy się drugi zasób' }

const PICTURED_CARGO = 'astromech-parts'

/** A card with two resources, as it is bought and after it was rotated. */
export function RotatingFigure({ lang }: { readonly lang: Lang }) {
  const piece = tables().pieces.get(PICTURED_CARGO) ?? NONE
  const other = otherHalfOf(piece)
  assert(piece !== NONE && other !== NONE, 'the pictured card is not there')
  return (
    <ol className="ub-rotating-figure">
      <li>
        <CardFace piece={piece} lang={lang} />
        <span>{before[lang]}</span>
      </li>
      <li>
        <CardFace piece={other} lang={lang} />
        <span>{after[lang]}</span>
      </li>
    </ol>
  )
}
