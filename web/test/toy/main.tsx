import type { GameBundle, KernelView, PresentedDecision, Thing } from '@kantyna/kernel'
import type { TableProps } from '@kantyna/ui'
import { render } from 'preact'
import { Suspense } from 'preact/compat'
import { useState } from 'preact/hooks'
import { neverConfirm, useHands } from '../../src/table/hands/useHands.ts'
import { touchingParts } from '../../src/table/panels/touching-parts.ts'
import { useAnswering } from '../../src/table/panels/useAnswering.ts'
import { usePanels } from '../../src/table/panels/usePanels.ts'
import { TableFrame } from '../../src/table/TableFrame.tsx'
import '../../src/theme/theme.css'
import { give, preview, turn } from './questions.ts'
import { toyUi, toyWords } from './toy-ui.tsx'

/** The page's own table with a toy game. With `#waiting`, nothing is asked and only standing moves are possible. */

const seats = [
  { seat: 0, kind: 'person', name: 'Ala' },
  { seat: 1, kind: 'person', name: 'Olek' },
] as const
const decisions: readonly PresentedDecision[] = location.hash === '#waiting' ? [] : [turn]
const moves: readonly PresentedDecision[] = location.hash === '#waiting' ? [give] : []
const view = { seat: 0, seats: 2, waiting: [], outcome: null } as unknown as KernelView // what the frame reads of it

const said = {
  ...toyWords,
  prompt: () =>
    toyWords.prompt(give, { name: '', shape: 'number', min: 0, max: 0, options: [], total: null }),
  option: toyWords.begins,
  explain: (thing: Thing) => ({ name: thing, text: thing, rules: [] }),
}
const bundle = {
  game: { allies: () => [], meta: { id: 'toy' }, words: { en: said, pl: said } },
} as unknown as GameBundle // what the frame reads of it

function ToyTable() {
  const [given, setGiven] = useState<readonly string[]>([])
  const write = (what: string) => (question: PresentedDecision, picks: readonly string[] | number) =>
    setGiven((before) => [
      ...before,
      `${what} ${question.kind}: ${typeof picks === 'number' ? picks : picks.join(' ')}`,
    ])
  const answering = useAnswering(decisions, moves, {
    choose: write('answer'),
    makeMove: write('move'),
    preview: (question, picks) => Promise.resolve(preview(question, picks)),
  })
  const hands = useHands(decisions, answering.answer, neverConfirm)
  const panels = usePanels(0)
  const table: TableProps = {
    view,
    lang: 'en',
    seats,
    decisions,
    moves,
    touching: touchingParts(hands.touching, answering),
    answering,
    panels,
    events: [],
    motion: 'off',
  }
  return (
    <TableFrame
      kind="played"
      title="Toy"
      bundle={bundle}
      ui={toyUi}
      table={table}
      viewer={0}
      inspected={null}
      onCloseInspected={hands.drop}
      onForgetInspected={hands.drop}
      bar={<header className="turn-bar">Toy</header>}
      dock={
        <ol className="given" aria-label="Given">
          {given.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ol>
      }
    />
  )
}

const place = document.getElementById('root')
if (place === null) throw new Error('The page has no place to put itself: #root is missing.')
render(
  <Suspense fallback={null}>
    <ToyTable />
  </Suspense>,
  place,
)
