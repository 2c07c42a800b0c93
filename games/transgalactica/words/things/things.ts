import {
  at,
  capitalised,
  type Explanation,
  explained,
  type Lang,
  type Line,
  type Segment,
  type Thing,
  thing,
} from '@kantyna/kernel'
import { abilities } from '../../content/abilities.ts'
import { bonusTokens } from '../../content/bonus-tokens.ts'
import { decrees } from '../../content/decrees.ts'
import { fleetTokens } from '../../content/fleet-tokens.ts'
import { goals } from '../../content/goals.ts'
import { miningTokens } from '../../content/mining-tokens.ts'
import { missions } from '../../content/missions.ts'
import { type Area, areas, type Good, type Track, type WorkerKind } from '../../content/names.ts'
import { pirates } from '../../content/pirates.ts'
import { centralPlanet, planets } from '../../content/planets.ts'
import { technologies } from '../../content/technologies.ts'
import { wealthCards } from '../../content/wealth-cards.ts'
import { thingOf } from '../../rules/abilities/sources.ts'
import { FIRST_GOAL, FIRST_MINING, FIRST_MISSION, HUB, HUB_PLANET } from '../../rules/pieces.ts'
import {
  decreeText,
  effectText,
  missionLines,
  missionTypeLine,
  pirateText,
  planetLines,
  technologyLines,
  wealthText,
} from '../cards/card-text.ts'
import { goalText } from '../cards/scoring-text.ts'
import { shortEffect } from '../cards/short-text.ts'
import {
  areaPlaces,
  crewSpaceText,
  goodPlaces,
  outpostSpaceText,
  type Place,
  places,
  trackPlaces,
  workerPlaces,
} from './places.ts'

/** Links to things on the table, and the explanation of each. */

type Explain = (id: string, lang: Lang) => Explanation | null

const number = (id: string) => Number(id)

const explainers: Readonly<Record<string, Explain>> = {
  planet: (id, lang) =>
    number(id) === HUB_PLANET ? placed(places.hub, lang) : explainPlanet(number(id), lang),
  space: (id, lang) => placed(number(id) === HUB ? places.hub : places.space, lang),
  token(id, lang) {
    const token = bonusTokens[number(id)]
    if (token === undefined) return null
    const kind = token.isAdvanced
      ? { en: 'Advanced bonus token', pl: 'Zaawansowany żeton premii' }
      : { en: 'Basic bonus token', pl: 'Podstawowy żeton premii' }
    return {
      name: `${kind[lang]}: ${shortEffect(token.effect, lang)}`,
      text: effectText(token.effect, lang),
      rules: ['GC-BON-02', 'GC-BON-04', 'GC-BON-05'],
    }
  },
  mining(id, lang) {
    const token = miningTokens[number(id) - FIRST_MINING]
    if (token === undefined) return null
    return {
      name: `${lang === 'pl' ? 'Żeton wydobycia' : 'Mining token'}: ${shortEffect(token.reward, lang)}`,
      text: effectText(token.reward, lang),
      rules: ['GC-PNL-01', 'GC-PNL-03', 'GC-MIN-01'],
    }
  },
  mission(id, lang) {
    const mission = missions[number(id) - FIRST_MISSION]
    if (mission === undefined) return null
    return {
      name: mission.name[lang],
      text: [missionTypeLine(mission, lang), ...missionLines(mission, lang)].join('\n'),
      rules: ['GC-MIS-01', 'GC-MIS-04', 'GC-ORG-14'],
    }
  },
  goal(id, lang) {
    const goal = goals[number(id) - FIRST_GOAL]
    if (goal === undefined) return null
    return {
      name: goal.name[lang],
      text: capitalised(goalText(goal, lang)),
      rules: ['GC-GOL-01', 'GC-END-02'],
    }
  },
  pirate(id, lang) {
    const pirate = pirates[number(id)]
    if (pirate === undefined) return null
    return {
      name: pirateName(lang, number(id)),
      text: pirateText(pirate, lang),
      rules: ['GC-ORG-30', 'GC-ORG-31', 'GC-ORG-34'],
    }
  },
  technology(id, lang) {
    const card = technologies[number(id)]
    if (card === undefined) return null
    const level =
      lang === 'pl' ? `Karta technologii, poziom ${card.level}.` : `Technology card, level ${card.level}.`
    return {
      name: card.name[lang],
      text: [level, ...technologyLines(card, lang)].join('\n'),
      rules: ['GC-TEC-02', 'GC-ORG-09', 'GC-TCH-01'],
    }
  },
  ability(id, lang) {
    const tile = abilities[number(id)]
    return tile === undefined
      ? null
      : { name: tile.name[lang], text: tile.text[lang], rules: ['GC-DRF-11', 'GC-ORG-80'] }
  },
  wealth(id, lang) {
    const card = wealthCards[number(id)]
    return card === undefined
      ? null
      : { name: card.name[lang], text: wealthText(card, lang), rules: ['GC-DRF-06', 'GC-DRF-08'] }
  },
  wealthSet(id, lang) {
    const cards = id.split('-').map((card) => at(wealthCards, number(card)))
    return {
      name: cards.map(({ name }) => name[lang]).join(' + '),
      text: cards.map((card) => `${card.name[lang]}: ${wealthText(card, lang)}`).join('\n'),
      rules: ['GC-DRF-06', 'GC-DRF-08'],
    }
  },
  fleet(id, lang) {
    const token = fleetTokens[number(id)]
    if (token === undefined) return null
    return {
      name: `${lang === 'pl' ? 'Żeton dochodu floty' : 'Fleet income token'}: ${shortEffect(token.reward, lang)}`,
      text: effectText(token.reward, lang),
      rules: ['GC-TRD-05', 'GC-TRD-06'],
    }
  },
  decree(id, lang) {
    const decree = decrees[number(id)]
    return decree === undefined
      ? null
      : {
          name: decree.name[lang],
          text: decreeText(decree, lang),
          rules: ['GC-SEN-01', 'GC-SEN-02', 'GC-ORG-64'],
        }
  },
  office: (_, lang) => placed(places.office, lang),
  bridge: (_, lang) => placed(places.bridge, lang),
  ship: (_, lang) => placed(places.ship, lang),
  track: (id, lang) => placed(trackPlaces[id as Track], lang), // the id of a track
  area: (id, lang) => placed(areaPlaces[areas[number(id)] ?? (id as Area)], lang), // the id of an area
  good: (id, lang) => placed(goodPlaces[id as Good], lang), // the id of a good
  worker: (id, lang) => placed(workerPlaces[id as WorkerKind], lang), // the id of a worker
  outpostSpace: (id, lang) => outpostSpaceText(number(id), lang),
  crewSpace: (id, lang) => crewSpaceText(number(id), lang),
}

export function explain(lang: Lang, what: Thing): Explanation | null {
  const [kind = '', id = ''] = what.split(':')
  return explainers[kind]?.(id, lang) ?? null
}

function explainPlanet(index: number, lang: Lang): Explanation | null {
  const planet = planets[index]
  if (planet === undefined) return null
  const rules = {
    action: ['GC-PLN-05', 'GC-TRN-05', 'GC-TRN-07'],
    mining: ['GC-PLN-06', 'GC-EXP-09'],
    wild: ['GC-PLN-07', 'GC-PLN-08'],
    special: ['GC-ABL-03', 'GC-ABL-04', 'GC-ORG-82'],
  }[planet.kind]
  return { name: planet.name[lang], text: planetLines(planet, lang).join('\n'), rules }
}

function placed(place: Place | undefined, lang: Lang): Explanation | null {
  return place === undefined ? null : { name: place.name[lang], text: place.text[lang], rules: place.rules }
}

export function nameOf(lang: Lang, what: Thing): string {
  return explained(explain(lang, what), what).name
}

export function textOf(lang: Lang, what: Thing): string {
  return explained(explain(lang, what), what).text
}

/** A text without its last full stop and its line breaks, for use inside a longer one. */
export function inOneLine(text: string): string {
  return text.replaceAll('\n', ' ').replace(/\.$/, '')
}

/** A link to a thing under its own name. */
export function link(lang: Lang, what: Thing): Segment {
  return thing(what, nameOf(lang, what))
}

/**
 * A link to the source of an effect (sources.ts). A source without a name of its own, such as a token or a track, is
 * named by its kind in lower case.
 */
export function sourceLink(lang: Lang, source: number): Segment {
  const what = thingOf(source)
  const name = nameOf(lang, what)
  if (!/^(token|mining|fleet|track|outpostSpace|crewSpace|area):/.test(what)) return thing(what, name)
  const [kind = ''] = name.split(': ')
  return thing(what, `${kind.charAt(0).toLowerCase()}${kind.slice(1)}`)
}

/** The source of a question: a token by its kind and effect, anything else by its name. */
export function askingName(lang: Lang, what: Thing): string {
  const name = nameOf(lang, what)
  const colon = name.indexOf(': ')
  return /^(token|mining|fleet|pirate):/.test(what) && colon > 0
    ? `${name.slice(0, colon)} (${name.slice(colon + 2)})`
    : name
}

/** A short name; tokens by their effect: "2 energy". */
export function shortName(lang: Lang, what: Thing): string {
  const name = nameOf(lang, what)
  return name.slice(name.indexOf(': ') + 2)
}

export function tokenLink(lang: Lang, token: number): Segment {
  return thing(`token:${token}`, shortName(lang, `token:${token}`))
}

export function miningLink(lang: Lang, token: number): Segment {
  return thing(`mining:${token}`, shortName(lang, `mining:${token}`))
}

export function planetName(lang: Lang, planet: number): string {
  return planet === HUB_PLANET ? centralPlanet[lang] : at(planets, planet).name[lang]
}

/** A planet inside an English sentence, and in Polish after "na": "na planecie Arkadia", "na orbitę planety centralnej". */
export const planetPhrases = {
  en: (planet: number) => (planet === HUB_PLANET ? 'the Central Planet' : planetName('en', planet)),
  onPl: (planet: number) =>
    planet === HUB_PLANET ? 'planecie centralnej' : `planecie ${planetName('pl', planet)}`,
  ontoPl: (planet: number) =>
    planet === HUB_PLANET ? 'orbitę planety centralnej' : `orbitę planety ${planetName('pl', planet)}`,
} as const

export function planetLink(how: keyof typeof planetPhrases, planet: number): Segment {
  return thing(planet === HUB_PLANET ? `space:${HUB}` : `planet:${planet}`, planetPhrases[how](planet))
}

function pirateName(lang: Lang, pirate: number): string {
  const found = pirates[pirate]
  if (found === undefined) return ''
  return lang === 'pl' ? `Piraci: ${found.name.pl}` : `Pirates: ${found.name.en}`
}

export function pirateLink(lang: Lang, pirate: number): Segment {
  return thing(`pirate:${pirate}`, at(pirates, pirate).name[lang])
}

export function links(lang: Lang, things: readonly Thing[]): Line {
  return things.flatMap((what, index) => (index === 0 ? [link(lang, what)] : [', ', link(lang, what)]))
}
