import { at, type CardFact, explained, type Lang, type Text, type Thing } from '@kantyna/kernel'
import { bonusCards, COPIES, COPIES_OF_BONUS } from '../content/cards.ts'
import { colours, SHIPS_PER_COLOUR, ships } from '../content/ships.ts'
import { track, trackProvenance } from '../content/track.ts'
import { movementCards, nameOfCard } from '../rules/pieces.ts'
import { explain, spaceName } from './things.ts'

/** A thing's name and text, as the gallery shows them. */
function nameAndText(thing: Thing): Pick<CardFact, 'thing' | 'name' | 'text'> {
  // Each text calls this itself, because a page is built with one language and cannot explain a thing in the other.
  const explanation = (lang: Lang) => explained(explain(lang, thing), thing)
  return {
    thing,
    name: { pl: explanation('pl').name, en: explanation('en').name },
    text: { pl: explanation('pl').text, en: explanation('en').text },
  }
}

const copiesAreOurs: Text = {
  pl: 'Nazwa i działanie pochodzą z instrukcji; liczba egzemplarzy jest nasza.',
  en: 'Name and effect are from the rulebook; the number of copies is our own.',
}

const layoutIsOurs: Text = {
  pl: 'Rodzaje pól pochodzą z instrukcji; ich liczba i kolejność są nasze.',
  en: 'The kinds of space are from the rulebook; their number and order are our own.',
}

/** The first place of each kind, and how many places of that kind there are. */
const spaceTypes = [...new Set(track)].map((type) => ({
  place: track.indexOf(type),
  copies: track.filter((other) => other === type).length,
}))

/** Every card of the game, and every kind of space, once, with its generated text. */
export const cards: readonly CardFact[] = [
  ...bonusCards.map(
    ({ id, provenance }, kind): CardFact => ({
      id,
      ...nameAndText(`bonus-kind:${kind}`),
      copies: COPIES_OF_BONUS,
      provenance,
      note: copiesAreOurs,
    }),
  ),
  ...movementCards
    .filter((card) => card % COPIES === 0)
    .map(
      (card): CardFact => ({
        id: nameOfCard(card),
        ...nameAndText(`card:${card}`),
        copies: COPIES,
        provenance: 'seed',
      }),
    ),
  ...colours.map(
    (name, colour): CardFact => ({
      id: `team-${name}`,
      ...nameAndText(`team:${colour}`),
      copies: 1,
      provenance: at(ships, colour * SHIPS_PER_COLOUR).provenance,
    }),
  ),
  ...spaceTypes.map(
    ({ place, copies }): CardFact => ({
      id: at(track, place).join('/'),
      ...nameAndText(`space:${place}`),
      // A kind of space is not one place, so its name has no number.
      name: { pl: spaceName('pl', place), en: spaceName('en', place) },
      copies,
      provenance: trackProvenance,
      note: layoutIsOurs,
    }),
  ),
]
