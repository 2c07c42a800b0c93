import { assert } from '@kantyna/kernel'
import type { CardEffect, CardFilter } from '../../rules/effects/vocabulary.ts'
import type { Ability, Crew, DatabankCard } from '../card.ts'
import { contacts } from '../contacts.ts'
import { type Faction, marketDecks, type Skill, type Standing } from '../names.ts'
import {
  all,
  choose,
  credits,
  damageShip,
  enemyOf,
  fame,
  friendOf,
  hire,
  hurt,
  loseCredits,
  may,
  named,
  payTo,
  test,
} from '../shorthand.ts'

/*
 * The cards of the contacts, #2 to #23: what meeting them brings, and the crew that they become. What they ask for by
 * rank: white up to 2,000 or an easy test, green 2,000 to 4,000 or a test, yellow 4,000 to 6,000 and a standing.
 */

/** One of these, or nothing. */
const offer = (...of: readonly CardEffect[]): CardEffect => may(choose(...of))

const ifStanding = (
  faction: Faction,
  standings: readonly Standing[],
  then: CardEffect,
  otherwise: CardEffect,
): CardEffect => ({ op: 'if', when: { is: 'reputation', faction, standings }, then, else: otherwise })

const fight = (kind: 'ground' | 'ship', value: number, win: CardEffect, lose?: CardEffect): CardEffect =>
  lose === undefined ? { op: 'combat', kind, value, win } : { op: 'combat', kind, value, win, lose }

const gainTop = (deck: 'bounty' | 'cargo' | 'job'): CardEffect => ({ op: 'gainTop', deck })
const peekAnywhere: CardEffect = { op: 'peek', contact: { where: 'anywhere', side: 'down' } }
const revealAnywhere: CardEffect = { op: 'revealContact', contact: { where: 'anywhere', side: 'down' } }
const reputationOfChoice: CardEffect = { op: 'gainReputation', faction: 'choose' }
const sell = (cards: CardFilter, amount: number): CardEffect => ({
  op: 'pay',
  cost: { op: 'discard', cards },
  for: credits(amount),
})

const encounterOurs = named('The encounter is ours.', 'Spotkanie jest nasze.')
const encounterAndAbilityOurs = named(
  'The encounter and the ability are ours.',
  'Spotkanie i zdolność są nasze.',
)

interface Listed {
  readonly does: CardEffect
  readonly skills?: readonly Skill[]
  readonly abilities?: readonly Ability[]
  /** What the crew member does is known from public material. */
  readonly isAbilityKnown?: true
}

/** The card of a contact, with the crew that it becomes; its symbols are those of the token (OR-CREW-04). */
function cardOf(id: string, { does, skills, abilities, isAbilityKnown }: Listed): DatabankCard {
  const contact = contacts.find((one) => one.id === id)
  assert(contact !== undefined, `no contact is called ${id}`)
  const { number, name, faction, isDroid, person } = contact
  const isOurs = contact.provenance === 'original'
  const crew: Crew | undefined = skills && {
    type: 'crew',
    cost: null,
    contact: id,
    skills,
    ...(abilities && { abilities }),
    ...(isDroid && { isDroid }),
    ...(faction && { faction }),
    ...(person && { person }),
  }
  return {
    id: `databank-${id}`,
    number,
    copy: 1,
    name,
    sections: { first: does },
    ...(crew && { resource: crew }),
    provenance: isOurs ? 'original' : 'public',
    ...(!isOurs && { note: isAbilityKnown ? encounterOurs : encounterAndAbilityOurs }),
  }
}

export const contactScripts: readonly DatabankCard[] = [
  cardOf('4-lom', {
    does: ifStanding(
      'syndicate',
      ['negative'],
      fight('ground', 4, credits(4000), loseCredits(2000)),
      offer(
        payTo(4000, hire),
        test('tactics', may(payTo(2000, hire)), hurt(1)),
        payTo(1000, gainTop('bounty')),
      ),
    ),
    skills: ['tactics'],
    abilities: [{ bonus: 'groundCombat', amount: 1 }],
    isAbilityKnown: true,
  }),
  cardOf('berra-tolin', {
    does: ifStanding(
      'imperial',
      ['negative'],
      fight('ground', 5, all(credits(5000), friendOf('rebel')), loseCredits(3000)),
      ifStanding(
        'imperial',
        ['positive'],
        offer(payTo(4000, hire), payTo(2000, { op: 'movePatrol', faction: 'imperial', spaces: 6 })),
        offer(
          payTo(5000, friendOf('imperial')),
          test('influence', may(payTo(6000, hire)), enemyOf('imperial')),
        ),
      ),
    ),
    skills: ['stealth', 'tactics'],
    abilities: [{ when: 'action', does: { op: 'movePatrol', faction: 'imperial', spaces: 2 } }],
  }),
  cardOf('black-krrsantan', {
    does: ifStanding(
      'hutt',
      ['negative'],
      fight('ground', 5, all(credits(5000), { op: 'discardContact' }), loseCredits(3000)),
      offer(payTo(4000, hire), test('strength', may(payTo(2000, hire)), hurt(2))),
    ),
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
    does: ifStanding(
      'syndicate',
      ['negative'],
      test('stealth', credits(2000), loseCredits(2000)),
      choose(payTo(2000, hire), all(gainTop('job'), credits(1000)), test('influence', friendOf('syndicate'))),
    ),
    skills: ['stealth'],
    abilities: [{ reward: 'job', credits: 2000 }],
    isAbilityKnown: true,
  }),
  cardOf('boshek', {
    does: offer(
      payTo(2000, hire),
      test('piloting', hire, damageShip(1)),
      test('knowledge', { op: 'move', spaces: 4 }, loseCredits(1000)),
    ),
    skills: ['piloting'],
    abilities: [{ bonus: 'hyperdrive', amount: 1 }],
  }),
  cardOf('chewbacca', {
    does: ifStanding(
      'hutt',
      ['positive'],
      choose(test('influence', friendOf('rebel'), hurt(2)), loseCredits(1000)),
      offer(
        payTo(5000, hire),
        test('strength', may(payTo(4000, hire)), hurt(1)),
        payTo(1000, { op: 'recover', on: 'ship', amount: 'all' }),
      ),
    ),
    skills: ['piloting', 'strength'],
    abilities: [
      { bonus: 'hull', amount: 2 },
      { bonus: 'health', amount: 1 },
    ],
    isAbilityKnown: true,
  }),
  cardOf('doctor-evazan', {
    does: offer(
      payTo(1000, hire),
      payTo(1000, { op: 'recover', on: 'character', amount: 'all' }),
      test('knowledge', credits(3000), hurt(1)),
    ),
    skills: ['tech'],
    abilities: [{ when: 'action', does: { op: 'recover', on: 'character', amount: 1 } }],
  }),
  cardOf('garindan', {
    does: ifStanding(
      'imperial',
      ['positive'],
      choose(hire, all(peekAnywhere, peekAnywhere, peekAnywhere)),
      offer(
        payTo(2000, hire),
        payTo(1000, all(peekAnywhere, peekAnywhere)),
        test('stealth', hire, enemyOf('imperial')),
      ),
    ),
    skills: ['knowledge'],
    abilities: [{ when: 'action', does: { op: 'peek', contact: { where: 'here', side: 'down' } } }],
  }),
  cardOf('greedo', {
    does: ifStanding(
      'hutt',
      ['negative'],
      fight('ground', 3, credits(3000), loseCredits(2000)),
      choose(payTo(1000, hire), gainTop('bounty'), test('tactics', credits(2000), hurt(1))),
    ),
    skills: ['stealth'],
    abilities: [{ reward: 'bounty', credits: 1000 }],
  }),
  cardOf('hera-syndulla', {
    does: ifStanding(
      'rebel',
      ['negative'],
      test('piloting', credits(3000), damageShip(2)),
      ifStanding(
        'rebel',
        ['positive'],
        offer(payTo(4000, hire), all({ op: 'recover', on: 'both', amount: 'all' }, credits(1000))),
        offer(payTo(3000, friendOf('rebel')), test('piloting', may(payTo(5000, hire)))),
      ),
    ),
    skills: ['piloting'],
    abilities: [
      { bonus: 'shipCombat', amount: 1 },
      { bonus: 'hyperdrive', amount: 1 },
    ],
  }),
  cardOf('hondo-ohnaka', {
    does: offer(
      payTo(3000, hire),
      payTo(2000, {
        op: 'roll',
        by: { focus: credits(2000), hit: credits(4000), critical: all(credits(4000), gainTop('cargo')) },
      }),
      test('influence', gainTop('cargo'), loseCredits(2000)),
    ),
    skills: ['influence'],
    abilities: [{ reward: 'cargo', credits: 2000 }],
    isAbilityKnown: true,
  }),
  cardOf('ig-rm-droid', {
    does: offer(payTo(2000, hire), test('tech', hire, fight('ground', 3, credits(2000)))),
    skills: ['strength'],
    abilities: [{ bonus: 'health', amount: 2 }],
    isAbilityKnown: true,
  }),
  cardOf('k-2so', {
    does: ifStanding(
      'rebel',
      ['positive'],
      offer(payTo(2000, hire), test('tech', hire, hurt(1))),
      ifStanding(
        'imperial',
        ['positive'],
        fight('ground', 4, all(credits(3000), friendOf('imperial')), loseCredits(2000)),
        offer(test('tech', hire, hurt(2)), test('influence', may(payTo(2000, hire)))),
      ),
    ),
    skills: ['strength'],
    abilities: [{ when: 'damage', kind: 'ground', does: { op: 'preventDamage', amount: 1 }, once: 'turn' }],
  }),
  cardOf('lobot', {
    does: offer(
      payTo(4000, hire),
      { op: 'buy', decks: ['gearMod', 'luxury', 'ship'], discount: 2000 },
      test('tech', may(payTo(2000, hire)), loseCredits(1000)),
    ),
    skills: ['tech'],
    abilities: [{ when: 'action', does: { op: 'discardTop', decks: marketDecks } }],
  }),
  cardOf('maz-kanata', {
    does: {
      op: 'if',
      when: {
        is: 'or',
        of: [
          { is: 'reputation', faction: 'rebel', standings: ['negative'] },
          { is: 'reputation', faction: 'imperial', standings: ['positive'] },
        ],
      },
      then: offer(payTo(4000, friendOf('rebel')), test('influence', revealAnywhere, loseCredits(1000))),
      else: offer(
        payTo(5000, hire),
        payTo(3000, reputationOfChoice),
        test('knowledge', all(revealAnywhere, revealAnywhere, credits(2000)), loseCredits(1000)),
      ),
    },
    skills: ['influence', 'knowledge'],
    abilities: [
      { when: 'action', does: { op: 'revealContact', contact: { where: { within: 4 }, side: 'down' } } },
    ],
  }),
  cardOf('nyra-vosh', {
    does: choose(
      test('piloting', choose(hire, credits(4000)), damageShip(2)),
      payTo(4000, hire),
      payTo(2000, { op: 'moveDirectly', to: 'anyPlanet' }),
    ),
    skills: ['piloting', 'tech'],
  }),
  cardOf('oolan-dreb', {
    does: offer(
      payTo(4000, hire),
      payTo(3000, reputationOfChoice),
      test('knowledge', may(payTo(2000, hire)), loseCredits(2000)),
      payTo(1000, { op: 'roll', by: { hit: credits(3000), critical: credits(4000), focus: credits(1000) } }),
    ),
    skills: ['influence', 'knowledge'],
  }),
  cardOf('ponda-baba', {
    does: test(
      'influence',
      offer(hire, credits(1000)),
      fight('ground', 3, offer(payTo(1000, hire)), loseCredits(1000)),
    ),
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
    does: ifStanding(
      'imperial',
      ['positive'],
      fight('ground', 5, all(credits(4000), fame(1), { op: 'discardContact' }), enemyOf('rebel')),
      ifStanding(
        'rebel',
        ['positive'],
        offer(payTo(4000, hire), all(gainTop('job'), credits(2000))),
        offer(test('tactics', may(payTo(5000, hire)), hurt(2)), {
          op: 'pay',
          cost: enemyOf('imperial'),
          for: all(friendOf('rebel'), credits(2000)),
        }),
      ),
    ),
    skills: ['tactics'],
    abilities: [
      { bonus: 'groundCombat', amount: 1 },
      { bonus: 'shipCombat', amount: 1 },
    ],
  }),
  cardOf('sefa-quill', {
    does: offer(
      { op: 'buy', decks: ['bounty', 'cargo', 'gearMod', 'job', 'luxury'], discount: 3000 },
      sell({ types: ['cargo'], trait: 'illegal' }, 5000),
      payTo(3000, reputationOfChoice),
      test('stealth', {
        op: 'swapContacts',
        one: { where: 'anywhere', side: 'either' },
        other: { where: 'anywhere', side: 'either' },
      }),
    ),
  }),
  cardOf('tarn-okkel', {
    does: ifStanding(
      'syndicate',
      ['negative'],
      test('knowledge', credits(4000), loseCredits(2000)),
      offer(
        payTo(6000, hire),
        test('tech', may(payTo(4000, hire)), loseCredits(1000)),
        sell({ types: ['gear'] }, 5000),
      ),
    ),
    skills: ['knowledge', 'tech'],
    abilities: [{ when: 'testResult', does: { op: 'changeDie', from: ['focus'], to: 'hit' }, once: 'turn' }],
  }),
  cardOf('w1-le', {
    does: offer(payTo(1000, hire), test('tech', hire, loseCredits(1000)), {
      op: 'discardTop',
      decks: marketDecks,
    }),
    skills: ['influence'],
    abilities: [{ when: 'action', does: { op: 'recover', on: 'ship', amount: 1 } }],
  }),
]
