import {
  at,
  capitalised,
  type Lang,
  type Paint,
  type Seat,
  type Thing,
  UNSEEN,
  type View,
} from '@kantyna/kernel'
import { decrees } from '../../content/decrees.ts'
import { missions } from '../../content/missions.ts'
import { areas, mainTracks, tracks, workers } from '../../content/names.ts'
import { incomeSpaces, miningSpaces, OUTPOSTS, outpostSpaces } from '../../content/panel.ts'
import { ROUNDS } from '../../content/round-track.ts'
import { technologies } from '../../content/technologies.ts'
import { cardAccess, missionAccess, tokenStacks } from '../../content/tracks.ts'
import type { Galaxy, secrets } from '../../rules/galaxy.ts'
import { FIRST_MISSION, FIRST_PIRATE, NONE } from '../../rules/pieces.ts'
import { decreeText, missionLines, missionTypeLine, technologyText } from '../cards/card-text.ts'
import { amountsListed } from '../questions/shared-phrases.ts'
import { boardWords } from './board-words.ts'
import { mapLines } from './map-text.ts'
import { areaNames, goodTotal, phaseNames, trackNames, workerNames } from './names.ts'
import { nameOf, planetName, shortName, textOf } from './things.ts'

/** The table in letters: actions, tracks, map, cards, then all control panels, the viewer's last. */

export type GalaxyView = View<Galaxy, typeof secrets>

const seatPaints = ['red', 'green', 'yellow', 'blue', 'bold'] as const

export function drawText(view: GalaxyView, lang: Lang, paint: Paint): string {
  const wording = boardWords[lang]
  const own = view.seat ?? NONE
  const others = Array.from({ length: view.seats }, (_, seat) => seat).filter((seat) => seat !== own)
  const heading = (text: string) => paint(text, 'bold')
  const sections: (readonly string[])[] = [
    [heading(roundLine(view, lang))],
    ...(view.round === 0
      ? []
      : [
          [heading(wording.actions), ...actionLines(view, lang), miningLine(view, lang)],
          [heading(wording.tracks), ...trackLines(view, lang)],
        ]),
    ...draftSections(view, lang).map(([label, ...lines]) => [heading(label), ...lines]),
    [heading(wording.map), ...mapLines(view, lang)],
    [heading(wording.technologies), ...technologyRows(view, lang)],
    [heading(wording.missions), ...missionRows(view, lang)],
    [heading(wording.decrees), ...decreeRows(view, lang)],
    ...others.map((seat) => panel(view, seat, lang, paint)),
    ...(own === NONE ? [] : [panel(view, own, lang, paint)]),
  ]
  return sections.map((lines) => lines.join('\n')).join('\n\n')
}

function roundLine(view: GalaxyView, lang: Lang): string {
  const wording = boardWords[lang]
  const { outcome } = view
  if (outcome !== null) return `${wording.winners}: ${outcome.winners.map(wording.seat).join(', ')}`
  const phase = capitalised(phaseNames[view.phase][lang])
  if (view.round === 0) return phase
  return `${wording.round(view.round, ROUNDS)} · ${phase} · ${wording.order}: ${view.priority.map(wording.seat).join(', ')}`
}

/** The choices of the draft, before the first round. */
function draftSections(view: GalaxyView, lang: Lang): (readonly [string, ...string[]])[] {
  const wording = boardWords[lang]
  const sets = view.wealthSets.map(
    (set) =>
      `  ${set.map((card) => `${nameOf(lang, `wealth:${card}`)}: ${textOf(lang, `wealth:${card}`)}`).join(' ')}`,
  )
  const tiles = view.abilityRow.map(
    (tile) => `  ${nameOf(lang, `ability:${tile}`)}: ${textOf(lang, `ability:${tile}`)}`,
  )
  return [
    ...(sets.length === 0 ? [] : [[wording.wealth, ...sets] as const]),
    ...(tiles.length === 0 ? [] : [[wording.abilities, ...tiles] as const]),
  ]
}

function actionLines(view: GalaxyView, lang: Lang): string[] {
  const wording = boardWords[lang]
  return areas.map((area, index) => {
    const users = seatsIn(view, at(view.mainSpaces, index)).map(wording.seat)
    const followers = at(view.followers, index).map(
      (code) =>
        `${wording.seat(Math.floor(code / workers.length))} (${workerNames[at(workers, code % workers.length)][lang]})`,
    )
    return [
      `  ${areaNames[area][lang]}: ${users.length === 0 ? wording.free : `${wording.used} (${users.join(', ')})`}`,
      ...(followers.length === 0 ? [] : [`${wording.follow}: ${followers.join(', ')}`]),
    ].join(' · ')
  })
}

function miningLine(view: GalaxyView, lang: Lang): string {
  const wording = boardWords[lang]
  const [token] = view.miningSpace
  return `  ${wording.mining}: ${token === undefined ? wording.none : shortName(lang, `mining:${token}`)}`
}

function trackLines(view: GalaxyView, lang: Lang): string[] {
  const wording = boardWords[lang]
  return mainTracks.map((track, index) => {
    const stacks = tokenStacks.flatMap((stack, place) => {
      if (stack.track !== index) return []
      const pile = at(view.stacks, place)
      const top = pile.at(-1)
      return top === undefined || top === UNSEEN
        ? [wording.empty(stack.space)]
        : [wording.next(stack.space, pile.length, shortName(lang, `token:${top}`))]
    })
    const levels = view.levels.map((each, seat) => `${wording.seat(seat)}: ${at(each, index)}`)
    return `  ${trackNames[track][lang]} · ${levels.join(', ')} · ${stacks.join(' · ')}`
  })
}

function technologyRows(view: GalaxyView, lang: Lang): string[] {
  const wording = boardWords[lang]
  return view.technologies.map((index) => {
    const card = at(technologies, index)
    const seats = view.marked.flatMap((bits, seat) =>
      (bits & (1 << index)) === 0 ? [] : [wording.seat(seat)],
    )
    const access = `${trackNames.technology[lang]} ${at(cardAccess, card.level - 1)}`
    return `  ${access}: ${card.name[lang]}. ${technologyText(card, lang)}${seats.length === 0 ? '' : ` [${seats.join(', ')}]`}`
  })
}

function missionRows(view: GalaxyView, lang: Lang): string[] {
  const wording = boardWords[lang]
  return view.missionRows.flatMap((row, level) =>
    row.map((piece, place) => {
      const card = at(missions, piece - FIRST_MISSION)
      const lines = [missionTypeLine(card, lang), ...missionLines(card, lang)]
      return `  ${wording.needs(at(at(missionAccess, level), place))}: ${card.name[lang]}. ${lines.join(' ')}`
    }),
  )
}

function decreeRows(view: GalaxyView, lang: Lang): string[] {
  const wording = boardWords[lang]
  return view.decrees.map((decree, office) => {
    const { [decree]: card } = decrees
    const chairs = at(view.chairs, office).map(wording.seat)
    const text = card === undefined ? '' : `${card.name[lang]}. ${decreeText(card, lang)}`
    return `  ${text} · ${wording.chairs}: ${chairs.length === 0 ? wording.none : chairs.join(', ')}`
  })
}

function seatsIn(view: GalaxyView, bits: number): Seat[] {
  return Array.from({ length: view.seats }, (_, seat) => seat).filter((seat) => (bits & (1 << seat)) !== 0)
}

/** A control panel: first its numbers, then its pieces. */
function panel(view: GalaxyView, seat: Seat, lang: Lang, paint: Paint): string[] {
  const wording = boardWords[lang]
  const name = seat === view.seat ? `${wording.you} (${wording.seat(seat)})` : wording.seat(seat)
  const ability = at(view.abilities, seat)
  const points = at(view.ledger, seat).reduce((sum, each) => sum + each, 0)
  const heading = `${name} · ${points} ${wording.points}${ability === NONE ? '' : ` · ${nameOf(lang, `ability:${ability}`)}`}`
  const hold = at(view.hold, seat)
  const levels = tracks.map(
    (track, index) => `${trackNames[track][lang]} ${at(at(view.levels, seat), index)}`,
  )
  const lists: readonly (readonly [string, readonly string[]])[] = [
    [wording.log, names(lang, at(view.log, seat), 'mission')],
    [wording.completed, names(lang, at(view.completed, seat), 'mission')],
    [wording.marked, markedCards(view, seat, lang)],
    [wording.tokens, tokenNames(lang, at(view.tokens, seat))],
    [wording.reserve, tokenNames(lang, at(view.reserve, seat))],
    [wording.usedTokens, tokenNames(lang, at(view.usedTokens, seat))],
    [wording.miningTrack, miningTrack(view, seat, lang)],
    [wording.incomeTrack, incomeTrack(view, seat, lang)],
    [wording.goals, goalNames(view, seat, lang)],
  ]
  return [
    paint(heading, seatPaints[seat] ?? 'bold'),
    `  ${hold.some((amount) => amount > 0) ? amountsListed(lang, hold) : wording.none} · ${wording.markers}: ${at(view.markers, seat)}`,
    `  ${levels.join(' · ')}`,
    `  ${workerLine(view, seat, lang)}`,
    `  ${outpostLine(view, seat, lang)}`,
    ...lists.flatMap(([label, items]) => (items.length === 0 ? [] : [`  ${label}: ${items.join(' · ')}`])),
  ]
}

function workerLine(view: GalaxyView, seat: Seat, lang: Lang): string {
  const wording = boardWords[lang]
  return [
    `${wording.captains}: ${at(view.captains, seat)}`,
    `${wording.crew}: ${at(view.crew, seat)} (${wording.cryo}: ${at(view.cryo, seat)})`,
    ...(at(view.lieutenant, seat) === 1 ? [wording.lieutenant] : []),
  ].join(' · ')
}

function outpostLine(view: GalaxyView, seat: Seat, lang: Lang): string {
  const wording = boardWords[lang]
  const bits = at(view.outposts, seat)
  const placed = view.planets.flatMap((planet, space) =>
    (bits & (1 << space)) === 0 ? [] : [planetName(lang, planet)],
  )
  const next = placed.length < OUTPOSTS ? at(outpostSpaces, placed.length).cost : null
  const cost =
    next === null
      ? ''
      : ` · ${wording.nextOutpost}: ${next === 0 ? wording.noCost : goodTotal(lang, 'raw', next)}`
  return `${wording.placed}: ${placed.length === 0 ? wording.none : placed.join(', ')}${cost}`
}

/** A piece that is face down to the viewer has no name. */
function names(lang: Lang, pieces: readonly number[], what: 'mission' | 'goal'): string[] {
  return pieces.flatMap((piece) => (piece === UNSEEN ? [] : [nameOf(lang, `${what}:${piece}` as Thing)]))
}

function goalNames(view: GalaxyView, seat: Seat, lang: Lang): string[] {
  const goals = at(view.goals, seat)
  return typeof goals === 'number' ? [] : names(lang, goals, 'goal')
}

function tokenNames(lang: Lang, tokens: readonly number[]): string[] {
  return tokens.flatMap((token) => (token === UNSEEN ? [] : [shortName(lang, `token:${token}`)]))
}

function markedCards(view: GalaxyView, seat: Seat, lang: Lang): string[] {
  const wording = boardWords[lang]
  return technologies.flatMap((card, index) => {
    if ((at(view.marked, seat) & (1 << index)) === 0) return []
    const isFlipped = (at(view.flipped, seat) & (1 << index)) !== 0
    return [isFlipped ? `${card.name[lang]} (${wording.flipped})` : card.name[lang]]
  })
}

function miningTrack(view: GalaxyView, seat: Seat, lang: Lang): string[] {
  return at(view.miningTracks, seat).map((token, place) => {
    const name =
      token >= FIRST_PIRATE
        ? nameOf(lang, `pirate:${token - FIRST_PIRATE}`)
        : shortName(lang, `mining:${token}`)
    return `${name} (${boardWords[lang].needs(at(miningSpaces, place))})`
  })
}

function incomeTrack(view: GalaxyView, seat: Seat, lang: Lang): string[] {
  return at(view.incomeTracks, seat).flatMap((token, place) => {
    if (token === NONE) return []
    const { takes, politics } = at(incomeSpaces, place)
    const name = takes === 'pirate' ? nameOf(lang, `pirate:${token}`) : shortName(lang, `fleet:${token}`)
    return [`${name} (${boardWords[lang].needs(politics)})`]
  })
}
