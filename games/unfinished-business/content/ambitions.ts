import type { Faction, ResourceType, Skill, Standing, Trait } from '../../outer-rim/content/names.ts'
import {
  all,
  choose,
  credits,
  damageCharacter,
  damageShip,
  gainReputation,
  loseCredits,
  payTo,
  script,
  test,
} from '../../outer-rim/content/shorthand.ts'
import type { CardEffect, CardWhen } from '../../outer-rim/rules/effects/vocabulary.ts'
import type { Ambition } from './card.ts'

const completeGoal: CardEffect = { op: 'completeGoal' }

/** Wins the game only if the player is not defeated by the damage of the fight (UB-FACT-49, G-79). */
const winUnlessDefeated: CardEffect = {
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

/** The two transcribed sheets, then our own. databank/goals.ts has their scripts. */
export const ambitions: readonly Ambition[] = [
  // UB-FACT-45, UB-FACT-46, UB-FACT-47, UB-FACT-48, UB-FACT-49.
  {
    id: 'rebel-hero',
    name: { en: 'Rebel Hero', pl: 'Bohater Rebelii' },
    provenance: 'seed',
    setup: { credits: 5000, card: { deck: 'gearMod', id: 'quad-laser-cannon' } },
    calls: { en: 'Rebel reputation, ship combat', pl: 'reputacja w Rebelii, walka w przestrzeni' },
    abilities: [
      {
        at: { planetsOf: 'rebel' },
        ability: { when: 'encounter', does: payTo(10_000, gainReputation('rebel')) },
      },
    ],
    goals: [
      {
        mark: 1,
        title: { en: 'Word from the cell on Mon Calamari', pl: 'Wieści od komórki na Kalamarze' },
        at: { planet: 'mon-calamari' },
        by: { spaceEncounter: true },
      },
      {
        mark: 2,
        title: { en: 'With the resistance on Ryloth', pl: 'W ruchu oporu na Ryloth' },
        at: { planet: 'ryloth' },
        by: { spaceEncounter: true },
      },
      {
        mark: 'infinity',
        title: { en: 'On the right side, and on their list', pl: 'Po właściwej stronie i na ich liście' },
        by: { holds: and(standing('rebel', 'positive'), standing('imperial', 'negative')) },
      },
      {
        mark: 'final',
        title: { en: 'One ship against a Star Destroyer', pl: 'W pojedynkę na gwiezdny niszczyciel' },
        at: { patrolOf: 'imperial', level: 4 },
        by: {
          encounter: {
            op: 'combat',
            kind: 'ship',
            value: 7,
            enemy: 'star-destroyer',
            win: winUnlessDefeated,
          },
          insteadOfPatrol: 'imperial',
        },
      },
    ],
  },
  // UB-FACT-50, UB-FACT-51, UB-FACT-52, UB-FACT-53, UB-FACT-54, G-78.
  {
    id: 'servant-of-the-emperor',
    name: { en: 'Servant of the Emperor', pl: 'Sługa Imperatora' },
    provenance: 'seed',
    setup: { credits: 6000, card: { deck: 'job', id: 'imperial-favor' } },
    calls: {
      en: 'Piloting, Stealth, Strength, Tech, Imperial reputation, ship combat',
      pl: 'Pilotaż, Ukrycie, Siła, Technika, reputacja w Imperium, walka w przestrzeni',
    },
    abilities: [
      {
        at: { planetsOf: 'imperial' },
        ability: { when: 'encounter', does: payTo(10_000, gainReputation('imperial')) },
      },
    ],
    goals: [
      {
        mark: 1,
        title: { en: 'A friend in every ministry', pl: 'Przyjaciel w każdym ministerstwie' },
        at: { planet: 'anyCoreWorld' },
        by: { spaceEncounter: true },
      },
      {
        mark: 2,
        title: { en: 'A sympathiser to be watched', pl: 'Sympatyk pod obserwacją' },
        by: {
          action: all({ op: 'movePatrolTowardYou', faction: 'imperial', spaces: 8 }, completeGoal),
          if: { is: 'friendOfFactionHere', faction: 'rebel', orHostileTo: 'imperial' },
        },
      },
      {
        mark: 'infinity',
        title: { en: 'Loyal beyond doubt', pl: 'Lojalność poza wszelkim podejrzeniem' },
        by: { holds: and(standing('imperial', 'positive'), standing('rebel', 'negative')) },
      },
      {
        mark: 'final',
        title: { en: 'The base that is on no chart', pl: 'Baza, której nie ma na mapach' },
        at: { patrolOf: 'rebel', level: 3 },
        by: { encounter: script(63), insteadOfPatrol: 'rebel' },
      },
    ],
  },
  {
    id: 'lord-of-the-underworld',
    name: { en: 'Lord of the Underworld', pl: 'Władca półświatka' },
    provenance: 'original',
    setup: { credits: 9000, card: { deck: 'gearMod', id: 'vibroknife' } },
    calls: {
      en: 'Influence, Tactics, Strength, Syndicate reputation, crew',
      pl: 'Wpływy, Taktyka, Siła, reputacja w Syndykatach, załoga',
    },
    abilities: [
      {
        at: { planetsOf: 'syndicate' },
        ability: { when: 'encounter', does: payTo(5000, gainReputation('syndicate')) },
      },
    ],
    goals: [
      {
        mark: 'dash',
        title: { en: 'Somebody who asks no questions', pl: 'Ktoś, kto nie zadaje pytań' },
        by: { holds: has('crew', 1) },
      },
      {
        mark: 1,
        title: { en: 'A share of Kessel’s spice', pl: 'Udział w przyprawie z Kessel' },
        at: { planet: 'kessel' },
        by: { spaceEncounter: true },
      },
      {
        mark: 2,
        title: { en: 'The docks of Ord Mantell, bought and paid for', pl: 'Doki Ord Mantell na własność' },
        at: { planet: 'ord-mantell' },
        by: { encounter: payTo(2000, completeGoal) },
      },
      {
        mark: 'infinity',
        title: { en: 'The families stand behind you', pl: 'Rodziny stoją za tobą' },
        by: { holds: standing('syndicate', 'positive') },
      },
      {
        mark: 'final',
        title: { en: 'The chair at the head of the table', pl: 'Krzesło u szczytu stołu' },
        at: { planet: 'ord-mantell' },
        by: { encounter: script(60) },
      },
    ],
  },
  {
    id: 'pathfinder',
    name: { en: 'Pathfinder', pl: 'Odkrywca szlaków' },
    provenance: 'original',
    setup: { credits: 8000, card: { deck: 'gearMod', id: 'shield-generator' } },
    calls: {
      en: 'Piloting, Knowledge, Tech, Stealth, a better ship, ship combat',
      pl: 'Pilotaż, Wiedza, Technika, Ukrycie, lepszy statek, walka w przestrzeni',
    },
    abilities: [
      {
        at: { planet: 'anyCoreWorld' },
        ability: { when: 'encounter', does: payTo(3000, { op: 'crossTheCore' }) },
      },
    ],
    goals: [
      {
        mark: 'dash',
        title: { en: 'A ship for long voyages', pl: 'Statek na dalekie podróże' },
        by: { holds: { is: 'shipCosts', atLeast: 15_000 } },
      },
      {
        mark: 1,
        title: { en: 'The lights of the Core', pl: 'Światła Jądra' },
        at: { planet: 'anyCoreWorld' },
        by: { spaceEncounter: true },
      },
      {
        mark: 2,
        title: { en: 'What the royal archive keeps locked', pl: 'Co królewskie archiwum trzyma pod kluczem' },
        at: { planet: 'naboo' },
        by: { encounter: script(67) },
      },
      {
        mark: 'infinity',
        title: { en: 'Ready to leave at any hour', pl: 'Gotowość do startu o każdej porze' },
        by: { holds: and(has('mod', 1), skilledIn('piloting')) },
      },
      {
        mark: 'final',
        title: { en: 'Beyond the last buoy', pl: 'Za ostatnią boją' },
        at: { planet: 'kessel' },
        by: { encounter: script(61) },
      },
    ],
  },
  {
    id: 'king-of-the-tables',
    name: { en: 'King of the Tables', pl: 'Król stolików' },
    provenance: 'original',
    setup: { credits: 8000, card: { deck: 'gearMod', id: 'slicer-kit' } },
    calls: {
      en: 'Influence, Stealth, Knowledge, plenty of credits',
      pl: 'Wpływy, Ukrycie, Wiedza, dużo kredytów',
    },
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
        title: { en: 'More than the house can cover', pl: 'Więcej, niż kasyno może wypłacić' },
        by: { holds: { is: 'hasCredits', atLeast: 10_000 } },
      },
      {
        mark: 1,
        title: { en: 'A seat in the palace', pl: 'Miejsce przy stole w pałacu' },
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
        title: { en: 'New money from old families', pl: 'Stare rody, świeże pieniądze' },
        at: { planet: 'anyCoreWorld' },
        by: { spaceEncounter: true },
      },
      {
        mark: 'infinity',
        title: { en: 'Never quite broke', pl: 'Nigdy całkiem bez grosza' },
        by: { holds: and({ is: 'hasCredits', atLeast: 3000 }, skilledIn('influence')) },
      },
      {
        mark: 'final',
        title: { en: 'The game they will sing about', pl: 'Partia, o której będą śpiewać' },
        at: { planet: 'cantonica' },
        by: { encounter: script(62) },
      },
    ],
  },
  {
    id: 'master-of-the-hunt',
    name: { en: 'Master of the Hunt', pl: 'Mistrz łowów' },
    provenance: 'original',
    setup: { credits: 8000, card: { deck: 'gearMod', id: 'macrobinoculars' } },
    calls: {
      en: 'Tactics, Stealth, Strength, a weapon, Hutt reputation, ground combat',
      pl: 'Taktyka, Ukrycie, Siła, broń, reputacja u Huttów, walka bezpośrednia',
    },
    abilities: [
      {
        ability: {
          when: 'action',
          does: payTo(1000, { op: 'peek', contact: { where: 'here', side: 'down' } }),
        },
      },
      {
        at: { planetsOf: 'hutt' },
        ability: { when: 'encounter', does: payTo(6000, gainReputation('hutt')) },
      },
    ],
    goals: [
      {
        mark: 'dash',
        title: { en: 'Two names on the list', pl: 'Dwa nazwiska na liście' },
        by: { holds: has('bounty', 2) },
      },
      {
        mark: 1,
        title: { en: 'Seen at the court on Nal Hutta', pl: 'Znana twarz na dworze Nal Hutty' },
        at: { planet: 'nal-hutta' },
        by: { spaceEncounter: true },
      },
      {
        mark: 2,
        title: { en: 'Settled with the competition', pl: 'Porachunki z konkurencją' },
        at: { planet: 'ring-of-kafrene' },
        by: {
          encounter: {
            op: 'combat',
            kind: 'ground',
            value: 3,
            enemy: 'rival-hunters',
            win: completeGoal,
            lose: loseCredits(1000),
          },
        },
      },
      {
        mark: 'infinity',
        title: { en: 'Armed, and in good standing', pl: 'Broń u boku i dobre imię' },
        by: {
          holds: and({ is: 'has', cards: { trait: 'weapon' }, atLeast: 1 }, standing('hutt', 'positive')),
        },
      },
      {
        mark: 'final',
        title: { en: 'The one nobody ever caught', pl: 'Ten, którego nikt nie dopadł' },
        at: { planet: 'tatooine' },
        by: { encounter: script(64) },
      },
    ],
  },
  {
    id: 'healer-of-the-rim',
    name: { en: 'Healer of the Rim', pl: 'Lekarz Rubieży' },
    provenance: 'original',
    setup: { credits: 8000, card: { deck: 'gearMod', id: 'bacta-injector' } },
    calls: {
      en: 'Knowledge, Tech, Influence, no negative reputation, cargo',
      pl: 'Wiedza, Technika, Wpływy, brak negatywnej reputacji, ładunek',
    },
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
        title: { en: 'A steady hand and a good book', pl: 'Pewna ręka i dobra książka' },
        by: { holds: { is: 'or', of: [skilledIn('knowledge'), skilledIn('tech')] } },
      },
      {
        mark: 1,
        title: { en: 'Night rounds in the mines', pl: 'Nocny obchód w kopalni' },
        at: { planet: 'kessel' },
        by: { encounter: test(['knowledge', 'tech'], completeGoal, damageCharacter(1)) },
      },
      {
        mark: 2,
        title: { en: 'Medicine for the river towns', pl: 'Leki dla nadrzecznych miast' },
        at: { planet: 'naboo' },
        by: { encounter: handOver('cargo') },
      },
      {
        mark: 'infinity',
        title: { en: 'A doctor has no enemies', pl: 'Lekarz nie ma wrogów' },
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
        title: { en: 'The ward they wanted forgotten', pl: 'Oddział, o którym miano zapomnieć' },
        at: { planet: 'ryloth' },
        by: { encounter: script(65) },
      },
    ],
  },
  {
    id: 'smuggler-king',
    name: { en: 'Smuggler King', pl: 'Król przemytników' },
    provenance: 'original',
    setup: { credits: 9000, card: { deck: 'cargo', id: 'smuggling-compartment' } },
    calls: {
      en: 'Piloting, Influence, Strength, illegal cargo, Hutt or Syndicate reputation, ship combat',
      pl: 'Pilotaż, Wpływy, Siła, nielegalny ładunek, reputacja u Huttów lub w Syndykatach, walka w przestrzeni',
    },
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
        title: { en: 'Not a free corner in the hold', pl: 'Ładownia po sam sufit' },
        by: { holds: has('cargo', 2) },
      },
      {
        mark: 1,
        title: { en: 'A flagship without a flag', pl: 'Okręt flagowy bez bandery' },
        at: { planet: 'takodana' },
        by: { encounter: script(66) },
      },
      {
        mark: 2,
        title: { en: 'A gift for the Hutts’ table', pl: 'Podarunek na stół Huttów' },
        at: { planet: 'nal-hutta' },
        by: { encounter: handOver('cargo', 'illegal') },
      },
      {
        mark: 'infinity',
        title: { en: 'Somebody always buys', pl: 'Zawsze ktoś kupi' },
        by: {
          holds: { is: 'or', of: [standing('hutt', 'positive'), standing('syndicate', 'positive')] },
        },
      },
      {
        mark: 'final',
        title: { en: 'Straight through the blockade', pl: 'Prosto przez blokadę' },
        at: { patrolOf: 'imperial', level: 1 },
        by: {
          encounter: all(
            { op: 'test', skill: 'piloting', fail: damageShip(2) },
            { op: 'combat', kind: 'ship', value: 4, enemy: 'blockade-line', win: winUnlessDefeated },
          ),
          insteadOfPatrol: 'imperial',
        },
      },
    ],
  },
]
