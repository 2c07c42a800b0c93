import { type BotName, botLevels, botNames, levelLine } from '@kantyna/bots'
import { levels } from '@kantyna/bots/words/en'
import {
  editionOf,
  type FullGameBundle,
  type GameRecord,
  langs,
  Match,
  resumeMatch,
  type SeatHolder,
} from '@kantyna/kernel'
import { automaHolders } from '../arena.ts'
import type { Command, CommandArgs } from '../command.ts'
import { readRecord, sweepParts, writeWhole } from '../files.ts'
import {
  gameFromArgs,
  openEdition,
  openLibrary,
  optionsFlag,
  optionsFromArgs,
  parseBotName,
  seatsFlag,
  seatsFromArgs,
  seedFromArgs,
} from '../games.ts'
import { matchKeys } from '../keys.ts'
import { Session } from '../play/session.ts'
import { type Speech, speech } from '../play/speech.ts'
import { tableHere } from '../play/table-here.ts'
import { localeLang, messageOf, shown, UsageError } from '../terminal.ts'
import { whyNot } from './verify.ts'

export const play: Command = {
  name: 'play',
  summary: 'Plays a game in the terminal, against bots or with others at the same keyboard.',
  takes: 'GAME',
  flags: [
    seatsFlag,
    {
      name: 'people',
      value: 'N',
      description: 'how many people play, in the first seats (1; 0 to just watch)',
    },
    { name: 'seat-of-person', value: 'K', description: 'one person plays, in that seat' },
    {
      name: 'bot',
      value: 'LEVEL',
      description: `who takes the other seats: ${botNames.join(', ')} (regular)`,
      values: botLevels.map((level) => `  ${level}: ${levels.descriptions[level]}`),
    },
    { name: 'lang', value: 'pl|en', description: 'the language' },
    { name: 'seed', value: 'S', description: 'a whole number: the same seed gives the same shuffles' },
    optionsFlag,
    { name: 'record', value: 'FILE', description: 'save the game there after every choice' },
    { name: 'resume', value: 'FILE', description: 'continue a saved game' },
  ],
  async run(given, terminal) {
    const lang = given.oneOf('lang', localeLang(terminal), langs)
    const file = given.text('record')
    const { match, bundle } = await matchGiven(given, speech[lang])
    const { game, options } = match.record()
    const { rulebook } = await openLibrary(editionOf(game, options))
    if (file !== undefined) startSaving(file, match)
    terminal.out(levelsAt(match, speech[lang]))
    const table = tableHere(match, bundle, { file: file ?? null, lang, terminal })
    await new Session(table, bundle, rulebook, lang, terminal).play()
    if (file !== undefined) terminal.out(`${await table.save(file)}\n`)
    return 0
  },
}

async function matchGiven(
  given: CommandArgs,
  say: Speech,
): Promise<{ readonly match: Match; readonly bundle: FullGameBundle }> {
  const saved = given.text('resume')
  if (saved === undefined) {
    const bundle = await gameFromArgs(given)
    return { match: newMatch(given, bundle, say), bundle }
  }
  const settled = ['seats', 'people', 'seat-of-person', 'bot', 'seed', 'options'].find((flag) =>
    given.has(flag),
  )
  if (settled !== undefined) throw new UsageError(`--${settled} is settled by the saved game: leave it out.`)
  const record = readRecord(saved, 'a saved game')
  sweepParts(saved)
  const bundle = await openEdition(given.only('game'), record.options)
  return { match: resumed(bundle, saved, record), bundle }
}

/** Before the first choice, checks that the game can be saved at all. */
function startSaving(file: string, match: Match): void {
  try {
    sweepParts(file)
    writeWhole(file, `${JSON.stringify(match.record())}\n`)
  } catch (problem) {
    throw new UsageError(`--record: ${shown(file)} cannot be written: ${messageOf(problem)}.`)
  }
}

function newMatch(given: CommandArgs, { game }: FullGameBundle, say: Speech): Match {
  const seats = seatsFromArgs(given, game)
  const options = optionsFromArgs(given, game, seats)
  const bot = parseBotName('--bot', given.text('bot') ?? 'regular')
  const isPerson = peopleGiven(given, seats)
  const seed = given.has('seed') ? seedFromArgs(given) : null
  const holders = Array.from({ length: seats }, (_, seat) => holder(seat, isPerson(seat), bot, say))
  holders.push(...automaHolders(game, seats, options, say.automa))
  return new Match(game, { options, seats: holders, ...matchKeys(holders, seed) })
}

function peopleGiven(given: CommandArgs, seats: number): (seat: number) => boolean {
  if (given.has('people') && given.has('seat-of-person')) {
    throw new UsageError('--people and --seat-of-person cannot both be given.')
  }
  if (given.has('seat-of-person')) {
    const own = given.whole('seat-of-person', 1, 1, seats) - 1
    return (seat) => seat === own
  }
  const people = given.whole('people', 1, 0, seats)
  return (seat) => seat < people
}

function holder(seat: number, isPerson: boolean, level: BotName, say: Speech): SeatHolder {
  return isPerson
    ? { name: say.person(seat), kind: 'person' }
    : { name: say.bot(seat, level), kind: 'bot', level }
}

/** The strength of the bots at this table, one line for each level. */
function levelsAt({ game, seats }: Match, { levels: levelWords }: Speech): string {
  const playing = botLevels.filter((level) => seats.some((seat) => seat.level === level))
  return playing
    .map((level) => `${levelWords.names[level]}: ${levelLine(levelWords, level, game.meta.botWins)}\n`)
    .join('')
}

function resumed({ game }: FullGameBundle, file: string, record: GameRecord): Match {
  if (record.seed === null)
    throw new UsageError(`${shown(file)} holds no seed, so its game cannot be continued.`)
  for (const { level } of record.seats) if (level !== undefined) parseBotName(`${shown(file)}: a bot`, level)
  const match = resumeMatch(game, record)
  if (!match.ok) throw new UsageError(`${shown(file)} cannot be continued: ${whyNot(record, match.error)}`)
  return match.value
}
