import type { Character, UsableAbility } from '../../outer-rim/content/card.ts'
import { all, credits, damageShip, may, named, payTo, test } from '../../outer-rim/content/shorthand.ts'
import type { CardWhen } from '../../outer-rim/rules/effects/vocabulary.ts'

/** A character of the expansion. */
export type AddedCharacter = Character & {
  /** Fame at the start of the game, if any (UB-FACT-20); not as an AI player (G-57). */
  readonly startFame?: number
}

/** Puts a goal token on the card automatically after something has happened (OR-GOAL-07). */
const addsGoalTokenWhen = (when: UsableAbility['when'], condition?: CardWhen): UsableAbility => ({
  when,
  does: { op: 'goalToken' },
  isForced: true,
  ...(condition === undefined ? {} : { if: condition }),
})

const hasCrew = (atLeast: number): CardWhen => ({ is: 'has', cards: { types: ['crew'] }, atLeast })

/** The price of Hondo's deal. */
const dealSealed = (when: UsableAbility['when']): UsableAbility => ({
  when,
  does: { op: 'tokenOnCard', cards: { types: ['crew', 'gear', 'mod'] } },
})

const ours = { en: 'All but the name is ours.', pl: 'Wszystko poza imieniem jest nasze.' }
const partlyShown = {
  en: 'The other side is ours; combat, health and whether the reputation is gained or lost are from public sources.',
  pl: 'Druga strona jest nasza; walka, zdrowie i znak reputacji pochodzą z materiałów publicznych.',
}

/** Alphabetical, as in the base game. Four start with a bounty, two with cargo, two with a job. */
export const characters: readonly AddedCharacter[] = [
  {
    id: 'black-krrsantan',
    person: 'black-krrsantan',
    name: { en: 'Black Krrsantan', pl: 'Czarny Krrsantan' },
    skills: ['strength', 'tactics'],
    groundCombat: 3,
    health: 5,
    start: 90,
    reputation: [{ faction: 'hutt', by: 1 }],
    ability: {
      when: 'ownResult',
      kind: 'ground',
      if: { is: 'remainingHealth', atLeast: 2 },
      does: {
        op: 'pay',
        cost: { op: 'suffer', on: 'character', amount: 1 },
        for: { op: 'changeDie', from: ['blank', 'focus', 'hit'], to: 'critical' },
      },
    },
    goal: {
      tokens: 1,
      abilities: [
        {
          when: 'planning',
          if: { is: 'not', that: { is: 'isDefeated' } },
          does: { op: 'recoverFor', atLeast: 4, then: { op: 'goalToken' } },
        },
      ],
    },
    flipped: [{ bonus: 'groundCombat', amount: 1 }],
    provenance: 'seed',
    note: partlyShown,
  },
  {
    id: 'cad-bane',
    person: 'cad-bane',
    name: named('Cad Bane'),
    skills: ['tactics', 'stealth', 'knowledge'],
    groundCombat: 3,
    health: 4,
    start: 90,
    reputation: [{ faction: 'hutt', by: 1 }],
    startFame: 2,
    // UB-CLR-05 to UB-CLR-07, G-58.
    ability: { when: 'fameReduced', does: credits(5000), isForced: true },
    goal: { tokens: 1, abilities: [addsGoalTokenWhen('combatWon', { is: 'opponentRolled', atLeast: 5 })] },
    flipped: [
      // UB-CLR-05, UB-CLR-06: his own ability reduces neither.
      { fame: 1 },
      {
        when: 'bountyCollected',
        does: { op: 'gainFame', amount: 1, isAdditional: true },
        isForced: true,
      },
    ],
    provenance: 'seed',
    note: partlyShown,
  },
  {
    id: 'chewbacca',
    person: 'chewbacca',
    name: named('Chewbacca'),
    skills: ['piloting', 'strength'],
    groundCombat: 3,
    health: 5,
    start: 91,
    reputation: [{ faction: 'imperial', by: -1 }],
    ability: { bonus: 'groundCombat', amount: 1, if: { is: 'damaged', on: 'character', atLeast: 1 } },
    goal: { tokens: 2, abilities: [addsGoalTokenWhen('cargoDelivered', hasCrew(1))] },
    flipped: [
      { bonus: 'hyperdrive', amount: 1 },
      { when: 'action', does: { op: 'recover', on: 'ship', amount: 2 } },
    ],
    provenance: 'original',
    note: ours,
  },
  {
    id: 'dengar',
    person: 'dengar',
    name: named('Dengar'),
    skills: ['strength', 'tech'],
    groundCombat: 3,
    health: 4,
    start: 90,
    reputation: [{ faction: 'imperial', by: 1 }],
    // UB-CLR-08: it is applied before the maximum.
    ability: { lessDamage: 1, of: 'character' },
    goal: {
      tokens: 2,
      abilities: [addsGoalTokenWhen('combatWon', { is: 'damaged', on: 'either', atLeast: 1 })],
    },
    flipped: [
      {
        when: 'bountyCollected',
        does: all(credits(3000), { op: 'recover', on: 'both', amount: 'all' }),
        isForced: true,
      },
    ],
    provenance: 'original',
    note: {
      en: 'That he lowers damage is known; the rest is ours.',
      pl: 'Wiadomo, że zmniejsza obrażenia; reszta jest nasza.',
    },
  },
  {
    id: 'enfys-nest',
    person: 'enfys-nest',
    name: named('Enfys Nest'),
    skills: ['piloting', 'tactics'],
    groundCombat: 3,
    health: 4,
    start: 90,
    reputation: [{ faction: 'syndicate', by: -1 }],
    ability: { bonus: 'shipCombat', amount: 1 },
    goal: {
      tokens: 2,
      abilities: [
        {
          when: 'action',
          if: { is: 'onPlanet', faction: 'rebel' },
          does: payTo(3000, { op: 'goalToken' }),
        },
      ],
    },
    flipped: [
      {
        when: 'encounter',
        if: { is: 'atNavpoint' },
        does: test(['piloting', 'stealth'], credits(4000), damageShip(1)),
      },
      { when: 'patrolBeaten', does: credits(4000), isForced: true },
    ],
    provenance: 'original',
    note: ours,
  },
  {
    id: 'hera-syndulla',
    person: 'hera-syndulla',
    name: named('Hera Syndulla'),
    skills: ['influence', 'piloting'],
    groundCombat: 3,
    health: 4,
    start: 92,
    reputation: [{ faction: 'rebel', by: 1 }],
    ability: { bonus: 'hyperdrive', amount: { per: 'card', cards: { types: ['crew'] } } },
    goal: {
      when: {
        is: 'and',
        of: [hasCrew(2), { is: 'reputation', faction: 'rebel', standings: ['positive'] }],
      },
      abilities: [],
    },
    flipped: [
      { bonus: 'shipCombat', amount: 1 },
      { when: 'ownReroll', kind: 'ship', does: { op: 'reroll', upTo: 2 }, once: 'combat' },
    ],
    provenance: 'original',
    note: ours,
  },
  {
    id: 'hondo-ohnaka',
    person: 'hondo-ohnaka',
    name: named('Hondo Ohnaka'),
    skills: ['influence', 'knowledge', 'stealth'],
    groundCombat: 2,
    health: 4,
    start: 91,
    reputation: [{ faction: 'syndicate', by: 1 }],
    ability: {
      when: 'action',
      if: { is: 'onPlanet' },
      does: test('influence', may({ op: 'buy', decks: ['cargo', 'gearMod'], discount: 1000 })),
    },
    goal: {
      when: { is: 'tokensOnCards', atLeast: 2 },
      abilities: [dealSealed('cargoDelivered'), dealSealed('jobCompleted')],
    },
    // UB-CLR-13: the tokens stay on the cards.
    flipped: [
      { reward: 'cargo', credits: 2000 },
      { bonus: 'hyperdrive', amount: 1, if: { is: 'tokensOnCards', atLeast: 1 } },
    ],
    provenance: 'original',
    note: {
      en: 'That goal tokens lie on his cards is known; the rest is ours.',
      pl: 'Wiadomo, że na jego kartach leżą żetony celu; reszta jest nasza.',
    },
  },
  {
    id: 'maz-kanata',
    person: 'maz-kanata',
    name: named('Maz Kanata'),
    skills: ['influence', 'knowledge'],
    groundCombat: 2,
    health: 4,
    start: 92,
    reputation: [{ faction: 'choose', by: 1 }],
    ability: { when: 'testReroll', does: { op: 'reroll', upTo: 1 }, once: 'turn' },
    goal: { tokens: 2, abilities: [addsGoalTokenWhen('jobCompleted', hasCrew(1))] },
    flipped: [
      { slots: 'crew', amount: 1 },
      { when: 'action', does: { op: 'peek', contact: { where: 'anywhere', side: 'down' } } },
    ],
    provenance: 'original',
    note: ours,
  },
]
