import { at, decisionsFor, type GameEvent, langs, type PresentedDecision, viewOf } from '@kantyna/kernel'
import { fetchTheRest, noTouching, type PanelProps, seatShape, type TableProps } from '@kantyna/ui'
import type { ComponentChildren, VNode } from 'preact'
import { renderToString } from 'preact-render-to-string'
import { beforeAll, describe, expect, test } from 'vitest'
import { spaceOfTarget } from '../../outer-rim/rules/jobs/bounties.ts'
import { contactSpaces } from '../../outer-rim/rules/map/map.ts'
import { contactOfCard } from '../../outer-rim/rules/resources/holding.ts'
import type { Rim } from '../../outer-rim/rules/rim.ts'
import { allTables, contactOf, pieceNamed, tablesOf } from '../../outer-rim/rules/tables.ts'
import { CardFace } from '../../outer-rim/ui/card/CardFace.tsx'
import { HeldCard } from '../../outer-rim/ui/card/HeldCard.tsx'
import { readAs } from '../../outer-rim/ui/card/read-as.ts'
import { rimView } from '../../outer-rim/ui/view.ts'
import { explain } from '../../outer-rim/words/things/explanations.ts'
import { nameOf } from '../../outer-rim/words/things/names.ts'
import { ambitions } from '../content/ambitions.ts'
import { game } from '../rules/game.ts'
import { startConfrontation } from '../rules/jobs/confrontation.ts'
import { rotateCard } from '../rules/market/rotating.ts'
import { putTokenOnCard } from '../rules/reputation/tokens.ts'
import { unfinished } from '../rules/setup/table.ts'
import { ambitionTable, completed, famous, goalOf } from '../test/ambitions/ambition-table.ts'
import { begun, hold, placeOn, plainTable, putContactAt, run, standAt } from '../test/table.ts'
import { HuntedList } from './ai/HuntedList.tsx'
import { huntsOn, pursuedBy } from './ai/hunts.ts'
import { ambitionPanel } from './ambitions/ambitions.ts'
import { FameSign } from './ambitions/FameSign.tsx'
import { lostGoals, progressOf, stateOf } from './ambitions/goal-states.ts'
import { TokensOnCard } from './card/TokensOnCard.tsx'
import { AtTable, sheets, ui } from './drawings-for-tests.tsx'
import { confrontationNow } from './jobs/job-now.ts'
import { sheetWords } from './sheet-words.ts'

/** The markup of an element at a table with the expansion. */
const markup = (element: VNode) => renderToString(<AtTable>{element}</AtTable>)

const { Board, Hand, result, standings } = ui
const { CombatPanel: DiceWithSides, EncounterPanel: EncounterWithSides, SeatBoard } = sheets

const seats = [
  { seat: 0, kind: 'person', name: 'Ann' },
  { seat: 1, kind: 'person', name: 'Ben' },
] as const

function propsOf(t: Rim, viewer: number, lang: 'pl' | 'en' = 'en'): TableProps & { about: null } {
  const props = {
    view: viewOf(game, t, viewer),
    lang,
    seats,
    decisions: decisionsFor(game, t, viewer) as readonly PresentedDecision[],
    moves: [],
    touching: noTouching,
    answering: { assembly: null },
    panels: { opened: null, seat: null },
    events: [],
    told: [],
    motion: 'off',
    about: null,
  }
  // Leaves out what drawings need only when they are touched.
  return props as unknown as TableProps & { about: null }
}

function drawn(
  panel: { readonly Panel: (props: PanelProps) => unknown },
  t: Rim,
  viewer: number,
  lang: 'pl' | 'en' = 'en',
) {
  const Panel = panel.Panel as (props: PanelProps) => ComponentChildren // panels are plain functions here
  return markup(<Panel {...propsOf(t, viewer, lang)} />)
}

const panelOf = (panel: { readonly Panel: unknown }) =>
  panel as { readonly Panel: (props: PanelProps) => unknown } // none is a class

beforeAll(fetchTheRest)

describe('an ambition sheet', () => {
  test('UB-AMB-21, UB-AMB-23: shows every goal with its state, what is missing and where', () => {
    const t = ambitionTable('rebel-hero')
    completed(t, 0, 1)
    for (const lang of langs) {
      const sheet = drawn(panelOf(ambitionPanel), t, 0, lang)
      for (const { title } of progressOf(rimView(viewOf(game, t, 0)), 0)?.ambition.goals ?? [])
        expect(sheet).toContain(escaped(title[lang]))
      expect(sheet).toContain('data-state="done"')
      expect(sheet).toContain('data-state="open"')
      // The final goal waits for fame and the others (UB-AMB-27).
      expect(sheet).toContain('data-state="closed"')
      expect(sheet).toContain('data-thing="space:ryloth"')
      expect(sheet).not.toMatch(/undefined|NaN|\[object/)
    }
  })

  test('UB-AMB-36: a lost goal looks different from one that was never met', () => {
    const t = ambitionTable('rebel-hero')
    const goal = goalOf('rebel-hero', 'infinity')
    const told = [
      [{ type: 'goalCompleted', seat: 0, sheet: 0, goal }],
      [{ type: 'goalLost', seat: 0, sheet: 0, goal }],
    ] as unknown as readonly (readonly GameEvent[])[] // only what the drawing reads
    const progress = progressOf(rimView(viewOf(game, t, 1)), 0)
    const infinity = at(progress?.goals ?? [], goal)
    expect(stateOf(infinity, lostGoals(told, 0))).toBe('lost')
    expect(stateOf(infinity, lostGoals(told.slice(0, 1), 0))).toBe('open')
    expect(stateOf(infinity, lostGoals(told, 1))).toBe('open')
  })

  test('UB-AMB-15: the offered sheets are in the hand and in the panel', () => {
    const t = begun({ options: { ambitions: 'yes', fame: '8' } })
    while (t.open[0]?.kind !== 'chooseAmbition') answerFirst(t)
    const { seat, options } = at(t.open, 0)
    const tray = markup(<Hand {...propsOf(t, seat)} />)
    const panel = drawn(panelOf(ambitionPanel), t, seat)
    expect(tray.match(/or-tray-card/g)).toHaveLength(options.length)
    expect(panel.match(/data-answer=/g)).toHaveLength(options.length)
    expect(ambitionPanel.answers?.(at(propsOf(t, seat).decisions, 0))).toBe(true)
  })

  test('UB-SOL-21: the standings and the fame track show goals; an AI player needs 2 more fame', () => {
    const t = ambitionTable('rebel-hero')
    completed(t, 0, 1)
    famous(t, 0, 9)
    const view = viewOf(game, t, 1)
    const [own] = standings(view, 'en')
    expect(own?.facts).toContainEqual({ icon: 'goal', value: '1/4', label: 'goals 1 of 4' })
    const sign = markup(<FameSign view={rimView(view)} seat={0} lang="pl" />)
    expect(sign.match(/data-done/g)).toHaveLength(1)
    // The track is longer than the agreed fame.
    expect(markup(<Board {...propsOf(t, 0)} />)).toMatch(/Fame \(8\sto win\)\. Ann: 9\/8/)
    const alone = ambitionTable('rebel-hero', { people: 1, options: { aiPlayers: '1' } })
    expect(markup(<Board {...propsOf(alone, 0)} />)).toMatch(/Ben: \d+\/10/)
  })

  test('every sheet can be drawn from public facts', () => {
    for (const { id, goals } of ambitions) {
      const t = ambitionTable(id, { space: 'tatooine' })
      putContactAt(t, 'greedo', placeOn('tatooine', 0), 'down')
      putContactAt(t, 'garindan', placeOn('tatooine', 1))
      for (const viewer of [0, 1, null])
        for (const lang of langs) {
          const props = { ...propsOf(t, 0, lang), view: viewOf(game, t, viewer) }
          const board = markup(<SeatBoard {...props} seat={0} />)
          expect(board.match(/class="ub-goal-sign"/g)?.length).toBe(goals.length)
          expect(board).not.toMatch(/undefined|NaN|\[object/)
        }
    }
  })

  test('the result shows how many goals were complete', () => {
    const t = ambitionTable('rebel-hero')
    t.outcome = {
      winners: [0],
      scores: [
        { seat: 0, total: 8, sources: {}, facts: { credits: 0, ambition: 'rebel-hero', goals: 4, of: 4 } },
        { seat: 1, total: 3, sources: {}, facts: { credits: 0 } },
      ],
    }
    expect(result(viewOf(game, t, 0), 'en')[0]?.details[0]?.text).toBe('Rebel Hero: goals 4 of 4')
    expect(result(viewOf(game, t, 0), 'pl')[1]?.details.some(({ icon }) => icon === 'goal')).toBe(false)
  })
})

function answerFirst(t: Rim): void {
  const { seat, kind, options } = at(t.open, 0)
  t.open = []
  t.answers = [{ seat, kind, picks: [at(options, 0)] }]
  run(t)
}

describe('hunters', () => {
  test('UB-PBT-01: hunted players see the hunter and the bounty', () => {
    const t = plainTable({ characters: ['bossk', 'han-solo'] })
    const bounty = hold(t, 0, bountyOn('han-solo'))
    const view = rimView(viewOf(game, t, 1))
    expect(huntsOn(view, 1)).toEqual([{ hunter: 0, bounty, target: 1 }])
    expect(huntsOn(view, 0)).toEqual([])
    for (const lang of langs) {
      const list = markup(<HuntedList view={view} seat={1} lang={lang} seats={seats} />)
      expect(list).toContain('Ann')
      expect(list).toContain(nameOf(lang, bounty))
      expect(standings(view, lang)[1]?.facts.some(({ icon }) => icon === 'bounty')).toBe(true)
    }
    expect(pursuedBy(view, 0, 'en', seats)).toEqual([{ bounty, target: 'Ben' }])
    const board = markup(<Hand {...propsOf(t, 1)} />)
    const plate = /<button[^>]*ub-hunted.*?<\/button>/.exec(board)?.[0]
    expect(plate).toContain(seatShape(0))
    expect(markup(<Hand {...propsOf(t, 0)} />)).not.toContain('ub-hunted')
  })

  test('OR-BNTY-07, OR-BNTY-14: the target of a bounty is looked for on the map first, then in crews', () => {
    const t = plainTable({ characters: ['bossk', 'ketsu-onyo'] })
    const { resources } = tablesOf(t)
    const crewOf = (contact: number) =>
      resources.findIndex((each, piece) => each?.type === 'crew' && contactOfCard(t, piece) === contact)
    const bounty = resources.findIndex(
      (each, piece) => each?.type === 'bounty' && crewOf(contactOfCard(t, piece)) >= 0,
    )
    const contact = contactOfCard(t, bounty)
    t.held[0] = [bounty]
    const target = () => pursuedBy(rimView(viewOf(game, t, 1)), 0, 'en', seats).map((each) => each.target)
    putContactAt(t, contactOf(t, contact).id, 0)
    t.knowers[contact] = 0b11
    expect(spaceOfTarget(t, 0, bounty)).toBe(at(contactSpaces, 0).space)
    expect(target()).toEqual([nameOf('en', contact)])
    const crew = crewOf(contact)
    t.held[1] = [crew]
    expect(spaceOfTarget(t, 0, bounty)).toBe(at(t.spaces, 1))
    expect(target()).toEqual([sheetWords('en').crewOf(nameOf('en', crew), 'Ben')])
  })

  test('UB-AIB-09, G-51: for an unseen contact only the rank is shown, and nothing if no token could be it', () => {
    const t = plainTable({ characters: ['bossk', 'ketsu-onyo'] })
    const bounty = hold(t, 0, bountyOn('han-solo'))
    const pursued = () => pursuedBy(rimView(viewOf(game, t, 1)), 0, 'en', seats)
    expect(pursued()).toEqual([])
    putContactAt(t, contactOf(t, contactOfCard(t, bounty)).id, 0, 'down')
    expect(at(pursued(), 0).target).toMatch(/facedown contact/)
  })
})

/** A bounty card of the market that names this person. */
function bountyOn(person: string): string {
  const card = allTables().market.find(
    (each) => 'resource' in each && each.resource.type === 'bounty' && each.resource.person === person,
  )
  return card?.id ?? ''
}

describe('jobs for two', () => {
  test('UB-TJB-02: the asked partner sees both sides', () => {
    const t = plainTable({ space: 'lothal' })
    standAt(t, 1, 'lothal')
    const card = hold(t, 0, 'disable-comms')
    const asked = {
      id: 1,
      seat: 1,
      kind: 'agreeToJob',
      shape: 'one',
      min: 1,
      max: 1,
      options: [
        { id: 'agree', touches: [], facts: { seat: 0, card } },
        { id: 'pass', touches: [], facts: { seat: 0, card } },
      ],
      blocked: [],
    } as unknown as PresentedDecision // only the fields that are read
    for (const lang of langs) {
      const panel = markup(<EncounterWithSides {...propsOf(t, 1, lang)} decisions={[asked]} />)
      expect(panel).toContain(sheetWords(lang).team)
      expect(panel.match(/class="or-side"/g)).toHaveLength(2)
      expect(panel).toMatch(/\d+%/)
      expect(panel.match(/data-answer=/g)).toHaveLength(2)
    }
  })

  test('UB-TJB-02: the owner who chooses a partner sees the tested skill and everybody’s chances', () => {
    const t = plainTable({ people: 3 })
    const card = pieceNamed(t, 'sail-barge-sabotage')
    const asked = {
      kind: 'chooseForJob',
      seat: 0,
      source: null,
      options: [1, 2].map((seat) => ({
        id: `seat-${seat}`,
        facts: { seat, card, together: 'team' },
        touches: [],
      })),
      blocked: [],
    } as unknown as PresentedDecision // only the fields that are read
    const three = [...seats, { seat: 2, kind: 'person', name: 'Cid' }] as const
    for (const lang of langs) {
      const props = { ...propsOf(t, 0, lang), seats: three, decisions: [asked] }
      const panel = markup(<EncounterWithSides {...props} />)
      expect(panel).toContain(sheetWords(lang).team)
      expect(panel.match(/class="or-side"/g)).toHaveLength(3)
      expect(panel.match(/class="ub-skills"/g)).toHaveLength(3)
      expect(panel).not.toContain(`>${sheetWords(lang).partner}</small>`)
    }
  })

  test('UB-OJB-02 to UB-OJB-05: a confrontational test shows both chances and four results', () => {
    const t = plainTable()
    startConfrontation(t, { seat: 0, source: pieceNamed(t, 'honest-robbery') }, 1, 'influence', {
      onlyYouPass: { op: 'gainCredits', amount: 5000 },
    })
    const frame = confrontationNow(rimView(viewOf(game, t, 1)))
    expect(frame?.opponent).toBe(1)
    for (const lang of langs) {
      const panel = drawn(panelOf({ Panel: DiceWithSides }), t, 0, lang)
      for (const result of ['onlyYouPass', 'bothPass', 'bothFail', 'onlyOpponentPasses'] as const)
        expect(panel).toContain(sheetWords(lang).results[result]('Ann', 'Ben'))
      // G-25: results that the card does not mention fail the job.
      expect(panel.split(sheetWords(lang).jobFails)).toHaveLength(4)
    }
  })
})

describe('cards', () => {
  test('UB-ROT-01, UB-ROT-07: both halves are drawn, with the one that counts upright', () => {
    const t = plainTable()
    const card = at(allTables().rotatedOn, 0)
    const other = allTables().rotated.get(card) ?? 0
    hold(t, 0, at(allTables().market, card).id)
    const face = () => {
      const view = rimView(viewOf(game, t, 1))
      return markup(<HeldCard view={view} piece={card} lang="en" touching={noTouching} />)
    }
    const order = (text: string) =>
      [nameOf('en', card), nameOf('en', other)].map((name) => text.lastIndexOf(escaped(name)))
    const [firstUp = 0, secondUp = 0] = order(face())
    expect(firstUp).toBeGreaterThan(0)
    expect(secondUp).toBeGreaterThan(firstUp)
    rotateCard(t, 0, card)
    const [first = 0, second = 0] = order(face())
    expect(first).toBeGreaterThan(second)
    const view = viewOf(game, t, 1)
    expect(readAs(`card:${card}`, view)).toBe(`card:${other}`)
    for (const lang of langs) {
      const { name, text } = explain(lang, `card:${other}`) ?? expect.fail('nothing is said of it')
      expect(name).toBe(nameOf(lang, other))
      expect(text).toContain(nameOf(lang, card))
      expect(markup(<CardFace piece={card} lang={lang} />)).toContain('or-other-half')
    }
  })

  test('UB-FACT-73: goal tokens are drawn on cards', () => {
    const t = plainTable()
    const card = hold(t, 0, 'kyber-pendant')
    expect(unfinished(t).tokensOnCards).toEqual([])
    putTokenOnCard(t, 0, card)
    putTokenOnCard(t, 0, card)
    const mark = markup(<TokensOnCard view={rimView(viewOf(game, t, 1))} piece={card} lang="pl" />)
    expect(mark).toContain('aria-label="2 żetony celu"')
  })
})

/** The text with HTML entities. */
function escaped(text: string): string {
  return renderToString(<b>{text}</b>).slice('<b>'.length, -'</b>'.length)
}
