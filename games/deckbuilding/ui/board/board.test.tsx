import { at, type Thing, viewOf } from '@kantyna/kernel'
import { renderToString } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { deckbuilding } from '../../index.ts'
import { nameOf } from '../../rules/pieces.ts'
import { arranged } from '../../test/start.ts'
import { ForceTrack } from './ForceTrack.tsx'
import { GalaxyRow } from './GalaxyRow.tsx'
import type { Scene } from './scene.ts'

/** The positions of things on the table, read from the drawing itself. */

const t = arranged(1, { row: ['boba-fett', 'x-wing', 'lobot'], force: 'light 2' })
const [bobaFett, xWing, lobot] = t.row

const nothing = new Set<Thing>()
const untouched: Scene['touching'] = {
  lit: nothing,
  picked: nothing,
  pointed: nothing,
  number: null,
  onTouch: () => undefined,
  onInspect: () => undefined,
}

function drawnFor(seat: number): string {
  const scene: Scene = {
    view: viewOf(deckbuilding, t, seat),
    lang: 'en',
    touching: untouched,
    targets: new Map(),
    outOfReach: new Map(),
    asking: nothing,
    amounts: new Map(),
    onOpen: () => undefined,
  }
  return renderToString(
    <>
      <ForceTrack {...scene} />
      <GalaxyRow scene={scene} />
    </>,
  )
}

/** The opening tag of a card. */
function tagOf(drawn: string, piece: number | undefined): string {
  return drawn.match(new RegExp(`<[^>]*data-piece="${piece}"[^>]*>`))?.[0] ?? ''
}

const [EMPIRE, REBELS] = [t.empire, 1 - t.empire]

test('DB-SETUP-15, DB-CARD-15: row cards face their own player, neutral ones lie sideways', () => {
  const forEmpire = drawnFor(EMPIRE)
  expect(tagOf(forEmpire, bobaFett)).toContain('data-lies="down"')
  expect(tagOf(forEmpire, xWing)).toContain('data-lies="up"')
  expect(tagOf(forEmpire, lobot)).toContain('data-lies="across"')
  const forRebels = drawnFor(REBELS)
  expect(tagOf(forRebels, bobaFett)).toContain('data-lies="up"')
  expect(tagOf(forRebels, xWing)).toContain('data-lies="down"')
  expect(tagOf(forRebels, lobot)).toContain('data-lies="across"')
})

test('DB-SETUP-16: the galaxy deck is at one end of the row, the pilots at the other', () => {
  const drawn = drawnFor(EMPIRE)
  const [deck, first, last, pilots] = [
    drawn.indexOf('data-thing="galaxy:deck"'),
    drawn.indexOf(`data-piece="${at(t.row, 0)}"`),
    drawn.indexOf(`data-piece="${at(t.row, 5)}"`),
    drawn.indexOf(`data-piece="${at(t.pilots, t.pilots.length - 1)}"`),
  ]
  expect(nameOf(at(t.pilots, 0))).toBe('outer-rim-pilot')
  expect([deck, first, last, pilots]).toEqual([deck, first, last, pilots].toSorted((a, b) => a - b))
  expect(deck).toBeGreaterThan(0)
})

test('DB-SETUP-19: the Rebel end of the Force track is at the Rebel player', () => {
  const endsOf = (drawn: string) => {
    const track = drawn.slice(drawn.indexOf('class="db-force"'))
    return [...track.matchAll(/<i data-faction="(\w+)"/g)].map(([, faction]) => faction)
  }
  const fromEmpire = ['rebels', 'rebels', 'rebels', 'neutral', 'empire', 'empire', 'empire']
  expect(endsOf(drawnFor(EMPIRE))).toEqual(fromEmpire)
  expect(endsOf(drawnFor(REBELS))).toEqual(fromEmpire.toReversed())
})
