import {
  at,
  type Facts,
  type GameWords,
  type Lang,
  type Line,
  line,
  type Option,
  type PresentedDecision,
  player,
  type Seat,
  thing,
} from '@kantyna/kernel'
import type { RimEvent } from '../../../outer-rim/rules/events.ts'
import { isAiCard } from '../../../outer-rim/rules/pieces.ts'
import { contactThing } from '../../../outer-rim/rules/scenario/things.ts'
import { combatTitles, sectionOfAi } from '../../../outer-rim/words/log/log-words.ts'
import { factNumber, factText } from '../../../outer-rim/words/questions/facts.ts'
import { askedBy } from '../../../outer-rim/words/questions/option-text.ts'
import { placeName } from '../../../outer-rim/words/things/names.ts'
import { pieceLink, spaceLink } from '../../../outer-rim/words/things/things.ts'
import type { Reason, Target } from '../../rules/ai/targets.ts'
import type { AddedEvent } from '../../rules/events.ts'
import type { InBoth } from '../chapter.ts'

type Order = Extract<AddedEvent, { readonly type: 'aiOrder' }>
type Targeted = Extract<AddedEvent, { readonly type: 'aiTarget' }>
type Missed = Extract<AddedEvent, { readonly type: 'huntMissed' }>
type Completed = Extract<AddedEvent, { readonly type: 'huntCompleted' }>
type Goal = Extract<RimEvent, { readonly type: 'aiGoal' }>
type AiLine = Extract<RimEvent, { readonly type: 'line' }>

const refusals: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: {
    noTarget: 'None of the AI player’s bounties has a target.',
    atTarget: 'The AI player is already in the space of its target.',
    noTargetHere: 'There is no bounty target in the AI player’s space that it could encounter.',
  },
  pl: {
    noTarget: 'Żadne zlecenie gracza SI nie ma celu.',
    atTarget: 'Gracz SI jest już na polu swojego celu.',
    noTargetHere: 'Na polu gracza SI nie ma celu zlecenia, z którym mógłby rozegrać spotkanie.',
  },
}

const refusalsIn = (lang: Lang) =>
  Object.fromEntries(Object.entries(refusals[lang]).map(([reason, wording]) => [reason, () => wording]))

const contactAt = (lang: Lang, place: number) => thing(contactThing(place), placeName(lang, place))

/** The target of a hunter. */
const whom: Readonly<Record<Lang, (target: Target) => Line>> = {
  en: ({ is, seat, card, place, contact }) => {
    if (is === 'character') return line`${player(seat)}`
    if (is === 'crew') return line`${pieceLink('en', card)} (crew of ${player(seat)})`
    if (is === 'contact') return line`${pieceLink('en', contact)}`
    return line`the facedown ${contactAt('en', place)}`
  },
  pl: ({ is, seat, card, place, contact }) => {
    if (is === 'character') return line`${player(seat)}`
    if (is === 'crew') return line`${pieceLink('pl', card)} (załoga: ${player(seat)})`
    if (is === 'contact') return line`${pieceLink('pl', contact)}`
    return line`zakryty ${contactAt('pl', place)}`
  },
}

/** UB-AIB-11 to UB-AIB-14. */
const byKind: Readonly<Record<Lang, Readonly<Record<Target['is'], string>>>> = {
  en: {
    character: 'a character comes before crew and contacts',
    crew: 'crew comes before contacts',
    contact: 'a faceup contact comes before a facedown one',
    hidden: '',
  },
  pl: {
    character: 'postać ma pierwszeństwo przed załogą i kontaktami',
    crew: 'załoga ma pierwszeństwo przed kontaktami',
    contact: 'odkryty kontakt ma pierwszeństwo przed zakrytym',
    hidden: '',
  },
}

const byReason: Readonly<Record<Lang, Readonly<Record<Exclude<Reason, 'kind'>, string>>>> = {
  en: { rank: 'the lowest rank', distance: 'the nearest', chance: 'drawn at random among equals' },
  pl: { rank: 'najniższa ranga', distance: 'najmniejsza odległość', chance: 'wybór losowy spośród równych' },
}

const reasonWord: Readonly<Record<Lang, string>> = { en: 'Priority', pl: 'Powód' }

/** Empty if there was only one target. */
function why(lang: Lang, { because, target }: Targeted): string {
  const wording = because.map((reason) =>
    reason === 'kind' ? byKind[lang][target.is] : byReason[lang][reason],
  )
  return wording.length === 0 ? '' : ` ${reasonWord[lang]}: ${wording.join('; ')}.`
}

const bountyOf = (lang: Lang, { target }: Targeted) => pieceLink(lang, target.bounty)

const hunterIn = (decision: PresentedDecision) =>
  player(factNumber(at(decision.options, 0).facts ?? {}, 'seat') as Seat) // the rules put a seat there
const crewIn = (lang: Lang, facts: Facts) => pieceLink(lang, factNumber(facts, 'crew'))
const kindIn = (facts: Facts) => (factText(facts, 'kind') === 'ship' ? 'ship' : 'ground')
const isPass = ({ id }: Option) => id === 'pass'

/** A line of the AI card that does not apply. The next event tells what the AI player does instead. */
function passedOver(
  lang: Lang,
  { refusal, source, section, line: number }: AiLine,
  words: GameWords,
): Line | null {
  if (refusal === null || source === null || !isAiCard(source)) return null
  const because = words.refusal(refusal)
  const card = pieceLink(lang, source)
  return lang === 'pl'
    ? line`${card}, ${sectionOfAi('pl', section)}czynność ${number + 1}: pominięta. ${because}`
    : line`${card}, ${sectionOfAi('en', section)}line ${number + 1}: passed over. ${because}`
}

/** AI players: bounty hunters and two opponents. */
export const aiPlayers: InBoth<'aiPlayers'> = {
  en: {
    prompts: {
      protectFromHunter: (decision) =>
        line`${askedBy('en', decision)}${hunterIn(decision)} is after a member of your crew. Do you fight to protect them?`,
    },
    options: {
      protectFromHunter: (facts, option) =>
        isPass(option)
          ? line`Do not fight: ${crewIn('en', facts)} leaves the game`
          : line`Protect ${crewIn('en', facts)} (${combatTitles.en[kindIn(facts)]})`,
    },
    events: {
      aiOrder: ({ seats, hunter }: Order) =>
        line`The turn order of the AI players is drawn: ${player(at(seats, 0))}, then ${player(at(seats, 1))}. The bounty hunter is ${player(hunter)}.`,
      // "An" and not "the": there may be two of these tokens.
      aiGoal: ({ space, by }: Goal) =>
        by > 0
          ? line`An AI goal token is put on ${spaceLink('en', space)}.`
          : line`An AI goal token is taken off ${spaceLink('en', space)}.`,
      aiTarget: (event: Targeted) =>
        event.does === 'pursues'
          ? line`${player(event.seat)} is after ${whom.en(event.target)} (${bountyOf('en', event)}).${why('en', event)}`
          : line`${player(event.seat)} encounters ${whom.en(event.target)} (${bountyOf('en', event)}).${why('en', event)}`,
      huntMissed: ({ seat, contact }: Missed) =>
        line`None of the bounties of ${player(seat)} is on ${pieceLink('en', contact)}.`,
      huntCompleted: ({ seat, bounty, isFought }: Completed) =>
        isFought
          ? line`Confrontational bounty: ${player(seat)} gains the reward (${pieceLink('en', bounty)}).`
          : line`Non-confrontational bounty: ${player(seat)} gains the reward without a fight (${pieceLink('en', bounty)}).`,
      line: (event: AiLine, words) => passedOver('en', event, words),
    },
    refusals: refusalsIn('en'),
    waiting: { protectFromHunter: 'is deciding whether to protect a crew member' },
  },
  pl: {
    prompts: {
      protectFromHunter: (decision) =>
        line`${askedBy('pl', decision)}twojego członka załogi ściga ${hunterIn(decision)}. Walczysz w jego obronie?`,
    },
    options: {
      protectFromHunter: (facts, option) =>
        isPass(option)
          ? line`Nie walcz: ${crewIn('pl', facts)} opuszcza grę`
          : line`Chroń: ${crewIn('pl', facts)} (${combatTitles.pl[kindIn(facts)]})`,
    },
    events: {
      aiOrder: ({ seats, hunter }: Order) =>
        line`Wylosowano kolejność graczy SI: najpierw ${player(at(seats, 0))}, potem ${player(at(seats, 1))}. Łowca nagród to ${player(hunter)}.`,
      aiTarget: (event: Targeted) =>
        event.does === 'pursues'
          ? line`${player(event.seat)} ściga cel: ${whom.pl(event.target)} – ${bountyOf('pl', event)}.${why('pl', event)}`
          : line`${player(event.seat)} rozgrywa spotkanie z celem: ${whom.pl(event.target)} – ${bountyOf('pl', event)}.${why('pl', event)}`,
      huntMissed: ({ seat, contact }: Missed) =>
        line`${pieceLink('pl', contact)} nie jest celem żadnego ze zleceń, które ma ${player(seat)}.`,
      huntCompleted: ({ seat, bounty, isFought }: Completed) =>
        isFought
          ? line`Zlecenie konfrontacyjne: ${player(seat)} otrzymuje nagrodę (${pieceLink('pl', bounty)}).`
          : line`Zlecenie niekonfrontacyjne: ${player(seat)} otrzymuje nagrodę bez walki (${pieceLink('pl', bounty)}).`,
      line: (event: AiLine, words) => passedOver('pl', event, words),
    },
    refusals: refusalsIn('pl'),
    waiting: { protectFromHunter: 'decyduje, czy chronić członka załogi' },
  },
}
