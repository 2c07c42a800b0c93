import type { Clock } from '@kantyna/host'
import type { FullGameBundle, Lang, Match } from '@kantyna/kernel'
import { wallClock } from '../clock.ts'
import type { Terminal } from '../terminal.ts'
import { GameFile } from './game-file.ts'
import { speech } from './speech.ts'
import { TerminalTable } from './terminal-table.ts'
import { wrapped } from './wrap.ts'

interface Here {
  /** Where the game is saved after every choice. */
  readonly file: string | null
  readonly lang: Lang
  readonly terminal: Terminal
  readonly clock?: Clock
}

/** A table at this keyboard, with its file. */
export function tableHere(
  match: Match,
  { game }: FullGameBundle,
  { file, lang, terminal, clock = wallClock }: Here,
): TerminalTable {
  const tell = (text: string) => terminal.out(wrapped(text, terminal.width))
  return new TerminalTable(match, game, clock, new GameFile(file, match, speech[lang], tell))
}
