import { verify as checkSignature, createPublicKey } from 'node:crypto'
import { entryOf } from '@kantyna/games'
import {
  editionOf,
  fingerprintOf,
  type GameRecord,
  signedRecord,
  type Verdict,
  type VerifyError,
  verify as verifyRecord,
} from '@kantyna/kernel'
import { type Command, jsonFlag } from '../command.ts'
import { readRecord } from '../files.ts'
import { jsonLine, messageOf, shown } from '../terminal.ts'

export const verify: Command = {
  name: 'verify',
  summary: 'Replays a record and checks its hashes, its commitments and every number of chance.',
  takes: 'RECORD',
  flags: [jsonFlag],
  async run(given, terminal) {
    const file = given.only('record')
    const record = readRecord(file, 'a record')
    const verdict = await judge(record)
    const isGood = verdict.ok
    const what = verdict.ok
      ? checkedSummary(record, verdict)
      : `${shown(file)} fails: ${whyNot(record, verdict.error)}`
    if (given.has('json')) {
      const about = { file: shown(file), game: record.game, rulesVersion: record.rulesVersion }
      terminal.out(
        jsonLine({
          ...about,
          fingerprint: fingerprintOf(record),
          ...verdict,
          ...(verdict.ok ? {} : { says: what }),
        }),
      )
    } else if (isGood) terminal.out(what)
    else terminal.err(`${what}\n`)
    return isGood ? 0 : 1
  },
}

type Problem =
  | VerifyError
  | { readonly code: 'no-such-game' | 'wrong-signature' }
  | { readonly code: 'fault'; readonly what: string }
type Judged = (Verdict & { readonly ok: true }) | { readonly ok: false; readonly error: Problem }

async function judge(record: GameRecord): Promise<Judged> {
  const entry = entryOf(editionOf(record.game, record.options))
  if (entry === undefined) return { ok: false, error: { code: 'no-such-game' } }
  const { game } = await entry.open()
  try {
    const verdict = verifyRecord(game, record)
    return verdict.ok && !isSignedRightly(record)
      ? { ok: false, error: { code: 'wrong-signature' } }
      : verdict
  } catch (problem) {
    return { ok: false, error: { code: 'fault', what: messageOf(problem) } }
  }
}

/** Whether a record has no signature, or one of its checksum. */
function isSignedRightly(record: GameRecord): boolean {
  const { signed } = record
  if (signed === undefined) return true
  const x = Buffer.from(signed.publicKey, 'hex').toString('base64url')
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  return checkSignature(
    null,
    Buffer.from(signedRecord(record, signed)),
    key,
    Buffer.from(signed.signature, 'hex'),
  )
}

function checkedSummary(record: GameRecord, verdict: Verdict & { readonly ok: true }): string {
  const hashes = record.entries.filter(({ hash }) => hash !== undefined).length + 1
  const winners = record.outcome?.winners.map((seat) => record.seats[seat]?.name ?? `seat ${seat + 1}`)
  const lines = [
    `${record.game}, rules version ${record.rulesVersion}, ${record.seats.length} seats: the record holds.`,
    '  the seal is intact',
    `  ${verdict.entries} choices replay as legal`,
    `  ${hashes === 1 ? '1 hash agrees' : `${hashes} hashes agree`}`,
    `  ${record.contributions.length} contributions are those that were committed to`,
    verdict.opened
      ? `  the seed is the one that was committed to, and gives all ${verdict.draws} numbers of chance`
      : `  the seed is not opened: ${verdict.draws} numbers of chance could not be checked`,
    winners === undefined ? '  the game is not over' : `  won by ${winners.join(', ')}`,
    `  fingerprint ${fingerprintOf(record)}`,
    ...(record.signed === undefined
      ? []
      : [`  signed by the server with the public key ${record.signed.publicKey}`]),
    verdict.opened
      ? 'This proves the draws. Names, choices and take-backs are told, not proven: somebody who has the seed can play'
      : 'This proves nothing of the draws yet. Names, choices and take-backs are told, not proven: somebody who has the seed can play',
    'other choices with the same draws. Compare the fingerprint with the one that was noted at the end of the game.',
  ]
  return `${lines.join('\n')}\n`
}

/** Says in one sentence why a record fails. Entries are counted from 1. */
export function whyNot(record: GameRecord, error: Problem): string {
  switch (error.code) {
    case 'no-such-game':
      return entryOf(record.game) === undefined
        ? `there is no game "${shown(record.game)}" here.`
        : `there is no expansion "${shown(editionOf(record.game, record.options))}" here.`
    case 'fault':
      return `it cannot be replayed: ${error.what}.`
    case 'wrong-signature':
      return 'its signature is not one of the server that it names: something in it was changed.'
    case 'broken-seal':
      return 'its checksum does not match: something in it was changed after it was written.'
    case 'unknown-rules':
      return `it names version “${shown(error.version)}” of the rules, which this Kantyna does not know.`
    case 'invisible-name':
      return `the name of seat ${error.seat + 1} has no character that can be seen.`
    case 'other-rules':
      return `it was played under rules ${error.version}, and from choice ${error.entry + 1} on the rules here lead elsewhere.`
    case 'wrong-takeback':
      return 'it tells of an undo that cannot have happened.'
    case 'wrong-change':
      return 'it says that a seat changed hands, or that the game was paused or ended, when it cannot have been.'
    case 'wrong-commitment':
      return 'its seed is not the one that was committed to before the game.'
    case 'wrong-contribution':
      return 'a seat’s contribution is not the one that it committed to before the game.'
    case 'wrong-outcome':
      return 'the replay ends with a different outcome than the record says.'
    case 'not-opened':
      return 'the game is over, but its seed was not revealed.'
    case 'unfair-draw': {
      const { stream, limit, drawn } = error.draw
      return `at ${entryName(error.entry)} the draw of ${drawn} below ${limit} from "${stream}" is not what the seed gives.`
    }
    case 'bad-options':
      return `its options are not possible${error.what === undefined ? '' : `: ${error.what}`}.`
    case 'wrong-game':
    case 'bad-seats':
      return `its ${error.code === 'bad-seats' ? 'number of seats is' : 'game is'} not possible.`
    case 'illegal-choice':
      return `${entryName(error.entry)} is not a legal choice (${error.choice?.code ?? 'unknown'}).`
    case 'wrong-chance':
      return `at ${entryName(error.entry)} the random numbers do not match${error.what === undefined ? '' : ` (${error.what})`}.`
    case 'wrong-hash':
      return `after ${entryName(error.entry)} the position does not match the record’s hash.`
  }
}

function entryName(entry: number): string {
  return entry < 0 ? 'the setup' : `entry ${entry + 1}`
}
