import type { Goal } from './types.ts'

/** F8, with names of our own. Outposts on multicolour planets count for every colour (GC-GOL-02). */
export const goals: readonly Goal[] = [
  {
    id: 'GL01',
    name: { en: 'Thinkers or Doers', pl: 'Myśl albo czyn' },
    joined: 'or',
    scoring: [
      { points: 2, per: { count: 'technologies' } },
      { points: 2, per: { count: 'missions' } },
    ],
    provenance: 'seed',
  },
  {
    id: 'GL02',
    name: { en: 'Yellow Suns', pl: 'Żółte słońca' },
    joined: 'and',
    scoring: [{ points: 3, per: { count: 'outposts', colour: 'yellow' } }],
    provenance: 'seed',
  },
  {
    id: 'GL03',
    name: { en: 'Pirate Bane', pl: 'Postrach piratów' },
    joined: 'and',
    scoring: [{ points: 5, per: { count: 'pirates' } }],
    provenance: 'seed',
  },
  {
    id: 'GL04',
    name: { en: 'Patron of Culture', pl: 'Mecenas kultury' },
    joined: 'and',
    scoring: [{ points: 4, per: { count: 'missions', type: 'cultural' } }],
    provenance: 'seed',
  },
  {
    id: 'GL05',
    name: { en: 'Purple Rocks', pl: 'Fioletowe skały' },
    joined: 'and',
    scoring: [{ points: 3, per: { count: 'outposts', colour: 'purple' } }],
    provenance: 'seed',
  },
  {
    // GC-GOL-03, GC-ORG-78.
    id: 'GL06',
    name: { en: 'Licensed Trader', pl: 'Licencjonowany kupiec' },
    joined: 'and',
    scoring: [{ points: 3, per: { count: 'outposts', isLicensed: true } }],
    provenance: 'seed',
  },
  {
    id: 'GL07',
    name: { en: 'Merchant Prince', pl: 'Książę kupców' },
    joined: 'and',
    scoring: [{ points: 4, per: { count: 'missions', type: 'commercial' } }],
    provenance: 'seed',
  },
  {
    id: 'GL08',
    name: { en: 'Green Worlds', pl: 'Zielone światy' },
    joined: 'and',
    scoring: [{ points: 3, per: { count: 'outposts', colour: 'green' } }],
    provenance: 'seed',
  },
  {
    // GC-GOL-04, GC-ORG-77.
    id: 'GL09',
    name: { en: 'Well Stocked', pl: 'Pełna ładownia' },
    joined: 'and',
    scoring: [
      { points: 2, per: { count: 'outposts' } },
      { points: 1, per: { count: 'resources' }, most: 12 },
    ],
    provenance: 'seed',
  },
  {
    id: 'GL10',
    name: { en: 'Warlord', pl: 'Wódz' },
    joined: 'and',
    scoring: [{ points: 4, per: { count: 'missions', type: 'war' } }],
    provenance: 'seed',
  },
  {
    id: 'GL11',
    name: { en: 'Grey Routes', pl: 'Szare szlaki' },
    joined: 'and',
    scoring: [{ points: 4, per: { count: 'outposts', colour: 'grey' } }],
    provenance: 'seed',
  },
  {
    id: 'GL12',
    name: { en: 'Balanced State', pl: 'Państwo równowagi' },
    joined: 'and',
    scoring: [{ points: 1, per: { count: 'levels', of: ['technology', 'politics', 'production'] } }],
    provenance: 'seed',
  },
  {
    id: 'GL13',
    name: { en: 'Hunter or Soldier', pl: 'Łowca albo żołnierz' },
    joined: 'or',
    scoring: [
      { points: 3, per: { count: 'pirates' } },
      { points: 3, per: { count: 'missions', type: 'war' } },
    ],
    provenance: 'seed',
  },
  {
    id: 'GL14',
    name: { en: 'Settler or Scholar', pl: 'Osadnik albo uczony' },
    joined: 'or',
    scoring: [
      { points: 2, per: { count: 'outposts' } },
      { points: 2, per: { count: 'technologies' } },
    ],
    provenance: 'seed',
  },
]
