import type { CardFact, Text } from '@kantyna/kernel'
import { bonusCards, COPIES, COPIES_OF_BONUS } from '../content/cards.ts'
import { ships } from '../content/ships.ts'
import { movementCards } from '../rules/pieces.ts'
import { explain } from './things.ts'

const both = (say: (lang: 'pl' | 'en') => string): Text => ({ pl: say('pl'), en: say('en') })

const copiesAreOurs: Text = {
  pl: 'Nazwa i działanie z instrukcji; liczba kopii jest nasza.',
  en: 'Name and effect from the rulebook; the number of copies is ours.',
}

/** Every card of the game, once, with its generated text. */
export const cards: readonly CardFact[] = [
  ...bonusCards.map(
    (card, kind): CardFact => ({
      id: card.id,
      thing: `bonus-kind:${kind}`,
      name: both((lang) => explain(lang, `bonus-kind:${kind}`)?.name ?? ''),
      text: both((lang) => explain(lang, `bonus-kind:${kind}`)?.text ?? ''),
      copies: COPIES_OF_BONUS,
      provenance: card.provenance,
      note: copiesAreOurs,
    }),
  ),
  ...movementCards
    .filter((card) => card % COPIES === 0)
    .map(
      (card): CardFact => ({
        id: explain('en', `card:${card}`)?.name.replace(' ', '-') ?? '',
        thing: `card:${card}`,
        name: both((lang) => explain(lang, `card:${card}`)?.name ?? ''),
        text: both((lang) => explain(lang, `card:${card}`)?.text ?? ''),
        copies: COPIES,
        provenance: 'seed',
      }),
    ),
  ...ships
    .filter((_, ship) => ship % 2 === 0)
    .map(
      ({ colour, provenance }, index): CardFact => ({
        id: `team-${colour}`,
        thing: `team:${index}`,
        name: both((lang) => explain(lang, `team:${index}`)?.name ?? ''),
        text: both((lang) => explain(lang, `team:${index}`)?.text ?? ''),
        copies: 1,
        provenance,
      }),
    ),
]
