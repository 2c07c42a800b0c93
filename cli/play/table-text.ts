import type {
  FullGameBundle,
  GameEvent,
  Lang,
  Line,
  Offer,
  OfferEvent,
  Paint,
  PresentedDecision,
  RulebookSection,
  Seat,
  Shortcut,
  View,
} from '@kantyna/kernel'
import type { Numbers } from './numbers.ts'
import type { OfferAnswer, WaitingOffer } from './offers.ts'
import { speech } from './speech.ts'

const codes = { red: 31, green: 32, yellow: 33, blue: 34, grey: 90, bold: 1 } as const

export const ansi: Paint = (text, how) => `\u001b[${codes[how]}m${text}\u001b[0m`
export const plain: Paint = (text) => text

/** Renders a game as text, for one table in one language. */
export class TableText {
  readonly #bundle: FullGameBundle
  readonly #rulebook: readonly RulebookSection[]
  readonly #lang: Lang
  readonly #paint: Paint
  readonly #nameOf: (seat: Seat) => string

  constructor(
    bundle: FullGameBundle,
    rulebook: readonly RulebookSection[],
    lang: Lang,
    paint: Paint,
    nameOf: (seat: Seat) => string,
  ) {
    this.#bundle = bundle
    this.#rulebook = rulebook
    this.#lang = lang
    this.#paint = paint
    this.#nameOf = nameOf
  }

  /** What happened, one line for each event. */
  log(events: readonly GameEvent[]): string {
    const lines = events.map((event) => this.#words.event(event)).filter((line) => line !== null)
    return lines.map((line) => `  ${this.#text(line)}\n`).join('')
  }

  board(view: View): string {
    const drawn = this.#bundle.drawText?.(view, this.#lang, this.#paint) ?? plainTable(view, this.#bundle)
    return drawn === '' ? '' : `\n${drawn}\n`
  }

  /** The question with its numbered answers and the standing moves. */
  question(decision: PresentedDecision, numbers: Numbers, moves: readonly PresentedDecision[]): string {
    const asked = `\n${this.#paint(`${this.#nameOf(decision.seat)}: `, 'bold')}${this.#text(this.#words.prompt(decision))}\n`
    const width = String(Math.max(...numbers.values())).length
    const options = decision.options.map(
      (option) =>
        `  ${this.#paint(String(numbers.get(option.id)).padStart(width), 'bold')}  ${this.#text(this.#words.option(decision, option))}\n`,
    )
    const moveLines = moves.map(
      (move, index) => `  ${this.#paint(`m${index + 1}`, 'bold')}  ${this.#text(this.#words.prompt(move))}\n`,
    )
    const shortcut = shortcutFor(this.#bundle, decision)
    const shortcutLine =
      shortcut === undefined
        ? ''
        : `  ${this.#paint('a'.padStart(width), 'bold')}  ${shortcut.name[this.#lang]}\n`
    return `${asked}${options.join('')}${shortcutLine}${moveLines.join('')}${this.#paint(`  ${speech[this.#lang].legend}`, 'grey')}\n`
  }

  /** An offer and its receiver's possible replies. */
  offer({ offer }: WaitingOffer, { seat, options }: PresentedDecision, numbers: Numbers): string {
    const { offerAnswers: answerWords, offerLegend } = speech[this.#lang]
    const answers = options.map(
      ({ id }) => `  ${this.#paint(String(numbers.get(id)), 'bold')}  ${answerWords[id as OfferAnswer]}\n`, // the ids are offer answers
    )
    const asked = `\n${this.#paint(`${this.#nameOf(seat)}: `, 'bold')}${this.#offered(offer)}\n`
    return `${asked}${answers.join('')}${this.#paint(`  ${offerLegend}`, 'grey')}\n`
  }

  /** The open offers to a seat, one per line. */
  waitingOffers(waiting: readonly WaitingOffer[]): string {
    if (waiting.length === 0) return ''
    const lines = waiting.map(({ offer }) => `  ${this.#offered(offer)}\n`)
    return `\n${speech[this.#lang].waitingOffers}\n${lines.join('')}`
  }

  /** The log line about the offer. */
  #offered(offer: Offer): string {
    const event: OfferEvent = { type: 'offer', what: 'made', offer }
    return this.#text(this.#words.event(event) ?? [])
  }

  /** The prompt, which says what may be typed. */
  promptFor({ shape, min, max, options }: PresentedDecision, numbers: Numbers, mayRepeat = false): string {
    const say = speech[this.#lang]
    if (shape === 'number') return `${say.number(min, max)} > `
    const listed = inRanges(options.map(({ id }) => numbers.get(id) ?? 0))
    if (shape !== 'some' || (min === 1 && max === 1)) return `${listed} > `
    return `${say.chooseSome(min, max, listed)}${mayRepeat ? say.mayRepeat : ''} > `
  }

  blocked(decision: PresentedDecision): string {
    if (decision.blocked.length === 0) return `${speech[this.#lang].nothingBlocked}\n`
    return decision.blocked
      .map((option) => {
        const { facts, refusal } = option
        // An option without facts has no words; its reason says everything.
        const what = facts === undefined ? '' : `${this.#text(this.#words.option(decision, option))}: `
        return `  ${what}${this.#words.refusal(refusal)} ${this.#paint(`[${refusal.rule}]`, 'grey')}\n`
      })
      .join('')
  }

  /** The paragraphs about a rule, or null if there are none. */
  rule(id: string): string | null {
    const wanted = id.toUpperCase()
    const found = this.#rulebook.flatMap(({ title, paragraphs }) =>
      paragraphs.filter(({ rules }) => rules.includes(wanted)).map((paragraph) => ({ title, paragraph })),
    )
    if (found.length === 0) return null
    return found
      .map(({ title, paragraph }) => {
        const rules = this.#paint(`[${paragraph.rules.join(', ')}]`, 'grey')
        return `  ${this.#paint(title[this.#lang], 'bold')}: ${paragraph[this.#lang]} ${rules}\n`
      })
      .join('')
  }

  get #words() {
    return this.#bundle.game.words[this.#lang]
  }

  #text(wording: Line): string {
    return wording
      .map((segment) => {
        if (typeof segment === 'string') return segment
        return 'seat' in segment ? this.#paint(this.#nameOf(segment.seat), 'bold') : segment.text
      })
      .join('')
  }
}

/** Writes numbers as ranges: `1–3, 7`. */
function inRanges(numbers: readonly number[]): string {
  const ranges: { readonly from: number; to: number }[] = []
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last?.to === number - 1) last.to = number
    else ranges.push({ from: number, to: number })
  }
  return ranges.map(({ from, to }) => (from === to ? from : `${from}–${to}`)).join(', ')
}

/** The game's shortcut for this question, if it would make more than one choice. */
export function shortcutFor(bundle: FullGameBundle, decision: PresentedDecision): Shortcut | undefined {
  return bundle.shortcuts?.find(({ reach }) => reach(decision) > 1)
}

/** The fields of a view as JSON, for a game that draws no text. */
function plainTable(view: View, bundle: FullGameBundle): string {
  return Object.keys(bundle.game.secrets)
    .map((field) => `${field}: ${JSON.stringify(Reflect.get(view, field))}`)
    .join('\n')
}
