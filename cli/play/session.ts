import { hintLine } from '@kantyna/bots'
import {
  at,
  type FullGameBundle,
  fingerprintOf,
  type Lang,
  type Offer,
  type PresentedDecision,
  printable,
  type RulebookSection,
  type Seat,
  type TableLink,
  type UndoOffer,
} from '@kantyna/kernel'
import { type Terminal, UsageError } from '../terminal.ts'
import { Draft } from './draft.ts'
import { offerAsQuestion, offersTo } from './offers.ts'
import { readTyped, type Typed } from './reading.ts'
import { Screen } from './screen.ts'
import type { SessionTable } from './session-table.ts'
import { type Speech, speech } from './speech.ts'
import { shortcutFor } from './table-text.ts'
import { TypingAhead } from './typing-ahead.ts'

const MOST_REFUSED = 1000

/** One game at one terminal: asks the people there, and shows each of them what they may see. */
export class Session {
  readonly #table: SessionTable
  readonly #link: TableLink
  readonly #bundle: FullGameBundle
  readonly #terminal: Terminal
  readonly #screen: Screen
  readonly #say: Speech
  readonly #lang: Lang
  readonly #ahead: TypingAhead
  readonly #draft = new Draft()
  /** How many lines in a row were not an answer. */
  #refused = 0
  /** How many take-backs have been shown. */
  #takebacks = 0
  /** A rule of the game's rulebook, as an example. */
  readonly #someRule: string

  constructor(
    table: SessionTable,
    bundle: FullGameBundle,
    rulebook: readonly RulebookSection[],
    lang: Lang,
    terminal: Terminal,
  ) {
    this.#bundle = bundle
    this.#terminal = terminal
    this.#say = speech[lang]
    this.#lang = lang
    this.#table = table
    this.#link = table.link
    this.#ahead = new TypingAhead(terminal.isTyped, bundle.game.turnKinds)
    this.#screen = new Screen(this.#link, bundle, rulebook, lang, terminal, this.#ahead)
    this.#someRule = rulebook.flatMap(({ paragraphs }) => paragraphs.flatMap(({ rules }) => rules))[0] ?? ''
  }

  /** Plays until the game is over or a player leaves; returns which. */
  async play(): Promise<'over' | 'left'> {
    this.#table.open()
    try {
      const end = await this.#playOn()
      if (end === 'over') await this.#tellEnd()
      else this.#screen.print(`${this.#say.left}\n`)
      return end
    } finally {
      this.#table.close()
    }
  }

  async #playOn(): Promise<'over' | 'left'> {
    this.#takebacks = this.#link.snapshot(null).takebacks
    for (;;) {
      await this.#table.settle()
      this.#noteTakebacks()
      const offer = this.#table.nextOffer()
      const { outcome, ended, turn } = this.#link.snapshot(null)
      if (outcome !== null || ended !== null) return 'over'
      if (this.#table.isLeft) return 'left'
      if (offer !== undefined) {
        if ((await this.#askAboutOffer(offer)) === 'left') return 'left'
        continue
      }
      const asked = this.#table.asked()
      this.#ahead.noteTurn(turn)
      if (asked !== undefined && this.#bundle.game.turnKinds.includes(asked.kind))
        await this.#table.endPassing()
      if (asked === undefined || !this.#link.seats.includes(asked.seat))
        await this.#table.letOthersChoose(this.#screen)
      else if ((await this.#askPerson(asked.seat)) === 'left') return 'left'
    }
  }

  /** After a take-back, what replaces the entries is new to everybody. */
  #noteTakebacks(): void {
    const { takebacks, cursor } = this.#link.snapshot(null)
    if (takebacks === this.#takebacks) return
    this.#takebacks = takebacks
    this.#screen.forgetFrom(cursor)
    this.#screen.print(`${this.#say.takenBack}\n`)
  }

  async #tellEnd(): Promise<void> {
    const record = await this.#table.record()
    this.#screen.tellEnd(record === null ? null : fingerprintOf(record))
  }

  /** Shows an offer to the player who got it. An offer that they do not answer now stays open. */
  async #askAboutOffer({ from, to }: Offer): Promise<'answered' | 'left'> {
    const offers = await offersTo(this.#bundle.game, this.#link, to)
    const waiting = offers.find(({ offer }) => offer.from === from)
    if (waiting === undefined) return 'answered'
    if (!(await this.#screen.handOver(to, this.#say.handOverForOffer))) return 'left'
    this.#ahead.forget()
    this.#screen.showNews(to)
    const asked = offerAsQuestion(waiting)
    const numbers = new Map(asked.options.map(({ id }, index) => [id, index + 1]))
    const shownOffer = this.#screen.text.offer(waiting, asked, numbers)
    this.#screen.print(this.#screen.board(to) + shownOffer)
    for (;;) {
      const line = await this.#terminal.ask(this.#screen.text.promptFor(asked, numbers), 'fresh')
      if (line === null) return 'left'
      const typed = readTyped(line, asked, numbers)
      switch (typed.does) {
        case 'choose': {
          this.#refused = 0
          const [answer = 'later'] = [typed.picks].flat()
          const move = answer === 'accept' ? waiting.yes : String(answer)
          if (answer !== 'later') await this.#table.choose({ seat: to, move, picks: [waiting.id] })
          return 'answered'
        }
        case 'quit':
          return 'left'
        case 'board':
          this.#screen.print(this.#screen.board(to) + shownOffer)
          break
        case 'blocked':
        case 'help':
        case 'rule':
        case 'save':
          await this.#carryOut(typed, asked)
          break
        default:
          this.#refuse()
      }
    }
  }

  async #askPerson(seat: Seat): Promise<'chosen' | 'left'> {
    if (!(await this.#screen.handOver(seat))) return 'left'
    this.#screen.showNews(seat)
    this.#draft.clear()
    const decision = this.#decisionOf(seat)
    const waiting = this.#screen.text.waitingOffers(await offersTo(this.#bundle.game, this.#link, seat))
    this.#screen.print(this.#screen.board(seat) + waiting + this.#question(decision))
    for (;;) {
      const { asked, mayRepeat } = this.#draft.askedNow(decision)
      const numbers = this.#ahead.numbersOf(asked)
      const prompt = this.#screen.text.promptFor(asked, numbers, mayRepeat)
      const line = await this.#terminal.ask(prompt, this.#ahead.ageOfAnswer(asked))
      if (line === null) return 'left'
      const typed = readTyped(line, asked, numbers, mayRepeat)
      if (typed.does !== 'quit' && !this.#isOpen(decision)) {
        this.#screen.print(`${this.#say.questionGone}\n`)
        return 'chosen'
      }
      const done = await this.#carryOut(typed, asked)
      if (done === 'chosen') this.#refused = 0
      if (done !== 'again') return done
    }
  }

  /** Whether the question still waits: at a server, another player or a clock may have ended it. */
  #isOpen({ seat, id }: PresentedDecision): boolean {
    return this.#link.snapshot(seat).decisions.some((open) => open.id === id)
  }

  async #carryOut(typed: Typed, decision: PresentedDecision): Promise<'chosen' | 'left' | 'again'> {
    const { seat } = decision
    switch (typed.does) {
      case 'choose':
        return await this.#answer(decision, typed.picks)
      case 'move':
        return this.#beginMove(seat, typed.number)
      case 'quit':
        return 'left'
      case 'undo':
        return this.#cancel(seat) ? 'again' : await this.#undo(seat)
      case 'pass':
        if (!canPass(decision)) return this.#again(this.#say.cannotPass)
        this.#screen.print(`${this.#say.passing}\n`)
        await this.#table.pass(decision)
        return 'chosen'
      case 'all':
        return await this.#takeShortcut(decision)
      case 'blocked':
        this.#screen.print(this.#screen.text.blocked(decision))
        return 'again'
      case 'board':
        this.#screen.print(this.#screen.board(seat) + this.#question(decision))
        return 'again'
      case 'hint':
        return this.#again(await this.#hint(this.#draft.whole(decision)))
      case 'help':
        return this.#again(this.#say.help(this.#someRule).join('\n'))
      case 'rule':
        return this.#again(this.#ruleText(typed.what))
      case 'save':
        return this.#again(typed.what === '' ? this.#say.sayWhichFile : await this.#table.save(typed.what))
      case 'nonsense':
        return this.#refuse()
    }
  }

  /** Takes an answer or a move; if it has a further part, asks for that first. */
  async #answer(asked: PresentedDecision, given: readonly string[] | number): Promise<'chosen' | 'again'> {
    const choice = this.#draft.choiceWith(asked, given)
    const after = await this.#link.answerSoFar(choice)
    if (!after.ok || !after.value.isEnough) return this.#again(this.#say.notPossible)
    const { next } = after.value
    const part = next === null ? null : this.#draft.continueWith(asked, choice, next)
    if (part === null) {
      await this.#table.choose(choice)
      return 'chosen'
    }
    this.#screen.print(this.#question(part))
    return 'again'
  }

  /** Starts one of the listed standing moves: its options are asked for like those of any question. */
  #beginMove(seat: Seat, number: number): 'again' {
    const move = this.#link.snapshot(seat).moves[number - 1]
    if (move === undefined) return this.#again(this.#say.noSuchMove)
    this.#draft.beginMove(move)
    return this.#again(this.#question(move))
  }

  /** Cancels a started answer or move; returns whether there was one. */
  #cancel(seat: Seat): boolean {
    if (this.#draft.isEmpty) return false
    this.#draft.clear()
    this.#screen.print(this.#question(this.#decisionOf(seat)))
    return true
  }

  /** Takes back a choice: without consent up to the wall, beyond it only among bots or if everybody agrees. */
  async #undo(seat: Seat): Promise<'chosen' | 'again'> {
    const { undo } = this.#link.snapshot(seat)
    if (undo === null) return this.#again(this.#say.nothingToUndo)
    const { entry, how, wall } = undo
    const done = await this.#table.takeBack(undo, () => this.#haveConsent(undo))
    if (done === 'refused') return this.#again(this.#say.notAgreed)
    if (done === 'asked') this.#screen.print(`${this.#say.othersAsked}\n`)
    else {
      this.#screen.forgetFrom(entry)
      this.#takebacks = this.#link.snapshot(seat).takebacks
      this.#screen.print(`${how === 'free' ? this.#say.undone : this.#say.undoneBeyond(wall)}\n`)
    }
    return 'chosen'
  }

  /** Asks the people at this keyboard whether everybody agrees. */
  async #haveConsent({ wall }: UndoOffer): Promise<boolean> {
    const answer = await this.#terminal.ask(this.#say.askConsent(wall), 'fresh')
    return answer !== null && this.#say.yes.includes(answer.trim().toLowerCase())
  }

  /** Makes the choices of the game's shortcut, one after the other. */
  async #takeShortcut(first: PresentedDecision): Promise<'chosen' | 'again'> {
    const shortcut = shortcutFor(this.#bundle, first)
    if (shortcut === undefined) return this.#again(this.#say.noShortcut)
    for (let asked: PresentedDecision | undefined = first; asked !== undefined; ) {
      const option = shortcut.next(asked)
      if (option === null) break
      const choice = { seat: asked.seat, decision: asked.id, picks: [option] }
      if (!(await this.#table.choose(choice))) break
      asked = this.#link.snapshot(first.seat).decisions[0]
    }
    return 'chosen'
  }

  /** The expert bot's choice, based on the seat's view. */
  async #hint(decision: PresentedDecision): Promise<string> {
    const hint = (await this.#link.hint?.(decision.seat, decision.id)) ?? null
    if (hint === null) return this.#say.notUnderstood
    const words = this.#bundle.game.words[this.#lang]
    return hintLine(words, this.#say.hints, decision, hint, (each) => this.#screen.nameOf(each))
  }

  #ruleText(id: string): string {
    if (id === '') return this.#say.sayWhichRule(this.#someRule)
    return this.#screen.text.rule(id) ?? this.#say.noRule(printable(id, 40))
  }

  #decisionOf(seat: Seat): PresentedDecision {
    return at(this.#link.snapshot(seat).decisions, 0)
  }

  /** The text of a question. Unless an answer has been started, it also lists the seat's standing moves. */
  #question(asked: PresentedDecision): string {
    return this.#screen.question(asked, this.#draft.isEmpty ? this.#link.snapshot(asked.seat).moves : [])
  }

  /** A person who mistypes tries again. A pipe may never stop, so its number of tries is limited. */
  #refuse(): 'again' {
    this.#refused++
    if (!this.#terminal.isTyped && this.#refused === MOST_REFUSED) {
      throw new UsageError(`${MOST_REFUSED} lines in a row were no answer, so the game was left.`)
    }
    return this.#again(this.#say.notUnderstood)
  }

  #again(message: string): 'again' {
    this.#screen.print(`${message.trimEnd()}\n`)
    return 'again'
  }
}

function canPass({ shape, options }: PresentedDecision): boolean {
  return shape === 'one' && options.some(({ id }) => id === 'pass')
}
