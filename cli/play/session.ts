import { hintLine } from '@kantyna/bots'
import type { Clock } from '@kantyna/host'
import {
  at,
  type FullGameBundle,
  fingerprintOf,
  type Lang,
  type Match,
  type Offer,
  type PresentedDecision,
  printable,
  type RulebookSection,
  type Seat,
  type TableLink,
} from '@kantyna/kernel'
import { wallClock } from '../clock.ts'
import { type Terminal, UsageError } from '../terminal.ts'
import { Draft } from './draft.ts'
import { GameFile } from './game-file.ts'
import { offerAsQuestion, offersTo } from './offers.ts'
import { readTyped, type Typed } from './reading.ts'
import { Screen } from './screen.ts'
import { type Speech, speech } from './speech.ts'
import { shortcutFor } from './table-text.ts'
import { TerminalTable } from './terminal-table.ts'
import { TypingAhead } from './typing-ahead.ts'

const MOST_REFUSED = 1000

/** One game at one terminal: asks the people there, and shows each of them what they may see. */
export class Session {
  readonly #table: TerminalTable
  readonly #link: TableLink
  readonly #bundle: FullGameBundle
  readonly #terminal: Terminal
  readonly #screen: Screen
  readonly #say: Speech
  readonly #lang: Lang
  readonly #file: GameFile
  readonly #ahead: TypingAhead
  readonly #draft = new Draft()
  /** How many lines in a row were not an answer. */
  #refused = 0
  /** A rule of the game's rulebook, as an example. */
  readonly #someRule: string

  /** `file`: where the game is saved after every choice. */
  constructor(
    match: Match,
    bundle: FullGameBundle,
    rulebook: readonly RulebookSection[],
    lang: Lang,
    terminal: Terminal,
    file: string | null,
    clock: Clock = wallClock,
  ) {
    this.#bundle = bundle
    this.#terminal = terminal
    this.#say = speech[lang]
    this.#lang = lang
    this.#file = new GameFile(file, match, this.#say, (text) => this.#screen.print(text))
    this.#table = new TerminalTable(match, bundle.game, clock, this.#file)
    this.#link = this.#table.link
    this.#ahead = new TypingAhead(terminal.isTyped, bundle.game.turnKinds)
    this.#screen = new Screen(this.#link, bundle, rulebook, lang, terminal, this.#ahead)
    this.#someRule = rulebook.flatMap(({ paragraphs }) => paragraphs.flatMap(({ rules }) => rules))[0] ?? ''
  }

  /** Plays until the game is over or a player leaves; returns which. */
  async play(): Promise<'over' | 'left'> {
    this.#table.open()
    try {
      const end = await this.#playOn()
      if (end === 'over') this.#screen.tellEnd(fingerprintOf(this.#table.record()))
      else this.#screen.print(`${this.#say.left}\n`)
      return end
    } finally {
      this.#table.close()
      this.#file.close()
    }
  }

  async #playOn(): Promise<'over' | 'left'> {
    for (;;) {
      await this.#table.settle()
      const offer = this.#table.nextOffer()
      const { outcome, turn, waiting } = this.#link.snapshot(null)
      if (outcome !== null) return 'over'
      if (offer !== undefined) {
        if ((await this.#askAboutOffer(offer)) === 'left') return 'left'
        continue
      }
      const asked = at(waiting, 0)
      this.#ahead.noteTurn(turn)
      if (this.#bundle.game.turnKinds.includes(asked.kind)) await this.#table.endPassing()
      if (!this.#table.people.includes(asked.seat)) this.#table.letBotChoose()
      else if ((await this.#askPerson(asked.seat)) === 'left') return 'left'
    }
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
      const done = await this.#carryOut(readTyped(line, asked, numbers, mayRepeat), asked)
      if (done === 'chosen') this.#refused = 0
      if (done !== 'again') return done
    }
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
        return this.#again(typed.what === '' ? this.#say.sayWhichFile : this.save(typed.what))
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
    if (how === 'ask') {
      const answer = await this.#terminal.ask(this.#say.askConsent(wall), 'fresh')
      if (answer === null || !this.#say.yes.includes(answer.trim().toLowerCase()))
        return this.#again(this.#say.notAgreed)
    }
    await this.#table.takeBack(undo)
    this.#screen.forgetFrom(entry)
    this.#screen.print(`${how === 'free' ? this.#say.undone : this.#say.undoneBeyond(wall)}\n`)
    return 'chosen'
  }

  /** Makes the choices of the game's shortcut, one after the other. */
  async #takeShortcut(first: PresentedDecision): Promise<'chosen' | 'again'> {
    const shortcut = shortcutFor(this.#bundle, first)
    if (shortcut === undefined) return this.#again(this.#say.noShortcut)
    for (let asked: PresentedDecision | undefined = first; asked !== undefined; ) {
      const option = shortcut.next(asked)
      if (option === null) break
      await this.#table.choose({ seat: asked.seat, decision: asked.id, picks: [option] })
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

  /** Writes the record with its seed, so that the game can be continued; reports the result. */
  save(file: string): string {
    return this.#file.saveAs(file, this.#table.record())
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
