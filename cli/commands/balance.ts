import {
  answer,
  at,
  begin,
  type GameWithBots,
  newChance,
  newOutbox,
  seatingFor,
  type Tally,
  type TallyTable,
  takeStanding,
} from '@kantyna/kernel'
import { type Command, jsonFlag } from '../command.ts'
import {
  gameCountFromArgs,
  gameFromArgs,
  gamesFlag,
  optionsFlag,
  optionsFromArgs,
  seatsFlag,
  seatsFromArgs,
  seedFlag,
  seedFromArgs,
} from '../games.ts'
import { POLICY, playerFlag, playerFromArgs, playersOf, type SimulatedGame } from '../players.ts'
import { Progress } from '../progress.ts'
import { jsonLine } from '../terminal.ts'

const GAMES = 200

interface Measured {
  readonly game: string
  readonly seats: number
  readonly bot: string
  readonly seed: number
  readonly games: number
  readonly finished: number
  /** How many turns the winner had: the deciles over all games, from the shortest to the longest. */
  readonly turns: readonly number[]
  readonly wins: readonly number[]
  readonly tables: readonly TallyTable[]
}

export const balance: Command = {
  name: 'balance',
  summary: 'Measures how long games are, who wins, by what, and what never happens.',
  takes: 'GAME',
  flags: [
    seatsFlag,
    gamesFlag(GAMES),
    seedFlag,
    playerFlag(POLICY),
    optionsFlag,
    { name: 'markdown', description: 'tables to paste into a page of documentation' },
    jsonFlag,
  ],
  async run(given, terminal) {
    const { game, newTally } = await gameFromArgs(given)
    const seats = seatsFromArgs(given, game)
    const games = gameCountFromArgs(given, GAMES)
    const seed = seedFromArgs(given)
    const player = playerFromArgs(given, game, POLICY)
    const options = optionsFromArgs(given, game, seats)

    const tally = newTally?.() ?? null
    const wins = Array.from({ length: seatingFor(game, seats, options).seats }, () => 0)
    const turns: number[] = []
    const sources = new Map<string, { points: number; winners: number }>()
    const progress = new Progress(terminal, 'games', games)
    for (let index = 0; index < games; index++) {
      const { outcome, turnsOf } = playGame(game, { options, seed: seed + index, seats, player }, tally)
      progress.show(index + 1)
      const winner = outcome?.winners[0]
      if (outcome === null || winner === undefined) continue
      for (const seat of outcome.winners) wins[seat] = (wins[seat] ?? 0) + 1
      // An automa takes its whole turn between two questions, so its turns are not counted. It has had as many as the
      // others.
      turns.push(winner < seats ? at(turnsOf, winner) : Math.max(...turnsOf))
      countSources(sources, outcome.scores?.find((score) => score.seat === winner)?.sources ?? {})
    }
    progress.clear()
    const measured: Measured = {
      game: game.meta.id,
      seats,
      bot: player,
      seed,
      games,
      finished: turns.length,
      turns: tenthsOf(turns),
      wins,
      tables: [sourcesTable(sources, turns.length), ...(tally?.tables() ?? [])],
    }
    terminal.out(given.has('json') ? jsonLine(measured) : reportText(measured, given.has('markdown')))
    return measured.finished === games ? 0 : 1
  },
}

/** Plays one game, passes everything that happens to the tally, and counts the turns of each seat. */
function playGame(game: GameWithBots, given: SimulatedGame, tally: Tally | null) {
  const { seats, options, seed } = given
  const { choose, move } = playersOf(game, given)
  // As in tournaments, bots make no offers, but take the free actions that the game proposes.
  const standingMover = game.proposesFreeActions === true ? move : () => null
  const out = newOutbox()
  const t = begin(game, seatingFor(game, seats, options), options, newChance(seed, game.streams), out)
  const turnsOf: number[] = new Array(t.seats).fill(0)
  let turnOf = game.whoseTurn(t)
  let turnNumber = game.turnNumber?.(t)
  if (turnOf !== null) turnsOf[turnOf] = 1
  tally?.see(t, out.events)
  for (let made = 0; t.outcome === null && made < game.longestGame; made++) {
    const decision = at(t.open, 0)
    t.out = null
    const standingMove = standingMover(t)
    const picks = standingMove === null ? choose(t, decision) : []
    out.events = []
    out.draws = []
    t.out = tally === null ? null : out
    if (standingMove === null) answer(game, t, decision, picks)
    else takeStanding(game, t, standingMove.move, standingMove.seat, standingMove.picks)
    tally?.see(t, out.events)
    const now = game.whoseTurn(t)
    const nowNumber = game.turnNumber?.(t)
    if (now === turnOf && nowNumber === turnNumber) continue
    turnOf = now
    turnNumber = nowNumber
    if (now !== null) turnsOf[now] = (turnsOf[now] ?? 0) + 1
  }
  return { outcome: t.outcome, turnsOf }
}

function countSources(
  sources: Map<string, { points: number; winners: number }>,
  won: Readonly<Record<string, number>>,
): void {
  for (const [source, points] of Object.entries(won)) {
    const sum = sources.get(source) ?? { points: 0, winners: 0 }
    sources.set(source, { points: sum.points + points, winners: sum.winners + (points > 0 ? 1 : 0) })
  }
}

function sourcesTable(
  sources: ReadonlyMap<string, { readonly points: number; readonly winners: number }>,
  games: number,
): TallyTable {
  return {
    title: 'What winners won by',
    columns: ['source', 'points on average', 'of a hundred winners'],
    rows: [...sources].map(([source, { points, winners }]) => [
      source,
      (points / games).toFixed(2),
      Math.round((100 * winners) / games),
    ]),
    missing: [...sources].filter(([, { winners }]) => winners === 0).map(([source]) => source),
  }
}

const TENTHS = 10

function tenthsOf(turns: readonly number[]): readonly number[] {
  const sorted = turns.toSorted((a, b) => a - b)
  if (sorted.length === 0) return []
  return Array.from({ length: TENTHS + 1 }, (_, tenth) =>
    at(sorted, Math.round((tenth * (sorted.length - 1)) / TENTHS)),
  )
}

function reportText(measured: Measured, isMarkdown: boolean): string {
  const { game, seats, bot, games, finished, turns, wins, tables } = measured
  const percent = (count: number) => `${Math.round((100 * count) / Math.max(1, finished))} %`
  const lines = [
    `${game}, ${seats} seats, ${bot}: ${finished} of ${games} games finished.`,
    '',
    `Own turns of the winner: median ${turns[TENTHS / 2] ?? '–'}, tenths ${turns.join(' ')}.`,
    '',
    `Wins by seat: ${wins.map((count, seat) => `${seat + 1}: ${percent(count)}`).join(', ')}.`,
    '',
    ...tables.flatMap((table) => (isMarkdown ? markdownOf(table) : textOf(table))),
  ]
  return lines.join('\n')
}

function missingLine({ missing }: TallyTable): string[] {
  return missing === undefined || missing.length === 0 ? [] : [`Never: ${missing.join(', ')}.`, '']
}

function markdownOf(table: TallyTable): string[] {
  const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  const rule = table.columns.map((_, column) => (column === 0 ? '---' : '---:'))
  const body = table.rows.length === 0 ? [] : [row(table.columns), row(rule), ...table.rows.map(row), '']
  return [`**${table.title}**`, '', ...body, ...missingLine(table)]
}

function textOf(table: TallyTable): string[] {
  const rows = table.rows.length === 0 ? [] : [table.columns, ...table.rows]
  const widths = table.columns.map((_, column) =>
    Math.max(...rows.map((cells) => String(cells[column] ?? '').length)),
  )
  const line = (cells: readonly (string | number)[]) =>
    `  ${cells.map((cell, column) => String(cell).padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd()
  return [table.title, ...rows.map(line), ...(rows.length === 0 ? [] : ['']), ...missingLine(table)]
}
