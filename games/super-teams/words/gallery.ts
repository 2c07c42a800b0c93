import { at, type CardFact, type Text, type Thing } from '@kantyna/kernel'
import { bonusCards, COPIES, COPIES_OF_BONUS } from '../content/cards.ts'
import { ships } from '../content/ships.ts'
import { track, trackProvenance } from '../content/track.ts'
import { movementCards } from '../rules/pieces.ts'
import { explain } from './things.ts'

const both = (say: (lang: 'pl' | 'en') => string): Text => ({ pl: say('pl'), en: say('en') })

const copiesAreOurs: Text = {
  pl: 'Nazwa i działanie z instrukcji; liczba kopii jest nasza.',
  en: 'Name and effect from the rulebook; the number of copies is ours.',
}

const layoutIsOurs: Text = {
  pl: 'Rodzaje pól z instrukcji; ich liczba i kolejność są nasze.',
  en: 'Kinds of space from the rulebook; how many there are and in which order is ours.',
}

/** The first place of each kind, and how many there are. */
const spaceTypes = [...new Set(track)].map((type) => ({
  place: track.indexOf(type),
  copies: track.filter((other) => other === type).length,
}))

/** Every card of the game, and every kind of space, once, with its generated text. */
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
  ...spaceTypes.map(({ place, copies }): CardFact => {
    const id: Thing = `space:${place}`
    return {
      id: at(track, place).join('/'),
      thing: id,
      name: both((lang) => explain(lang, id)?.name.replace(/ \(\d+\)$/, '') ?? ''),
      text: both((lang) => explain(lang, id)?.text ?? ''),
      copies,
      provenance: trackProvenance,
      note: layoutIsOurs,
    }
  }),
]
