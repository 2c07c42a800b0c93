import { type GameEvent, type GameWords, type Lang, type Line, line, player } from '@kantyna/kernel'
import type { GameMoments, Moment, MomentChange, MomentSceneProps, Motion } from '@kantyna/ui'
import type { ComponentType } from 'preact'
import type { RimEvent } from '../../rules/events.ts'
import type { IconName } from '../drawing/Icon.tsx'
import { readingNow } from '../encounters/reading-now.ts'
import { isBuying, type RimView, rimView } from '../view.ts'
import { changesOf } from './changes.ts'
import { FIRST_ROLLS, rollsOf, stepsToLand } from './dice-story.ts'
import { turnSummary } from './summary.ts'
import { firstEvent, momentTitle, openingTitle, type Titles } from './titles.ts'

interface Box {
  readonly roles: GameMoments['roles']
  readonly words: Readonly<Record<Lang, GameWords>>
  /** Titles of kinds that an expansion adds, and other titles for existing kinds. */
  readonly titles: Titles
  /**
   * By kind: the events with the message of the moment. For other kinds, the first event that the log has a line for.
   */
  readonly messageEvents: Readonly<Record<string, readonly string[]>>
  readonly Scene: ComponentType<MomentSceneProps>
}

export const messageEvents: Box['messageEvents'] = {
  firstPlayer: ['firstPlayer'],
  fight: ['combatBegan', 'combatEnded', 'cameToNothing'],
  test: ['tested', 'slippedPast', 'cameToNothing'],
  roll: ['rolled', 'cameToNothing'],
  inspection: ['rolled', 'delivered', 'heldUp'],
  job: ['jobEnded'],
  encounter: ['jobBegun', 'contactRevealed', 'encountered'],
  unasked: ['startingCard', 'planned', 'stoodUp', 'moved'],
}

/** Kinds of moments whose event already says what has changed. */
const kindsWithoutChanges: readonly string[] = ['damage', 'gift']

export interface RimMoments extends GameMoments<IconName> {
  readonly Scene: ComponentType<MomentSceneProps>
}

/** The moments of the game with the boxes on the table. */
export function momentsOfGame({ roles, words, titles, messageEvents, Scene }: Box): RimMoments {
  const wording = (events: readonly GameEvent[], lang: Lang): Line[] =>
    events.flatMap((event) => {
      const text = words[lang].event(event)
      return text === null ? [] : [text]
    })
  return {
    roles,
    title: (moment, lang) => momentTitle(moment, lang, titles),
    opening: openingTitle,
    knownAfter,
    sentence(moment, lang) {
      const { kind, events } = moment
      const turn = firstEvent(events, 'aiCard')
      const summary = turn === undefined ? null : turnSummary(turn.seat, events, lang)
      if (summary !== null) return summary
      const main = wording(
        events.filter(({ type }) => messageEvents[kind]?.includes(type) === true),
        lang,
      )
      const lines = main.length > 0 ? main : wording(events, lang).slice(0, 1)
      const changes = kindsWithoutChanges.includes(kind) ? [] : changesText(moment, changesOf(events, lang))
      return inOneLine([...lines, ...changes])
    },
    changes: ({ events }, lang) => changesOf(events, lang),
    isShownByQuestion: ({ kind, events }, view) =>
      kind === 'encounter' && changesOf(events, 'en').length === 0 && isReadInPanel(events, rimView(view)),
    Scene,
    sceneTime: ({ kind, events }) => (kind === 'aiTurn' ? aiTurnTime(events) : null),
    before: ({ kind, events }, view) => (kind === 'aiTurn' ? beforeMoves(rimView(view), events) : null),
    movesAfter: ({ events }, motion) => LINES[motion] * linesBeforeMove(events),
    turnSummary,
  }
}

/** Whether a panel shows the text of an encounter next to its question. The market's panel does not. */
function isReadInPanel(events: readonly GameEvent[], view: RimView): boolean {
  const card = firstEvent(events, 'reading')?.card ?? firstEvent(events, 'encountered')?.card
  return card !== undefined && readingNow(view)?.piece === card && !isBuying(view)
}

/** The milliseconds for reading a line of an AI card, and the extra time for the last line. */
const LINE = 420
const LAST = 1600

function aiTurnTime(events: readonly GameEvent[]): number {
  return LINE * events.filter(({ type }) => type === 'line').length + LAST
}

/** The view with moved ships and patrols in their old spaces. */
function beforeMoves(view: RimView, events: readonly GameEvent[]): RimView | null {
  const [spaces, patrolSpaces] = [[...view.spaces], [...view.patrolSpaces]]
  let isMoved = false
  for (const event of (events as readonly RimEvent[]).toReversed()) {
    // the events come from this game's rules
    if (event.type === 'moved') spaces[event.seat] = event.from
    else if (event.type === 'patrolMoved') patrolSpaces[event.faction] = event.from
    else continue
    isMoved = true
  }
  return isMoved ? { ...view, spaces, patrolSpaces } : null
}

/** The milliseconds between lines of an AI card: as in scene.css. */
const LINES: Readonly<Record<Motion, number>> = { normal: LINE, fast: 160, off: 0 }

/** The milliseconds that a die tumbles, and until the next one lands: as in scene.css. */
const LAND: Readonly<Record<Motion, number>> = { normal: 420, fast: 220, off: 0 }
const STEP: Readonly<Record<Motion, number>> = { normal: 60, fast: 30, off: 0 }

/** When all lines of an AI card have been shown, or all dice have landed. */
function knownAfter({ kind, events }: Moment, motion: Motion): number {
  if (kind === 'aiTurn') return LINES[motion] * (events.filter(({ type }) => type === 'line').length + 1)
  const steps = stepsOf(kind, events)
  return steps === 0 ? 0 : LAND[motion] + STEP[motion] * steps
}

function stepsOf(kind: string, events: readonly GameEvent[]): number {
  if (kind === 'firstPlayer')
    return FIRST_ROLLS * events.filter(({ type }) => type === 'rolledForFirst').length
  if (!rolled.includes(kind)) return 0
  const [first, second] = rollsOf(events)
  return stepsToLand(second.dice, stepsToLand(first.dice))
}

/** The kinds whose scenes show dice. */
const rolled: readonly string[] = ['fight', 'test', 'inspection', 'roll']

function linesBeforeMove(events: readonly GameEvent[]): number {
  const moved = events.findIndex(({ type }) => type === 'moved' || type === 'patrolMoved')
  return events.slice(0, moved + 1).filter(({ type }) => type === 'line').length
}

function inOneLine(lines: readonly Line[]): Line {
  return lines.flatMap((each, index): Line => (index === 0 ? each : [' ', ...each]))
}

/** "Ann: +4,000 credits, 2 damage on the ship." */
function changesText({ seats }: Moment, changes: readonly MomentChange[]): readonly Line[] {
  return seats.flatMap((seat) => {
    const own = changes.filter((change) => change.seat === seat).map(({ label }) => label)
    return own.length === 0 ? [] : [line`${player(seat)}: ${own.join(', ')}.`]
  })
}
