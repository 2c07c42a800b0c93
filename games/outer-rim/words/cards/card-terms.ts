import { counted, type Lang, type PluralForms, plural, type Text } from '@kantyna/kernel'
import {
  type CombatKind,
  type Face,
  type Faction,
  type MarketDeck,
  marketDecks,
  type ResourceType,
  type Skill,
  type Standing,
  type Stat,
  type Trait,
} from '../../content/names.ts'
import type { Damaged, FactionRef } from '../../rules/effects/vocabulary.ts'

/** The publisher's terms for card texts, in the cases that Polish sentences need. */

type By<Key extends string> = Readonly<Record<Lang, Readonly<Record<Key, string>>>>

/** With "gain 1" before it: "1 Rebel reputation"; in Polish after "reputacja": "1 punkt reputacji w Rebelii". */
export const reputationWith: By<FactionRef> = {
  en: {
    rebel: 'Rebel reputation',
    imperial: 'Imperial reputation',
    hutt: 'Hutt reputation',
    syndicate: 'Syndicate reputation',
    planet: 'reputation with the faction of your planet',
    nearestPatrol: 'reputation with the faction of the nearest patrol',
    choose: 'reputation with a faction of your choice',
  },
  pl: {
    rebel: 'w Rebelii',
    imperial: 'w Imperium',
    hutt: 'u Huttów',
    syndicate: 'w Syndykatach',
    planet: 'we frakcji swojej planety',
    nearestPatrol: 'we frakcji najbliższego patrolu',
    choose: 'w wybranej frakcji',
  },
}

/** "your Rebel reputation", "twoja reputacja w Rebelii". */
export const yourReputation: By<FactionRef> = {
  en: {
    rebel: 'your Rebel reputation',
    imperial: 'your Imperial reputation',
    hutt: 'your Hutt reputation',
    syndicate: 'your Syndicate reputation',
    planet: 'your reputation with the faction of your planet',
    nearestPatrol: 'your reputation with the faction of the nearest patrol',
    choose: 'your reputation with a faction of your choice',
  },
  pl: {
    rebel: 'twoja reputacja w Rebelii',
    imperial: 'twoja reputacja w Imperium',
    hutt: 'twoja reputacja u Huttów',
    syndicate: 'twoja reputacja w Syndykatach',
    planet: 'twoja reputacja we frakcji twojej planety',
    nearestPatrol: 'twoja reputacja we frakcji najbliższego patrolu',
    choose: 'twoja reputacja w wybranej frakcji',
  },
}

export const standingNames: By<Standing> = {
  en: { positive: 'positive', neutral: 'neutral', negative: 'negative' },
  pl: { positive: 'pozytywna', neutral: 'neutralna', negative: 'negatywna' },
}

/** "set … to positive", "ustaw … na pozytywną". */
export const standingAfterTo: By<Standing> = {
  en: standingNames.en,
  pl: { positive: 'pozytywną', neutral: 'neutralną', negative: 'negatywną' },
}

export const factionNames: By<Faction> = {
  en: { rebel: 'Rebel', imperial: 'Imperial', hutt: 'Hutt', syndicate: 'Syndicate' },
  pl: { rebel: 'Rebelia', imperial: 'Imperium', hutt: 'Huttowie', syndicate: 'Syndykaty' },
}

/** Before a noun in English, after it in Polish: "an Imperial patrol", "patrol Imperium". */
export const ofFaction: By<Faction> = {
  en: factionNames.en,
  pl: { rebel: 'Rebelii', imperial: 'Imperium', hutt: 'Huttów', syndicate: 'Syndykatów' },
}

export const skillNames: By<Skill> = {
  en: {
    influence: 'Influence',
    knowledge: 'Knowledge',
    piloting: 'Piloting',
    stealth: 'Stealth',
    strength: 'Strength',
    tactics: 'Tactics',
    tech: 'Tech',
  },
  pl: {
    influence: 'Wpływy',
    knowledge: 'Wiedza',
    piloting: 'Pilotaż',
    stealth: 'Ukrycie',
    strength: 'Siła',
    tactics: 'Taktyka',
    tech: 'Technika',
  },
}

/** "test Stealth", "test Ukrycia". */
export const testedSkill: By<Skill> = {
  en: skillNames.en,
  pl: {
    influence: 'Wpływów',
    knowledge: 'Wiedzy',
    piloting: 'Pilotażu',
    stealth: 'Ukrycia',
    strength: 'Siły',
    tactics: 'Taktyki',
    tech: 'Techniki',
  },
}

/** "the cargo deck", "talii ładunków". */
export const ofDeck: By<MarketDeck> = {
  en: {
    bounty: 'the bounty deck',
    cargo: 'the cargo deck',
    gearMod: 'the gear and mod deck',
    job: 'the job deck',
    luxury: 'the luxury deck',
    ship: 'the ship deck',
  },
  pl: {
    bounty: 'talii zleceń',
    cargo: 'talii ładunków',
    gearMod: 'talii sprzętu i modyfikacji',
    job: 'talii misji',
    luxury: 'talii towarów luksusowych',
    ship: 'talii statków',
  },
}

/**
 * Several decks: "the job or ship deck", "the cargo deck or the gear and mod deck"; all decks
 * together are "any market deck".
 */
export function anyOfDecks(lang: Lang, decks: readonly MarketDeck[]): string {
  if (decks.length === marketDecks.length) return lang === 'pl' ? 'dowolnej talii handlu' : 'any market deck'
  // The deck with an "and" in its name comes last.
  const ordered = [
    ...decks.filter((deck) => deck !== 'gearMod'),
    ...decks.filter((deck) => deck === 'gearMod'),
  ]
  const wording = (words: readonly string[], or: string) =>
    [...words.slice(0, -2), words.slice(-2).join(or)].join(', ')
  // The noun appears once: "talii zleceń lub towarów luksusowych", "the bounty or luxury deck".
  const names = ordered.map((deck) => ofDeck[lang][deck])
  if (lang === 'pl')
    return `talii ${wording(
      names.map((name) => name.replace(/^talii /, '')),
      ' lub ',
    )}`
  // If the last name has an "and", either both names have the noun ("the cargo deck or the gear and mod deck"), or a
  // comma comes before the "or" ("the cargo, job, or gear and mod deck").
  const hasAnd = names.at(-1)?.includes(' and ') === true
  if (hasAnd && names.length === 2) return names.join(' or ')
  return `the ${wording(
    names.map((name) => name.replace(/^the (.*) deck$/, '$1')),
    hasAnd ? ', or ' : ' or ',
  )} deck`
}

export const faceNames: By<Face> = {
  en: { blank: 'blank', focus: 'focus', hit: 'hit', critical: 'critical hit' },
  pl: { blank: 'pusty wynik', focus: 'skupienie', hit: 'trafienie', critical: 'krytyczne trafienie' },
}

/** "a die showing a hit", "kość z trafieniem". */
export const withFace: By<Face> = {
  en: faceNames.en,
  pl: { blank: 'pustym wynikiem', focus: 'skupieniem', hit: 'trafieniem', critical: 'krytycznym trafieniem' },
}

/** "+1 ground combat", "+1 do walki bezpośredniej". */
export const toStat: By<Stat> = {
  en: {
    groundCombat: 'ground combat',
    health: 'health',
    hyperdrive: 'hyperdrive',
    shipCombat: 'ship combat',
    hull: 'hull',
  },
  pl: {
    groundCombat: 'do walki bezpośredniej',
    health: 'do zdrowia',
    hyperdrive: 'do hipernapędu',
    shipCombat: 'do walki w przestrzeni',
    hull: 'do kadłuba',
  },
}

/** "a ground combat", "walkę bezpośrednią". */
export const combatNames: By<CombatKind> = {
  en: { ground: 'ground combat', ship: 'ship combat' },
  pl: { ground: 'walkę bezpośrednią', ship: 'walkę w przestrzeni' },
}

/** "ground combat 3", "walka bezpośrednia 3". */
export const combatOfKind: By<CombatKind> = {
  en: combatNames.en,
  pl: { ground: 'walka bezpośrednia', ship: 'walka w przestrzeni' },
}

/** "in ground combat", "w walce bezpośredniej". */
export const inCombat: By<CombatKind> = {
  en: { ground: 'in ground combat', ship: 'in ship combat' },
  pl: { ground: 'w walce bezpośredniej', ship: 'w walce w przestrzeni' },
}

/** "recover all damage from your ship", "usuń wszystkie obrażenia ze statku". */
export const damagedFrom: By<Damaged | 'both'> = {
  en: { character: 'your character', ship: 'your ship', both: 'your character and your ship' },
  pl: { character: 'z postaci', ship: 'ze statku', both: 'z postaci i ze statku' },
}

export const typeNames: By<ResourceType> = {
  en: { bounty: 'bounty', cargo: 'cargo', crew: 'crew', gear: 'gear', job: 'job', mod: 'mod' },
  pl: {
    bounty: 'zlecenie',
    cargo: 'ładunek',
    crew: 'załoga',
    gear: 'sprzęt',
    job: 'misja',
    mod: 'modyfikacja',
  },
}

/** "your gear and mods", "twoich kart sprzętu i modyfikacji". */
export const cardsOfType: By<ResourceType> = {
  en: { bounty: 'bounties', cargo: 'cargo', crew: 'crew', gear: 'gear', job: 'jobs', mod: 'mods' },
  pl: {
    bounty: 'zleceń',
    cargo: 'ładunków',
    crew: 'załogi',
    gear: 'sprzętu',
    job: 'misji',
    mod: 'modyfikacji',
  },
}

export const traitNames: By<Trait> = {
  en: { illegal: 'illegal', armor: 'armor', weapon: 'weapon' },
  pl: { illegal: 'nielegalny', armor: 'pancerz', weapon: 'broń' },
}

type Forms = Readonly<Record<Lang, PluralForms>>

const typeForms: Readonly<Record<ResourceType, Forms>> = {
  bounty: {
    en: { one: 'bounty', other: 'bounties' },
    pl: { one: 'zlecenie', few: 'zlecenia', many: 'zleceń', other: 'zlecenia' },
  },
  cargo: {
    en: { one: 'cargo', other: 'cargo' },
    pl: { one: 'ładunek', few: 'ładunki', many: 'ładunków', other: 'ładunku' },
  },
  crew: {
    en: { one: 'crew member', other: 'crew members' },
    pl: {
      one: 'członka załogi',
      few: 'członków załogi',
      many: 'członków załogi',
      other: 'członka załogi',
    },
  },
  gear: {
    en: { one: 'gear', other: 'gear' },
    pl: { one: 'kartę sprzętu', few: 'karty sprzętu', many: 'kart sprzętu', other: 'karty sprzętu' },
  },
  job: {
    en: { one: 'job', other: 'jobs' },
    pl: { one: 'misję', few: 'misje', many: 'misji', other: 'misji' },
  },
  mod: {
    en: { one: 'mod', other: 'mods' },
    pl: { one: 'modyfikację', few: 'modyfikacje', many: 'modyfikacji', other: 'modyfikacji' },
  },
}

const anyCard: Forms = {
  en: { one: 'card', other: 'cards' },
  pl: { one: 'kartę', few: 'karty', many: 'kart', other: 'karty' },
}

const droidForms: Forms = {
  en: { one: 'droid crew member', other: 'droid crew members' },
  pl: { one: 'droida z załogi', few: 'droidy z załogi', many: 'droidów z załogi', other: 'droida z załogi' },
}

const traitForms: Readonly<Record<Trait, Forms>> = {
  illegal: {
    en: { one: 'illegal cargo', other: 'illegal cargo' },
    pl: {
      one: 'nielegalny ładunek',
      few: 'nielegalne ładunki',
      many: 'nielegalnych ładunków',
      other: 'nielegalnego ładunku',
    },
  },
  armor: {
    en: { one: 'armor', other: 'armor' },
    pl: { one: 'pancerz', few: 'pancerze', many: 'pancerzy', other: 'pancerza' },
  },
  weapon: {
    en: { one: 'weapon', other: 'weapons' },
    pl: { one: 'broń', few: 'bronie', many: 'broni', other: 'broni' },
  },
}

/** The forms of the noun for a filter. */
export function formsOfCards(filter: {
  readonly types?: readonly ResourceType[]
  readonly trait?: Trait
  readonly isDroid?: true
}): readonly Forms[] {
  if (filter.isDroid) return [droidForms]
  if (filter.trait !== undefined) return [traitForms[filter.trait]]
  return filter.types?.map((type) => typeForms[type]) ?? [anyCard]
}

export function countedIn(lang: Lang, count: number, forms: readonly Forms[], or: string): string {
  const [first, ...others] = forms
  if (first === undefined) return ''
  const rest = others.map((each) => plural(lang, count, each[lang]))
  const wording = [counted(lang, count, first[lang]), ...rest]
  return [...wording.slice(0, -2), wording.slice(-2).join(or)].join(', ')
}

export const maelstrom: Text = { en: 'Maelstrom', pl: 'Wir' }
