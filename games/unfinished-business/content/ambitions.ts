import type { Faction, ResourceType, Skill, Standing, Trait } from '../../outer-rim/content/names.ts'
import {
  all,
  choose,
  credits,
  damageCharacter,
  damageShip,
  gainReputation,
  loseCredits,
  named,
  payTo,
  script,
  test,
} from '../../outer-rim/content/shorthand.ts'
import type { CardEffect, CardWhen } from '../../outer-rim/rules/effects/vocabulary.ts'
import type { Ambition } from './card.ts'

const completeGoal: CardEffect = { op: 'completeGoal' }

/** Only for whoever is still standing after the damage of the fight (UB-FACT-49, G-79). */
const winIfStanding: CardEffect = {
  op: 'after',
  scope: 'combat',
  do: { op: 'if', when: { is: 'not', that: { is: 'isDefeated' } }, then: { op: 'winTheGame' } },
}

const and = (...of: readonly CardWhen[]): CardWhen => ({ is: 'and', of })
const standing = (faction: Faction, ...standings: readonly Standing[]): CardWhen => ({
  is: 'reputation',
  faction,
  standings,
})
const has = (type: ResourceType, atLeast: number, trait?: Trait): CardWhen => ({
  is: 'has',
  cards: trait === undefined ? { types: [type] } : { types: [type], trait },
  atLeast,
})
const skilledIn = (skill: Skill): CardWhen => ({ is: 'hasSkill', skill })

const handOver = (type: ResourceType, trait?: Trait): CardEffect => ({
  op: 'pay',
  cost: { op: 'discard', cards: trait === undefined ? { types: [type] } : { types: [type], trait } },
  for: completeGoal,
})

/** The two sheets that are known, then ours. Scripts are those of databank/goals.ts. */
export const ambitions: readonly Ambition[] = [
  // UB-FACT-45 to UB-FACT-49.
  {
    id: 'rebel-hero',
    name: named('Rebel Hero', 'Bohater Rebelii'),
    provenance: 'seed',
    setup: { credits: 5000, card: { deck: 'gearMod', id: 'quad-laser-cannon' } },
    calls: named('Rebel reputation, ship combat', 'reputacja w Rebelii, walka w przestrzeni'),
    abilities: [
      {
        at: { planetsOf: 'rebel' },
        ability: { when: 'encounter', does: payTo(10_000, gainReputation('rebel')) },
      },
    ],
    goals: [
      {
        mark: 1,
        title: named('Word from the cell on Mon Calamari', 'Wieści od komórki na Kalamarze'),
        at: { planet: 'mon-calamari' },
        by: { spaceEncounter: true },
      },
      {
        mark: 2,
        title: named('With the resistance of Ryloth', 'W szeregach oporu na Ryloth'),
        at: { planet: 'ryloth' },
        by: { spaceEncounter: true },
      },
      {
        mark: 'infinity',
        title: named('On the right side, and on their list', 'Po właściwej stronie i na ich liście'),
        by: { holds: and(standing('rebel', 'positive'), standing('imperial', 'negative')) },
      },
      {
        mark: 'final',
        title: named('One ship against a Star Destroyer', 'W pojedynkę na gwiezdny niszczyciel'),
        at: { patrolOf: 'imperial', level: 4 },
        by: {
          encounter: { op: 'combat', kind: 'ship', value: 7, enemy: 'star-destroyer', win: winIfStanding },
          insteadOfPatrol: 'imperial',
        },
      },
    ],
  },
  // UB-FACT-50 to UB-FACT-54, G-78.
  {
    id: 'servant-of-the-emperor',
    name: named('Servant of the Emperor', 'Sługa Imperatora'),
    provenance: 'seed',
    setup: { credits: 6000, card: { deck: 'job', id: 'imperial-favor' } },
    calls: named(
      'Piloting, Stealth, Strength, Tech, Imperial reputation, ship combat',
      'pilotaż, skradanie się, siła, technika, reputacja w Imperium, walka w przestrzeni',
    ),
    abilities: [
      {
        at: { planetsOf: 'imperial' },
        ability: { when: 'encounter', does: payTo(10_000, gainReputation('imperial')) },
      },
    ],
    goals: [
      {
        mark: 1,
        title: named('A friend in every ministry', 'Przyjaciel w każdym ministerstwie'),
        at: { planet: 'anyCoreWorld' },
        by: { spaceEncounter: true },
      },
      {
        mark: 2,
        title: named('A sympathizer to be watched', 'Sympatyk pod obserwacją'),
        by: {
          action: all({ op: 'movePatrolTowardYou', faction: 'imperial', spaces: 8 }, completeGoal),
          if: { is: 'friendOfFactionHere', faction: 'rebel', orHostileTo: 'imperial' },
        },
      },
      {
        mark: 'infinity',
        title: named('Loyal beyond doubt', 'Lojalność ponad podejrzenia'),
        by: { holds: and(standing('imperial', 'positive'), standing('rebel', 'negative')) },
      },
      {
        mark: 'final',
        title: named('The base that is on no chart', 'Baza, której nie ma na mapach'),
        at: { patrolOf: 'rebel', level: 3 },
        by: { encounter: script(63), insteadOfPatrol: 'rebel' },
      },
    ],
  },
  {
    id: 'lord-of-the-underworld',
    name: named('Lord of the Underworld', 'Władca półświatka'),
    provenance: 'original',
    setup: { credits: 6000, card: { deck: 'gearMod', id: 'vibroknife' } },
    calls: named(
      'Influence, Tactics, Strength, Syndicate reputation, crew',
      'wpływy, taktyka, siła, reputacja w Syndykatach, załoga',
    ),
    abilities: [
      {
        at: { planetsOf: 'syndicate' },
        ability: { when: 'encounter', does: payTo(6000, gainReputation('syndicate')) },
      },
    ],
    goals: [
      {
        mark: 'dash',
        title: named('Somebody who asks no questions', 'Ktoś, kto nie zadaje pytań'),
        by: { holds: has('crew', 1) },
      },
      {
        mark: 1,
        title: named('A share of the spice of Kessel', 'Udział w przyprawie z Kessel'),
        at: { planet: 'kessel' },
        by: { spaceEncounter: true },
      },
      {
        mark: 2,
        title: named('The docks of Ord Mantell, bought and paid for', 'Doki Ord Mantell na własność'),
        at: { planet: 'ord-mantell' },
        by: { encounter: payTo(3000, completeGoal) },
      },
      {
        mark: 'infinity',
        title: named('The families stand behind you', 'Rodziny stoją za tobą'),
        by: { holds: standing('syndicate', 'positive') },
      },
      {
        mark: 'final',
        title: named('The chair at the head of the table', 'Krzesło u szczytu stołu'),
        at: { planet: 'ord-mantell' },
        by: { encounter: script(60) },
      },
    ],
  },
  {
    id: 'pathfinder',
    name: named('Pathfinder', 'Odkrywca szlaków'),
    provenance: 'original',
    setup: { credits: 5000, card: { deck: 'gearMod', id: 'shield-generator' } },
    calls: named(
      'Piloting, Knowledge, Tech, Stealth, a better ship, ship combat',
      'pilotaż, wiedza, technika, skradanie się, lepszy statek, walka w przestrzeni',
    ),
    abilities: [
      {
        at: { planet: 'anyCoreWorld' },
        ability: { when: 'encounter', does: payTo(3000, { op: 'crossTheCore' }) },
      },
    ],
    goals: [
      {
        mark: 'dash',
        title: named('A ship for long voyages', 'Statek na dalekie podróże'),
        by: { holds: { is: 'shipCosts', atLeast: 15_000 } },
      },
      {
        mark: 1,
        title: named('The lights of the Core', 'Światła Jądra'),
        at: { planet: 'anyCoreWorld' },
        by: { spaceEncounter: true },
      },
      {
        mark: 2,
        title: named('What the royal archive keeps locked', 'Co królewskie archiwum trzyma pod kluczem'),
        at: { planet: 'naboo' },
        by: { encounter: script(67) },
      },
      {
        mark: 'infinity',
        title: named('Ready to leave at any hour', 'Gotowość do startu o każdej porze'),
        by: { holds: and(has('mod', 1), skilledIn('piloting')) },
      },
      {
        mark: 'final',
        title: named('Beyond the last buoy', 'Za ostatnią boją'),
        at: { planet: 'kessel' },
        by: { encounter: script(61) },
      },
    ],
  },
  {
    id: 'king-of-the-tables',
    name: named('King of the Tables', 'Król stolików'),
    provenance: 'original',
    setup: { credits: 5000, card: { deck: 'gearMod', id: 'slicer-kit' } },
    calls: named(
      'Influence, Stealth, Knowledge, many credits',
      'wpływy, skradanie się, wiedza, dużo kredytów',
    ),
    abilities: [
      {
        at: { planet: 'cantonica' },
        ability: {
          when: 'encounter',
          does: payTo(2000, {
            op: 'roll',
            by: { focus: credits(2000), hit: credits(4000), critical: credits(8000) },
          }),
        },
      },
    ],
    goals: [
      {
        mark: 'dash',
        title: named('More than the house can cover', 'Więcej, niż kasyno może wypłacić'),
        by: { holds: { is: 'hasCredits', atLeast: 12_000 } },
      },
      {
        mark: 1,
        title: named('A seat in the palace', 'Miejsce przy stole w pałacu'),
        at: { planet: 'tatooine' },
        by: {
          encounter: payTo(3000, {
            op: 'roll',
            by: { focus: credits(3000), hit: completeGoal, critical: completeGoal },
          }),
        },
      },
      {
        mark: 2,
        title: named('New money from old families', 'Stare rody, świeże pieniądze'),
        at: { planet: 'anyCoreWorld' },
        by: { spaceEncounter: true },
      },
      {
        mark: 'infinity',
        title: named('Never quite broke', 'Nigdy całkiem bez grosza'),
        by: { holds: and({ is: 'hasCredits', atLeast: 3000 }, skilledIn('influence')) },
      },
      {
        mark: 'final',
        title: named('The game they will sing about', 'Partia, o której będą śpiewać'),
        at: { planet: 'cantonica' },
        by: { encounter: script(62) },
      },
    ],
  },
  {
    id: 'master-of-the-hunt',
    name: named('Master of the Hunt', 'Mistrz łowów'),
    provenance: 'original',
    setup: { credits: 5000, card: { deck: 'gearMod', id: 'macrobinoculars' } },
    calls: named(
      'Tactics, Stealth, Strength, a weapon, Hutt reputation, ground combat',
      'taktyka, skradanie się, siła, broń, reputacja u Huttów, walka bezpośrednia',
    ),
    abilities: [
      {
        ability: {
          when: 'action',
          does: payTo(1000, { op: 'peek', contact: { where: 'here', side: 'down' } }),
        },
      },
      {
        at: { planetsOf: 'hutt' },
        ability: { when: 'encounter', does: payTo(8000, gainReputation('hutt')) },
      },
    ],
    goals: [
      {
        mark: 'dash',
        title: named('Two names on the list', 'Dwa nazwiska na liście'),
        by: { holds: has('bounty', 2) },
      },
      {
        mark: 1,
        title: named('Seen at the court on Nal Hutta', 'Znana twarz na dworze Nal Hutty'),
        at: { planet: 'nal-hutta' },
        by: { spaceEncounter: true },
      },
      {
        mark: 2,
        title: named('Settled with the competition', 'Porachunki z konkurencją'),
        at: { planet: 'ring-of-kafrene' },
        by: {
          encounter: {
            op: 'combat',
            kind: 'ground',
            value: 5,
            enemy: 'rival-hunters',
            win: completeGoal,
            lose: loseCredits(1000),
          },
        },
      },
      {
        mark: 'infinity',
        title: named('Armed, and in good standing', 'Broń u boku i dobre imię'),
        by: {
          holds: and({ is: 'has', cards: { trait: 'weapon' }, atLeast: 1 }, standing('hutt', 'positive')),
        },
      },
      {
        mark: 'final',
        title: named('The one nobody ever caught', 'Ten, którego nikt nie dopadł'),
        at: { planet: 'tatooine' },
        by: { encounter: script(64) },
      },
    ],
  },
  {
    id: 'healer-of-the-rim',
    name: named('Healer of the Rim', 'Lekarz Rubieży'),
    provenance: 'original',
    setup: { credits: 5000, card: { deck: 'gearMod', id: 'bacta-injector' } },
    calls: named(
      'Knowledge, Tech, Influence, no negative reputation, cargo',
      'wiedza, technika, wpływy, żadnej negatywnej reputacji, ładunek',
    ),
    abilities: [
      {
        ability: {
          when: 'encounter',
          if: { is: 'reputation', faction: 'planet', standings: ['negative', 'neutral'] },
          does: payTo(6000, { op: 'gainReputation', faction: 'planet' }),
        },
      },
    ],
    goals: [
      {
        mark: 'dash',
        title: named('A steady hand and a good book', 'Pewna ręka i dobra książka'),
        by: { holds: and(skilledIn('knowledge'), skilledIn('tech')) },
      },
      {
        mark: 1,
        title: named('Night rounds in the mines', 'Nocny obchód w kopalni'),
        at: { planet: 'kessel' },
        by: { encounter: test(['knowledge', 'tech'], completeGoal, damageCharacter(1)) },
      },
      {
        mark: 2,
        title: named('Medicine for the river towns', 'Leki dla nadrzecznych miast'),
        at: { planet: 'naboo' },
        by: { encounter: handOver('cargo') },
      },
      {
        mark: 'infinity',
        title: named('A doctor has no enemies', 'Lekarz nie ma wrogów'),
        by: {
          holds: and(
            standing('rebel', 'positive', 'neutral'),
            standing('imperial', 'positive', 'neutral'),
            standing('hutt', 'positive', 'neutral'),
            standing('syndicate', 'positive', 'neutral'),
          ),
        },
      },
      {
        mark: 'final',
        title: named('The ward they wanted forgotten', 'Oddział, o którym miano zapomnieć'),
        at: { planet: 'ryloth' },
        by: { encounter: script(65) },
      },
    ],
  },
  {
    id: 'smuggler-king',
    name: named('Smuggler King', 'Król przemytników'),
    provenance: 'original',
    setup: { credits: 6000, card: { deck: 'cargo', id: 'smuggling-compartment' } },
    calls: named(
      'Piloting, Influence, Strength, illegal cargo, Hutt or Syndicate reputation, ship combat',
      'pilotaż, wpływy, siła, nielegalny ładunek, reputacja u Huttów lub w Syndykatach, walka w przestrzeni',
    ),
    abilities: [
      { ability: { reward: 'cargo', credits: 1000 } },
      {
        at: { planet: 'ring-of-kafrene' },
        ability: {
          when: 'encounter',
          does: payTo(6000, choose(gainReputation('hutt'), gainReputation('syndicate'))),
        },
      },
    ],
    goals: [
      {
        mark: 'dash',
        title: named('Not a free corner in the hold', 'Ładownia po sam sufit'),
        by: { holds: has('cargo', 2, 'illegal') },
      },
      {
        mark: 1,
        title: named('A flagship without a flag', 'Okręt flagowy bez bandery'),
        at: { planet: 'takodana' },
        by: { encounter: script(66) },
      },
      {
        mark: 2,
        title: named('A gift for the Hutts’ table', 'Podarunek na stół Huttów'),
        at: { planet: 'nal-hutta' },
        by: { encounter: handOver('cargo', 'illegal') },
      },
      {
        mark: 'infinity',
        title: named('Somebody always buys', 'Zawsze ktoś kupi'),
        by: {
          holds: { is: 'or', of: [standing('hutt', 'positive'), standing('syndicate', 'positive')] },
        },
      },
      {
        mark: 'final',
        title: named('Straight through the blockade', 'Na wprost przez blokadę'),
        at: { patrolOf: 'imperial', level: 1 },
        by: {
          encounter: all(
            { op: 'test', skill: 'piloting', fail: damageShip(2) },
            { op: 'combat', kind: 'ship', value: 6, enemy: 'blockade-line', win: winIfStanding },
          ),
          insteadOfPatrol: 'imperial',
        },
      },
    ],
  },
]
