import { editionName } from '../games/games.ts'
import { useLang } from '../settings/useSettings.ts'
import { useWords } from '../words/words.ts'
import type { OpenedRecord } from './files.ts'
import { useRecordWords } from './words.ts'

/** Describes the opened game: which game, the players' names, how long, and whether it is over. */
export function OpenedLine({
  opened: { edition, names, moves, isFinished },
}: {
  readonly opened: OpenedRecord
}) {
  const lang = useLang()
  const { lobby } = useWords()
  const records = useRecordWords()
  const name = editionName(edition, lang)
  return records.opened({ game: name, names: names.join(', '), moves: lobby.moves(moves), isFinished })
}
