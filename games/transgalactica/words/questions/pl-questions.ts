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
import { goodCount, spaceCount, trackWords } from '../cards/effect-words.ts'
import { areaGenitivesPl, areaNames, formNames, goodNames, goodTotal, workerNames } from '../things/names.ts'
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

/** Questions in Polish: prompts and buttons. */

const from = (decision: PresentedDecision) => sourcePrefix('pl', decision)
const planet = (facts: Facts) => planetName('pl', factNumber(facts, 'planet'))
const onPlanet = (facts: Facts) => planetPhrases.onPl(factNumber(facts, 'planet'))
const mission = (facts: Facts) => nameOf('pl', `mission:${factNumber(facts, 'mission')}`)
const technology = (facts: Facts) => nameOf('pl', `technology:${factNumber(facts, 'technology')}`)
const token = (facts: Facts) => shortName('pl', `token:${factNumber(facts, 'token')}`)
const withShip = (facts: Facts) => (isSecondShip(facts) ? ' (drugi statek)' : '')
const good: Label = (_, id) => line`${capitalised(goodNames[id as Good].pl)}` // ids of goods

const action: Label = (facts) => {
  const area = capitalised(areaNames[areaIn(facts)].pl)
  const form = facts['form']
  // The rules put the name of a form there.
  return typeof form === 'string' ? line`${area} (${formNames[form as Form].pl})` : line`${area}`
}

const settle: Label = (facts) => {
  const cost = numberOr(facts, 'raw', 0)
  const strength = numberOr(facts, 'strength', 0)
  const notes = [
    ...(cost === 0 ? [] : [amountsListed('pl', [0, cost])]),
    ...(strength === 0 ? [] : [`pokonujesz piratów o sile ${strength}`]),
  ]
  return line`Umieść placówkę na ${onPlanet(facts)}${withShip(facts)}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`
}

const move: Label = (facts) => {
  const cost = moveCost('pl', facts)
  return line`Przesuń statek: ${planet(facts)}${withShip(facts)}${cost === '' ? '' : ` (${cost})`}`
}
const beforeOrAfter: Label = (_, id) => (id === 'before' ? line`Najpierw dochód` : line`Najpierw awans`)

const ways: Readonly<Record<Exclude<Way, 'advanceAndCard' | 'cardOnly'>, string>> = {
  advanceTwo: 'Awansuj o 2 pola',
  advanceOne: 'Awansuj o 1 pole',
  advanceAndCollect: 'Awansuj o 1 pole i zbierz zasoby',
  advanceProduction: 'Awansuj o 1 pole',
  collectOnly: 'Zbierz zasoby',
}

/** Why the advance opens no card, by reason and the level after it. */
const noCards: Readonly<Record<string, (level: number) => string>> = {
  noMarker: () => 'bez karty: nie masz znacznika rozwoju w ładowni',
  nothingToMark: (level) => `bez karty: poziom technologii ${level} nie daje dostępu do żadnej nowej`,
  logFull: () => 'bez misji: twój dziennik jest pełny',
  nothingToTake: (level) => `bez misji: poziom polityki ${level} nie daje dostępu do żadnej`,
}

function wayLabel(facts: Facts): string {
  const way = factText(facts, 'way') as Way // rules name ways there
  const card = facts['area'] === 'politics' ? 'weź misję' : 'oznacz kartę technologii'
  if (way === 'advanceAndCard') {
    const why = noCards[String(facts['noCard'])]
    return why === undefined
      ? `Awansuj o 1 pole i ${card}`
      : `Awansuj o 1 pole (${why(numberOr(facts, 'level', 0))})`
  }
  return way === 'cardOnly' ? capitalised(card) : ways[way]
}

function routeLabel(facts: Facts): string {
  const cost = moveCost('pl', facts)
  const steps = numberOr(facts, 'steps', 1)
  const gained = numberOr(facts, 'points', 0)
  const notes = [
    ...(facts['isExtraUsed'] === true ? ['wykorzystuje dodatkowy ruch'] : []),
    ...(gained === 0 ? [] : [`zyskujesz ${gained} PZ`]),
    ...movementLeft('pl', facts),
  ]
  const spaces = `${facts['isByTunnel'] === true ? 'Tunelem, ' : ''}${spaceCount('pl', steps)}`
  return `${spaces}: ${cost === '' ? 'bez kosztu' : cost}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`
}

/** The order of income and advance. For doubled income it is a number of times. */
const order =
  (income: string, advance: { readonly first: string; readonly before: string }): Prompt =>
  ({ shape }) =>
    shape === 'number'
      ? line`Ile razy pobierasz ${income} przed ${advance.before}?`
      : line`Co najpierw: ${income} czy ${advance.first}?`

const theAdvance = { first: 'awans', before: 'awansem' }
const secondAdvance = { first: 'drugi awans', before: 'drugim awansem' }
const militaryAdvance = {
  first: 'awans na torze wojskowości',
  before: 'awansem na torze wojskowości',
}
const secondMilitaryAdvance = {
  first: 'drugi awans na torze wojskowości',
  before: 'drugim awansem na torze wojskowości',
}

const polish: QuestionWords = {
  prompts: {
    draft: ({ options }) => {
      const isWealth = options.some(({ facts }) => facts?.['what'] === 'wealth')
      const isAbility = options.some(({ facts }) => facts?.['what'] === 'ability')
      if (isWealth && isAbility) return line`Weź zestaw kart bogactwa albo kafelek zdolności.`
      return isWealth ? line`Weź zestaw kart bogactwa.` : line`Weź kafelek zdolności.`
    },
    income: () => line`Faza dochodów: zdecyduj o swoim dochodzie.`,
    turn: ({ options }) => {
      const { hasAction, hasPlanet } = placesIn(options)
      if (!hasAction && !hasPlanet) return line`Twoja tura: wykonaj darmowe akcje albo spasuj.`
      if (!hasPlanet) return line`Twoja tura: umieść kapitana albo spasuj.`
      if (!hasAction) return line`Twoja tura: użyj planety akcyjnej albo spasuj.`
      return line`Twoja tura: umieść kapitana, użyj planety akcyjnej albo spasuj.`
    },
    follow: (decision) => {
      const area = areaIn(decision.options[0]?.facts ?? {})
      const action = area === 'omni' ? areaGenitivesPl.omni : `akcji ${areaGenitivesPl[area]}`
      return realOptions(decision) === 0
        ? line`Na razie nie możesz dołączyć do ${action}.`
        : line`Dołączasz do ${action}?`
    },
    grantedAction: () => line`Którą akcję wykonujesz?`,
    explore: () => line`Eksploracja: przesuń statek albo umieść placówkę.`,
    freeMove: () => line`Przesuń statek bez kosztu w energii.`,
    tunnelMove: () => line`Do którego tunelu przesuwasz statek?`,
    placeOutpost: () => line`Gdzie umieszczasz placówkę?`,
    collect: () => line`Które zasoby zbierasz?`,
    miningOrder: () => line`Wydobycie: które nagrody zyskujesz najpierw?`,
    mark: () => line`Którą kartę technologii oznaczasz?`,
    takeMission: () => line`Którą misję bierzesz?`,
    closeFile: (decision) => line`${from(decision)}którą misję kończysz i co ignorujesz?`,
    chooseTrack: (decision) => line`${from(decision)}na którym torze awansujesz?`,
    payEffect: (decision) => line`${from(decision)}jak płacisz?`,
    gainAny: (decision) =>
      decision.options[0]?.id === 'several'
        ? line`${from(decision)}które zasoby zyskujesz?`
        : line`${from(decision)}który zasób zyskujesz?`,
    chooseEffect: (decision) => {
      const combinator = decision.options[0]?.facts?.['combinator']
      if (combinator === 'upTo') return line`${from(decision)}robisz to? Możesz to powtórzyć.`
      return realOptions(decision) > 1
        ? line`${from(decision)}wybierz jedno.`
        : line`${from(decision)}robisz to?`
    },
    pickUsedToken: (decision) => line`${from(decision)}którego żetonu używasz ponownie?`,
    goOn: () => line`Wykonaj darmowe akcje albo idź dalej.`,
    chooseGoal: () => line`Wybierz kartę celu, którą punktujesz. Druga pozostanie tajna.`,
    exchange: () => line`Wymień 1 kredyt`,
    useToken: () => line`Użyj żetonu premii`,
    useReserve: () => line`Użyj żetonu ze skrytki`,
    completeMission: () => line`Ukończ misję`,
    takeSeat: () => line`Wyślij załoganta do Senatu`,
    refit: () => line`Użyj karty technologii`,
    worker: () => line`Kogo wysyłasz?`,
    fee: () => line`Wszechakcja: czym płacisz?`,
    action: () => line`Którą akcję wykonujesz?`,
    way: () => line`Jak ją wykonujesz?`,
    pay: () => line`Czym płacisz?`,
    resources: (decision) => line`${from(decision)}które zasoby zyskujesz?`,
    waive: () => line`Dyplomata: który zasób pomijasz?`,
    slot: () => line`Które pole placówki?`,
    route: () => line`Którędy?`,
    double: () => line`Podwajasz dochód żetonem premii?`,
    track: () => line`${planetName('pl', ADVANCING_PLANET)}: na którym torze awansujesz?`,
    trackAgain: () => line`${planetName('pl', ADVANCING_PLANET)}, drugi raz: na którym torze awansujesz?`,
    before: order('dochód z toru', theAdvance),
    beforeAgain: order('dochód z toru', secondAdvance),
    payTrade: ({ shape }) =>
      shape === 'number'
        ? line`${planetName('pl', TRADE_PLANET)}: ile razy płacisz 1 obcego, aby odblokować pole handlu?`
        : line`${planetName('pl', TRADE_PLANET)}: płacisz 1 obcego, aby odblokować pole handlu?`,
    payMilitary: ({ shape }) =>
      shape === 'number'
        ? line`${planetName('pl', MILITARY_PLANET)}: ile razy płacisz 1 kredyt, aby awansować na torze wojskowości?`
        : line`${planetName('pl', MILITARY_PLANET)}: płacisz 1 kredyt, aby awansować na torze wojskowości?`,
    technologyBefore: order('dochód z toru technologii', militaryAdvance),
    militaryBefore: order('dochód z toru wojskowości', theAdvance),
    politicsBefore: order('dochód z toru polityki', militaryAdvance),
    technologyBeforeAgain: order('dochód z toru technologii', secondMilitaryAdvance),
    militaryBeforeAgain: order('dochód z toru wojskowości', secondAdvance),
    politicsBeforeAgain: order('dochód z toru polityki', secondMilitaryAdvance),
  },
  labels: {
    draft: (facts) =>
      facts['what'] === 'ability'
        ? line`Zdolność: ${nameOf('pl', `ability:${factNumber(facts, 'ability')}`)}`
        : line`Bogactwo: ${factNumbers(facts, 'cards')
            .map((card) => nameOf('pl', `wealth:${card}`))
            .join(', ')}`,
    income: () => line`Pobierz dochód`,
    turn: (facts, id, decision) => {
      if (id === 'bridge') return line`Prywatny mostek: dowolna akcja`
      return 'planet' in facts ? line`Użyj planety ${planet(facts)}` : action(facts, id, decision)
    },
    follow: (facts) => line`Dołącz: ${areaNames[areaIn(facts)].pl}`,
    grantedAction: action,
    explore: (facts, id, decision) => {
      if (id === 'done') return line`Gotowe`
      return id.startsWith('settle') ? settle(facts, id, decision) : move(facts, id, decision)
    },
    freeMove: move,
    tunnelMove: move,
    placeOutpost: settle,
    collect: (facts) =>
      line`Zbierz ${amountsText('pl', [factNumber(facts, 'energy'), factNumber(facts, 'raw'), factNumber(facts, 'alien')])}`,
    miningOrder: (_, id) => (id === 'track' ? line`Najpierw tor wydobycia` : line`Najpierw planety górnicze`),
    mark: (facts) => line`Oznacz: ${technology(facts)}`,
    takeMission: (facts) => line`Weź: ${mission(facts)}`,
    closeFile: (facts) =>
      facts['ignored'] === 'cost'
        ? line`Ukończ bez kosztu: ${mission(facts)}`
        : line`Ukończ bez wymagania: ${mission(facts)}`,
    chooseTrack: (facts) => line`Awansuj na torze ${trackWords[trackIn(facts)].pl}`,
    payEffect: (facts) => line`Zapłać ${amountsText('pl', factNumbers(facts, 'paid'))}`,
    gainAny: (facts, id, decision) =>
      id === 'several' ? line`Wybierz zasoby (${numberOr(facts, 'amount', 0)})` : good(facts, id, decision),
    chooseEffect: (facts) => line`${capitalised(effectClause(factEffect(facts), 'pl'))}`,
    pickUsedToken: (facts) => line`Użyj ponownie: ${token(facts)}`,
    goOn: () => line`Dalej`,
    chooseGoal: (facts) => {
      const more = numberOr(facts, 'more', 0)
      const name = nameOf('pl', `goal:${factNumber(facts, 'goal')}`)
      const points = factNumber(facts, 'points')
      return more === 0
        ? line`${name}: ${points} PZ`
        : line`${name}: ${points} PZ (oraz ${more} PZ za karty technologii)`
    },
    exchange: (_, id) => line`1 kredyt → ${goodTotal('pl', id as Good, 1)}`, // ids of goods
    useToken: (facts) => line`Żeton: ${token(facts)}`,
    useReserve: (facts) => line`Skrytka: ${token(facts)}`,
    completeMission: (facts) => line`Ukończ: ${mission(facts)}`,
    takeSeat: (facts) => {
      const decree = nameOf('pl', `decree:${factNumber(facts, 'decree')}`)
      return facts['isGolden'] === true ? line`Senat: ${decree} (złoty fotel)` : line`Senat: ${decree}`
    },
    refit: (facts) => line`Użyj karty ${technology(facts)}`,
    worker: (_, id) => line`${capitalised(workerNames[id as WorkerKind].pl)}`, // ids of workers
    fee: (_, id) => (id === 'alien' ? line`Zapłać 1 obcego` : line`Zapłać 1 kredyt`),
    action,
    way: (facts) => line`${wayLabel(facts)}`,
    pay: good,
    resources: good,
    waive: (_, id) => line`O ${goodCount('pl', id as Good, 1)} mniej`, // ids of goods
    slot: (facts) => {
      const trade = numberOr(facts, 'trade', 0)
      return trade === 0 ? line`Pole bez wymagań` : line`Pole od ${trade}. poziomu handlu`
    },
    route: (facts) => line`${routeLabel(facts)}`,
    double: (_, id) => (id === 'yes' ? line`Podwajam dochód` : line`Nie teraz`),
    track: (facts) => line`Awansuj na torze ${trackWords[trackIn(facts)].pl}`,
    trackAgain: (facts) => line`Awansuj na torze ${trackWords[trackIn(facts)].pl}`,
    before: beforeOrAfter,
    beforeAgain: beforeOrAfter,
    payTrade: (_, id) => (id === 'yes' ? line`Zapłać 1 obcego` : line`Nie płać`),
    payMilitary: (_, id) => (id === 'yes' ? line`Zapłać 1 kredyt` : line`Nie płać`),
    technologyBefore: beforeOrAfter,
    militaryBefore: beforeOrAfter,
    politicsBefore: beforeOrAfter,
    technologyBeforeAgain: beforeOrAfter,
    militaryBeforeAgain: beforeOrAfter,
    politicsBeforeAgain: beforeOrAfter,
  },
  passes: {
    turn: () => line`Spasuj`,
    follow: () => line`Nie dołączaj`,
    freeMove: () => line`Zostań`,
    tunnelMove: () => line`Zostań`,
    closeFile: () => line`Nie kończ żadnej`,
    chooseEffect: (_, __, { options }) =>
      options[0]?.facts?.['combinator'] === 'upTo' ? line`Zakończ` : line`Nie, dziękuję`,
  },
  pass: line`Nie, dziękuję`,
}

export function polishPrompt(decision: PresentedDecision): Line {
  const wording = polish.prompts[questionOf(decision)](decision)
  return capitalisedLine(wording)
}

export function polishOption(decision: PresentedDecision, { id, facts = {} }: Option): Line {
  const question = questionOfOption(decision, facts)
  if (id === 'pass') return polish.passes[question]?.(facts, id, decision) ?? polish.pass
  return polish.labels[question](facts, id, decision)
}

/** A number of picks as amounts: "2 energii i 1 kredyt". */
export function polishTally({ kind }: PresentedDecision, picks: readonly Option[]): Line | null {
  const wording = amountsText('pl', countedGoods(picks))
  if (kind === 'pay') return wording === '' ? line`Nic jeszcze nie wybrano` : line`Płacisz ${wording}`
  if (kind === 'resources') return wording === '' ? line`Nic jeszcze nie wybrano` : line`Zyskujesz ${wording}`
  return null
}
