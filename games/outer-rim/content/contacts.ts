import type { Contact } from './card.ts'
import type { Faction, Rank } from './names.ts'
import { named } from './shorthand.ts'

const ours = { en: 'Name, rank and encounter are ours.', pl: 'Imię, ranga i spotkanie są nasze.' }
const rankOurs = { en: 'The rank is ours.', pl: 'Ranga jest nasza.' }
const nameUncertain = {
  en: 'The name is deciphered from a scrambled list and uncertain; rank and symbols are ours.',
  pl: 'Nazwa, odczytana z zaszyfrowanej listy, jest niepewna; ranga i symbole są nasze.',
}
const rankAndFaction = { en: 'Rank and faction are ours.', pl: 'Ranga i frakcja są nasze.' }

const contact = (id: string, number: number, name: Contact['name'], rank: Rank, faction?: Faction) => ({
  id,
  person: id,
  number,
  name,
  rank,
  ...(faction === undefined ? {} : { faction }),
})

/** The 22 contacts, by the numbers of their databank cards: 2 to 23 in alphabetical order (OR-ECON-01). */
export const contacts: readonly Contact[] = [
  {
    ...contact('4-lom', 2, named('4-LOM'), 'green', 'syndicate'),
    isDroid: true,
    provenance: 'public',
    note: rankAndFaction,
  },
  {
    ...contact('berra-tolin', 3, named('Berra Tolin'), 'yellow', 'imperial'),
    provenance: 'original',
    note: ours,
  },
  {
    ...contact('black-krrsantan', 4, { en: 'Black Krrsantan', pl: 'Czarny Krrsantan' }, 'green', 'hutt'),
    provenance: 'public',
    note: rankAndFaction,
  },
  {
    ...contact(
      'black-sun-agent',
      5,
      { en: 'Black Sun Agent', pl: 'Agent Czarnego Słońca' },
      'white',
      'syndicate',
    ),
    provenance: 'public',
    note: rankAndFaction,
  },
  { ...contact('boshek', 6, named('BoShek'), 'white'), provenance: 'public', note: nameUncertain },
  {
    ...contact('chewbacca', 7, named('Chewbacca'), 'yellow'),
    provenance: 'seed',
  },
  {
    ...contact('doctor-evazan', 8, { en: 'Doctor Evazan', pl: 'Doktor Evazan' }, 'white'),
    provenance: 'public',
    note: rankOurs,
  },
  {
    ...contact('garindan', 9, named('Garindan'), 'white', 'imperial'),
    provenance: 'public',
    note: nameUncertain,
  },
  { ...contact('greedo', 10, named('Greedo'), 'white', 'hutt'), provenance: 'public', note: rankAndFaction },
  {
    ...contact('hera-syndulla', 11, named('Hera Syndulla'), 'yellow', 'rebel'),
    provenance: 'seed',
    note: {
      en: 'The rank is inferred from an example; the faction is ours.',
      pl: 'Ranga wynika z przykładu; frakcja jest nasza.',
    },
  },
  {
    ...contact('hondo-ohnaka', 12, named('Hondo Ohnaka'), 'green'),
    provenance: 'public',
    note: rankOurs,
  },
  {
    ...contact('ig-rm-droid', 13, { en: 'IG-RM Droid', pl: 'Droid IG-RM' }, 'white'),
    isDroid: true,
    provenance: 'public',
    note: nameUncertain,
  },
  {
    ...contact('k-2so', 14, named('K-2SO'), 'green', 'rebel'),
    isDroid: true,
    provenance: 'public',
    note: rankAndFaction,
  },
  { ...contact('lobot', 15, named('Lobot'), 'green'), provenance: 'public', note: rankOurs },
  {
    ...contact('maz-kanata', 16, named('Maz Kanata'), 'yellow'),
    provenance: 'public',
    note: rankOurs,
  },
  { ...contact('nyra-vosh', 17, named('Nyra Vosh'), 'green'), provenance: 'original', note: ours },
  { ...contact('oolan-dreb', 18, named('Oolan Dreb'), 'green'), provenance: 'original', note: ours },
  { ...contact('ponda-baba', 19, named('Ponda Baba'), 'white'), provenance: 'public', note: rankOurs },
  {
    ...contact('saw-gerrera', 20, named('Saw Gerrera'), 'yellow', 'rebel'),
    provenance: 'seed',
    note: { en: 'The faction is ours.', pl: 'Frakcja jest nasza.' },
  },
  { ...contact('sefa-quill', 21, named('Sefa Quill'), 'green'), provenance: 'original', note: ours },
  { ...contact('tarn-okkel', 22, named('Tarn Okkel'), 'yellow'), provenance: 'original', note: ours },
  {
    ...contact('w1-le', 23, named('W1-LE'), 'white'),
    isDroid: true,
    provenance: 'public',
    note: nameUncertain,
  },
]
