import type { Contact } from '../../outer-rim/content/card.ts'
import type { Faction } from '../../outer-rim/content/names.ts'
import { named } from '../../outer-rim/content/shorthand.ts'

/*
 * The contacts of the fourth rank (UB-CON-01), by the numbers of their databank cards: 24 to 34, by surname or only name.
 * All but Ahsoka Tano can also be a player's character: the same person with another piece.
 */

const numberOurs = { en: 'Number and faction are ours.', pl: 'Numer i frakcja są nasze.' }
const numberOnlyOurs = { en: 'The number is ours.', pl: 'Numer jest nasz.' }
const unconfirmedName = {
  en: 'The name is unconfirmed; number and faction are ours.',
  pl: 'Nazwa jest niepotwierdzona; numer i frakcja są nasze.',
}
const choiceOurs = {
  en: 'That this character is a contact, its number and its faction are ours.',
  pl: 'To, że ta postać jest kontaktem, jej numer i frakcja są nasze.',
}

const contact = (person: string, number: number, name: Contact['name'], faction?: Faction) => ({
  id: `contact-${person}`,
  person,
  number,
  name,
  rank: 'orange' as const,
  ...(faction === undefined ? {} : { faction }),
})

export const contacts: readonly Contact[] = [
  {
    ...contact('boba-fett', 24, named('Boba Fett'), 'hutt'),
    provenance: 'seed',
    note: { en: 'The faction is ours.', pl: 'Frakcja jest nasza.' },
  },
  { ...contact('bossk', 25, named('Bossk'), 'hutt'), provenance: 'original', note: unconfirmedName },
  { ...contact('cad-bane', 26, named('Cad Bane'), 'syndicate'), provenance: 'original', note: choiceOurs },
  {
    ...contact('doctor-aphra', 27, { en: 'Doctor Aphra', pl: 'Doktor Aphra' }, 'imperial'),
    provenance: 'seed',
    note: numberOurs,
  },
  { ...contact('enfys-nest', 28, named('Enfys Nest')), provenance: 'original', note: choiceOurs },
  { ...contact('han-solo', 29, named('Han Solo')), provenance: 'original', note: unconfirmedName },
  {
    ...contact('ig-88', 30, named('IG-88')),
    isDroid: true,
    provenance: 'original',
    note: unconfirmedName,
  },
  { ...contact('jyn-erso', 31, named('Jyn Erso'), 'rebel'), provenance: 'original', note: unconfirmedName },
  {
    ...contact('ketsu-onyo', 32, named('Ketsu Onyo'), 'syndicate'),
    provenance: 'original',
    note: unconfirmedName,
  },
  {
    ...contact('lando-calrissian', 33, named('Lando Calrissian')),
    provenance: 'seed',
    note: numberOnlyOurs,
  },
  {
    ...contact('ahsoka-tano', 34, named('Ahsoka Tano'), 'rebel'),
    provenance: 'seed',
    note: numberOurs,
  },
]
