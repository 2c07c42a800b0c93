import type {
  FullGameBundle,
  GameEvent,
  Lang,
  Line,
  Paint,
  PresentedDecision,
  RulebookSection,
  Seat,
  Shortcut,
  View,
} from '@kantyna/kernel'
import { speech } from './speech.ts'

const codes = { red: 31, green: 32, yellow: 33, blue: 34, grey: 90, bold: 1 } as const

export const ansi: Paint = (text, how) => `\u001b[${codes[how]}m${text}\u001b[0m`
export const plain: Paint = (text) => text

/** Clears the screen and the scrollback: the next person must not read the last one's hand. */
export const CLEAR = '\u001b[2J\u001b[3J\u001b[H'

/** Puts a game into letters, for one table in one language. */
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

  /** What happened, a line each. */
  log(events: readonly GameEvent[]): string {
    const lines = events.map((event) => this.#words.event(event)).filter((said) => said !== null)
    return lines.map((said) => `  ${this.#text(said)}\n`).join('')
  }

  board(view: View): string {
    const drawn = this.#bundle.drawText?.(view, this.#lang, this.#paint) ?? plainTable(view, this.#bundle)
    return drawn === '' ? '' : `\n${drawn}\n`
  }

  /** The question and its numbered answers, with what may be done besides. */
  question(decision: PresentedDecision, moves: readonly PresentedDecision[] = []): string {
    const asked = `\n${this.#paint(`${this.#nameOf(decision.seat)}: `, 'bold')}${this.#text(this.#words.prompt(decision))}\n`
    const width = String(decision.options.length).length
    const options = decision.options.map(
      (option, index) =>
        `  ${this.#paint(String(index + 1).padStart(width), 'bold')}  ${this.#text(this.#words.option(decision, option))}\n`,
    )
    const besides = moves.map(
      (move, index) => `  ${this.#paint(`m${index + 1}`, 'bold')}  ${this.#text(this.#words.prompt(move))}\n`,
    )
    const shortcut = shortcutFor(this.#bundle, decision)
    const inOneGo =
      shortcut === undefined
        ? ''
        : `  ${this.#paint('a'.padStart(width), 'bold')}  ${shortcut.name[this.#lang]}\n`
    return `${asked}${options.join('')}${inOneGo}${besides.join('')}${this.#paint(`  ${speech[this.#lang].legend}`, 'grey')}\n`
  }

  /** What is looked for where the answer is typed. */
  promptFor({ shape, min, max, options }: PresentedDecision): string {
    const said = speech[this.#lang]
    if (shape === 'number') return `${said.number(min, max)} > `
    if (shape === 'some') return `${said.chooseSome(min, max, options.length)} > `
    return `${said.choose(options.length)} > `
  }

  blocked(decision: PresentedDecision): string {
    if (decision.blocked.length === 0) return `${speech[this.#lang].nothingBlocked}\n`
    return decision.blocked
      .map(({ refusal }) => `  ${this.#words.refusal(refusal)} ${this.#paint(`[${refusal.rule}]`, 'grey')}\n`)
      .join('')
  }

  /** The paragraphs that tell a rule, or null where there is none. */
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

  #text(said: Line): string {
    return said
      .map((segment) => {
        if (typeof segment === 'string') return segment
        return 'seat' in segment ? this.#paint(this.#nameOf(segment.seat), 'bold') : segment.text
      })
      .join('')
  }
}

/** Several choices in one go, where the game knows such and more than one would be made. */
export function shortcutFor(bundle: FullGameBundle, decision: PresentedDecision): Shortcut | undefined {
  return bundle.shortcuts?.find(({ reach }) => reach(decision) > 1)
}

/** A game that draws nothing in letters shows its fields as they are. */
function plainTable(view: View, bundle: FullGameBundle): string {
  return Object.keys(bundle.game.secrets)
    .map((field) => `${field}: ${JSON.stringify(Reflect.get(view, field))}`)
    .join('\n')
}
