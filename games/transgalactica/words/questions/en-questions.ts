import {
  capitalised,
  type Facts,
  type Line,
  line,
  type Option,
  type PresentedDecision,
} from '@kantyna/kernel'
import type { Form, Good, WorkerKind } from '../../content/names.ts'
import type { Way } from '../../rules/actions/way-ids.ts'
import { ADVANCING_PLANET, MILITARY_PLANET, TRADE_PLANET } from '../../rules/rounds/income-plan.ts'
import { effectClause } from '../cards/card-text.ts'
import { actionWords, spaceCount, trackWords } from '../cards/effect-words.ts'
import { areaNames, formNames, goodNames, workerNames } from '../things/names.ts'
import { nameOf, planetName, planetPhrases, shortName } from '../things/things.ts'
import { factEffect, factNumber, factNumbers, factText, realOptions } from './facts.ts'
import {
  areaIn,
  isSecondShip,
  type Label,
  type Prompt,
  placesIn,
  type QuestionWords,
  questionOf,
  questionOfOption,
  trackIn,
} from './questions.ts'
import {
  amountsListed,
  amountsText,
  capitalisedLine,
  countedGoods,
  moveCost,
  movementLeft,
  numberOr,
  sourcePrefix,
} from './shared-phrases.ts'

/** Questions in English: prompts and buttons. */

const from = (decision: PresentedDecision) => sourcePrefix('en', decision)
const planet = (facts: Facts) => planetPhrases.en(factNumber(facts, 'planet'))
const mission = (facts: Facts) => nameOf('en', `mission:${factNumber(facts, 'mission')}`)
const technology = (facts: Facts) => nameOf('en', `technology:${factNumber(facts, 'technology')}`)
const token = (facts: Facts) => shortName('en', `token:${factNumber(facts, 'token')}`)
const withShip = (facts: Facts) => (isSecondShip(facts) ? ' with your second ship' : '')
const good: Label = (_, id) => line`${capitalised(goodNames[id as Good].en)}` // ids of goods

const action: Label = (facts) => {
  const area = capitalised(areaNames[areaIn(facts)].en)
  const form = facts['form']
  // The rules put the name of a form there.
  return typeof form === 'string' ? line`${area} (${formNames[form as Form].en})` : line`${area}`
}

const settle: Label = (facts) => {
  const cost = numberOr(facts, 'raw', 0)
  const strength = numberOr(facts, 'strength', 0)
  const notes = [
    ...(cost === 0 ? [] : [amountsListed('en', [0, cost])]),
    ...(strength === 0 ? [] : [`defeats pirates of strength ${strength}`]),
  ]
  return line`Place an outpost on ${planet(facts)}${withShip(facts)}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`
}

const move: Label = (facts) => {
  const cost = moveCost('en', facts)
  return line`Move to ${planet(facts)}${withShip(facts)}${cost === '' ? '' : ` (${cost})`}`
}
const beforeOrAfter: Label = (_, id) => (id === 'before' ? line`Income first` : line`Advance first`)

const ways: Readonly<Record<Exclude<Way, 'advanceAndCard' | 'cardOnly'>, string>> = {
  advanceTwo: 'Advance 2 spaces',
  advanceOne: 'Advance 1 space',
  advanceAndCollect: 'Advance 1 space and collect resources',
  advanceProduction: 'Advance 1 space',
  collectOnly: 'Collect resources',
}

/** Why the advance opens no card, by reason and the level after it. */
const noCards: Readonly<Record<string, (level: number) => string>> = {
  noMarker: () => 'no card: you have no development marker in your hold',
  nothingToMark: (level) => `no card: technology level ${level} gives access to no new one`,
  logFull: () => 'no mission: your log is full',
  nothingToTake: (level) => `no mission: politics level ${level} gives access to none`,
}

function wayLabel(facts: Facts): string {
  const way = factText(facts, 'way') as Way // rules name ways there
  const card = facts['area'] === 'politics' ? 'take a mission' : 'mark a technology card'
  if (way === 'advanceAndCard') {
    const why = noCards[String(facts['noCard'])]
    return why === undefined
      ? `Advance 1 space and ${card}`
      : `Advance 1 space (${why(numberOr(facts, 'level', 0))})`
  }
  return way === 'cardOnly' ? capitalised(card) : ways[way]
}

function routeLabel(facts: Facts): string {
  const cost = moveCost('en', facts)
  const steps = numberOr(facts, 'steps', 1)
  const gained = numberOr(facts, 'points', 0)
  const notes = [
    ...(facts['isExtraUsed'] === true ? ['uses the extra move'] : []),
    ...(gained === 0 ? [] : [`gain ${gained} VP`]),
    ...movementLeft('en', facts),
  ]
  const spaces = `${facts['isByTunnel'] === true ? 'Through a tunnel: ' : ''}${spaceCount('en', steps)}`
  return `${spaces} ${cost === '' ? 'at no cost' : `for ${cost}`}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`
}

/** The order of income and advance. For doubled income it is a number of times. */
const order =
  (income: string, advance: string): Prompt =>
  ({ shape }) =>
    shape === 'number'
      ? line`How many times do you take ${income} before ${advance}?`
      : line`Which comes first: ${income} or ${advance}?`

const english: QuestionWords = {
  prompts: {
    draft: ({ options }) => {
      const isWealth = options.some(({ facts }) => facts?.['what'] === 'wealth')
      const isAbility = options.some(({ facts }) => facts?.['what'] === 'ability')
      if (isWealth && isAbility) return line`Take a set of wealth cards or an ability tile.`
      return isWealth ? line`Take a set of wealth cards.` : line`Take an ability tile.`
    },
    income: () => line`Income phase: settle your income.`,
    turn: ({ options }) => {
      const { hasAction, hasPlanet } = placesIn(options)
      if (!hasAction && !hasPlanet) return line`Your turn: take free actions or pass.`
      if (!hasPlanet) return line`Your turn: place a captain or pass.`
      if (!hasAction) return line`Your turn: use an action planet or pass.`
      return line`Your turn: place a captain, use an action planet or pass.`
    },
    follow: (decision) => {
      const action = actionWords[areaIn(decision.options[0]?.facts ?? {})].en
      return realOptions(decision) === 0
        ? line`You cannot follow the ${action} yet.`
        : line`Follow the ${action} with a worker?`
    },
    grantedAction: () => line`Which action do you perform?`,
    explore: () => line`Exploration: move your ship or place an outpost.`,
    freeMove: () => line`Move your ship without paying energy.`,
    tunnelMove: () => line`To which tunnel do you move your ship?`,
    placeOutpost: () => line`Where do you place the outpost?`,
    collect: () => line`Which resources do you collect?`,
    miningOrder: () => line`Mining: which rewards do you gain first?`,
    mark: () => line`Which technology card do you mark?`,
    takeMission: () => line`Which mission do you take?`,
    closeFile: (decision) => line`${from(decision)}which mission do you complete, and what do you ignore?`,
    chooseTrack: (decision) => line`${from(decision)}on which track do you advance?`,
    payEffect: (decision) => line`${from(decision)}how do you pay?`,
    gainAny: (decision) =>
      decision.options[0]?.id === 'several'
        ? line`${from(decision)}which resources do you gain?`
        : line`${from(decision)}which resource do you gain?`,
    chooseEffect: (decision) => {
      const combinator = decision.options[0]?.facts?.['combinator']
      if (combinator === 'upTo') return line`${from(decision)}do this? You may repeat it.`
      return realOptions(decision) > 1 ? line`${from(decision)}choose one.` : line`${from(decision)}do this?`
    },
    pickUsedToken: (decision) => line`${from(decision)}which token do you use again?`,
    goOn: () => line`Take free actions or go on.`,
    chooseGoal: () => line`Choose the goal card that you score. The other one stays secret.`,
    exchange: () => line`Exchange 1 credit`,
    useToken: () => line`Use a bonus token`,
    useReserve: () => line`Use a token from the Reserve Locker`,
    completeMission: () => line`Complete a mission`,
    takeSeat: () => line`Send a crew member to the Senate`,
    refit: () => line`Use a technology card`,
    worker: () => line`Whom do you send?`,
    fee: () => line`Omni-action: what do you pay?`,
    action: () => line`Which action do you perform?`,
    way: () => line`How do you perform it?`,
    pay: () => line`What do you pay?`,
    resources: (decision) => line`${from(decision)}which resources do you gain?`,
    waive: () => line`Diplomat: which resource do you leave out?`,
    slot: () => line`Which outpost slot?`,
    route: () => line`Which way?`,
    double: () => line`Double your income with the bonus token?`,
    track: () => line`${planetName('en', ADVANCING_PLANET)}: on which track do you advance?`,
    trackAgain: () =>
      line`${planetName('en', ADVANCING_PLANET)}, second time: on which track do you advance?`,
    before: order('the track’s income', 'the advance'),
    beforeAgain: order('the track’s income', 'the second advance'),
    payTrade: ({ shape }) =>
      shape === 'number'
        ? line`${planetName('en', TRADE_PLANET)}: how many times do you pay 1 alien to unlock a trade space?`
        : line`${planetName('en', TRADE_PLANET)}: pay 1 alien to unlock a trade space?`,
    payMilitary: ({ shape }) =>
      shape === 'number'
        ? line`${planetName('en', MILITARY_PLANET)}: how many times do you pay 1 credit to advance on the military track?`
        : line`${planetName('en', MILITARY_PLANET)}: pay 1 credit to advance on the military track?`,
    technologyBefore: order('the technology track’s income', 'the military advance'),
    militaryBefore: order('the military track’s income', 'the military advance'),
    politicsBefore: order('the politics track’s income', 'the military advance'),
    technologyBeforeAgain: order('the technology track’s income', 'the second military advance'),
    militaryBeforeAgain: order('the military track’s income', 'the second military advance'),
    politicsBeforeAgain: order('the politics track’s income', 'the second military advance'),
  },
  labels: {
    draft: (facts) =>
      facts['what'] === 'ability'
        ? line`Ability: ${nameOf('en', `ability:${factNumber(facts, 'ability')}`)}`
        : line`Wealth: ${factNumbers(facts, 'cards')
            .map((card) => nameOf('en', `wealth:${card}`))
            .join(', ')}`,
    income: () => line`Take income`,
    turn: (facts, id, decision) => {
      if (id === 'bridge') return line`Private Bridge: any action`
      return 'planet' in facts ? line`Use ${planet(facts)}` : action(facts, id, decision)
    },
    follow: (facts) => line`Follow: ${areaNames[areaIn(facts)].en}`,
    grantedAction: action,
    explore: (facts, id, decision) => {
      if (id === 'done') return line`Done`
      return id.startsWith('settle') ? settle(facts, id, decision) : move(facts, id, decision)
    },
    freeMove: move,
    tunnelMove: move,
    placeOutpost: settle,
    collect: (facts) =>
      line`Collect ${amountsText('en', [factNumber(facts, 'energy'), factNumber(facts, 'raw'), factNumber(facts, 'alien')])}`,
    miningOrder: (_, id) => (id === 'track' ? line`Mining track first` : line`Mining planets first`),
    mark: (facts) => line`Mark ${technology(facts)}`,
    takeMission: (facts) => line`Take ${mission(facts)}`,
    closeFile: (facts) =>
      facts['ignored'] === 'cost'
        ? line`Complete ${mission(facts)} without its cost`
        : line`Complete ${mission(facts)} without its requirement`,
    chooseTrack: (facts) => line`Advance on the ${trackWords[trackIn(facts)].en} track`,
    payEffect: (facts) => line`Pay ${amountsText('en', factNumbers(facts, 'paid'))}`,
    gainAny: (facts, id, decision) =>
      id === 'several' ? line`Choose ${numberOr(facts, 'amount', 0)} resources` : good(facts, id, decision),
    chooseEffect: (facts) => line`${capitalised(effectClause(factEffect(facts), 'en'))}`,
    pickUsedToken: (facts) => line`Use again: ${token(facts)}`,
    goOn: () => line`Go on`,
    chooseGoal: (facts) => {
      const more = numberOr(facts, 'more', 0)
      const name = nameOf('en', `goal:${factNumber(facts, 'goal')}`)
      const points = factNumber(facts, 'points')
      return more === 0
        ? line`${name}: ${points} VP`
        : line`${name}: ${points} VP (and ${more} VP for technology cards)`
    },
    exchange: (_, id) => line`1 credit for 1 ${goodNames[id as Good].en}`, // ids of goods
    useToken: (facts) => line`Token: ${token(facts)}`,
    useReserve: (facts) => line`Reserve: ${token(facts)}`,
    completeMission: (facts) => line`Complete ${mission(facts)}`,
    takeSeat: (facts) => {
      const decree = nameOf('en', `decree:${factNumber(facts, 'decree')}`)
      return facts['isGolden'] === true ? line`Senate: ${decree} (golden chair)` : line`Senate: ${decree}`
    },
    refit: (facts) => line`Use ${technology(facts)}`,
    worker: (_, id) => line`${capitalised(workerNames[id as WorkerKind].en)}`, // ids of workers
    fee: (_, id) => (id === 'alien' ? line`Pay 1 alien` : line`Pay 1 credit`),
    action,
    way: (facts) => line`${wayLabel(facts)}`,
    pay: good,
    resources: good,
    waive: (_, id) => line`1 ${goodNames[id as Good].en} less`, // ids of goods
    slot: (facts) => {
      const trade = numberOr(facts, 'trade', 0)
      return trade === 0 ? line`Slot without a requirement` : line`Slot for trade level ${trade}`
    },
    route: (facts) => line`${routeLabel(facts)}`,
    double: (_, id) => (id === 'yes' ? line`Double my income` : line`Not now`),
    track: (facts) => line`Advance on the ${trackWords[trackIn(facts)].en} track`,
    trackAgain: (facts) => line`Advance on the ${trackWords[trackIn(facts)].en} track`,
    before: beforeOrAfter,
    beforeAgain: beforeOrAfter,
    payTrade: (_, id) => (id === 'yes' ? line`Pay 1 alien` : line`Do not pay`),
    payMilitary: (_, id) => (id === 'yes' ? line`Pay 1 credit` : line`Do not pay`),
    technologyBefore: beforeOrAfter,
    militaryBefore: beforeOrAfter,
    politicsBefore: beforeOrAfter,
    technologyBeforeAgain: beforeOrAfter,
    militaryBeforeAgain: beforeOrAfter,
    politicsBeforeAgain: beforeOrAfter,
  },
  passes: {
    turn: () => line`Pass`,
    follow: () => line`Do not follow`,
    freeMove: () => line`Stay here`,
    tunnelMove: () => line`Stay here`,
    closeFile: () => line`Complete none`,
    chooseEffect: (_, __, { options }) =>
      options[0]?.facts?.['combinator'] === 'upTo' ? line`Stop` : line`No, thanks`,
  },
  pass: line`No, thanks`,
}

export function englishPrompt(decision: PresentedDecision): Line {
  const wording = english.prompts[questionOf(decision)](decision)
  return capitalisedLine(wording)
}

export function englishOption(decision: PresentedDecision, { id, facts = {} }: Option): Line {
  const question = questionOfOption(decision, facts)
  if (id === 'pass') return english.passes[question]?.(facts, id, decision) ?? english.pass
  return english.labels[question](facts, id, decision)
}

/** A number of picks as amounts: "2 energy and 1 credit". */
export function englishTally({ kind }: PresentedDecision, picks: readonly Option[]): Line | null {
  const wording = amountsText('en', countedGoods(picks))
  if (kind === 'pay') return wording === '' ? line`Nothing chosen yet` : line`Pay ${wording}`
  if (kind === 'resources') return wording === '' ? line`Nothing chosen yet` : line`Gain ${wording}`
  return null
}
