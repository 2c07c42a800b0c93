import { assert, at } from '@kantyna/kernel'
import type { CardEffect, CardFilter } from '../../rules/effects/vocabulary.ts'
import type { Ability, Crew, DatabankCard } from '../card.ts'
import { contacts } from '../contacts.ts'
import { type Faction, marketDecks, type Skill, type Standing } from '../names.ts'
import {
  all,
  choose,
  credits,
  damageCharacter,
  damageShip,
  fight,
  gainReputation,
  hire,
  hireFor,
  loseCredits,
  loseReputation,
  may,
  offer,
  payTo,
  test,
} from '../shorthand.ts'

/*
 * The cards of the contacts, #2 to #23: what meeting them does, and the crew members that they become. The price of hiring
 * depends on the rank: white up to 2,000 or an easy test, green 2,000 to 4,000 or a test, yellow 4,000 to 6,000 and a
 * certain reputation.
 */

const gainTop = (deck: 'bounty' | 'cargo' | 'job'): CardEffect => ({ op: 'gainTop', deck })
const peekUpTo = (times: number): CardEffect => ({
  op: 'upTo',
  times,
  do: { op: 'peek', contact: { where: 'anywhere', side: 'down' } },
})
const reveal: CardEffect = { op: 'revealContact', contact: { where: 'anywhere', side: 'down' } }
const reputationOfChoice: CardEffect = { op: 'gainReputation', faction: 'choose' }
const sell = (cards: CardFilter, amount: number): CardEffect => ({
  op: 'pay',
  cost: { op: 'discard', cards },
  for: credits(amount),
})

type Sections = DatabankCard['sections']

interface Welcome {
  readonly friend?: CardEffect
  readonly other: CardEffect
  readonly enemy?: CardEffect
}

/** Sections A, B and perhaps C by the reputation with a faction: the first section chooses one of them. */
function byStanding(faction: Faction, { friend, other, enemy }: Welcome): Sections {
  const parts = [friend, other, enemy].filter((part) => part !== undefined)
  const go = (part: CardEffect): CardEffect => ({ op: 'section', label: at(labels, parts.indexOf(part)) })
  const whoIs = (standing: Standing, part: CardEffect | undefined, otherwise: CardEffect): CardEffect =>
    part === undefined
      ? otherwise
      : {
          op: 'if',
          when: { is: 'reputation', faction, standings: [standing] },
          then: go(part),
          else: otherwise,
        }
  return {
    first: whoIs('positive', friend, whoIs('negative', enemy, go(other))),
    ...Object.fromEntries(parts.map((part, index) => [at(labels, index), part])),
  }
}
const labels = ['A', 'B', 'C']

const encounterOurs = { en: 'The encounter is ours.', pl: 'Spotkanie jest nasze.' }
const encounterAndAbilityOurs = {
  en: 'The encounter and the ability are ours.',
  pl: 'Spotkanie i zdolność są nasze.',
}

interface Listed {
  readonly sections: Sections
  readonly skills?: readonly Skill[]
  readonly abilities?: readonly Ability[]
  /** The ability of the crew member is known from public material. */
  readonly isAbilityKnown?: true
}

/** The card of a contact, with the crew member that it becomes; its symbols are those of the token (OR-CREW-04). */
function cardOf(id: string, { sections, skills, abilities, isAbilityKnown }: Listed): DatabankCard {
  const contact = contacts.find((one) => one.id === id)
  assert(contact !== undefined, `no contact is called ${id}`)
  const { number, name, faction, isDroid, person } = contact
  const isOurs = contact.provenance === 'original'
  const crew: Crew | undefined = skills && {
    type: 'crew',
    cost: null,
    contact: id,
    person,
    skills,
    ...(abilities && { abilities }),
    ...(isDroid && { isDroid }),
    ...(faction && { faction }),
  }
  return {
    id: `databank-${id}`,
    number,
    copy: 1,
    name,
    sections,
    ...(crew && { resource: crew }),
    provenance: isOurs ? 'original' : 'public',
    ...(!isOurs && { note: isAbilityKnown ? encounterOurs : encounterAndAbilityOurs }),
  }
}

export const contactScripts: readonly DatabankCard[] = [
  cardOf('4-lom', {
    sections: byStanding('syndicate', {
      other: offer(
        hireFor(4000),
        test('tactics', may(hireFor(2000)), damageCharacter(1)),
        payTo(1000, gainTop('bounty')),
      ),
      enemy: fight(4, '4-lom', credits(4000), loseCredits(2000)),
    }),
    skills: ['tactics'],
    abilities: [{ bonus: 'groundCombat', amount: 1 }],
    isAbilityKnown: true,
  }),
  cardOf('berra-tolin', {
    sections: byStanding('imperial', {
      friend: offer(hireFor(4000), payTo(2000, { op: 'movePatrol', faction: 'imperial', spaces: 6 })),
      other: offer(
        payTo(5000, gainReputation('imperial')),
        test('influence', may(hireFor(6000)), loseReputation('imperial')),
      ),
      enemy: fight(5, 'berra-tolin', all(credits(5000), gainReputation('rebel')), loseCredits(3000)),
    }),
    skills: ['stealth', 'tactics'],
    abilities: [{ when: 'action', does: { op: 'movePatrol', faction: 'imperial', spaces: 2 } }],
  }),
  cardOf('black-krrsantan', {
    sections: byStanding('hutt', {
      other: offer(hireFor(4000), test('strength', may(hireFor(2000)), damageCharacter(2))),
      enemy: fight(5, 'black-krrsantan', all(credits(5000), { op: 'discardContact' }), loseCredits(3000)),
    }),
    skills: ['strength'],
    abilities: [
      {
        when: 'ownResult',
        kind: 'ground',
        does: { op: 'changeDie', from: ['focus'], to: 'hit' },
        once: 'combat',
      },
    ],
  }),
  cardOf('black-sun-agent', {
    sections: byStanding('syndicate', {
      other: offer(
        hireFor(2000),
        all(gainTop('job'), credits(1000)),
        test('influence', gainReputation('syndicate')),
      ),
      enemy: test('stealth', credits(2000), loseCredits(2000)),
    }),
    skills: ['stealth'],
    abilities: [{ reward: 'job', credits: 2000 }],
    isAbilityKnown: true,
  }),
  cardOf('boshek', {
    sections: {
      first: offer(
        hireFor(2000),
        test('piloting', hire, damageShip(1)),
        test('knowledge', { op: 'move', spaces: 4 }, loseCredits(1000)),
      ),
    },
    skills: ['piloting'],
    abilities: [{ bonus: 'hyperdrive', amount: 1 }],
  }),
  cardOf('chewbacca', {
    sections: byStanding('hutt', {
      friend: choose(test('influence', gainReputation('rebel'), damageCharacter(2)), loseCredits(1000)),
      other: offer(
        hireFor(5000),
        test('strength', may(hireFor(4000)), damageCharacter(1)),
        payTo(1000, { op: 'recover', on: 'ship', amount: 'all' }),
      ),
    }),
    skills: ['piloting', 'strength'],
    abilities: [
      { bonus: 'hull', amount: 2 },
      { bonus: 'health', amount: 1 },
    ],
    isAbilityKnown: true,
  }),
  cardOf('doctor-evazan', {
    sections: {
      first: offer(
        hireFor(1000),
        payTo(1000, { op: 'recover', on: 'character', amount: 'all' }),
        test('knowledge', credits(3000), damageCharacter(1)),
      ),
    },
    skills: ['tech'],
    abilities: [{ when: 'action', does: { op: 'recover', on: 'character', amount: 1 } }],
  }),
  cardOf('garindan', {
    sections: byStanding('imperial', {
      friend: offer(hire, peekUpTo(3)),
      other: offer(
        hireFor(2000),
        payTo(1000, peekUpTo(2)),
        test('stealth', hire, loseReputation('imperial')),
      ),
    }),
    skills: ['knowledge'],
    abilities: [{ when: 'action', does: { op: 'peek', contact: { where: 'here', side: 'down' } } }],
  }),
  cardOf('greedo', {
    sections: byStanding('hutt', {
      other: offer(hireFor(1000), gainTop('bounty'), test('tactics', credits(2000), damageCharacter(1))),
      enemy: fight(3, 'greedo', credits(3000), loseCredits(2000)),
    }),
    skills: ['stealth'],
    abilities: [{ reward: 'bounty', credits: 1000 }],
  }),
  cardOf('hera-syndulla', {
    sections: byStanding('rebel', {
      friend: offer(hireFor(4000), all({ op: 'recover', on: 'both', amount: 'all' }, credits(1000))),
      other: offer(payTo(3000, gainReputation('rebel')), test('piloting', may(hireFor(5000)))),
      enemy: test('piloting', credits(3000), damageShip(2)),
    }),
    skills: ['piloting'],
    abilities: [
      { bonus: 'shipCombat', amount: 1 },
      { bonus: 'hyperdrive', amount: 1 },
    ],
  }),
  cardOf('hondo-ohnaka', {
    sections: {
      first: offer(
        hireFor(3000),
        payTo(2000, {
          op: 'roll',
          by: { focus: credits(2000), hit: credits(4000), critical: all(credits(4000), gainTop('cargo')) },
        }),
        test('influence', gainTop('cargo'), loseCredits(2000)),
      ),
    },
    skills: ['influence'],
    abilities: [{ reward: 'cargo', credits: 2000 }],
    isAbilityKnown: true,
  }),
  cardOf('ig-rm-droid', {
    sections: { first: offer(hireFor(2000), test('tech', hire, fight(3, 'ig-rm-droid', credits(2000)))) },
    skills: ['strength'],
    abilities: [{ bonus: 'health', amount: 2 }],
    isAbilityKnown: true,
  }),
  cardOf('k-2so', {
    sections: byStanding('rebel', {
      friend: offer(hireFor(2000), test('tech', hire, damageCharacter(1))),
      other: offer(test('tech', hire, damageCharacter(2)), test('influence', may(hireFor(3000)))),
      enemy: fight(4, 'k-2so', all(credits(3000), gainReputation('imperial')), loseCredits(2000)),
    }),
    skills: ['strength'],
    abilities: [{ when: 'damage', kind: 'ground', does: { op: 'preventDamage', amount: 1 }, once: 'turn' }],
  }),
  cardOf('lobot', {
    sections: {
      first: offer(
        hireFor(4000),
        { op: 'buy', decks: ['gearMod', 'luxury', 'ship'], discount: 2000 },
        test('tech', may(hireFor(2000)), loseCredits(1000)),
      ),
    },
    skills: ['tech'],
    abilities: [{ when: 'action', does: { op: 'discardTop', decks: marketDecks } }],
  }),
  cardOf('maz-kanata', {
    sections: byStanding('rebel', {
      other: offer(
        hireFor(5000),
        payTo(3000, reputationOfChoice),
        test('knowledge', all(credits(2000), { op: 'upTo', times: 2, do: reveal }), loseCredits(1000)),
      ),
      enemy: offer(payTo(4000, gainReputation('rebel')), test('influence', reveal, loseCredits(1000))),
    }),
    skills: ['influence', 'knowledge'],
    abilities: [
      { when: 'action', does: { op: 'revealContact', contact: { where: { within: 4 }, side: 'down' } } },
    ],
  }),
  cardOf('nyra-vosh', {
    sections: {
      first: offer(
        hireFor(4000),
        payTo(2000, { op: 'moveDirectly', to: 'anyPlanet' }),
        test('piloting', { op: 'section', label: 'A' }, damageShip(2)),
      ),
      A: choose(hire, credits(4000)),
    },
    skills: ['piloting', 'tech'],
  }),
  cardOf('oolan-dreb', {
    sections: {
      first: offer(
        hireFor(4000),
        payTo(3000, reputationOfChoice),
        test('knowledge', may(hireFor(2000)), loseCredits(2000)),
        payTo(1000, {
          op: 'roll',
          by: { focus: credits(1000), hit: credits(3000), critical: credits(4000) },
        }),
      ),
    },
    skills: ['influence', 'knowledge'],
  }),
  cardOf('ponda-baba', {
    sections: {
      first: test('influence', offer(hire, credits(1000)), { op: 'section', label: 'A' }),
      A: fight(3, 'ponda-baba', may(hireFor(1000)), loseCredits(1000)),
    },
    skills: ['strength'],
    abilities: [
      {
        when: 'ownReroll',
        kind: 'ground',
        does: { op: 'reroll', upTo: 1, faces: ['blank'] },
        once: 'combat',
      },
    ],
  }),
  cardOf('saw-gerrera', {
    sections: byStanding('rebel', {
      friend: offer(hireFor(4000), all(gainTop('job'), credits(2000))),
      other: offer(test('tactics', may(hireFor(5000)), damageCharacter(2)), {
        op: 'pay',
        cost: loseReputation('imperial'),
        for: all(gainReputation('rebel'), credits(2000)),
      }),
      enemy: fight(5, 'saws-partisans', all(credits(4000), gainReputation('imperial')), loseCredits(3000)),
    }),
    skills: ['tactics'],
    abilities: [
      { bonus: 'groundCombat', amount: 1 },
      { bonus: 'shipCombat', amount: 1 },
    ],
  }),
  cardOf('sefa-quill', {
    sections: {
      first: offer(
        { op: 'buy', decks: ['bounty', 'cargo', 'gearMod', 'job', 'luxury'], discount: 3000 },
        sell({ types: ['cargo'], trait: 'illegal' }, 5000),
        payTo(3000, reputationOfChoice),
        test('stealth', {
          op: 'swapContacts',
          one: { where: 'here', side: 'either' },
          other: { where: 'anywhere', side: 'either' },
        }),
      ),
    },
  }),
  cardOf('tarn-okkel', {
    sections: byStanding('syndicate', {
      other: offer(
        hireFor(6000),
        test('tech', may(hireFor(4000)), loseCredits(1000)),
        sell({ types: ['gear'] }, 5000),
      ),
      enemy: test('knowledge', credits(4000), loseCredits(2000)),
    }),
    skills: ['knowledge', 'tech'],
    abilities: [{ when: 'testResult', does: { op: 'changeDie', from: ['focus'], to: 'hit' }, once: 'turn' }],
  }),
  cardOf('w1-le', {
    sections: {
      first: offer(hireFor(1000), test('tech', hire, loseCredits(1000)), {
        op: 'discardTop',
        decks: marketDecks,
      }),
    },
    skills: ['influence'],
    abilities: [{ when: 'action', does: { op: 'recover', on: 'ship', amount: 1 } }],
  }),
]
