import type { CardWhen } from '../rules/effects/vocabulary.ts'
import type { Character, UsableAbility } from './card.ts'
import { credits, fame, named, payTo, test } from './shorthand.ts'

/** A goal token by itself after something has happened (OR-GOAL-07). */
const addsGoalTokenWhen = (when: UsableAbility['when'], condition?: CardWhen): UsableAbility => ({
  when,
  does: { op: 'goalToken' },
  isForced: true,
  ...(condition === undefined ? {} : { if: condition }),
})

const unconfirmedStart = {
  en: 'The number of the starting card is unconfirmed.',
  pl: 'Numer karty startowej jest niepotwierdzony.',
}

export const characters: readonly Character[] = [
  {
    id: 'boba-fett',
    person: 'boba-fett',
    name: named('Boba Fett'),
    skills: ['stealth', 'tactics'],
    groundCombat: 3,
    health: 4,
    start: 90,
    reputation: [{ faction: 'hutt', by: 1 }],
    ability: { when: 'action', does: { op: 'peek', contact: { where: 'here', side: 'down' } } },
    goal: { tokens: 2, abilities: [addsGoalTokenWhen('bountyCollected')] },
    flipped: [{ when: 'contactEliminated', does: credits(5000), isForced: true }],
    provenance: 'seed',
    note: {
      en: 'The other side, and whether the reputation is gained or lost, are from public sources.',
      pl: 'Druga strona i znak reputacji pochodzą z materiałów publicznych.',
    },
  },
  {
    id: 'bossk',
    person: 'bossk',
    name: named('Bossk'),
    skills: ['strength', 'tactics'],
    groundCombat: 3,
    health: 4,
    start: 90,
    reputation: [{ faction: 'hutt', by: 1 }],
    ability: {
      when: 'action',
      does: { op: 'recover', on: 'both', amount: 2 },
    },
    goal: {
      when: {
        is: 'and',
        of: [
          { is: 'has', cards: { types: ['mod'] }, atLeast: 1 },
          { is: 'has', cards: { types: ['gear'] }, atLeast: 2 },
          { is: 'hasWorth', cards: { types: ['gear', 'mod'] }, credits: 15_000 },
        ],
      },
      abilities: [],
    },
    flipped: [{ when: 'encounter', does: { op: 'fightPlayer', whom: { fame: 'notLess' }, win: fame(1) } }],
    provenance: 'public',
  },
  {
    id: 'doctor-aphra',
    person: 'doctor-aphra',
    name: { en: 'Doctor Aphra', pl: 'Doktor Aphra' },
    skills: ['knowledge', 'tech'],
    groundCombat: 2,
    health: 4,
    start: 92,
    reputation: [{ faction: 'imperial', by: 1 }],
    ability: { when: 'beforeTest', does: { op: 'haveSkill' }, once: 'turn' },
    goal: { tokens: 2, abilities: [addsGoalTokenWhen('jobCompleted')] },
    flipped: [
      {
        when: 'planning',
        does: { op: 'marketAction' },
        if: { is: 'or', of: [{ is: 'onPlanet' }, { is: 'atNavpoint' }] },
      },
    ],
    provenance: 'public',
    note: {
      en: 'Skills and the number of the starting card are unconfirmed.',
      pl: 'Umiejętności i numer karty startowej są niepotwierdzone.',
    },
  },
  {
    id: 'han-solo',
    person: 'han-solo',
    name: named('Han Solo'),
    skills: ['piloting', 'tech'],
    groundCombat: 3,
    health: 4,
    start: 91,
    reputation: [{ faction: 'hutt', by: -1 }],
    ability: { bonus: 'hyperdrive', amount: 2 },
    goal: { when: { is: 'shipCosts', atLeast: 15_000 }, abilities: [] },
    flipped: [{ permits: 'slipPastByPiloting' }],
    provenance: 'public',
    note: unconfirmedStart,
  },
  {
    id: 'ig-88',
    person: 'ig-88',
    name: named('IG-88'),
    skills: ['strength', 'tech'],
    groundCombat: 3,
    health: 4,
    isDroid: true,
    start: 90,
    reputation: [],
    ability: { when: 'ownReroll', does: { op: 'reroll', upTo: 'any' }, once: 'combat' },
    goal: {
      when: { is: 'has', cards: { types: ['crew'], isDroid: true }, atLeast: 2 },
      abilities: [
        { when: 'action', does: { op: 'takeCard', cards: { types: ['crew'], isDroid: true }, from: {} } },
      ],
    },
    flipped: [
      {
        when: 'defeat',
        does: {
          op: 'pay',
          cost: { op: 'discard', cards: { types: ['crew'] } },
          for: { op: 'escapeDefeat', on: 'both', amount: 'all' },
        },
      },
    ],
    provenance: 'public',
  },
  {
    id: 'jyn-erso',
    person: 'jyn-erso',
    name: named('Jyn Erso'),
    skills: ['influence', 'tactics'],
    groundCombat: 3,
    health: 4,
    start: 92,
    reputation: [{ faction: 'imperial', by: -1 }],
    ability: {
      when: 'ownResult',
      also: ['testResult'],
      does: { op: 'changeDie', from: ['focus'], to: 'critical' },
      once: 'turn',
    },
    goal: {
      when: { is: 'planetsMarked', atLeast: 2, faction: 'imperial' },
      abilities: [
        {
          when: 'action',
          if: { is: 'onPlanet', faction: 'imperial' },
          does: test('stealth', { op: 'markPlanet' }),
        },
      ],
    },
    flipped: [{ permits: 'misdirectPatrols' }],
    provenance: 'public',
    note: unconfirmedStart,
  },
  {
    id: 'ketsu-onyo',
    person: 'ketsu-onyo',
    name: named('Ketsu Onyo'),
    skills: ['stealth', 'strength'],
    groundCombat: 3,
    health: 4,
    start: 90,
    reputation: [{ faction: 'syndicate', by: 1 }],
    ability: { permits: 'longReach' },
    goal: { tokens: 3, abilities: [addsGoalTokenWhen('combatWon')] },
    flipped: [{ when: 'combatWon', does: credits(4000), isForced: true }],
    provenance: 'public',
  },
  {
    id: 'lando-calrissian',
    person: 'lando-calrissian',
    name: named('Lando Calrissian'),
    skills: ['influence', 'knowledge', 'piloting'],
    groundCombat: 2,
    health: 4,
    start: 91,
    reputation: [{ faction: 'choose', by: 1 }],
    ability: { when: 'ownReroll', also: ['testReroll', 'rollReroll'], does: { op: 'reroll', upTo: 1 } },
    goal: {
      tokens: 2,
      abilities: [addsGoalTokenWhen('cargoDelivered', { is: 'cargoWas', trait: 'illegal' })],
    },
    flipped: [
      {
        when: 'action',
        // OR-R-18.
        if: { is: 'reputation', faction: 'planet', standings: ['negative', 'neutral'] },
        does: payTo(1000, test('influence', { op: 'gainReputation', faction: 'planet' })),
      },
    ],
    provenance: 'public',
    note: {
      en: 'The number of the starting card is unconfirmed. That the other side needs a reputation that can still rise is our ruling.',
      pl: 'Numer karty startowej jest niepotwierdzony. To, że druga strona wymaga reputacji, która może jeszcze wzrosnąć, jest naszym rozstrzygnięciem.',
    },
  },
]
