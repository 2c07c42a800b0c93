import { assert, at } from '@kantyna/kernel'
import type { Ability, Crew, DatabankCard } from '../../../outer-rim/content/card.ts'
import type { Faction, Skill, Standing } from '../../../outer-rim/content/names.ts'
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
} from '../../../outer-rim/content/shorthand.ts'
import type { CardEffect } from '../../../outer-rim/rules/effects/vocabulary.ts'
import { contacts } from '../contacts.ts'

/*
 * The cards of the contacts, #24 to #34: the encounter with each, and the crew that the contact becomes (UB-CON-04). A
 * contact costs 6,000 to 8,000 and also asks for a reputation, a test or a fight. In a fight it has five or six dice
 * (UB-CON-06).
 */

const discardContact: CardEffect = { op: 'discardContact' }
const recoverAll: CardEffect = { op: 'recover', on: 'both', amount: 'all' }
const gainTop = (deck: 'bounty' | 'gearMod' | 'job'): CardEffect => ({ op: 'gainTop', deck })

type Sections = DatabankCard['sections']

interface Welcome {
  readonly friend?: CardEffect
  readonly other: CardEffect
  readonly enemy?: CardEffect
}

/** Sections A, B and sometimes C, by the reputation with a faction. The first section says which one follows. */
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

interface Listed {
  readonly sections: Sections
  readonly skills: readonly Skill[]
  readonly abilities: readonly Ability[]
}

/** The card of a contact, with the crew that it becomes; its symbols are those of the token (OR-CREW-04). */
function cardOf(
  person: string,
  { sections, skills, abilities }: Listed,
): Omit<DatabankCard, 'provenance' | 'note'> {
  const contact = contacts.find((one) => one.person === person)
  assert(contact !== undefined, `no contact is ${person}`)
  const { id, number, name, faction, isDroid } = contact
  const crew: Crew = {
    type: 'crew',
    cost: null,
    contact: id,
    person,
    skills,
    abilities,
    ...(isDroid && { isDroid }),
    ...(faction && { faction }),
  }
  return { id: `databank-${person}`, number, copy: 1, name, sections, resource: crew }
}

const original = { provenance: 'original' } as const

export const contactScripts: readonly DatabankCard[] = [
  // UB-FACT-25, UB-FACT-26.
  {
    ...cardOf('boba-fett', {
      sections: byStanding('hutt', {
        other: may(hireFor(6000)),
        enemy: fight(5, 'boba-fett', discardContact),
      }),
      skills: ['tactics', 'stealth'],
      abilities: [{ when: 'action', does: { op: 'peek', contact: { where: 'here', side: 'down' } } }],
    }),
    provenance: 'seed',
  },
  {
    ...cardOf('bossk', {
      sections: byStanding('hutt', {
        friend: offer(hireFor(6000), all(gainTop('bounty'), credits(1000))),
        other: offer(hireFor(8000), test('strength', may(hireFor(6000)), damageCharacter(2))),
        enemy: fight(6, 'bossk', all(credits(7000), discardContact), loseCredits(3000)),
      }),
      skills: ['strength', 'tactics'],
      abilities: [{ when: 'action', does: { op: 'recover', on: 'both', amount: 1 } }],
    }),
    ...original,
  },
  {
    ...cardOf('cad-bane', {
      sections: byStanding('syndicate', {
        friend: offer(
          hireFor(6000),
          payTo(2000, {
            op: 'swapContacts',
            one: { where: 'here', side: 'either' },
            other: { where: 'anywhere', side: 'either' },
          }),
        ),
        other: offer(hireFor(8000), test('tactics', gainTop('bounty'), loseCredits(2000))),
        enemy: fight(5, 'cad-bane', all(credits(6000), discardContact), loseCredits(4000)),
      }),
      skills: ['tactics', 'knowledge'],
      abilities: [{ reward: 'bounty', credits: 3000 }],
    }),
    ...original,
  },
  {
    ...cardOf('doctor-aphra', {
      sections: byStanding('imperial', {
        friend: offer(hireFor(6000), test('tech', gainTop('gearMod'), damageCharacter(2))),
        other: offer(
          hireFor(7000),
          test('knowledge', all(gainTop('gearMod'), loseReputation('imperial')), damageCharacter(2)),
        ),
        enemy: test('stealth', credits(4000), all(loseCredits(2000), damageCharacter(1))),
      }),
      skills: ['knowledge', 'tech'],
      abilities: [{ when: 'jobCompleted', does: { op: 'gainTop', deck: 'gearMod' } }],
    }),
    ...original,
  },
  {
    ...cardOf('enfys-nest', {
      sections: {
        first: offer(
          fight(5, 'cloud-riders', all(credits(3000), may(hireFor(6000))), loseCredits(3000)),
          {
            op: 'pay',
            cost: { op: 'discard', cards: { types: ['cargo'] } },
            for: all(credits(3000), gainReputation('rebel')),
          },
          test('piloting', may(hireFor(8000)), damageShip(2)),
        ),
      },
      skills: ['piloting', 'influence'],
      abilities: [{ when: 'patrolBeaten', does: credits(3000), isForced: true }],
    }),
    ...original,
  },
  {
    ...cardOf('han-solo', {
      sections: byStanding('hutt', {
        friend: choose(test('influence', credits(3000), damageCharacter(2)), loseCredits(1000)),
        other: offer(
          hireFor(8000),
          test('piloting', may(hireFor(6000)), damageShip(2)),
          payTo(2000, {
            op: 'roll',
            by: { focus: credits(2000), hit: credits(4000), critical: all(credits(4000), gainTop('job')) },
          }),
        ),
        enemy: offer(hireFor(6000), payTo(1000, { op: 'move', spaces: 6 })),
      }),
      skills: ['piloting', 'tech'],
      abilities: [{ bonus: 'hyperdrive', amount: 2 }],
    }),
    ...original,
  },
  {
    ...cardOf('ig-88', {
      sections: {
        first: test(
          'tech',
          offer(hireFor(6000), { op: 'buy', decks: ['gearMod'], discount: 4000 }),
          choose(loseCredits(4000), { op: 'section', label: 'A' }),
        ),
        A: fight(6, 'ig-88', all(credits(7000), discardContact), loseCredits(2000)),
      },
      skills: ['strength', 'tech'],
      abilities: [{ when: 'ownReroll', kind: 'ground', does: { op: 'reroll', upTo: 2 }, once: 'combat' }],
    }),
    ...original,
  },
  {
    ...cardOf('jyn-erso', {
      sections: byStanding('rebel', {
        friend: offer(hireFor(6000), all(gainTop('job'), credits(2000))),
        other: offer(
          test('influence', may(hireFor(7000)), damageCharacter(1)),
          payTo(4000, all(gainReputation('rebel'), gainTop('job'))),
        ),
        enemy: fight(5, 'jyns-cell', all(credits(5000), gainReputation('imperial')), loseCredits(3000)),
      }),
      skills: ['influence', 'stealth'],
      abilities: [
        { when: 'testResult', does: { op: 'changeDie', from: ['focus'], to: 'critical' }, once: 'turn' },
      ],
    }),
    ...original,
  },
  {
    ...cardOf('ketsu-onyo', {
      sections: byStanding('syndicate', {
        friend: offer(hireFor(6000), {
          op: 'upTo',
          times: 2,
          do: { op: 'revealContact', contact: { where: 'anywhere', side: 'down' } },
        }),
        other: offer(
          hireFor(8000),
          test('stealth', may(hireFor(6000)), loseCredits(2000)),
          payTo(3000, gainReputation('syndicate')),
        ),
        enemy: fight(5, 'ketsu-onyo', all(credits(5000), discardContact), damageShip(2)),
      }),
      skills: ['stealth', 'strength'],
      abilities: [
        { when: 'action', does: { op: 'revealContact', contact: { where: { within: 3 }, side: 'down' } } },
      ],
    }),
    ...original,
  },
  // UB-CLR-14, UB-CLR-15: he becomes crew before the die is rolled, so he can reroll it, or be the one who leaves.
  {
    ...cardOf('lando-calrissian', {
      sections: {
        first: offer(
          payTo(
            6000,
            all(hire, {
              op: 'roll',
              by: {
                blank: { op: 'discard', cards: { types: ['crew'] } },
                hit: credits(2000),
                critical: credits(4000),
              },
            }),
          ),
          test('influence', { op: 'buy', decks: ['cargo', 'luxury'], discount: 4000 }, loseCredits(2000)),
        ),
      },
      skills: ['influence', 'knowledge'],
      abilities: [
        {
          when: 'ownReroll',
          also: ['testReroll', 'rollReroll'],
          does: { op: 'reroll', upTo: 1 },
          once: 'turn',
        },
      ],
    }),
    provenance: 'seed',
    note: {
      en: 'That a die can be rerolled and that a blank costs a crew member is known; figures, skills and the other offer are ours.',
      pl: 'Znany jest przerzut kości i to, że pusty wynik kosztuje członka załogi; liczby, umiejętności i druga oferta są nasze.',
    },
  },
  {
    ...cardOf('ahsoka-tano', {
      sections: byStanding('rebel', {
        friend: offer(hireFor(7000), all(recoverAll, credits(1000))),
        other: offer(
          test('knowledge', may(hireFor(8000)), loseCredits(1000)),
          test('strength', gainReputation('rebel'), damageCharacter(2)),
        ),
        enemy: fight(6, 'ahsoka-tano', all(credits(6000), gainReputation('imperial')), loseCredits(3000)),
      }),
      skills: ['knowledge', 'piloting'],
      abilities: [
        { bonus: 'groundCombat', amount: 1 },
        { when: 'enemyResult', kind: 'ground', does: { op: 'cancelDie', faces: ['hit'] }, once: 'combat' },
      ],
    }),
    ...original,
  },
]
