import { capitalised, type GameEvent, type Line, line, player, type Seat } from '@kantyna/kernel'
import { forms } from '../../content/names.ts'
import type { GalaxyEvent } from '../../rules/events.ts'
import { HUB_PLANET } from '../../rules/pieces.ts'
import { actionWords, goodCount, trackWords } from '../cards/effect-words.ts'
import { amountsText } from '../questions/shared-phrases.ts'
import { phaseNames, sourceNames, workersSent } from '../things/names.ts'
import { link, links, miningLink, pirateLink, planetLink, tokenLink } from '../things/things.ts'
import {
  actsAsCaptain,
  areaLink,
  areaOf,
  gainedText,
  goodOf,
  sourceSuffix,
  stackTrack,
  trackOf,
  workerOf,
} from './log-words.ts'

/** The log in Polish. Names stay in the nominative, after a colon. */

const sent = (worker: number) => workersSent[workerOf(worker)].pl
const onPlanet = (index: number | undefined) => planetLink('onPl', index ?? HUB_PLANET)
const ontoPlanet = (index: number | undefined) => planetLink('ontoPl', index ?? HUB_PLANET)
const track = (index: number) => trackWords[trackOf(index)].pl

const paidFor: Readonly<Record<string, string>> = {
  omni: 'wszechakcja',
  mission: 'misja',
  outpost: 'placówka',
  move: 'ruch',
  planet: 'planeta',
}

const tokenOrigins = { stack: 'z toru', planet: 'z planety', round: 'z toru rund' } as const

export function polishEvent(emitted: GameEvent): Line | null {
  const event = emitted as GalaxyEvent // the game emits nothing else
  switch (event.type) {
    case 'laidOut':
      return line`Galaktyka rozłożona. Kolejność graczy: ${players(event.priority)}.`
    // The log must not name the goals, because everybody at one screen can read it.
    case 'dealtGoals':
      return line`${player(event.seat)} dostaje 2 karty celów.`
    case 'drafted':
      return event.what === 'ability'
        ? line`${player(event.seat)} bierze zdolność: ${links(
            'pl',
            event.cards.map((card) => `ability:${card}` as const),
          )}.`
        : line`${player(event.seat)} bierze karty bogactwa: ${links(
            'pl',
            event.cards.map((card) => `wealth:${card}` as const),
          )}.`
    case 'roundBegan':
      return line`Runda ${event.round}. Kolejność graczy: ${players(event.priority)}.`
    case 'phaseBegan':
      return event.phase === 'turns' ? null : line`${capitalised(phaseNames[event.phase].pl)}.`
    case 'turnBegan':
      return line`Tura: ${player(event.seat)}.`
    case 'passed':
      return line`${player(event.seat)} pasuje.`
    case 'militaryLead':
      return line`${player(event.seat)} ma najwyższy poziom wojskowości i zyskuje ${event.points} PZ.`
    case 'militaryLast':
      return event.points === 0
        ? line`${player(event.seat)} ma najniższy poziom wojskowości, ale nie ma PZ do stracenia.`
        : line`${player(event.seat)} ma najniższy poziom wojskowości i traci ${event.points} PZ.`
    case 'returnedWorkers':
      return line`Robotnicy wracają na panele sterowania.`
    case 'priorityMoved':
      return line`${player(event.seat)} cofa się na torze priorytetu.`
    case 'scoredGoal':
      return line`${player(event.seat)} zyskuje ${event.points} PZ za kartę celu: ${link('pl', `goal:${event.goal}`)}.`
    case 'gained':
      return line`${player(event.seat)} zyskuje ${gainedText('pl', event.good, event.amount)}${sourceSuffix('pl', event.source, '')}.`
    case 'paid': {
      const what = paidFor[event.what]
      return line`${player(event.seat)} płaci ${amountsText('pl', event.goods)}${what === undefined ? '' : ` (${what})`}.`
    }
    case 'scored':
      // The event of its source says it already.
      if (event.for === 'military' || event.for === 'goal') return null
      return line`${player(event.seat)} zyskuje ${event.points} PZ${sourceSuffix('pl', event.source, sourceNames[event.for].pl)}.`
    case 'advanced':
      return trackOf(event.track) === 'trade'
        ? line`${player(event.seat)} odblokowuje pole handlu ${event.space}.`
        : line`${player(event.seat)} awansuje na torze ${track(event.track)} na poziom ${event.space}.`
    case 'raised':
      return line`${player(event.seat)} ma do fazy porządkowania poziom ${track(event.track)} wyższy o ${event.by}.`
    case 'placed':
      return line`${player(event.seat)} umieszcza ${sent(event.worker)}: ${areaLink('pl', event.area)}.`
    case 'followed':
      return actsAsCaptain(event.worker)
        ? line`${player(event.seat)} dołącza, wysyła ${sent(event.worker)} i wykonuje główną akcję: ${areaLink('pl', event.area)}.`
        : line`${player(event.seat)} dołącza i wysyła ${sent(event.worker)}: ${areaLink('pl', event.area)}.`
    case 'usedBridge':
      return line`${player(event.seat)} umieszcza ${sent(event.worker)}: ${link('pl', `bridge:${event.seat}`)}.`
    case 'usedPlanet':
      return line`${player(event.seat)} umieszcza ${sent(event.worker)} na ${onPlanet(event.planet)}.`
    case 'performed': {
      // The event of placing the worker on this space says it already.
      if (event.from === 'action' && !event.isOmni) return null
      const form = forms[event.form] === 'secondary' ? 'dodatkową' : 'główną'
      return line`${player(event.seat)} wykonuje ${form} ${actionWords[areaOf(event.area)].pl}.`
    }
    case 'mobilised':
      return line`${player(event.seat)} mobilizuje załoganta.`
    case 'sentAway':
      return line`${player(event.seat)} odrzuca załoganta, aby umieścić placówkę na ${onPlanet(event.planet)}.`
    case 'moved':
      return line`${player(event.seat)} przesuwa statek na ${ontoPlanet(event.planet)}.`
    case 'settled':
      return line`${player(event.seat)} umieszcza placówkę na ${onPlanet(event.planet)}.`
    case 'defeatedPirates':
      return line`${player(event.seat)} pokonuje piratów na ${onPlanet(event.planet)}: ${pirateLink('pl', event.pirates)}.`
    case 'tookToken':
      return line`${player(event.seat)} bierze żeton premii ${tokenOrigins[event.from]}: ${tokenLink('pl', event.token)}.`
    case 'turnedUpToken':
      return line`Kolejny żeton premii na torze ${trackWords[stackTrack(event.stack)].pl}: ${tokenLink('pl', event.token)}.`
    case 'usedToken': {
      const how = {
        flipped: 'używa żetonu premii',
        again: 'ponownie używa żetonu premii',
        reserve: 'używa żetonu ze skrytki',
      }[event.how]
      return line`${player(event.seat)} ${how}: ${tokenLink('pl', event.token)}.`
    }
    case 'tookMiningToken':
      return line`${player(event.seat)} bierze żeton wydobycia: ${miningLink('pl', event.token)}.`
    case 'turnedUpMining':
      return line`Nowy żeton wydobycia: ${miningLink('pl', event.token)}.`
    case 'marked':
      return line`${player(event.seat)} oznacza kartę technologii: ${link('pl', `technology:${event.technology}`)}.`
    case 'flippedMarker':
      return line`${player(event.seat)} używa karty technologii: ${link('pl', `technology:${event.technology}`)}.`
    case 'tookMission':
      return line`${player(event.seat)} bierze misję: ${link('pl', `mission:${event.mission}`)}.`
    case 'turnedUpMission':
      return line`Nowa misja: ${link('pl', `mission:${event.mission}`)}.`
    case 'completed':
      return line`${player(event.seat)} kończy misję: ${link('pl', `mission:${event.mission}`)}.`
    case 'sat': {
      const chair = event.chair === 0 ? 'złoty fotel' : 'fotel'
      return line`${player(event.seat)} zajmuje ${chair} w Senacie: ${link('pl', `decree:${event.decree ?? 0}`)}.`
    }
    case 'exchanged':
      return line`${player(event.seat)} wymienia 1 kredyt na ${goodCount('pl', goodOf(event.good), 1)}.`
    case 'doubledIncome':
      return line`${player(event.seat)} podwaja dochód w tej fazie.`
  }
}

function players(seats: readonly Seat[]): Line {
  return seats.flatMap((seat, index) => (index === 0 ? [player(seat)] : [', ', player(seat)]))
}
