import type { Lang, Text } from '@kantyna/kernel'
import { type Callout, Callouts } from '@kantyna/ui'
import { bonusCards } from '../../content/cards.ts'
import { movementCards, nameOfCard } from '../../rules/pieces.ts'
import { bonusName } from '../../words/things.ts'
import { BonusFace } from '../drawing/CardFace.tsx'
import { ThingPicture } from '../drawing/ThingPicture.tsx'

type Spot = Pick<Callout, 'x' | 'y'> & { readonly text: Text }

const onMovementCard: readonly Spot[] = [
  {
    x: 1,
    y: 24,
    text: {
      en: 'Number: how many spaces the ship flies. The dots show the same.',
      pl: 'Liczba: o ile pól leci statek. Kropki mówią to samo.',
    },
  },
  {
    x: 97,
    y: 12,
    text: {
      en: 'Colour and shape of the team whose ships the card moves.',
      pl: 'Kolor i znak drużyny, której statkami porusza karta.',
    },
  },
  {
    x: 50,
    y: 97,
    text: {
      en: 'The two ships of the team: you choose one of them.',
      pl: 'Dwa statki tej drużyny: wybierasz jeden z nich.',
    },
  },
]
const onBonusCard: readonly Spot[] = [
  {
    x: 50,
    y: 4,
    text: {
      en: 'Bonus card: its symbol and its name. You play it when a ship flies, not instead of your turn.',
      pl: 'Karta bonusu: jej znak i nazwa. Zagrywasz ją, gdy leci statek, a nie zamiast tury.',
    },
  },
]

/** How to read a card. */
export function CardsFigure({ lang }: { lang: Lang }) {
  const card = movementCards.findIndex((each) => nameOfCard(each) === 'red-4')
  const bonus = bonusCards.findIndex(({ id }) => id === 'light-speed')
  const calloutsOf = (spots: readonly Spot[]) =>
    spots.map(({ x, y, text }) => ({ x, y, caption: text[lang] }))
  return (
    <div className="st-figure-card">
      <Callouts callouts={calloutsOf(onMovementCard)}>
        <ThingPicture thing={`card:${card}`} />
      </Callouts>
      <Callouts callouts={calloutsOf(onBonusCard)} start={onMovementCard.length + 1}>
        <NamedBonusCard kind={bonus} lang={lang} />
      </Callouts>
    </div>
  )
}

/** A bonus card as it lies in the hand, with its name below its symbol. */
function NamedBonusCard({ kind, lang }: { kind: number; lang: Lang }) {
  const words = bonusName(lang, kind).split(' ')
  return (
    <svg className="st-picture" viewBox="-2 -2 104 144" aria-hidden="true">
      <BonusFace kind={kind} />
      <text className="st-figure-caption" x="50" y={words.length > 1 ? 108 : 115}>
        {words.map((word, index) => (
          <tspan key={word} x="50" dy={index === 0 ? 0 : 15}>
            {word}
          </tspan>
        ))}
      </text>
    </svg>
  )
}
