/**
 * A table at separate screens: this window hosts it, and each person plays in a window opened by this one, over a
 * simulated network. The address says where the game starts, or who sits at a window.
 */
import { render } from 'preact'
import { Suspense } from 'preact/compat'
import { openGame, openUi } from '../../src/games/games.ts'
import { wallClock } from '../../src/kit/wall-clock.ts'
import { currentSettings, openFirstLanguage } from '../../src/settings/useSettings.ts'
import { setDocumentAttributes } from '../../src/shell/useDocumentAttributes.ts'
import { TableController } from '../../src/table/controller/controller.ts'
import { Table } from '../../src/table/Table.tsx'
import { openTableWords } from '../../src/table/words.ts'
import { openWords } from '../../src/words/words.ts'
import '../../src/theme/theme.css'
import { type KeptTable, keepTable } from './keep-table.ts'

declare global {
  interface Window {
    /** Used by the windows of the players and by the test. */
    kept?: KeptTable
  }
}

const place = document.getElementById('root')
if (place === null) throw new Error('The page has no place to put itself: #root is missing.')
setDocumentAttributes(currentSettings())
const seat = /^#seat-(\d+)$/.exec(location.hash)?.[1]
if (seat === undefined) window.kept = await keepTable(location.hash.slice(1))
else await sitDown(place, Number(seat))

async function sitDown(at: HTMLElement, seat: number): Promise<void> {
  // Only the hosting window opens such a window.
  const kept = (window.opener as Window).kept
  const link = kept?.links[seat]
  if (kept === undefined || link === undefined) throw new Error(`Nobody sits at seat ${seat}.`)
  await openFirstLanguage(openWords)
  const { lang } = currentSettings()
  const [bundle] = await Promise.all([openGame(kept.game), openUi(kept.game), openTableWords(lang)])
  const controller = new TableController(bundle, link, { clock: wallClock, habits: currentSettings })
  controller.open()
  render(
    <Suspense fallback={null}>
      <Table
        id="separate"
        controller={controller}
        isKept
        isPersistent
        readRecord={() => kept.match.record()}
        onExport={() => undefined}
      />
    </Suspense>,
    at,
  )
}
