import type { AiCard } from '../../outer-rim/content/card.ts'
import { characters as baseCharacters } from '../../outer-rim/content/characters.ts'
import type { Faction, MarketDeck } from '../../outer-rim/content/names.ts'
import {
  all,
  credits,
  damageCharacter,
  damageShip,
  gainReputation,
  loseCredits,
  loseReputation,
  named,
  payTo,
} from '../../outer-rim/content/shorthand.ts'
import type { CardEffect } from '../../outer-rim/rules/effects/vocabulary.ts'
import { characters } from './characters.ts'

/**
 * An AI card of the expansion: one of the five of the bounty hunter (UB-AIB-03), or a character's own, which joins five
 * others (UB-SOL-03, UB-SOL-07). None is known: all of them are an original completion.
 */
export type AddedAiCard = AiCard & { readonly hunter?: 1 | 2 | 3 | 4 | 5; readonly character?: string }

const recover: CardEffect = { op: 'aiRecover' }
const recoverIfDefeated: CardEffect = { op: 'aiRecover', onlyIfDefeated: true }
const move: CardEffect = { op: 'aiMove' }
const deliver: CardEffect = { op: 'aiDeliver' }
/** OR-AIJOB-07. */
const deliverAt = (illegal: CardEffect): CardEffect => ({ op: 'aiDeliver', illegal })
const buy = (deck: MarketDeck, ifFull?: MarketDeck): CardEffect =>
  ifFull === undefined ? { op: 'aiBuy', deck } : { op: 'aiBuy', deck, ifFull }
const revealContact: CardEffect = { op: 'aiRevealContact' }
/** UB-AIX-08, UB-AIX-09. */
const plunder = (deck: MarketDeck, amount: number): CardEffect => ({
  op: 'aiDiscardTop',
  deck,
  credits: amount,
})

const patrol: CardEffect = { op: 'aiFightPatrol' }
const job: CardEffect = { op: 'aiCompleteJob' }
const crew: CardEffect = { op: 'aiGainCrew' }
const fame: CardEffect = payTo(8000, { op: 'gainFame', amount: 1 })
const blackmail = (amount: number, faction: Faction | 'nearestPatrol'): CardEffect =>
  all(credits(amount), { op: 'loseReputation', faction })
const welcome: CardEffect = { op: 'gainReputation', faction: 'planet' }
const goodWord: CardEffect = { op: 'gainReputation', faction: 'nearestPatrol' }

/** Moving toward a bounty target, and the encounter with one (UB-AIB-07, UB-FACT-74). */
const pursue: CardEffect = { op: 'aiPursue' }
const hunt: CardEffect = { op: 'aiHunt' }

interface Lines {
  readonly planning: readonly CardEffect[]
  readonly action: readonly CardEffect[]
  readonly encounter: readonly CardEffect[]
}

/** OR-AIFLOW-04, OR-AIFLOW-06. */
const sections = ({ planning, action, encounter }: Lines) =>
  ({
    planning: { op: 'first', of: planning },
    action: { op: 'each', of: action },
    encounter: { op: 'first', of: encounter },
  }) as const

/** The hunters' deck has its own back (UB-DUO-09). */
const HUNTERS = 'bounty-hunter'

const hunterCard = (hunter: 1 | 2 | 3 | 4 | 5, lines: Lines): AddedAiCard => ({
  id: `ai-hunter-${hunter}`,
  deck: HUNTERS,
  hunter,
  name: named(`Bounty hunter AI card ${hunter}`, `Karta SI łowcy nagród ${hunter}`),
  provenance: 'original',
  ...sections(lines),
})

/** UB-FACT-06. */
const everybody = [...baseCharacters, ...characters]

const ownCard = (character: string, lines: Lines): AddedAiCard => {
  const owner = everybody.find(({ id }) => id === character)
  const name = owner?.name ?? named(character)
  return {
    id: `ai-${character}`,
    ...(owner?.start === 90 ? { deck: HUNTERS } : {}),
    character,
    name: named(`AI card: ${name.en}`, `Karta SI: ${name.pl}`),
    provenance: 'original',
    ...sections(lines),
  }
}

const travel = [recoverIfDefeated, move, credits(2000)]
const travelWithCare = [recover, move, credits(2000)]
const chase = [recoverIfDefeated, pursue, credits(2000)]
const chaseWithCare = [recover, pursue, credits(2000)]

const hunterCards: readonly AddedAiCard[] = [
  hunterCard(1, {
    planning: chase,
    action: [revealContact, buy('bounty', 'gearMod')],
    encounter: [patrol, hunt, fame],
  }),
  hunterCard(2, {
    planning: chaseWithCare,
    action: [revealContact, buy('bounty'), plunder('cargo', 3000)],
    encounter: [patrol, hunt, fame, crew],
  }),
  hunterCard(3, {
    planning: chase,
    action: [revealContact, plunder('luxury', 3000), buy('gearMod')],
    encounter: [patrol, hunt, fame, welcome],
  }),
  hunterCard(4, {
    planning: chase,
    action: [revealContact, buy('ship'), buy('bounty')],
    encounter: [patrol, hunt, fame, blackmail(4000, 'nearestPatrol')],
  }),
  hunterCard(5, {
    planning: chaseWithCare,
    action: [revealContact, plunder('cargo', 4000), buy('bounty')],
    encounter: [patrol, hunt, fame, goodWord],
  }),
]

/** Characters with a starting bounty: shuffled into the hunter's cards. */
const huntersOwn: readonly AddedAiCard[] = [
  // He knows who is hiding where.
  ownCard('boba-fett', {
    planning: chase,
    action: [revealContact, buy('bounty', 'ship')],
    encounter: [patrol, hunt, fame],
  }),
  // His wounds close by themselves.
  ownCard('bossk', {
    planning: chase,
    action: [{ op: 'recover', on: 'both', amount: 2 }, buy('gearMod')],
    encounter: [patrol, hunt, fame],
  }),
  // It strikes before anybody expects it, and would again.
  ownCard('ig-88', {
    planning: chase,
    action: [hunt, buy('bounty', 'gearMod')],
    encounter: [patrol, hunt, fame],
  }),
  // Nobody is out of her reach.
  ownCard('ketsu-onyo', {
    planning: chase,
    action: [pursue, buy('bounty')],
    encounter: [patrol, hunt, blackmail(4000, 'syndicate')],
  }),
  // He bleeds for his pay.
  ownCard('black-krrsantan', {
    planning: chaseWithCare,
    action: [buy('bounty', 'gearMod')],
    encounter: [patrol, hunt, all(credits(4000), damageCharacter(1))],
  }),
  // Money first, fame later.
  ownCard('cad-bane', {
    planning: chase,
    action: [buy('bounty'), plunder('luxury', 2000)],
    encounter: [patrol, hunt, credits(3000)],
  }),
  // Bandaged, he goes on.
  ownCard('dengar', {
    planning: chase,
    action: [{ op: 'recover', on: 'character', amount: 'all' }, buy('bounty')],
    encounter: [patrol, hunt, crew, fame],
  }),
  // The Syndicates' freight never arrives.
  ownCard('enfys-nest', {
    planning: chase,
    action: [plunder('cargo', 3000), buy('bounty', 'gearMod')],
    encounter: [patrol, hunt, all(gainReputation('rebel'), loseReputation('syndicate'))],
  }),
]

/** Characters with starting cargo or a starting job: shuffled into cards 1, 2, 6, 7 and 9 of the base game. */
const othersOwn: readonly AddedAiCard[] = [
  // Two purchases, and Imperial patience wears thin.
  ownCard('doctor-aphra', {
    planning: travel,
    action: [deliverAt(loseReputation('imperial')), buy('job', 'cargo'), buy('gearMod')],
    encounter: [patrol, job, fame],
  }),
  // Always a faster ship, never out of debt.
  ownCard('han-solo', {
    planning: travel,
    action: [deliver, buy('ship'), buy('cargo', 'job')],
    encounter: [patrol, job, blackmail(3000, 'hutt')],
  }),
  // Sabotage where the Empire feels safe.
  ownCard('jyn-erso', {
    planning: travelWithCare,
    action: [deliverAt(damageShip(1)), buy('job', 'cargo')],
    encounter: [
      patrol,
      job,
      { op: 'if', when: { is: 'onPlanet', faction: 'imperial' }, then: blackmail(5000, 'imperial') },
      fame,
    ],
  }),
  // When there is nothing better to do, a game of cards.
  ownCard('lando-calrissian', {
    planning: travel,
    action: [deliver, buy('cargo', 'job')],
    encounter: [
      patrol,
      job,
      fame,
      { op: 'roll', by: { focus: credits(2000), hit: credits(3000), critical: credits(6000) } },
    ],
  }),
  // Repairs in flight.
  ownCard('chewbacca', {
    planning: travel,
    action: [{ op: 'recover', on: 'ship', amount: 'all' }, deliverAt(damageShip(1)), buy('cargo', 'gearMod')],
    encounter: [patrol, job, crew, fame],
  }),
  // Nobody flies farther in a day.
  ownCard('hera-syndulla', {
    planning: travel,
    action: [deliver, move, buy('job', 'cargo')],
    encounter: [patrol, job, gainReputation('rebel'), fame],
  }),
  // What others would buy is gone before they come.
  ownCard('hondo-ohnaka', {
    planning: travel,
    action: [deliverAt(loseCredits(1000)), buy('cargo', 'gearMod'), plunder('luxury', 2000)],
    encounter: [patrol, job, fame, blackmail(3000, 'nearestPatrol')],
  }),
  // Everybody owes her something.
  ownCard('maz-kanata', {
    planning: travelWithCare,
    action: [deliver, revealContact, buy('job', 'cargo')],
    encounter: [patrol, job, crew, welcome, fame],
  }),
]

export const aiCards: readonly AddedAiCard[] = [...hunterCards, ...huntersOwn, ...othersOwn]
