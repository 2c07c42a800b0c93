import {
  advance,
  advanceFree,
  alien,
  all,
  anyResource,
  credits,
  energy,
  mobilise,
  points,
  raw,
} from './shorthand.ts'
import type { WealthCard } from './types.ts'

/** An original completion (G14). The advances are free (GC-DRF-08). */
export const wealthCards: readonly WealthCard[] = [
  {
    id: 'WC01',
    name: { en: 'Fuel Depot', pl: 'Skład paliwa' },
    gain: all(energy(2), raw(1), credits(1)),
    provenance: 'original',
  },
  {
    id: 'WC02',
    name: { en: 'Ore Yard', pl: 'Plac rudny' },
    gain: all(raw(2), energy(1), credits(1)),
    provenance: 'original',
  },
  {
    id: 'WC03',
    name: { en: 'Mixed Cargo', pl: 'Ładunek mieszany' },
    gain: all(alien(1), raw(1), energy(1), credits(1)),
    provenance: 'original',
  },
  {
    id: 'WC04',
    name: { en: 'Family Fortune', pl: 'Rodzinna fortuna' },
    gain: all(credits(3), points(1)),
    provenance: 'original',
  },
  {
    id: 'WC05',
    name: { en: 'Test Reactor', pl: 'Reaktor badawczy' },
    gain: all(energy(2), advance(1, 'technology')),
    provenance: 'original',
  },
  {
    id: 'WC06',
    name: { en: 'Workshops', pl: 'Warsztaty' },
    gain: all(raw(2), credits(1), advance(1, 'production')),
    provenance: 'original',
  },
  {
    id: 'WC07',
    name: { en: 'Embassy', pl: 'Ambasada' },
    gain: all(credits(1), alien(1), advance(1, 'politics')),
    provenance: 'original',
  },
  {
    id: 'WC08',
    name: { en: 'Retired Gunboat', pl: 'Kanonierka z demobilu' },
    gain: advanceFree('military'),
    provenance: 'original',
  },
  {
    id: 'WC09',
    name: { en: 'Trading Licence', pl: 'Licencja handlowa' },
    gain: advanceFree('trade'),
    provenance: 'original',
  },
  {
    id: 'WC10',
    name: { en: 'Hired Hands', pl: 'Najemna załoga' },
    gain: all(raw(1), mobilise),
    provenance: 'original',
  },
  {
    id: 'WC11',
    name: { en: 'Alien Guests', pl: 'Goście z daleka' },
    gain: all(alien(2), energy(1), raw(1)),
    provenance: 'original',
  },
  {
    id: 'WC12',
    name: { en: 'Good Schooling', pl: 'Dobre szkoły' },
    gain: all(points(1), advance(1, 'technology'), advance(1, 'politics')),
    provenance: 'original',
  },
  {
    id: 'WC13',
    name: { en: 'Old Foundry', pl: 'Stara odlewnia' },
    gain: all(energy(1), raw(1), points(2), advance(1, 'production')),
    provenance: 'original',
  },
  {
    id: 'WC14',
    name: { en: 'Inheritance', pl: 'Spadek' },
    gain: all(anyResource(2), credits(1), points(1)),
    provenance: 'original',
  },
]
