import { at, type Lang, type Refusal, type Seat } from '@kantyna/kernel'
import { because, type WhyNot, type WhyNotFinder } from '@kantyna/ui'
import { MILITARY, POLITICS, TECHNOLOGY, type Track, tracks } from '../../content/names.ts'
import { technologies } from '../../content/technologies.ts'
import { cardAccess, missionAccess } from '../../content/tracks.ts'
import { explorationSpaces } from '../../rules/actions/exploration.ts'
import type { PublicGalaxy } from '../../rules/galaxy.ts'
import { mapOf, orbitOf } from '../../rules/map/map.ts'
import { strengthAt } from '../../rules/map/outposts.ts'
import { leastEnergy, MOST_STEPS, NO_WAY, WALK } from '../../rules/map/routes.ts'
import { chairRefusal } from '../../rules/missions/senate.ts'
import { hasMarked } from '../../rules/technologies/technologies.ts'
import { levelOf } from '../../rules/tracks/levels.ts'
import { advanceRefusal } from '../../rules/tracks/tracks.ts'
import type { Question } from '../../words/questions/questions.ts'
import { refusalText } from '../../words/questions/refusals.ts'
import { galaxyView } from '../view.ts'
import { blockingQuestions, type Reason, reasons, spaceCount } from './why-words.ts'

/** Why something on the table does not answer the question. */
export const whyNot: WhyNotFinder = (thing, lang, { view, decisions: [decision], blocked }) => {
  if (decision === undefined || blocked.length > 0) return null
  const stage = blockingQuestions[decision.kind as Question] // the game asks nothing else
  if (stage !== undefined) return because(decision.rules[0] ?? null, lang, stage)
  const t = galaxyView(view)
  const [kind = '', id = ''] = thing.split(':')
  const number = Number(id)
  switch (kind) {
    case 'planet':
    case 'space':
      return farAway(lang, t, decision.seat, kind === 'planet' ? t.planets.indexOf(number) : number)
    case 'pirate':
      return heldByPirates(lang, t, decision.seat, t.pirates.indexOf(number))
    case 'technology':
      return notMarked(lang, t, decision.seat, number)
    case 'mission':
      return at(t.log, decision.seat).includes(number)
        ? reasonText(lang, 'ownMission')
        : missionNotTaken(lang, t, decision.seat, number)
    case 'office':
      return refused(lang, chairRefusal(t, decision.seat, number), 'office')
    case 'track':
      return refused(lang, advanceRefusal(t, decision.seat, tracks.indexOf(id as Track)), 'track') // the id of a track
    case 'token':
      return reasonText(lang, at(t.tokens, decision.seat).includes(number) ? 'ownToken' : 'token')
    case 'ship':
      return reasonText(lang, id.startsWith(`${decision.seat}-`) ? 'ship' : 'othersShip')
    default:
      return kind in reasons ? reasonText(lang, kind as Reason) : null // its keys are the reasons
  }
}

function reasonText(lang: Lang, reason: Reason): WhyNot {
  const { rule, sentence } = reasons[reason]
  return because(rule, lang, sentence)
}

/** What the thing is for, then why the rules refuse it, if they do. */
function refused(lang: Lang, refusal: Refusal | null, reason: 'office' | 'track'): WhyNot {
  const { rule, sentence } = reasons[reason]
  if (refusal === null) return because(rule, lang, sentence)
  return { sentence: [sentence[lang], ' ', refusalText(lang, refusal)], rule: refusal.rule }
}

function farAway(lang: Lang, t: PublicGalaxy, seat: Seat, space: number): WhyNot {
  if (space < 0 || space >= mapOf(t).spaces) return reasonText(lang, 'off')
  const moves = explorationSpaces(t, seat)
  const away = Math.min(...at(t.ships, seat).map((_, ship) => stepsTo(t, orbitOf(t, seat, ship), space)))
  if (away === 0) return reasonText(lang, 'here')
  return because('GC-EXP-02', lang, {
    pl: `Statek przesuwasz w akcji eksploracji: najwyżej o ${spaceCount('pl', moves)}, a ta planeta leży o ${spaceCount('pl', away)} od niego.`,
    en: `You move your ship with the exploration action: up to ${spaceCount('en', moves)}, and this planet is ${spaceCount('en', away)} away.`,
  })
}

function stepsTo({ seats }: PublicGalaxy, from: number, to: number): number {
  if (from === to) return 0
  let steps = 1
  while (steps < MOST_STEPS && leastEnergy(seats, from, to, WALK, steps, 0) >= NO_WAY) steps++
  return steps
}

function levels(lang: Lang, needs: number, has: number, track: string): string {
  if (lang === 'pl')
    return has < needs
      ? `Potrzeba poziomu ${track} ${needs}, a twój to ${has}.`
      : `Twój poziom ${track} ${has} wystarcza (potrzeba ${needs}).`
  return has < needs
    ? `You need ${track} level ${needs}; yours is ${has}.`
    : `Your ${track} level ${has} is enough (you need ${needs}).`
}

function heldByPirates(lang: Lang, t: PublicGalaxy, seat: Seat, space: number): WhyNot {
  if (space < 0) return reasonText(lang, 'takenPirate')
  const strength = strengthAt(t, space)
  const level = levelOf(t, seat, MILITARY, 'requirement')
  return because('GC-ORG-30', lang, {
    pl: `Piratów pokonuje ten, kto umieści na ich planecie placówkę. ${levels('pl', strength, level, 'wojskowości')}`,
    en: `Pirates are defeated by placing an outpost on their planet. ${levels('en', strength, level, 'military')}`,
  })
}

function notMarked(lang: Lang, t: PublicGalaxy, seat: Seat, technology: number): WhyNot {
  if (hasMarked(t, seat, technology)) return reasonText(lang, 'markedCard')
  const needs = at(cardAccess, at(technologies, technology).level - 1)
  const level = levelOf(t, seat, TECHNOLOGY, 'cards')
  return because('GC-ORG-09', lang, {
    pl: `Kartę oznaczasz w akcji technologii. ${levels('pl', needs, level, 'technologii')}`,
    en: `You mark a card with the technology action. ${levels('en', needs, level, 'technology')}`,
  })
}

function missionNotTaken(lang: Lang, t: PublicGalaxy, seat: Seat, mission: number): WhyNot {
  const row = t.missionRows.findIndex((cards) => cards.includes(mission))
  if (row < 0) return reasonText(lang, 'othersMission')
  const needs = at(at(missionAccess, row), at(t.missionRows, row).indexOf(mission))
  const level = levelOf(t, seat, POLITICS, 'missions')
  return because('GC-ORG-12', lang, {
    pl: `Misję bierzesz w akcji polityki. ${levels('pl', needs, level, 'polityki')}`,
    en: `You take a mission with the politics action. ${levels('en', needs, level, 'politics')}`,
  })
}
