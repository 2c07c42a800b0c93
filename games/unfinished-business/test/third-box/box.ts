import { change, type GameModule } from '@kantyna/kernel'
import type { AiCard, Character, MarketCard } from '../../../outer-rim/content/card.ts'
import type { Box, ContentSet } from '../../../outer-rim/content/index.ts'
import { credits } from '../../../outer-rim/content/shorthand.ts'
import type { BotChanges } from '../../../outer-rim/rules/bots/index.ts'
import { points } from '../../../outer-rim/rules/points/index.ts'

/**
 * A small third box for tests: three cards, a character, an AI card and two rules. It can be used with Outer Rim, with
 * or without Unfinished Business. All of it is our invention.
 */

const printed = (id: string, en: string, pl: string) =>
  ({ id, name: { en, pl }, provenance: 'original' }) as const

const market: readonly MarketCard[] = [
  {
    ...printed('third-box-crate', 'Sealed Crate', 'Zaplombowana skrzynia'),
    deck: 'cargo',
    patrols: [],
    resource: { type: 'cargo', cost: 1000, destination: 'naboo', reward: credits(4000) },
  },
  {
    ...printed('third-box-scanner', 'Long-Range Scanner', 'Skaner dalekiego zasięgu'),
    deck: 'gearMod',
    patrols: [],
    resource: { type: 'gear', cost: 2000, abilities: [{ skill: 'tech' }] },
  },
  {
    ...printed('third-box-plating', 'Spare Plating', 'Zapasowe poszycie'),
    deck: 'gearMod',
    patrols: [],
    resource: { type: 'mod', cost: 3000, abilities: [{ bonus: 'hull', amount: 1 }] },
  },
]

const characters: readonly Character[] = [
  {
    ...printed('third-box-pilot', 'The Courier', 'Kurierka'),
    person: 'third-box-pilot',
    skills: ['piloting', 'tech'],
    groundCombat: 2,
    health: 4,
    start: 90,
    reputation: [],
    ability: { when: 'action', does: credits(500) },
    goal: { tokens: 1, abilities: [{ when: 'cargoDelivered', does: { op: 'goalToken' }, isForced: true }] },
    flipped: [{ bonus: 'groundCombat', amount: 1 }],
  },
]

const aiCards: readonly AiCard[] = [
  {
    ...printed('third-box-ai', 'AI card of the third box', 'Karta SI trzeciego pudełka'),
    planning: { op: 'first', of: [{ op: 'aiMove' }, { op: 'gainCredits', amount: 2000 }] },
    action: { op: 'each', of: [{ op: 'aiBuy', deck: 'cargo' }] },
    encounter: { op: 'first', of: [{ op: 'aiFightPatrol' }] },
  },
]

const set: Partial<ContentSet> = { market, characters, aiCards }

export const thirdBox: Box = { bit: 2, block: 1, set }

/** A third card is discarded from the market, and everybody starts with 1,000 credits more. */
export const thirdModule: GameModule = {
  id: 'third-box',
  version: '1',
  extends: 'outer-rim',
  changes: [
    change('THIRD-01', points.game.boxes, { add: [thirdBox] }),
    change('THIRD-02', points.setup.credits, (usual) => (t, seat, place) => usual(t, seat, place) + 1000),
    change('THIRD-03', points.action.marketDiscards, (usual) => usual + 1),
  ],
}

/** What bots want from the box: above all its scanner. */
export const thirdBots: BotChanges = {
  bit: thirdBox.bit,
  wants: [
    {
      card: (_, __, resource) => (resource.abilities?.some((ability) => 'skill' in ability) === true ? 1 : 0),
    },
  ],
  knowledge: [],
}
