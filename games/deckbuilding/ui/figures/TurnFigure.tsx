import type { Lang, Text } from '@kantyna/kernel'
import { noTouching } from '@kantyna/ui'
import { CardBack } from '../card/CardBack.tsx'
import { type CardState, PieceCard } from '../card/PieceCard.tsx'
import { pieceNamed } from './pictured-attacks.ts'
import './figures.css'

interface Action extends CardState {
  readonly card: string | null
  readonly name: Text
  readonly text: Text
}

const actions: readonly Action[] = [
  {
    card: 'imperial-shuttle',
    name: { en: 'Play', pl: 'Zagraj' },
    text: { en: 'from your hand, for free', pl: 'z ręki, za darmo' },
  },
  {
    card: 'tie-interceptor',
    name: { en: 'Buy', pl: 'Kup' },
    text: { en: 'from the row: goes to your discard pile', pl: 'z rzędu: na twój stos kart odrzuconych' },
  },
  {
    card: 'tie-fighter',
    isUsed: true,
    name: { en: 'Use', pl: 'Użyj' },
    text: { en: 'an ability: the card is then tilted', pl: 'zdolności: karta się przekrzywi' },
  },
  {
    card: 'stormtrooper',
    hasAttacked: true,
    name: { en: 'Attack', pl: 'Zaatakuj' },
    text: { en: 'a base or a card in the row', pl: 'bazę albo kartę w rzędzie' },
  },
  {
    card: null,
    name: { en: 'End the turn', pl: 'Zakończ turę' },
    text: { en: 'discard, then draw 5', pl: 'odrzuć karty, dobierz 5' },
  },
]

/** What a player can do in a turn: the first four in any order, the last one to end it. */
export function TurnFigure({ lang }: { lang: Lang }) {
  return (
    <ul className="db-figure-turn">
      {actions.map(({ card, name, text, ...state }) => (
        <li key={card ?? 'end'}>
          <div className="db-figure-piece" inert>
            {card === null ? (
              <div className="db-thing">
                <CardBack faction="empire" />
              </div>
            ) : (
              <PieceCard piece={pieceNamed(card)} lang={lang} touching={noTouching} {...state} />
            )}
          </div>
          <b>{name[lang]}</b>
          <span>{text[lang]}</span>
        </li>
      ))}
    </ul>
  )
}
