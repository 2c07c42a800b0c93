import {
  type Facts,
  type Lang,
  type Line,
  line,
  type Option,
  type PresentedDecision,
  player,
  type Seat,
} from '@kantyna/kernel'
import { factionNames } from '../../../outer-rim/words/cards/card-terms.ts'
import { words as base } from '../../../outer-rim/words/game-words.ts'
import { factNumber } from '../../../outer-rim/words/questions/facts.ts'
import { factionAt, prepositionOf, spaceName, spacePhrase } from '../../../outer-rim/words/things/names.ts'
import { pieceLink } from '../../../outer-rim/words/things/things.ts'
import type { AddedEvent } from '../../rules/events.ts'
import type { InBoth } from '../chapter.ts'

type Event<Type extends AddedEvent['type']> = Extract<AddedEvent, { readonly type: Type }>

const seatIn = (facts: Facts, name: string) => player(factNumber(facts, name) as Seat) // the rules put a seat there
const factsIn = ({ options }: PresentedDecision): Facts => options[0]?.facts ?? {}
const isGain = (facts: Facts) => factNumber(facts, 'by') > 0
const faction = (lang: Lang, facts: Facts) => factionNames[lang][factionAt(factNumber(facts, 'faction'))]
/** The note on a bounty on one's own character (UB-PBT-19, UB-PBT-20). */
const ownBounty: Readonly<Record<Lang, string>> = {
  en: 'Your own character: this bounty can never pay you. While you hold it, nobody else can hunt you for it.',
  pl: 'To twoja własna postać: za to zlecenie nigdy nie dostaniesz nagrody. Dopóki je masz, nikt inny nie może cię z jego powodu ścigać.',
}

/** The usual purchase words, with the note on a bounty on one's own character. */
const withNote =
  (lang: Lang) =>
  (facts: Facts, option: Option, decision: PresentedDecision): Line | null =>
    facts['note'] === 'onOwnCharacter'
      ? [...base[lang].option(decision, option), ` – ${ownBounty[lang]}`]
      : null

const isHunt = (id: string) => id.startsWith('hunt-')

/** Contacts that are a player's character, and bounties on players. */
export const persons: InBoth<'persons'> = {
  en: {
    prompts: {
      chooseBountyFaction: (decision) => {
        const facts = factsIn(decision)
        return isGain(facts)
          ? line`Bounty on ${seatIn(facts, 'target')}: with which of these factions does ${seatIn(facts, 'hunter')} gain 1 reputation?`
          : line`Bounty on ${seatIn(facts, 'target')}: with which of these factions does ${seatIn(facts, 'hunter')} lose 1 reputation?`
      },
    },
    options: {
      encounter: (facts, { id }) =>
        isHunt(id)
          ? line`Fight ${seatIn(facts, 'seat')} (${pieceLink('en', factNumber(facts, 'card'))}; 5,000 credits and 1 fame if you win)`
          : null,
      chooseBountyFaction: (facts) => line`${faction('en', facts)}`,
      buy: withNote('en'),
      takeResource: withNote('en'),
    },
    events: {
      contactIsPlayer: ({ contact, seat }: Event<'contactIsPlayer'>) =>
        line`${pieceLink('en', contact)} is the character of ${player(seat)}, so the token does not count.`,
      playerBountyCompleted: ({ seat, card, target }: Event<'playerBountyCompleted'>) =>
        line`${player(seat)} completes the bounty on ${player(target)}: ${pieceLink('en', card)}.`,
    },
    refusals: {
      onOwnCharacter: () => ownBounty.en,
      targetElsewhere: ({ facts = {} }) =>
        `The target of this bounty has to be in your space, but is ${prepositionOf(factNumber(facts, 'space'))} ${spacePhrase(factNumber(facts, 'space'))}.`,
    },
    waiting: { chooseBountyFaction: 'is choosing a faction' },
  },
  pl: {
    prompts: {
      chooseBountyFaction: (decision) => {
        const facts = factsIn(decision)
        return isGain(facts)
          ? line`Zlecenie na gracza (${seatIn(facts, 'target')}): w której z tych frakcji ${seatIn(facts, 'hunter')} zyskuje 1 punkt reputacji?`
          : line`Zlecenie na gracza (${seatIn(facts, 'target')}): w której z tych frakcji ${seatIn(facts, 'hunter')} traci 1 punkt reputacji?`
      },
    },
    options: {
      encounter: (facts, { id }) =>
        isHunt(id)
          ? line`Walcz z graczem: ${seatIn(facts, 'seat')} (${pieceLink('pl', factNumber(facts, 'card'))}; za wygraną 5000 kredytów i 1 punkt sławy)`
          : null,
      chooseBountyFaction: (facts) => line`${faction('pl', facts)}`,
      buy: withNote('pl'),
      takeResource: withNote('pl'),
    },
    events: {
      contactIsPlayer: ({ contact, seat }: Event<'contactIsPlayer'>) =>
        line`${pieceLink('pl', contact)} to postać, którą gra ${player(seat)}, więc żeton się nie liczy.`,
      playerBountyCompleted: ({ seat, card, target }: Event<'playerBountyCompleted'>) =>
        line`${player(seat)} realizuje zlecenie na gracza (${player(target)}): ${pieceLink('pl', card)}.`,
    },
    refusals: {
      onOwnCharacter: () => ownBounty.pl,
      targetElsewhere: ({ facts = {} }) =>
        `Postać z tego zlecenia musi być na twoim polu, a jest tutaj: ${spaceName('pl', factNumber(facts, 'space'))}.`,
    },
    waiting: { chooseBountyFaction: 'wybiera frakcję' },
  },
}
