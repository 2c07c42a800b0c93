import { assert, type Lang } from '@kantyna/kernel'
import type { PlanetName } from '../content/box-names.ts'
import type { BasePlanet, Planet } from '../content/names.ts'
import { namedByBox } from './named-by-box.ts'

/** The names of planets, in the grammatical cases that sentences need. */

type By<Key extends string> = Readonly<Record<Lang, Readonly<Record<Key, string>>>>

const planets: By<BasePlanet> = {
  en: {
    cantonica: 'Cantonica',
    'ord-mantell': 'Ord Mantell',
    lothal: 'Lothal',
    'mon-calamari': 'Mon Calamari',
    kessel: 'Kessel',
    tatooine: 'Tatooine',
    'nal-hutta': 'Nal Hutta',
    ryloth: 'Ryloth',
    naboo: 'Naboo',
    'ring-of-kafrene': 'Ring of Kafrene',
    takodana: 'Takodana',
  },
  pl: {
    cantonica: 'Cantonica',
    'ord-mantell': 'Ord Mantell',
    lothal: 'Lothal',
    'mon-calamari': 'Kalamar',
    kessel: 'Kessel',
    tatooine: 'Tatooine',
    'nal-hutta': 'Nal Hutta',
    ryloth: 'Ryloth',
    naboo: 'Naboo',
    'ring-of-kafrene': 'Pierścień Kafrene',
    takodana: 'Takodana',
  },
}

const on: By<BasePlanet> = {
  en: { ...planets.en, 'ring-of-kafrene': 'the Ring of Kafrene' },
  pl: {
    ...planets.pl,
    cantonica: 'Cantonice',
    'mon-calamari': 'Kalamarze',
    'nal-hutta': 'Nal Hucie',
    'ring-of-kafrene': 'Pierścieniu Kafrene',
    takodana: 'Takodanie',
  },
}

const to: By<BasePlanet> = {
  en: on.en,
  pl: {
    ...planets.pl,
    cantonica: 'Cantonicę',
    'nal-hutta': 'Nal Huttę',
    takodana: 'Takodanę',
  },
}

const of: By<BasePlanet> = {
  en: on.en,
  pl: {
    ...planets.pl,
    cantonica: 'Cantoniki',
    'mon-calamari': 'Kalamaru',
    'nal-hutta': 'Nal Hutty',
    'ring-of-kafrene': 'Pierścienia Kafrene',
    takodana: 'Takodany',
  },
}

const cases: Readonly<Record<keyof PlanetName, By<BasePlanet>>> = { is: planets, on, to, of }

function planetInCase(which: keyof PlanetName, lang: Lang, planet: Planet): string {
  const printed: Readonly<Partial<Record<Planet, string>>> = cases[which][lang]
  const wording = printed[planet] ?? namedByBox((names) => names.planets?.[planet]?.[which][lang])
  assert(wording !== undefined, `the planet ${planet} has no name`)
  return wording
}

export function planetName(lang: Lang, planet: Planet): string {
  return planetInCase('is', lang, planet)
}

/** "on Takodana", "na Takodanie". */
export function onPlanet(lang: Lang, planet: Planet): string {
  return planetInCase('on', lang, planet)
}

/** "to Takodana", "na Takodanę". */
export function toPlanet(lang: Lang, planet: Planet): string {
  return planetInCase('to', lang, planet)
}

/** "of Takodana", "Takodany": the genitive, also after "od". */
export function ofPlanet(lang: Lang, planet: Planet): string {
  return planetInCase('of', lang, planet)
}

/** The name on a small card: the short name if a box has one. */
export function shortPlanetName(lang: Lang, planet: Planet): string {
  return namedByBox((names) => names.shortPlanets?.[planet]?.[lang]) ?? planetName(lang, planet)
}
