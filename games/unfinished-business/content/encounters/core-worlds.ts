import type { EncounterCard, Section } from '../../../outer-rim/content/card.ts'
import { byStanding, does, fight, gainThis, secret } from '../../../outer-rim/content/encounters/deck.ts'
import {
  all,
  choose,
  completeJob,
  credits,
  damageCharacter,
  damageShip,
  failJob,
  fame,
  gainReputation,
  loseCredits,
  loseReputation,
  may,
  payTo,
  test,
} from '../../../outer-rim/content/shorthand.ts'
import type { CardEffect } from '../../../outer-rim/rules/effects/vocabulary.ts'
import type { CoreSection } from '../names.ts'
import { crossTheCore as cross, mustGainThis } from './added-effects.ts'

/** A card as the deck lists it. Two are transcribed; we made up all others (G-01). */
type Listed = Pick<EncounterCard, 'name' | 'resource'> &
  Partial<Pick<EncounterCard, 'provenance'>> & { readonly sections: Readonly<Record<CoreSection, Section>> }

/**
 * UB-FACT-40 with G-82: the player chooses a loss that can be carried out fully, or loses all credits if neither can.
 */
const robbed: CardEffect = {
  op: 'if',
  when: {
    is: 'or',
    of: [
      { is: 'hasCredits', atLeast: 3000 },
      { is: 'has', cards: { types: ['cargo'] }, atLeast: 1 },
    ],
  },
  then: choose({ op: 'payCredits', amount: 3000 }, { op: 'discard', cards: { types: ['cargo'] } }),
  else: loseCredits(3000),
}

/** UB-FACT-41: without positive Imperial reputation, the player must give something up. */
const discardToCross: CardEffect = may({
  op: 'pay',
  cost: { op: 'discard', cards: { types: ['crew', 'cargo', 'gear'] } },
  for: all(gainReputation('imperial'), cross),
})

/**
 * The first section of each card is the Core Worlds: rewards and purchases (UB-FACT-09). The other section is the way
 * across. It is easy for friends of the Empire and hard for everybody else (UB-COR-14).
 */
const cards: readonly Listed[] = [
  {
    name: { en: 'Corellian Shipyards', pl: 'Koreliańskie stocznie' },
    provenance: 'seed',
    sections: {
      acrossTheCore: does(all(cross, fight('ship', 4, 'core-pirates', { lose: robbed }))),
      coreWorlds: does({ op: 'buyShipOfCost', costs: [5000, 10000, 15000, 20000, 25000] }),
    },
  },
  {
    name: { en: 'Inspection', pl: 'Inspekcja' },
    provenance: 'seed',
    sections: {
      acrossTheCore: byStanding('imperial', {
        positive: cross,
        neutral: discardToCross,
        negative: discardToCross,
      }),
      coreWorlds: secret({
        when: 'patrolBeaten',
        if: { is: 'patrolWas', faction: 'rebel' },
        does: all(credits(5000), gainReputation('imperial')),
      }),
    },
  },
  {
    name: { en: 'The Priority Lane', pl: 'Pas uprzywilejowanych' },
    sections: {
      acrossTheCore: byStanding('imperial', {
        positive: all(cross, credits(1000)),
        neutral: may(payTo(2000, cross)),
        negative: may(payTo(3000, all(cross, damageShip(1)))),
      }),
      coreWorlds: does(choose({ op: 'buy', decks: ['luxury'], discount: 5000 }, credits(3000))),
    },
  },
  {
    name: { en: 'Through the Deep Core', pl: 'Przez Głębokie Jądro' },
    sections: {
      acrossTheCore: does(may(test('piloting', cross, damageShip(2)))),
      coreWorlds: secret({
        when: 'planning',
        does: all({ op: 'moveDirectly', to: 'anyPlanet' }, credits(1000)),
      }),
    },
  },
  {
    name: { en: 'Senate Page', pl: 'Goniec senacki' },
    resource: { type: 'crew', cost: null, skills: ['influence', 'knowledge'] },
    sections: {
      acrossTheCore: byStanding('imperial', {
        positive: choose(cross, { op: 'gainTop', deck: 'job' }),
        neutral: test('influence', cross, loseCredits(1000)),
        negative: test(
          'stealth',
          cross,
          fight('ship', 4, 'customs-cutters', { win: cross, lose: loseCredits(2000) }),
        ),
      }),
      coreWorlds: does(may(choose(payTo(3000, gainThis), test('influence', gainThis, loseCredits(2000))))),
    },
  },
  {
    name: { en: 'A Form for Everything', pl: 'Na wszystko jest formularz' },
    sections: {
      acrossTheCore: does({
        op: 'if',
        when: { is: 'has', cards: { trait: 'illegal' }, atLeast: 1 },
        then: choose(
          { op: 'pay', cost: { op: 'discard', cards: { trait: 'illegal' } }, for: cross },
          test('stealth', cross, all(loseReputation('imperial'), loseCredits(1000))),
        ),
        else: {
          op: 'if',
          when: { is: 'reputation', faction: 'imperial', standings: ['negative'] },
          then: may(payTo(2000, cross)),
          else: cross,
        },
      }),
      coreWorlds: does(
        choose(
          payTo(2000, gainReputation('imperial')),
          payTo(4000, { op: 'setReputation', faction: 'choose', to: 'positive' }),
          credits(1000),
        ),
      ),
    },
  },
  {
    name: { en: 'The Lower Levels', pl: 'Dolne poziomy' },
    sections: {
      acrossTheCore: does(choose(payTo(3000, cross), test('knowledge', cross, damageCharacter(2)))),
      coreWorlds: does(
        may(
          payTo(
            1000,
            fight('ground', 4, 'pit-favourite', {
              win: choose(fame(1), credits(5000)),
              lose: { op: 'recover', on: 'character', amount: 1 },
            }),
          ),
        ),
      ),
    },
  },
  {
    name: { en: 'Kuat Power Coupling', pl: 'Kuackie sprzęgło mocy' },
    resource: { type: 'mod', cost: null, abilities: [{ bonus: 'shipCombat', amount: 1 }] },
    sections: {
      acrossTheCore: byStanding('imperial', {
        positive: all(cross, { op: 'recover', on: 'ship', amount: 'all' }),
        neutral: choose(payTo(2000, cross), test('tech', cross, damageShip(1))),
        negative: may(all(cross, damageShip(2))),
      }),
      coreWorlds: does(choose(payTo(3000, gainThis), { op: 'recover', on: 'both', amount: 'all' })),
    },
  },
  {
    name: { en: 'Crated Masterpieces', pl: 'Arcydzieła w skrzyniach' },
    resource: { type: 'cargo', cost: null, destination: 'nal-hutta', reward: credits(8000) },
    sections: {
      acrossTheCore: does(
        choose(
          {
            op: 'pay',
            cost: loseReputation('rebel'),
            for: all(cross, gainReputation('imperial')),
          },
          payTo(3000, cross),
        ),
      ),
      coreWorlds: does(choose(payTo(1000, gainThis), credits(3000))),
    },
  },
  {
    name: { en: 'Gravity Well', pl: 'Studnia grawitacyjna' },
    sections: {
      acrossTheCore: does({
        op: 'if',
        when: { is: 'reputation', faction: 'imperial', standings: ['negative'] },
        then: choose(
          loseCredits(2000),
          fight('ship', 4, 'interdictor-fighters', { win: cross, lose: loseCredits(1000) }),
        ),
        else: may(payTo(1000, cross)),
      }),
      coreWorlds: secret({ when: 'bountyCollected', does: credits(4000) }),
    },
  },
  {
    name: { en: 'Safe Conduct', pl: 'Pod eskortą' },
    sections: {
      acrossTheCore: does(
        may(fight('ship', 3, 'convoy-raiders', { win: all(cross, credits(2000)), lose: damageShip(1) })),
      ),
      coreWorlds: does(all(credits(2000), { op: 'marketAction' })),
    },
  },
  {
    name: { en: 'Against the Odds', pl: 'Na przekór losowi' },
    sections: {
      acrossTheCore: does(
        may({
          op: 'roll',
          by: {
            blank: damageShip(2),
            focus: may(payTo(2000, cross)),
            hit: cross,
            critical: all(cross, credits(3000)),
          },
        }),
      ),
      coreWorlds: does(
        may(
          payTo(3000, {
            op: 'roll',
            by: { focus: credits(3000), hit: credits(5000), critical: all(fame(1), credits(3000)) },
          }),
        ),
      ),
    },
  },
  {
    name: { en: 'Letters of Introduction', pl: 'Listy polecające' },
    sections: {
      acrossTheCore: byStanding('imperial', {
        positive: all(cross, { op: 'peek', contact: { where: 'anywhere', side: 'down' } }),
        neutral: may(test('knowledge', cross, loseReputation('imperial'))),
        negative: choose(
          { op: 'pay', cost: { op: 'discard', cards: { types: ['crew'] } }, for: cross },
          loseCredits(2000),
        ),
      }),
      coreWorlds: secret({
        when: 'action',
        if: { is: 'onPlanet', faction: 'rebel' },
        does: choose(credits(4000), all(credits(2000), gainReputation('rebel'))),
      }),
    },
  },
  {
    name: { en: 'Armoured Evening Coat', pl: 'Pancerny płaszcz wieczorowy' },
    resource: {
      type: 'gear',
      cost: null,
      traits: ['armor'],
      limit: 'armor',
      abilities: [{ mostDamage: 3, of: 'character' }],
    },
    sections: {
      acrossTheCore: does(
        may(test(['stealth', 'tech'], cross, choose(loseReputation('imperial'), damageShip(2)))),
      ),
      coreWorlds: does(
        may(choose(payTo(2000, gainThis), test('stealth', all(gainThis, credits(1000)), damageCharacter(2)))),
      ),
    },
  },
  {
    name: { en: 'Sealed Orders', pl: 'Zapieczętowane rozkazy' },
    // The job takes up room until it is completed, or until the player pays to have it completed (UB-CLR-18).
    resource: {
      type: 'job',
      cost: null,
      destination: 'lothal',
      skills: ['stealth', 'influence'],
      required: ['influence'],
      does: all(test('stealth', credits(1000), loseCredits(1000)), test('influence', completeJob, failJob)),
      reward: all(credits(4000), gainReputation('imperial')),
      afterwards: 'discard',
      abilities: [
        { when: 'action', does: payTo(1000, all({ op: 'discardThis' }, loseReputation('imperial'))) },
      ],
    },
    sections: {
      acrossTheCore: does(choose(all(mustGainThis, cross), test('influence', cross, mustGainThis))),
      coreWorlds: does(choose(all(mustGainThis, credits(2000)), { op: 'gainTop', deck: 'job' })),
    },
  },
  {
    name: { en: 'First Class', pl: 'Pierwsza klasa' },
    sections: {
      acrossTheCore: does(
        choose(
          payTo(3000, all(cross, { op: 'recover', on: 'both', amount: 'all' })),
          test('strength', all(cross, credits(1000)), damageCharacter(2)),
        ),
      ),
      coreWorlds: does(
        choose(
          payTo(1000, { op: 'recover', on: 'both', amount: 'all' }),
          { op: 'buy', decks: ['gearMod'], discount: 3000 },
          credits(2000),
        ),
      ),
    },
  },
  {
    name: { en: 'The Liner Robberies', pl: 'Kradzieże na liniowcu' },
    resource: {
      type: 'bounty',
      cost: null,
      contact: '4-lom',
      person: '4-lom',
      combat: { kind: 'ground', value: 4 },
      elimination: all(credits(5000), fame(1)),
      capture: { to: 'ord-mantell', reward: all(credits(12000), fame(1)) },
    },
    sections: {
      acrossTheCore: byStanding('imperial', {
        positive: all(cross, { op: 'movePatrol', faction: 'imperial', spaces: 4 }),
        neutral: may(payTo(1000, test('piloting', cross))),
        negative: fight('ground', 3, 'customs-guards', {
          win: cross,
          lose: { op: 'discard', cards: { types: ['cargo'] } },
        }),
      }),
      coreWorlds: does(choose(gainThis, all({ op: 'gainTop', deck: 'bounty' }, credits(1000)))),
    },
  },
  {
    name: { en: 'Fleet Day', pl: 'Święto floty' },
    sections: {
      acrossTheCore: does(test('tactics', cross, choose(damageShip(2), loseCredits(2000)))),
      coreWorlds: secret({
        when: 'ownResult',
        kind: 'ship',
        does: { op: 'changeDie', from: ['blank', 'focus', 'hit'], to: 'critical' },
      }),
    },
  },
  {
    name: { en: 'Errata', pl: 'Errata' },
    sections: {
      acrossTheCore: does(may(test('knowledge', cross, { op: 'moveDirectly', to: 'nearestPatrol' }))),
      coreWorlds: does(
        test(
          ['knowledge', 'tech'],
          choose(credits(4000), all({ op: 'gainTop', deck: 'job' }, credits(2000))),
          credits(1000),
        ),
      ),
    },
  },
  {
    name: { en: 'Good References', pl: 'Dobre referencje' },
    sections: {
      acrossTheCore: byStanding('imperial', {
        positive: all(cross, { op: 'buy', decks: ['cargo', 'gearMod'], discount: 1000 }),
        neutral: may(all(cross, loseCredits(2000))),
        negative: may(payTo(2000, test('influence', cross, damageCharacter(1)))),
      }),
      coreWorlds: secret({ when: 'jobCompleted', does: all(credits(3000), gainReputation('imperial')) }),
    },
  },
]

/** UB-SET-03: a separate deck, numbered from 1. */
export const coreWorlds: readonly EncounterCard[] = cards.map((card, index) => ({
  id: `core-worlds-${index + 1}`,
  deck: 'core-worlds',
  number: index + 1,
  provenance: 'original',
  ...card,
}))
