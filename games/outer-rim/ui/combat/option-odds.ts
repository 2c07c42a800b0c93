import { at, type Facts, type Lang, type PresentedDecision } from '@kantyna/kernel'
import type { SeatInfo } from '@kantyna/ui'
import { combatKindAt, isHopeless } from '../../rules/combat/combat.ts'
import { type CombatRoll, combatDice } from '../../rules/combat/roll-parts.ts'
import { skillNames } from '../../words/cards/card-terms.ts'
import { effectIn } from '../../words/questions/facts.ts'
import { bountyAt, jobAt } from '../../words/questions/option-text.ts'
import { rankName, tables } from '../../words/things/names.ts'
import type { OptionNote } from '../added-sheets.tsx'
import { allWords } from '../all-words.ts'
import { rankOf } from '../board/ranks.ts'
import type { RimView } from '../view.ts'
import { diceSum } from './dice-sum.ts'
import { type ContestAhead, chanceOf, combatOf, contestIn, patrolAhead } from './odds.ts'

/** Facts about an answer before it is given: its chances, the dice, and facts that only the asked player knows. */
export interface OptionOdds {
  /** "75% chance", or by skill where a job tests several. */
  readonly chances: readonly string[]
  /** "4 dice = 3 (ship) + 1 (mod) against 4 dice". */
  readonly note: string | null
}

type Option = PresentedDecision['options'][number]

const percent = (chance: number) => Math.round(chance * 100)

interface OddsProps {
  readonly view: RimView
  readonly asked: PresentedDecision
  readonly option: Option
  readonly lang: Lang
  readonly seats: readonly SeatInfo[]
}

/** The odds of an answer, including the notes of expansions. */
export function oddsOf(
  { view, asked, option, lang, seats }: OddsProps,
  optionNotes: readonly OptionNote[],
): OptionOdds {
  const usual = usualOdds(view, asked, option, lang)
  const notes = optionNotes.flatMap((note) => note(view, asked, option, lang, seats) ?? [])
  return notes.length === 0
    ? usual
    : { ...usual, note: [...(usual.note === null ? [] : [usual.note]), ...notes].join(' · ') }
}

function usualOdds(view: RimView, asked: PresentedDecision, option: Option, lang: Lang): OptionOdds {
  const { facts = {} } = option
  const { seat } = asked
  const words = allWords(lang)
  const job = jobIn(asked, facts)
  if (job !== null)
    return {
      chances: job.skills.map((skill) => {
        const chance = chanceOf(view, seat, { is: 'test', skills: [skill] })
        return `${skillNames[lang][skill]} ${percent(chance)}%`
      }),
      note: null,
    }
  const contest = playerAhead(view, asked, option) ?? contestAhead(asked, option)
  if (contest === null) return { chances: [], note: facedownNote(view, facts, lang) }
  const note = contest.is === 'combat' ? diceNote(view, combatOf(seat, contest), lang) : null
  return { chances: [words.chance(percent(chanceOf(view, seat, contest)))], note }
}

/** "4 dice = 3 (ship) + 1 (mod) against 4 dice". */
function diceNote(view: RimView, combat: CombatRoll['combat'], lang: Lang): string {
  const words = allWords(lang)
  const against = isHopeless(combat)
    ? `(${words.opponentWins})`
    : words.against(words.dice(combatDice.of(view, { combat, side: 1 })))
  return `${diceSum(view, { combat, side: 0 }, lang)} ${against}`
}

function jobIn({ kind }: PresentedDecision, { card }: Facts) {
  return kind === 'encounter' && typeof card === 'number' ? jobAt(card) : null
}

function contestAhead({ kind }: PresentedDecision, { id, facts = {} }: Option): ContestAhead | null {
  const { effect, faction, level, bounty, card } = facts
  switch (kind) {
    case 'chooseEffect': {
      const does = effectIn(effect)
      return does === null ? null : contestIn(does)
    }
    case 'fightOrTalk':
      return id === 'fight' && typeof bounty === 'number' ? bountyAhead(bounty) : null
    case 'encounter':
      if (typeof faction === 'number' && typeof level === 'number') return patrolAhead(faction, level)
      return typeof card === 'number' ? bountyAhead(card) : null
    default:
      return null
  }
}

/** A bounty on another player is a combat with that player. */
function playerAhead(
  view: RimView,
  { kind, seat }: PresentedDecision,
  { facts = {} }: Option,
): ContestAhead | null {
  const { card, seat: other } = facts
  if (kind !== 'encounter' || typeof card !== 'number' || typeof other !== 'number') return null
  return { is: 'combat', kind: combatKindAt(view, seat), against: other }
}

function bountyAhead(piece: number): ContestAhead | null {
  const bounty = bountyAt(piece)
  return bounty === null ? null : { is: 'combat', ...bounty.combat }
}

/** The note on a face-down contact: its rank, or that only the asked player knows it. */
function facedownNote(view: RimView, { place, contact }: Facts, lang: Lang): string | null {
  if (typeof place !== 'number' || view.contactsUp.includes(place)) return null
  const words = allWords(lang)
  if (typeof contact === 'number') return words.onlyYou
  return words.facedown(rankName(lang, at(tables().ranks, rankOf(at(view.contacts, place)) - 1)))
}
