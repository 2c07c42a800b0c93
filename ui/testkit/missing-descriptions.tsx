import {
  answer,
  anyAnswer,
  begin,
  decisionsFor,
  fastDice,
  type Game,
  type GameWords,
  type Lang,
  langs,
  newChance,
  type Position,
  type PresentedDecision,
  plainText,
  type RuleId,
  type Secrets,
  type Thing,
  viewOf,
} from '@kantyna/kernel'
import type { ComponentChildren } from 'preact'
import type { Answering, GameUi, TableProps } from '../contract.ts'
import { fetchTheRest } from '../later.tsx'
import { noTouching } from '../use-touch.ts'

/** Plays random games, touches everything that is drawn, and reports things that do not respond. */

interface Played<P extends Position, O extends object> {
  readonly game: Game<P, O> & { readonly secrets: Secrets<P> }
  readonly words: Readonly<Record<Lang, GameWords>>
  readonly ui: GameUi
  readonly rules: readonly RuleId[]
  readonly seats: number
  readonly options: O
  readonly automas?: readonly number[]
  readonly seed: number
  /** How many questions are answered, and how often one is examined. */
  readonly questions: number
  readonly every: number
  /** Things that are drawn only if there is room to measure. */
  readonly also?: readonly Thing[]
  draw(drawing: ComponentChildren): string
}

const noAnswering: Answering = {
  assembly: null,
  isWaiting: false,
  choose: () => undefined,
  chooseOn: () => undefined,
  begin: () => undefined,
  pickPart: () => undefined,
  back: () => undefined,
  confirm: () => undefined,
  makeMove: () => undefined,
  preview: () => Promise.resolve(null),
}
const noPanels: TableProps['panels'] = {
  opened: null,
  seat: null,
  open: () => undefined,
  openSeat: () => undefined,
  close: () => undefined,
}

/**
 * Things without a description, by question and thing; and malformed sentences, also in hints. Empty if all is well.
 */
export async function findMissingDescriptions<P extends Position, O extends object>(
  played: Played<P, O>,
): Promise<readonly string[]> {
  const { game, ui, seats, options, automas = [], seed, questions, every } = played
  await fetchTheRest()
  const { whyNot, reason } = await ui.help()
  const dice = fastDice(seed)
  const t = begin(game, { seats, automas, isMasked: false }, options, newChance(seed, game.streams))
  const found = new Set<string>()
  const pictured = new Set<Thing>()
  for (let asked = 0; asked < questions && t.outcome === null; asked++) {
    const open = t.open[dice.below(t.open.length)]
    if (open === undefined) break
    if (asked % every === 0) {
      const view = viewOf(game, t, open.seat)
      const decisions = decisionsFor(game, t, open.seat)
      for (const decision of decisions)
        for (const option of decision.options)
          for (const lang of langs) {
            const said = reason(view, decision, option, lang)
            if (said !== null && isBroken(said)) found.add(`${decision.kind} ${option.id} (${lang}): ${said}`)
          }
      for (const thing of unlit(played, view, decisions, found)) {
        const blocked = decisions.flatMap((decision) =>
          decision.blocked.filter(({ touches }) => touches.includes(thing)),
        )
        const picture = ui.readAs?.(thing, view) ?? thing
        // Everything that can be read has a picture: an error in one would break the whole table.
        if (!pictured.has(picture)) played.draw(<ui.ThingPicture thing={picture} lang="en" view={view} />)
        pictured.add(picture)
        for (const lang of langs) {
          const about = `${decisions[0]?.kind} ${thing} (${lang})`
          if (played.words[lang].explain(picture) === null) found.add(`${about}: nothing to read`)
          const told = whyNot(thing, lang, { view, decisions, blocked })
          if (told === null) {
            if (blocked.length === 0) found.add(`${about}: no reason`)
            continue
          }
          const text = plainText(told.sentence, (seat) => `Seat ${seat + 1}`)
          if (isBroken(text)) found.add(`${about}: ${text}`)
          if (told.rule !== null && !played.rules.includes(told.rule)) found.add(`${about}: ${told.rule}`)
        }
      }
    }
    answer(game, t, open, anyAnswer(game, t, open, dice.below))
  }
  return [...found]
}

/** An incomplete sentence, or one with a gap. */
function isBroken(text: string): boolean {
  return !/^\S.*\S[.!)]$/s.test(text) || /undefined|NaN|\.,|\.\./.test(text) || misnumbered.test(text)
}

/** "1 resources", "zostaje mu 3 pola", and distances to the space where one already is. */
const misnumbered =
  /(?<![\d,.])1 (?:spaces|resources|hit points|outposts|have)\b|zostaje mu (?:\d*[02-9])?[2-4] |(?<!\d)0 (?:spaces|pól)(?!\p{L})/u

/** Drawn things that no answer means. Also collects malformed labels. */
function unlit<P extends Position, O extends object>(
  { ui, draw, seats, also = [] }: Played<P, O>,
  view: TableProps['view'],
  decisions: readonly PresentedDecision[],
  found: Set<string>,
): Thing[] {
  const meant = new Set<Thing>(
    decisions.flatMap(({ options, source, shape }) => [
      ...(shape === 'number' && source !== null ? [source] : []),
      ...options.flatMap(({ touches, leadsTo = [], next }) => [
        ...touches,
        ...leadsTo,
        ...(next?.options.flatMap((option) => option.touches) ?? []),
      ]),
    ]),
  )
  const table: TableProps = {
    view,
    lang: 'en',
    seats: Array.from({ length: seats }, (_, seat) => ({ seat, kind: 'person', name: `Seat ${seat + 1}` })),
    decisions,
    moves: [],
    touching: { ...noTouching, lit: meant },
    answering: noAnswering,
    panels: noPanels,
    events: [],
    motion: 'off',
  }
  const { SeatBoard } = ui
  const panels = (ui.panels ?? []).filter(
    (panel) => panel.when === 'always' && panel.isThere?.(view) !== false,
  )
  const drawn = draw(
    <>
      <ui.Board {...table} />
      <ui.Hand {...table} />
      {panels.map(({ id, Panel }) => (
        <Panel key={id} {...table} about={null} />
      ))}
      {SeatBoard !== undefined &&
        table.seats.map(({ seat }) => <SeatBoard key={seat} {...table} seat={seat} />)}
    </>,
  )
  for (const [, label = ''] of drawn.matchAll(/aria-(?:label|description)="([^"]*)"/g))
    if (/undefined|NaN|\.,|[^.]\.\.(?!\.)|,,|: ?,/.test(label)) found.add(`label: ${label}`)
  const things = [...drawn.matchAll(/data-thing="([^"]+)"/g)].map(([, thing]) => thing as Thing) // only things have this attribute
  return [...new Set([...things, ...also])].filter((thing) => !meant.has(thing))
}
