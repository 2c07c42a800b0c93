import {
  anyAnswer,
  anyMove,
  type Choice,
  entryFor,
  fastDice,
  type Game,
  type GameEvent,
  type HowChosen,
  langs,
  Match,
  type Position,
  plainText,
  type RandomBelow,
  type TableEntry,
  type Viewer,
  viewOf,
  writeFor,
  writePicks,
} from '@kantyna/kernel'
import { describe, expect, test } from 'vitest'
import { type GameMoments, type Moment, momentsOf } from '../moments.ts'

/** Tests of the moments in random games, with or without an expansion. */

const CHOICES = 500

/** Each event of these types is in exactly one moment, for every viewer. */
const eventsThatMatter: readonly string[] = [
  'rolledForFirst',
  'combatBegan',
  'combatEnded',
  'tested',
  'rolled',
  'delivered',
  'heldUp',
  'captiveDelivered',
  'jobEnded',
  'defeated',
  'damaged',
  'goalMet',
  'madeToStop',
  'slippedPast',
  'contactRevealed',
  'encountered',
  'huntCompleted',
  'goalCompleted',
  'goalLost',
  'aiTarget',
  'favor',
  'playerBountyCompleted',
  'confronted',
]

/** Events that change what a seat has. */
const changes: readonly string[] = [
  'credits',
  'fame',
  'reputation',
  'damaged',
  'recovered',
  'gained',
  'discarded',
  'removed',
  'secretsLost',
  'shipTaken',
]

interface GameCase<P extends Position, O extends object> {
  readonly game: Game<P, O>
  readonly seats: number
  readonly automas?: readonly number[]
  readonly options: O
}

interface PlayedGame {
  readonly viewer: Viewer
  readonly entries: readonly TableEntry[]
  readonly moments: readonly Moment[]
}

/** Tests that moments show what matters once, to each seat that it concerns, in words, and without secrets. */
export function testRandomMoments<P extends Position, O extends object>(
  moments: GameMoments,
  cases: Readonly<Record<string, GameCase<P, O>>>,
): void {
  describe.each(Object.entries(cases))('%s', (_, gameCase) => {
    const games = playedGames(moments, gameCase)

    test('each event that matters is in exactly one moment', () => {
      expect(games.flatMap(notShownOnce)).toEqual([])
    })

    test('each change for a seat that did not choose it is in a moment that concerns it', () => {
      expect(games.flatMap(changedUnseen)).toEqual([])
    })

    test('each moment has a title, a sentence and named changes in both languages', () => {
      expect(games.flatMap((game) => malformedTexts(game, moments))).toEqual([])
    })

    test('no moment tells a viewer another seat’s secret', () => {
      expect(games.flatMap(leaked)).toEqual([])
    })
  })
}

/** Two random games, each as a spectator, the first seat and the last seat see it. */
function playedGames<P extends Position, O extends object>(
  moments: GameMoments,
  gameCase: GameCase<P, O>,
): readonly PlayedGame[] {
  const viewers: readonly Viewer[] = [null, 0, gameCase.seats - 1]
  return [1, 2].flatMap((seed) => {
    const { history, view } = playedAtRandom(gameCase, seed)
    return viewers.map((viewer) => {
      const entries = history.map((entry) => entryFor(entry, viewer))
      return { viewer, entries, moments: momentsOf(moments.roles, entries, view(viewer)) }
    })
  })
}

/** Events that matter and are in no moment, or in several. */
function notShownOnce({ entries, moments }: PlayedGame): readonly GameEvent[] {
  const times = new Map<GameEvent, number>()
  for (const event of moments.flatMap(({ events }) => events)) times.set(event, (times.get(event) ?? 0) + 1)
  return beforeLastTurn(entries).filter(
    (event) => eventsThatMatter.includes(event.type) && times.get(event) !== 1,
  )
}

/** Changes for a seat that did not choose them, and that are in no moment that concerns it. */
function changedUnseen({ entries, moments }: PlayedGame): readonly GameEvent[] {
  const concerned = new Map(moments.flatMap(({ events, seats }) => events.map((event) => [event, seats])))
  const over = new Set(beforeLastTurn(entries))
  return entries.flatMap(({ choice, events }) =>
    events.filter((event) => {
      const { seat } = event as { readonly seat?: number } // only some events have one
      if (choice === null || seat === undefined || !changes.includes(event.type) || !over.has(event))
        return false
      const isChosen = choice.seat === seat && choice.how === 'hand'
      return !isChosen && concerned.get(event)?.includes(seat) !== true
    }),
  )
}

/** Titles, sentences and labels that are empty or malformed. */
function malformedTexts({ moments: found }: PlayedGame, moments: GameMoments): readonly string[] {
  return found.flatMap((moment) =>
    langs.flatMap((lang) => {
      const title = plainText(moments.title(moment, lang), () => 'X')
      const sentence = plainText(moments.sentence(moment, lang), () => 'X')
      const labels = moments.changes(moment, lang).map(({ text, label }) => [text, label])
      const isGood =
        /^\p{L}/u.test(title) &&
        /[.!]$/.test(sentence) &&
        !/undefined|NaN|null|\s{2}| [.,:]/.test(`${title} ${sentence}`) &&
        labels.every(([text, label = '']) => text !== '' && /\p{L}/u.test(label))
      return isGood ? [] : [`${moment.kind}: ${title} | ${sentence} | ${labels.join(' | ')}`]
    }),
  )
}

/** Events in a moment whose viewer may not know them. */
function leaked({ viewer, moments }: PlayedGame): readonly GameEvent[] {
  return moments
    .flatMap(({ events }) => events)
    .filter((event) => {
      const { secret } = event as { readonly secret?: { readonly seats: readonly number[] } } // only some events have one
      return secret !== undefined && !secret.seats.includes(viewer ?? -1)
    })
}

interface Played {
  readonly history: readonly TableEntry[]
  view(viewer: Viewer): ReturnType<typeof viewOf>
}

const KEY = '0123456789abcdef'.repeat(4)

function playedAtRandom<P extends Position, O extends object>(
  { game, seats, automas = [], options }: GameCase<P, O>,
  seed: number,
): Played {
  const { below } = fastDice(seed)
  const match = new Match(game, {
    options,
    isMasked: false,
    seats: Array.from({ length: seats }, (_, seat) => ({
      name: `Seat ${seat + 1}`,
      kind: automas.includes(seat) ? 'automa' : 'person',
    })),
    seed: KEY.slice(seed) + KEY.slice(0, seed),
    contributions: Array.from({ length: seats - automas.length }, () => KEY),
  })
  const hows: readonly HowChosen[] = ['hand', 'hand', 'only']
  while (!match.isOver && match.entries.length < CHOICES) {
    const choice = anyChoice(match, below)
    if (choice === null || !match.choose(choice, hows[match.entries.length % hows.length]).ok) break
  }
  const { history } = match
  return { history, view: (viewer) => viewOf(game, match.position, viewer) }
}

/** The events before the last turn: the moments of an unfinished turn may be open. */
function beforeLastTurn(entries: readonly TableEntry[]): readonly GameEvent[] {
  const all = entries.flatMap(({ events }) => events)
  return all.slice(
    0,
    all.findLastIndex(({ type }) => type === 'turnBegan'),
  )
}

/** A random choice; sometimes a standing move. */
function anyChoice<P extends Position, O extends object>(
  { position, game }: Match<P, O>,
  below: RandomBelow,
): Choice | null {
  const made = below(6) === 0 ? anyMove(game, position, below(position.seats), below) : null
  if (made !== null) {
    const { seat, move, picks } = made
    return { seat, move: move.name, picks: writeFor(position, move, seat, picks) }
  }
  const open = position.open[below(Math.max(1, position.open.length))]
  if (open === undefined) return null
  return {
    seat: open.seat,
    decision: open.id,
    picks: writePicks(game, position, open, anyAnswer(game, position, open, below)),
  }
}
