import type { Lang, Text } from '@kantyna/kernel'
import { type Callout, Callouts } from '@kantyna/ui'
import { cardOf, hitPointsLeft } from '../../rules/pieces.ts'
import { cardText } from '../../words/cards/card-text.ts'
import { BaseFace } from '../card/BaseFace.tsx'
import { Face } from '../card/Face.tsx'
import { pieceNamed } from './pictured-attacks.ts'
import './figures.css'

type Spot = Pick<Callout, 'x' | 'y'> & { readonly text: Text }

const calloutsOf = (spots: readonly Spot[], lang: Lang): Callout[] =>
  spots.map(({ x, y, text }) => ({ x, y, caption: text[lang] }))

/** A unit with everything that a card can have. */
export function UnitFigure({ lang }: { lang: Lang }) {
  const card = cardOf(pieceNamed('princess-leia'))
  const text = cardText(card, lang)
  const spots: readonly Spot[] = [
    {
      x: -5,
      y: 5,
      text: {
        en: 'Cost in resources, on the faction’s emblem',
        pl: 'Koszt w zasobach, na godle frakcji',
      },
    },
    {
      x: 105,
      y: 8,
      text: { en: 'Name; a diamond marks a unique card', pl: 'Nazwa; romb oznacza kartę unikatową' },
    },
    { x: -5, y: 31, text: { en: 'Attack', pl: 'Atak' } },
    { x: -5, y: 46, text: { en: 'Resources', pl: 'Zasoby' } },
    { x: -5, y: 61, text: { en: 'Force', pl: 'Moc' } },
    { x: -5, y: 80, text: { en: 'Traits', pl: 'Cechy' } },
    {
      x: 105,
      y: 80,
      text: {
        en: `The card has an ability: a round arrow is one you use, lines are one that works by itself. Here: “${text}”`,
        pl: `Karta ma zdolność: okrągła strzałka to zdolność do użycia, linie – taka, która działa sama. Tutaj: „${text}”`,
      },
    },
    {
      x: 15,
      y: 106,
      text: {
        en: 'Target value: the attack that defeats the card in the row',
        pl: 'Wartość docelowa: atak, który pokonuje kartę w rzędzie',
      },
    },
    { x: 82, y: 106, text: { en: 'Reward for defeating it', pl: 'Nagroda za pokonanie' } },
  ]
  return (
    <div className="db-figure-card">
      <Callouts callouts={calloutsOf(spots, lang)}>
        <Face card={card} lang={lang} />
      </Callouts>
    </div>
  )
}

const onShip: readonly Spot[] = [
  {
    x: 14,
    y: 107,
    text: {
      en: 'Hit points of a capital ship: that much damage destroys it.',
      pl: 'Punkty wytrzymałości okrętu: tyle obrażeń go niszczy.',
    },
  },
]
const onBase: readonly Spot[] = [
  {
    x: 14,
    y: 113,
    text: {
      en: 'A base shows what it has left: 8 hit points, 3 damage on it, so 5 of 8.',
      pl: 'Baza pokazuje, ile jej zostało: 8 punktów wytrzymałości, 3 obrażenia, czyli 5 z 8.',
    },
  },
]

/** Where the hit points are on a card. */
export function HitPointsFigure({ lang }: { lang: Lang }) {
  const dantooine = pieceNamed('dantooine')
  return (
    <div className="db-figure-card db-figure-small">
      <Callouts callouts={calloutsOf(onShip, lang)}>
        <Face card={cardOf(pieceNamed('gozanti-cruiser'))} lang={lang} />
      </Callouts>
      <Callouts callouts={calloutsOf(onBase, lang)} start={2}>
        <BaseFace card={cardOf(dantooine)} lang={lang} left={hitPointsLeft(dantooine, 3)} />
      </Callouts>
    </div>
  )
}
