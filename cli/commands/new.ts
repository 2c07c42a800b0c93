import { join } from 'node:path'
import { expansionMetas, gameMetas } from '@kantyna/games/metas'
import type { Command, CommandArgs } from '../command.ts'
import { hasGame, type NewGameNames, nameFromId, ruleIdsFromId, writeNewGame } from '../new-game.ts'
import { shown, UsageError } from '../terminal.ts'

const games = join(import.meta.dirname, '..', '..', 'games')
const LONGEST_NAME = 40

export const newGame: Command = {
  name: 'new',
  summary: 'Creates a small game that can be played at once, for you to change: docs/add-a-game.md.',
  takes: 'GAME',
  flags: [
    { name: 'name', value: 'NAME', description: 'what players call it (made from GAME, where not said)' },
    { name: 'rules', value: 'XX', description: 'the two letters with which the ids of its rules begin' },
  ],
  run(given, terminal) {
    const names = namesGiven(given)
    const { id } = names
    const files = writeNewGame(games, names)
    terminal.out(
      [
        `${names.name}: ${files.length} files in games/${id}, and its entries in games/registry.ts and games/metas.ts.`,
        '',
        '  npm run format                          puts the new lines in order',
        `  npx kantyna play ${id.padEnd(22)} plays it in the terminal`,
        '  npm start                               plays it in the browser',
        `  npm run test:unit games/${id.padEnd(15)} tests it`,
        '',
        'docs/add-a-game.md says how to go on.',
        '',
      ].join('\n'),
    )
    return Promise.resolve(0)
  },
}

function namesGiven(given: CommandArgs): NewGameNames {
  const id = given.only('game')
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id) || id.length > LONGEST_NAME)
    throw new UsageError(`"${shown(id)}" is not the name of a folder like fox-and-geese.`)
  if (hasGame(games, id)) throw new UsageError(`There is something called ${id} in games already.`)
  const name = given.text('name') ?? nameFromId(id)
  if (!/^[\p{L}\p{N}][\p{L}\p{N} :!?-]*$/u.test(name) || name.length > LONGEST_NAME)
    throw new UsageError(`--name is wrong: "${shown(name)}" should be letters, digits and spaces.`)
  const ruleIds = given.text('rules') ?? ruleIdsFromId(id)
  if (!/^[A-Z]{2}$/.test(ruleIds))
    throw new UsageError(`--rules must be two capital letters, not "${shown(ruleIds)}".`)
  const owner = [...gameMetas, ...expansionMetas].find((meta) => meta.ruleIds?.includes(ruleIds))
  if (owner !== undefined)
    throw new UsageError(
      `Rules of ${owner.name.en} begin with ${ruleIds}: choose other letters with --rules.`,
    )
  return { id, name, ruleIds }
}
