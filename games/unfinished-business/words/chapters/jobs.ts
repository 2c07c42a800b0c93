import {
  type Facts,
  type Lang,
  type Line,
  line,
  type PresentedDecision,
  player,
  type Seat,
} from '@kantyna/kernel'
import type { Skill } from '../../../outer-rim/content/names.ts'
import { skillNames, testedSkill } from '../../../outer-rim/words/cards/card-terms.ts'
import { percentToPass } from '../../../outer-rim/words/log/log-words.ts'
import { factNumber, factText } from '../../../outer-rim/words/questions/facts.ts'
import { pieceLink } from '../../../outer-rim/words/things/things.ts'
import type { AddedEvent } from '../../rules/events.ts'
import type { InBoth } from '../chapter.ts'

type Event<Type extends AddedEvent['type']> = Extract<AddedEvent, { readonly type: Type }>

const factsIn = ({ options }: PresentedDecision): Facts => options[0]?.facts ?? {}
const card = (lang: Lang, facts: Facts) => pieceLink(lang, factNumber(facts, 'card'))
const seat = (facts: Facts) => player(factNumber(facts, 'seat') as Seat) // the rules put a seat there
const isTeam = (facts: Facts) => facts['together'] === 'team'

/** Both players' chances in the test of the required skill. */
function odds(lang: Lang, facts: Facts): Line {
  if (facts['skill'] === undefined) return []
  const skill = skillNames[lang][factText(facts, 'skill') as Skill] // the rules put a skill there
  const own = percentToPass(factNumber(facts, 'level'))
  const theirs = percentToPass(factNumber(facts, 'theirLevel'))
  return lang === 'pl'
    ? line` (${skill}: ty ${own}%, ten gracz ${theirs}%)`
    : line` (${skill}: you ${own}%, they ${theirs}%)`
}

/** Team jobs and confrontational jobs. */
export const jobs: InBoth<'jobs'> = {
  en: {
    prompts: {
      chooseForJob: (decision) => {
        const facts = factsIn(decision)
        return isTeam(facts)
          ? line`${card('en', facts)} takes two: whom do you ask to be your partner?`
          : line`${card('en', facts)} is confrontational: who is your opponent?`
      },
      agreeToJob: (decision) => {
        const facts = factsIn(decision)
        return line`${seat(facts)} asks you to be their partner in ${card('en', facts)}. Do you agree?`
      },
    },
    options: {
      chooseForJob: (facts) => line`${seat(facts)}${odds('en', facts)}`,
      agreeToJob: (_, { id }) => (id === 'pass' ? line`Decline` : line`Be their partner`),
    },
    events: {
      jobTogether: ({ seat: owner, card: job, partner, hasAgreed }: Event<'jobTogether'>) =>
        hasAgreed
          ? line`${player(partner)} agrees to be ${player(owner)}’s partner in ${pieceLink('en', job)}.`
          : line`${player(partner)} declines to be ${player(owner)}’s partner in ${pieceLink('en', job)}.`,
      jobAgainst: ({ seat: owner, card: job, opponent }: Event<'jobAgainst'>) =>
        line`${pieceLink('en', job)}: ${player(owner)} chooses ${player(opponent)} as the opponent.`,
      confronted: ({ seat: owner, opponent, skill, hasPassed, hasOpponentPassed }: Event<'confronted'>) => {
        const test = line`Confrontational test of ${testedSkill.en[skill]}: `
        if (hasPassed === hasOpponentPassed)
          return hasPassed
            ? line`${test}both ${player(owner)} and ${player(opponent)} pass.`
            : line`${test}neither ${player(owner)} nor ${player(opponent)} passes.`
        return line`${test}only ${player(hasPassed ? owner : opponent)} passes.`
      },
    },
    refusals: {
      noPartner: () =>
        'This is a team job: it takes another player in your space who is not defeated and has not declined this turn.',
      noOpponent: () => 'This is a confrontational job: it takes another player in your space.',
      opponentHasNoCredits: () => 'Your opponent has no credits.',
    },
    waiting: {
      chooseForJob: 'is choosing another player for a job',
      agreeToJob: 'is deciding whether to be a partner in a job',
    },
  },
  pl: {
    prompts: {
      chooseForJob: (decision) => {
        const facts = factsIn(decision)
        return isTeam(facts)
          ? line`${card('pl', facts)}: do tej misji potrzeba dwóch graczy. Kogo prosisz o udział?`
          : line`${card('pl', facts)}: to misja konfrontacyjna. Kto jest twoim przeciwnikiem?`
      },
      agreeToJob: (decision) => {
        const facts = factsIn(decision)
        return line`${seat(facts)} prosi cię o udział w misji: ${card('pl', facts)}. Zgadzasz się?`
      },
    },
    options: {
      chooseForJob: (facts) => line`${seat(facts)}${odds('pl', facts)}`,
      agreeToJob: (_, { id }) => (id === 'pass' ? line`Odmów` : line`Weź udział`),
    },
    events: {
      jobTogether: ({ seat: owner, card: job, partner, hasAgreed }: Event<'jobTogether'>) =>
        hasAgreed
          ? line`${player(partner)} bierze udział w misji, którą prowadzi ${player(owner)}: ${pieceLink('pl', job)}.`
          : line`${player(partner)} odmawia udziału w misji, którą prowadzi ${player(owner)}: ${pieceLink('pl', job)}.`,
      jobAgainst: ({ seat: owner, card: job, opponent }: Event<'jobAgainst'>) =>
        line`${pieceLink('pl', job)}: misję prowadzi ${player(owner)}, a przeciwnik to ${player(opponent)}.`,
      confronted: ({ seat: owner, opponent, skill, hasPassed, hasOpponentPassed }: Event<'confronted'>) => {
        const test = line`Konfrontacyjny test ${testedSkill.pl[skill]}: `
        if (hasPassed === hasOpponentPassed)
          return hasPassed
            ? line`${test}zdają i ${player(owner)}, i ${player(opponent)}.`
            : line`${test}nie zdaje ani ${player(owner)}, ani ${player(opponent)}.`
        return line`${test}zdaje tylko ${player(hasPassed ? owner : opponent)}.`
      },
    },
    refusals: {
      noPartner: () =>
        'To misja zespołowa: na twoim polu musi być inny gracz, który nie jest pokonany i w tej turze nie odmówił.',
      noOpponent: () => 'To misja konfrontacyjna: na twoim polu musi być inny gracz.',
      opponentHasNoCredits: () => 'Przeciwnik nie ma kredytów.',
    },
    waiting: {
      chooseForJob: 'wybiera drugiego gracza do misji',
      agreeToJob: 'decyduje, czy wziąć udział w misji',
    },
  },
}
