import { type Command, CommandArgs, helpOf } from './command.ts'
import { backup } from './commands/backup.ts'
import { balance } from './commands/balance.ts'
import { bench } from './commands/bench.ts'
import { cards } from './commands/cards.ts'
import { join } from './commands/join.ts'
import { newGame } from './commands/new.ts'
import { play } from './commands/play.ts'
import { restore } from './commands/restore.ts'
import { rules } from './commands/rules.ts'
import { scenario } from './commands/scenario.ts'
import { simulate } from './commands/simulate.ts'
import { tables } from './commands/tables.ts'
import { tournament } from './commands/tournament.ts'
import { verify } from './commands/verify.ts'
import { messageOf, safeTerminal, shown, type Terminal, UsageError } from './terminal.ts'

const commands: readonly Command[] = [
  play,
  join,
  simulate,
  tournament,
  balance,
  scenario,
  verify,
  rules,
  cards,
  newGame,
  bench,
  backup,
  restore,
  tables,
]

/** The exit codes other than 0. The list also has those with which the process itself ends. */
const BAD_INPUT = 2
const OUR_FAULT = 70
const exitCodes: readonly (readonly [code: string, meaning: string])[] = [
  ['0', 'all went well'],
  ['1', 'what was checked does not hold: a scenario, a simulated game, a record that was tampered with'],
  ['2', 'the command line or a file cannot be understood; nothing was done'],
  ['70', 'a mistake of Kantyna’s'],
  ['74', 'standard output cannot be written to'],
  ['129, 143', 'a game was ended from outside (SIGHUP, SIGTERM); with --record it is kept'],
]

/** Runs a command line and returns its exit code. */
export async function run(args: readonly string[], given: Terminal): Promise<number> {
  const terminal = safeTerminal(given)
  try {
    const [name, ...rest] = args
    if (name === '--help' || name === '-h' || name === 'help') {
      terminal.out(overview())
      return 0
    }
    if (name === undefined) throw new UsageError('Say what to do: kantyna --help lists the commands.')
    const command = commands.find((each) => each.name === name)
    if (command === undefined) {
      const names = commands.map((each) => each.name).join(', ')
      throw new UsageError(`There is no command "${shown(name)}"; there are: ${names}.`)
    }
    if (rest.includes('--help') || rest.includes('-h')) {
      terminal.out(helpOf(command))
      return 0
    }
    return await command.run(new CommandArgs(command, rest), terminal)
  } catch (problem) {
    if (problem instanceof UsageError) {
      terminal.err(`${messageOf(problem)}\n`)
      return BAD_INPUT
    }
    terminal.err(`This is Kantyna’s mistake, not yours: ${messageOf(problem)}\n`)
    return OUR_FAULT
  } finally {
    terminal.close()
  }
}

function overview(): string {
  const width = Math.max(...commands.map(({ name, takes }) => name.length + takes.length + 1))
  return [
    'kantyna COMMAND: space board games in a terminal',
    '',
    ...commands.map(({ name, takes, summary }) => `  ${`${name} ${takes}`.padEnd(width)}  ${summary}`),
    '',
    'kantyna COMMAND --help says more about each.',
    '',
    'Exit codes:',
    ...exitCodes.map(([code, meaning]) => `  ${code.padEnd(8)}  ${meaning}`),
    '',
  ].join('\n')
}
