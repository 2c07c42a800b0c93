import { assert, type Lang, type Text } from '@kantyna/kernel'
import { type Callout, Callouts } from '@kantyna/ui'
import { tables } from '../../words/things/names.ts'
import { CardFace } from '../card/CardFace.tsx'
import './figures.css'

const spots: readonly (Pick<Callout, 'x' | 'y'> & { readonly text: Text })[] = [
  { x: -6, y: 6, text: { en: 'What sort of card it is: here a job', pl: 'Rodzaj karty: tutaj misja' } },
  { x: 106, y: 6, text: { en: 'Its cost, in thousands of credits', pl: 'Koszt w tysiącach kredytów' } },
  { x: -6, y: 70, text: { en: 'Its name', pl: 'Nazwa' } },
  {
    x: 106,
    y: 92,
    text: {
      en: 'Its figures: here the destination, and the skills that are tested',
      pl: 'Dane: tutaj punkt docelowy i testowane umiejętności',
    },
  },
]

export const PICTURED_JOB = 'jabbas-vault'

/** A market card with callouts for its parts. */
export function CardFigure({ lang }: { readonly lang: Lang }) {
  const piece = tables().pieces.get(PICTURED_JOB)
  assert(piece !== undefined, 'the pictured card is not there')
  return (
    <div className="or-figure-card">
      <Callouts callouts={spots.map(({ x, y, text }) => ({ x, y, caption: text[lang] }))}>
        <CardFace piece={piece} lang={lang} />
      </Callouts>
    </div>
  )
}
