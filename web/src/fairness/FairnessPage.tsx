import { editionOf, fingerprintOf, type GameBundle, type VerifyError, verify } from '@kantyna/kernel'
import { Suspense, use } from 'preact/compat'
import { useMemo, useState } from 'preact/hooks'
import { useGameBundle } from '../games/games.ts'
import { SeatMark } from '../kit/SeatMark.tsx'
import { keptContributions } from '../online/room/contributions.ts'
import { href } from '../router/routes.ts'
import { problemText } from '../saves/record-problem.ts'
import { SaveFileButton } from '../saves/SaveFileButton.tsx'
import type { SavedTable } from '../saves/saves.ts'
import { useRecordWords } from '../saves/words.ts'
import { useLang } from '../settings/useSettings.ts'
import { LoadingPage } from '../shell/LoadingPage.tsx'
import { LostPage } from '../shell/LostPage.tsx'
import { Page } from '../shell/Page.tsx'
import { DamagedTable } from '../table/DamagedTable.tsx'
import { TableIcon } from '../table/icons.tsx'
import { type OpenedTable, openTable } from '../table/open-table.ts'
import { useTableWords } from '../table/words.ts'
import { useWords } from '../words/words.ts'
import { type Check, type CheckOutcome, checks, outcomes } from './checks.ts'
import { DrawsTable } from './DrawsTable.tsx'
import { drawsOf } from './draws.ts'
import { sharesIn } from './shares.ts'
import { useFairnessWords } from './words.ts'
import './fairness.css'

/** How this game's random numbers were made, and the check that nothing was changed afterwards. */
export function FairnessPage({ id }: { readonly id: string }) {
  const [opening] = useState(() => openTable(id))
  return (
    <Suspense fallback={<LoadingPage />}>
      <Opened id={id} opening={opening} />
    </Suspense>
  )
}

function Opened({ id, opening }: { readonly id: string; readonly opening: Promise<OpenedTable> }) {
  const opened = use(opening)
  if (!opened.ok)
    return opened.loaded.error.code === 'not-found' ? <LostPage why="table" /> : <DamagedTable id={id} />
  return <Fairness saved={opened.saved} />
}

function Fairness({ saved }: { readonly saved: SavedTable }) {
  const bundle = useGameBundle(editionOf(saved.game, saved.record.options))
  const words = useTableWords()
  const lang = useLang()
  const fair = useFairnessWords()
  const { backTo } = useWords()
  const { id, record } = saved
  const isOver = record.outcome !== null
  const own = useMemo(keptContributions, [])
  const people = record.seats.filter(({ kind }) => kind === 'person').length
  // Before the end this would reveal something about shuffles that are still secret.
  const streams = useMemo(() => (isOver ? drawsOf(bundle, record) : []), [isOver, bundle, record])
  return (
    <Page title={words.fairness}>
      <Checks saved={saved} bundle={bundle} />
      <section className="fair-part">
        <h2>{fair.how}</h2>
        <ol className="fair-steps">
          {fair.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="notice">{fair.bots}</p>
      </section>
      <section className="fair-part">
        <dl className="fair-secrets">
          <div>
            <dt>{fair.fingerprint}</dt>
            {isOver ? (
              <>
                <dd className="hex">{fingerprintOf(record)}</dd>
                <dd className="small soft">{fair.fingerprintSays}</dd>
              </>
            ) : (
              <dd className="soft">{fair.fingerprintLater}</dd>
            )}
          </div>
          <div>
            <dt>{fair.promise}</dt>
            <dd className="hex">{record.commitment}</dd>
          </div>
          <div>
            <dt>{fair.seed}</dt>
            <dd className={isOver ? 'hex' : 'soft'}>{isOver ? record.seed : fair.seedLater}</dd>
          </div>
          <div>
            <dt>{fair.shares}</dt>
            {sharesIn(record).map(({ seat, name, share }) => (
              <dd key={seat} className="fair-share">
                <SeatMark seat={seat} size={14} />
                <span>
                  {name} {own.has(share) && <span className="small soft">({fair.fromHere})</span>}
                </span>
                <span className="hex">{share}</span>
              </dd>
            ))}
          </div>
        </dl>
      </section>
      {!isOver && (
        <section className="fair-part">
          <h2>{fair.draws}</h2>
          <p>{fair.drawsHidden}</p>
        </section>
      )}
      {streams.length > 0 && (
        <section className="fair-part">
          <h2>{fair.draws}</h2>
          <p>{fair.drawsSay}</p>
          <DrawsTable streams={streams} words={bundle.game.words[lang]} />
        </section>
      )}
      <p className="row">
        <a className="button primary" href={href({ page: 'table', id })}>
          {backTo.table}
        </a>
        <SaveFileButton table={id} label={fair.export} />
      </p>
      {!isOver && people > 1 && <p className="small soft">{words.exportTells}</p>}
    </Page>
  )
}

function Checks({ saved, bundle }: { readonly saved: SavedTable; readonly bundle: GameBundle }) {
  const fair = useFairnessWords()
  const verdict = useMemo(() => verify(bundle.game, saved.record), [bundle, saved])
  const isOver = saved.record.outcome !== null
  // A private save contains its seed even before the end; until then nobody may see what the seed gives.
  const shown = verdict.ok && !isOver ? { ...verdict, opened: false } : verdict
  const results = outcomes(shown)
  const entries = verdict.ok ? verdict.entries : saved.record.entries.length
  const draws = verdict.ok ? verdict.draws : 0
  const labels: Readonly<Record<Check, string>> = {
    seal: fair.checkSeal,
    seed: results.seed === 'later' ? fair.seedLater : fair.checkSeed,
    shares: fair.checkShares,
    replay: fair.checkReplay(entries),
    draws: results.draws === 'later' ? fair.drawsLater(draws) : fair.checkDraws(draws),
  }
  return (
    <section className="fair-part">
      <h2>{fair.checks}</h2>
      <ul className="fair-checks">
        {checks.map((check) => (
          <li key={check} data-outcome={results[check]}>
            <Mark outcome={results[check]} />
            <span>{labels[check]}</span>
          </li>
        ))}
      </ul>
      {verdict.ok && isOver && <p className="small">{fair.limits}</p>}
      {!verdict.ok && (
        <p className="notice danger" role="alert">
          {fair.failed}: <Problem error={verdict.error} />
        </p>
      )}
    </section>
  )
}

function Mark({ outcome }: { readonly outcome: CheckOutcome }) {
  return <TableIcon name={outcome === 'passed' ? 'check' : outcome === 'failed' ? 'cross' : 'dot'} />
}

function Problem({ error }: { readonly error: VerifyError }) {
  return problemText(useRecordWords(), useWords(), error)
}
