import { appendFileSync, existsSync, readFileSync, rmSync, statSync } from 'node:fs'
import {
  type GameRecord,
  LARGEST_RECORD,
  parseRecord,
  type RecordedEnd,
  type TableRow,
  withRows,
} from '@kantyna/kernel'

/** The rows since a game file was last written, in a file beside it: `FILE.rows`. */
export class RowsFile {
  readonly #file: string
  #digest: string

  constructor(file: string, { digest }: GameRecord) {
    this.#file = rowsBeside(file)
    this.#digest = digest
  }

  append(row: TableRow, end: RecordedEnd): void {
    const line: RowLine = { after: this.#digest, row, ...end }
    appendFileSync(this.#file, `${JSON.stringify(line)}\n`, { flush: true })
  }

  /** Deletes the rows, because the game file now contains them. */
  begin({ digest }: GameRecord): void {
    this.#digest = digest
    rmSync(this.#file, { force: true })
  }
}

interface RowLine extends RecordedEnd {
  /** The digest of the record that the rows follow, so that rows of another game are not used. */
  readonly after: string
  readonly row: TableRow
}

/** Adds the rows beside a game file to its record. They exist if the process was killed. */
export function withRowsBeside(file: string, record: GameRecord): GameRecord {
  const lines = linesBeside(file).filter(({ after }) => after === record.digest)
  const last = lines.at(-1)
  if (last === undefined) return record
  const whole = withRows(
    record,
    lines.map(({ row }) => row),
    last,
  )
  const parsed = parseRecord(JSON.stringify(whole))
  return parsed.ok ? parsed.record : record
}

/** Reads the rows up to the first incomplete line. */
function linesBeside(file: string): RowLine[] {
  const beside = rowsBeside(file)
  if (!existsSync(beside) || statSync(beside).size > LARGEST_RECORD) return []
  const lines: RowLine[] = []
  for (const text of readFileSync(beside, 'utf8').split('\n')) {
    const line = lineIn(text)
    if (line === null) break
    lines.push(line)
  }
  return lines
}

/** The content of a row is checked with the record that it belongs to. */
function lineIn(text: string): RowLine | null {
  try {
    const line: unknown = JSON.parse(text)
    const kind: unknown = Reflect.get(Object(Reflect.get(Object(line), 'row')), 'kind')
    return kind === 'choice' || kind === 'takeback' || kind === 'change' ? (line as RowLine) : null
  } catch {
    return null
  }
}

function rowsBeside(file: string): string {
  return `${file}.rows`
}
