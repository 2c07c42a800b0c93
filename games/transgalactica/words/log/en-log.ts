import { capitalised, type GameEvent, type Line, line, player, type Seat } from '@kantyna/kernel'
import { forms } from '../../content/names.ts'
import type { GalaxyEvent } from '../../rules/events.ts'
import { HUB_PLANET } from '../../rules/pieces.ts'
import { actionWords, trackWords } from '../cards/effect-words.ts'
import { amountsText } from '../questions/shared-phrases.ts'
import { goodNames, phaseNames, sourceNames, workersSent } from '../things/names.ts'
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

/** The log in English. */

const sent = (worker: number) => workersSent[workerOf(worker)].en
const planet = (index: number | undefined) => planetLink('en', index ?? HUB_PLANET)
const track = (index: number) => trackWords[trackOf(index)].en

const paidFor: Readonly<Record<string, string>> = {
  omni: 'omni-action',
  mission: 'mission',
  outpost: 'outpost',
  move: 'movement',
  planet: 'planet',
}

const tokenOrigins = {
  stack: 'from a track',
  planet: 'from the planet',
  round: 'from the round track',
} as const

export function englishEvent(emitted: GameEvent): Line | null {
  const event = emitted as GalaxyEvent // the game emits nothing else
  switch (event.type) {
    case 'laidOut':
      return line`The galaxy is laid out. Player order: ${players(event.priority)}.`
    // The log must not name the goals, because everybody at one screen can read it.
    case 'dealtGoals':
      return line`${player(event.seat)} gets 2 goal cards.`
    case 'drafted':
      return event.what === 'ability'
        ? line`${player(event.seat)} takes an ability: ${links(
            'en',
            event.cards.map((card) => `ability:${card}` as const),
          )}.`
        : line`${player(event.seat)} takes wealth cards: ${links(
            'en',
            event.cards.map((card) => `wealth:${card}` as const),
          )}.`
    case 'roundBegan':
      return line`Round ${event.round}. Player order: ${players(event.priority)}.`
    case 'phaseBegan':
      return event.phase === 'turns' ? null : line`${capitalised(phaseNames[event.phase].en)}.`
    case 'turnBegan':
      return line`Turn: ${player(event.seat)}.`
    case 'passed':
      return line`${player(event.seat)} passes.`
    case 'militaryLead':
      return line`${player(event.seat)} has the highest military level and gains ${event.points} VP.`
    case 'militaryLast':
      return event.points === 0
        ? line`${player(event.seat)} has the lowest military level but no VP to lose.`
        : line`${player(event.seat)} has the lowest military level and loses ${event.points} VP.`
    case 'returnedWorkers':
      return line`Workers return to the control panels.`
    case 'priorityMoved':
      return line`${player(event.seat)} moves back on the priority track.`
    case 'scoredGoal':
      return line`${player(event.seat)} scores ${event.points} VP for the goal ${link('en', `goal:${event.goal}`)}.`
    case 'gained':
      return line`${player(event.seat)} gains ${gainedText('en', event.good, event.amount)}${sourceSuffix('en', event.source, '')}.`
    case 'paid': {
      const what = paidFor[event.what]
      return line`${player(event.seat)} pays ${amountsText('en', event.goods)}${what === undefined ? '' : ` (${what})`}.`
    }
    case 'scored':
      // The event of its source says it already.
      if (event.for === 'military' || event.for === 'goal') return null
      return line`${player(event.seat)} gains ${event.points} VP${sourceSuffix('en', event.source, sourceNames[event.for].en)}.`
    case 'advanced':
      return trackOf(event.track) === 'trade'
        ? line`${player(event.seat)} unlocks trade space ${event.space}.`
        : line`${player(event.seat)} advances to ${track(event.track)} level ${event.space}.`
    case 'raised':
      return line`${player(event.seat)}’s ${track(event.track)} level is ${event.by} higher until clean-up.`
    case 'placed':
      return line`${player(event.seat)} places ${sent(event.worker)}: ${areaLink('en', event.area)}.`
    case 'followed':
      return actsAsCaptain(event.worker)
        ? line`${player(event.seat)} follows with ${sent(event.worker)} and performs the main action: ${areaLink('en', event.area)}.`
        : line`${player(event.seat)} follows with ${sent(event.worker)}: ${areaLink('en', event.area)}.`
    case 'usedBridge':
      return line`${player(event.seat)} places ${sent(event.worker)} on the ${link('en', `bridge:${event.seat}`)}.`
    case 'usedPlanet':
      return line`${player(event.seat)} places ${sent(event.worker)} on ${planet(event.planet)}.`
    case 'performed': {
      // The event of placing the worker on this space says it already.
      if (event.from === 'action' && !event.isOmni) return null
      const form = forms[event.form] ?? 'main'
      return line`${player(event.seat)} performs the ${form} ${actionWords[areaOf(event.area)].en}.`
    }
    case 'mobilised':
      return line`${player(event.seat)} mobilises a crew member.`
    case 'sentAway':
      return line`${player(event.seat)} discards a crew member to place an outpost on ${planet(event.planet)}.`
    case 'moved':
      return line`${player(event.seat)} moves a ship to ${planet(event.planet)}.`
    case 'settled':
      return line`${player(event.seat)} places an outpost on ${planet(event.planet)}.`
    case 'defeatedPirates':
      return line`${player(event.seat)} defeats the pirates on ${planet(event.planet)}: ${pirateLink('en', event.pirates)}.`
    case 'tookToken':
      return line`${player(event.seat)} takes a bonus token ${tokenOrigins[event.from]}: ${tokenLink('en', event.token)}.`
    case 'turnedUpToken':
      return line`Next bonus token on the ${trackWords[stackTrack(event.stack)].en} track: ${tokenLink('en', event.token)}.`
    case 'usedToken': {
      const how = { flipped: '', again: ' again', reserve: ' from the Reserve Locker' }[event.how]
      return line`${player(event.seat)} uses a bonus token${how}: ${tokenLink('en', event.token)}.`
    }
    case 'tookMiningToken':
      return line`${player(event.seat)} takes a mining token: ${miningLink('en', event.token)}.`
    case 'turnedUpMining':
      return line`New mining token: ${miningLink('en', event.token)}.`
    case 'marked':
      return line`${player(event.seat)} marks the technology card ${link('en', `technology:${event.technology}`)}.`
    case 'flippedMarker':
      return line`${player(event.seat)} uses the technology card ${link('en', `technology:${event.technology}`)}.`
    case 'tookMission':
      return line`${player(event.seat)} takes the mission ${link('en', `mission:${event.mission}`)}.`
    case 'turnedUpMission':
      return line`New mission: ${link('en', `mission:${event.mission}`)}.`
    case 'completed':
      return line`${player(event.seat)} completes the mission ${link('en', `mission:${event.mission}`)}.`
    case 'sat': {
      const chair = event.chair === 0 ? 'the golden chair' : 'a chair'
      return line`${player(event.seat)} takes ${chair} in the Senate: ${link('en', `decree:${event.decree ?? 0}`)}.`
    }
    case 'exchanged':
      return line`${player(event.seat)} exchanges 1 credit for 1 ${goodNames[goodOf(event.good)].en}.`
    case 'doubledIncome':
      return line`${player(event.seat)} doubles the income in this phase.`
  }
}

function players(seats: readonly Seat[]): Line {
  return seats.flatMap((seat, index) => (index === 0 ? [player(seat)] : [', ', player(seat)]))
}
