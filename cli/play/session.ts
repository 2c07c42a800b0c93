import {
  advise,
  answerOffer,
  type BotName,
  botSeed,
  chooseAsBot,
  hintLine,
  offerAnswered,
  proposeAsBot,
} from '@kantyna/bots'
import {
  at,
  type Choice,
  type Decision,
  type FullGameBundle,
  fingerprintOf,
  hasOffer,
  type Lang,
  type Match,
  type Offer,
  type OfferEvent,
  type PresentedDecision,
  type PresentedOption,
  type PresentedPart,
  partAsDecision,
  printable,
  type RulebookSection,
  readChoice,
  type Seat,
  writePicks,
} from '@kantyna/kernel'
import { writeWhole } from '../files.ts'
import { messageOf, shown, type Terminal, UsageError } from '../terminal.ts'
import { OptionNumbers } from './numbers.ts'
import { offerAsQuestion, offersTo } from './offers.ts'
import { readTyped, type Typed } from './reading.ts'
import { type Speech, speech } from './speech.ts'
import { ansi, plain, shortcutFor, TableText } from './table-text.ts'
import { wrapped } from './wrap.ts'

const MOST_REFUSED = 1000

/** One game at one terminal: people type, bots think, everybody sees what they may. */
export class Session {
  readonly #match: Match
  readonly #bundle: FullGameBundle
  readonly #terminal: Terminal
  readonly #text: TableText
  readonly #say: Speech
  /** Where the game is written down after every choice. */
  readonly #file: string | null
  readonly #numbers: OptionNumbers
  readonly #lang: Lang
  /** How many entries' events each seat has read. */
  readonly #read: number[]
  /** Seats that say no until the next turn. */
  readonly #passing = new Set<Seat>()
  #lastPerson: Seat | null = null
  #turn: Seat | null = null
  /** The question that was asked last in this turn: whose, and of which kind. */
  #lastAsked: string | null = null
  /** How many answers in a row were none. */
  #refused = 0
  /** Whether the last writing went well: a disk that is full is told of once. */
  #isKept = true
  /** The standing move that is being made in place of an answer. */
  #making: PresentedDecision | null = null
  /** An answer in parts that is not complete yet, or such a move. */
  #begun: BegunAnswer | null = null

  /** One that the game's rulebook has. */
  readonly #someRule: string

  /** Offers to people at the keyboard that have not been put to them yet. */
  readonly #offersToPut: Offer[]

  constructor(
    match: Match,
    bundle: FullGameBundle,
    rulebook: readonly RulebookSection[],
    lang: Lang,
    terminal: Terminal,
    file: string | null,
  ) {
    this.#match = match
    this.#bundle = bundle
    this.#terminal = terminal
    this.#say = speech[lang]
    this.#file = file
    this.#numbers = new OptionNumbers(terminal.isTyped)
    this.#lang = lang
    const nameOf = (seat: Seat) => this.#nameOf(seat)
    this.#text = new TableText(bundle, rulebook, lang, terminal.hasColour ? ansi : plain, nameOf)
    this.#someRule = rulebook.flatMap(({ paragraphs }) => paragraphs.flatMap(({ rules }) => rules))[0] ?? ''
    this.#read = match.setup.seats.map(() => 0)
    this.#offersToPut = match.setup.seats.flatMap(({ kind }, seat) =>
      kind === 'person' ? offersTo(match, seat).map(({ offer }) => offer) : [],
    )
  }

  /** Plays until the game is over or somebody leaves; tells which. */
  async play(): Promise<'over' | 'left'> {
    while (!this.#match.isOver) {
      if (this.#letBotAnswerOffer()) continue
      const offer = this.#offersToPut.shift()
      if (offer !== undefined) {
        if ((await this.#putOffer(offer)) === 'answered') continue
        this.#print(`${this.#say.left}\n`)
        return 'left'
      }
      const decision = at(this.#match.position.open, 0)
      if (this.#bundle.game.turnKinds.includes(decision.kind)) this.#passing.clear()
      this.#noteTurn()
      const holder = at(this.#match.setup.seats, decision.seat)
      if (holder.kind === 'bot') this.#letBotChoose(decision, holder.level)
      else if ((await this.#askPerson(decision.seat)) === 'left') {
        this.#print(`${this.#say.left}\n`)
        return 'left'
      }
    }
    this.#tellEnd()
    return 'over'
  }

  #letBotChoose(decision: Decision, level: string | undefined): void {
    const { game } = this.#bundle
    const { position } = this.#match
    const { seat } = decision
    const view = this.#match.viewFor(seat)
    const seed = this.#thoughtSeed()
    // An offer comes first: whoever it is made to says something before the bot goes on.
    const proposed = proposeAsBot(game, { seat, view, decisions: [decision], seed })
    if (proposed !== null && readChoice(game, position, proposed).ok) {
      this.#choose(proposed)
      return
    }
    const picks = chooseAsBot(game, (level ?? 'regular') as BotName, { view, decision, seed })
    this.#choose({
      seat,
      decision: decision.id,
      picks: writePicks(game, position, decision, picks),
    })
  }

  /** Has a bot say something to an offer that waits for it; tells whether there was one. */
  #letBotAnswerOffer(): boolean {
    const { game } = this.#bundle
    const { position, setup } = this.#match
    const seat = setup.seats.findIndex(({ kind }, each) => kind === 'bot' && hasOffer(game, position, each))
    if (seat < 0) return false
    const said = answerOffer(game, {
      seat,
      view: this.#match.viewFor(seat),
      decisions: position.open.filter((open) => open.seat === seat),
      seed: this.#thoughtSeed(),
    })
    const answer = offerAnswered(game, position, seat, said)
    if (answer !== null) this.#choose(answer)
    return answer !== null
  }

  /** The screen goes over to whoever an offer was made to; what they do not answer now lies open. */
  async #putOffer({ from, to }: Offer): Promise<'answered' | 'left'> {
    const waiting = offersTo(this.#match, to).find(({ offer }) => offer.from === from)
    if (waiting === undefined) return 'answered'
    if (!(await this.#handOver(to, this.#say.handOverForOffer))) return 'left'
    this.#lastAsked = null
    this.#showNews(to)
    const asked = offerAsQuestion(waiting)
    const numbers = new Map(asked.options.map(({ id }, index) => [id, index + 1]))
    const shownOffer = this.#text.offer(waiting, asked, numbers)
    this.#print(this.#text.board(this.#match.viewFor(to)) + shownOffer)
    for (;;) {
      const line = await this.#terminal.ask(this.#text.promptFor(asked, numbers), 'fresh')
      if (line === null) return 'left'
      const typed = readTyped(line, asked, numbers)
      switch (typed.does) {
        case 'choose': {
          const [answer = 'later'] = [typed.picks].flat()
          const move = answer === 'accept' ? waiting.yes : String(answer)
          if (answer !== 'later') this.#choose({ seat: to, move, picks: [waiting.id] })
          return 'answered'
        }
        case 'quit':
          return 'left'
        case 'board':
          this.#print(this.#text.board(this.#match.viewFor(to)) + shownOffer)
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

  #choose(choice: Choice): void {
    const taken = this.#match.choose(choice)
    this.#refused = 0
    if (!taken.ok) throw new Error(`a listed answer was refused: ${taken.error.code}`)
    for (const event of taken.value) {
      if (event.type !== 'offer') continue
      const { what, offer } = event as OfferEvent // the kernel's own
      const isToPerson = at(this.#match.setup.seats, offer.to).kind === 'person'
      if (what === 'made' && isToPerson) this.#offersToPut.push(offer)
    }
    this.#keep()
  }

  async #askPerson(seat: Seat): Promise<'chosen' | 'left'> {
    const decision = at(this.#match.decisionsFor(seat), 0)
    if (this.#passing.has(seat) && canPass(decision)) {
      this.#choose({ seat, decision: decision.id, picks: ['pass'] })
      return 'chosen'
    }
    if (!(await this.#handOver(seat))) return 'left'
    this.#showNews(seat)
    this.#making = null
    this.#begun = null
    const waiting = this.#text.waitingOffers(offersTo(this.#match, seat))
    this.#print(this.#text.board(this.#match.viewFor(seat)) + waiting + this.#question(decision))
    for (;;) {
      const { asked, mayRepeat } = this.#askedNow(decision)
      const numbers = this.#numbers.of(asked)
      const prompt = this.#text.promptFor(asked, numbers, mayRepeat)
      const line = await this.#terminal.ask(prompt, this.#ageOfAnswer(asked))
      if (line === null) return 'left'
      const done = await this.#carryOut(readTyped(line, asked, numbers, mayRepeat), asked)
      if (done !== 'again') return done
    }
  }

  /** The question, or what comes next of an answer or a move that was begun. */
  #askedNow(decision: PresentedDecision): { readonly asked: PresentedDecision; readonly mayRepeat: boolean } {
    if (this.#begun === null) return { asked: this.#making ?? decision, mayRepeat: false }
    return { asked: partAsked(this.#begun), mayRepeat: this.#begun.part.shape === 'amounts' }
  }

  /** A question; that of the game itself comes with what its seat may do besides. */
  #question(asked: PresentedDecision): string {
    const isHalfway = this.#making !== null || this.#begun !== null
    const moves = isHalfway ? [] : this.#match.movesFor(asked.seat)
    return this.#text.question(asked, this.#numbers.of(asked), moves)
  }

  /** Begins one of the standing moves that are listed: its options are asked for like those of any question. */
  #beginMove(seat: Seat, number: number): 'again' {
    const move = this.#match.movesFor(seat)[number - 1]
    if (move === undefined) return this.#again(this.#say.noSuchMove)
    this.#begun = null
    this.#making = move
    return this.#again(this.#question(move))
  }

  /**
   * A turn of many choices may be typed ahead, as its options keep their numbers. To any other question, what was typed
   * before it was there is no answer.
   */
  #ageOfAnswer({ seat, kind }: PresentedDecision): 'any' | 'fresh' {
    const question = `${seat} ${kind}`
    const isAgain = this.#lastAsked === question && this.#bundle.game.turnKinds.includes(kind)
    this.#lastAsked = question
    return isAgain ? 'any' : 'fresh'
  }

  #noteTurn(): void {
    const { game, position } = this.#match
    const turn = game.whoseTurn(position)
    if (turn === this.#turn) return
    this.#turn = turn
    this.#lastAsked = null
    this.#numbers.beginTurn()
  }

  #print(text: string): void {
    this.#terminal.out(wrapped(text, this.#terminal.width))
  }

  /** Takes an answer, or a move; where it goes on with a part, asks for that first. */
  #answer(decision: PresentedDecision, given: readonly string[] | number): 'chosen' | 'again' {
    const begun = this.#begun
    const picks = begun === null ? given : [...begun.ids, ...partIds(begun.part, given)]
    const { seat, id } = decision
    const choice: Choice =
      this.#making === null ? { seat, decision: id, picks } : { seat, move: this.#making.kind, picks }
    const after = this.#match.answerSoFar(choice)
    if (!after.ok || !after.value.isEnough) return this.#again(this.#say.notPossible)
    const option = begun?.option ?? decision.options.find(({ id }) => [picks].flat()[0] === id)
    if (after.value.next === null || option === undefined || typeof picks === 'number') {
      this.#choose(choice)
      return 'chosen'
    }
    this.#begun = { decision: begun?.decision ?? decision, option, ids: picks, part: after.value.next }
    this.#print(this.#question(partAsked(this.#begun)))
    return 'again'
  }

  /** Puts a begun answer or move down again; tells whether there was one. */
  #callOff(seat: Seat): boolean {
    if (this.#begun === null && this.#making === null) return false
    this.#begun = null
    this.#making = null
    this.#print(this.#question(at(this.#match.decisionsFor(seat), 0)))
    return true
  }

  async #carryOut(typed: Typed, decision: PresentedDecision): Promise<'chosen' | 'left' | 'again'> {
    const { seat } = decision
    switch (typed.does) {
      case 'choose':
        return this.#answer(decision, typed.picks)
      case 'move':
        return this.#beginMove(seat, typed.number)
      case 'quit':
        return 'left'
      case 'undo':
        if (this.#callOff(seat)) return 'again'
        return (await this.#undo(seat)) ? 'chosen' : 'again'
      case 'pass':
        if (!canPass(decision)) return this.#again(this.#say.cannotPass)
        this.#print(`${this.#say.passing}\n`)
        this.#passing.add(seat)
        this.#choose({ seat, decision: decision.id, picks: ['pass'] })
        return 'chosen'
      case 'all':
        return this.#takeShortcut(decision)
      case 'blocked':
        this.#print(this.#text.blocked(decision))
        return 'again'
      case 'board':
        this.#print(this.#text.board(this.#match.viewFor(seat)) + this.#question(decision))
        return 'again'
      case 'hint':
        return this.#again(this.#hint(this.#begun?.decision ?? decision))
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

  /** One choice after the other, as long as the game's shortcut names one. */
  #takeShortcut(first: PresentedDecision): 'chosen' | 'again' {
    const shortcut = shortcutFor(this.#bundle, first)
    if (shortcut === undefined) return this.#again(this.#say.noShortcut)
    for (let asked: PresentedDecision | undefined = first; asked !== undefined; ) {
      const option = shortcut.next(asked)
      if (option === null) break
      this.#choose({ seat: asked.seat, decision: asked.id, picks: [option] })
      asked = this.#match.decisionsFor(first.seat)[0]
    }
    return 'chosen'
  }

  /** What the expert would do, from what the seat sees. */
  #hint(decision: PresentedDecision): string {
    const { game } = this.#bundle
    const { position } = this.#match
    const { seat, id } = decision
    const open = position.open.find((asked) => asked.id === id)
    if (open === undefined) return this.#say.notUnderstood
    const { picks, why } = advise(game, {
      view: this.#match.viewFor(seat),
      decision: open,
      seed: this.#thoughtSeed(),
    })
    const hint = { decision: id, picks: writePicks(game, position, open, picks), why }
    const nameOf = (each: Seat) => this.#nameOf(each)
    return hintLine(this.#bundle.game.words[this.#lang], this.#say.hints, decision, hint, nameOf)
  }

  /** What a seat is called now: the game may name those who play by its rules. */
  #nameOf(seat: Seat): string {
    const { name, kind } = at(this.#match.setup.seats, seat)
    if (kind !== 'automa') return name
    return this.#bundle.game.words[this.#lang].automaName?.(this.#match.viewFor(null), seat) ?? name
  }

  /** The same moment of the same game gives the same thoughts. */
  #thoughtSeed(): number {
    const { setup, entries } = this.#match
    return botSeed(setup.contributions, entries.length)
  }

  /** Somebody who types tries again; what comes out of a pipe for ever is no game. */
  #refuse(): 'again' {
    this.#refused++
    if (!this.#terminal.isTyped && this.#refused === MOST_REFUSED) {
      throw new UsageError(`${MOST_REFUSED} lines in a row were no answer, so the game was left.`)
    }
    return this.#again(this.#say.notUnderstood)
  }

  #again(said: string): 'again' {
    this.#print(`${said.trimEnd()}\n`)
    return 'again'
  }

  /** Writes the record with its seed, so that the game can go on; tells how it went. */
  save(file: string): string {
    try {
      writeWhole(file, `${JSON.stringify(this.#match.record())}\n`)
      return this.#say.saved(shown(file))
    } catch (problem) {
      return this.#say.notSaved(messageOf(problem))
    }
  }

  /** After every choice: whatever ends this process, the game is there. */
  #keep(): void {
    if (this.#file === null) return
    try {
      writeWhole(this.#file, `${JSON.stringify(this.#match.record())}\n`)
      this.#isKept = true
    } catch (problem) {
      if (this.#isKept) this.#print(`${this.#say.notSaved(messageOf(problem))}\n`)
      this.#isKept = false
    }
  }

  /** Freely up to the wall; beyond it alone among bots, or when all agree. */
  async #undo(seat: Seat): Promise<boolean> {
    const { entry, free, wall } = this.#match.undoReach(seat)
    if (entry === null) {
      this.#print(`${this.#say.nothingToUndo}\n`)
      return false
    }
    if (!free && !this.#match.isAlone) {
      const answer = await this.#terminal.ask(this.#say.askConsent(wall), 'fresh')
      if (answer === null || !this.#say.yes.includes(answer.trim().toLowerCase())) {
        this.#print(`${this.#say.notAgreed}\n`)
        return false
      }
    }
    this.#match.undo(seat, true)
    this.#keep()
    this.#read.forEach((read, each) => {
      this.#read[each] = Math.min(read, entry + 1)
    })
    this.#passing.clear()
    this.#print(`${free ? this.#say.undone : this.#say.undoneBeyond(wall)}\n`)
    return true
  }

  #ruleText(id: string): string {
    if (id === '') return this.#say.sayWhichRule(this.#someRule)
    return this.#text.rule(id) ?? this.#say.noRule(printable(id, 40))
  }

  /** Between two people the screen is wiped, and the next one says when to show it. False where input ended. */
  async #handOver(seat: Seat, says = this.#say.handOver): Promise<boolean> {
    const isOther = this.#lastPerson !== seat && !this.#match.isAlone
    this.#lastPerson = seat
    if (!isOther) return true
    const name = at(this.#match.setup.seats, seat).name
    if (!this.#terminal.isScreen) {
      this.#print(`\n── ${name} ──\n`)
      return true
    }
    await this.#terminal.clear()
    this.#lastAsked = null
    return (await this.#terminal.ask(says(name), 'deliberate')) !== null
  }

  #showNews(seat: Seat): void {
    const events = this.#match.eventsFor(seat)
    const log = this.#text.log(events.slice(this.#read[seat] ?? 0).flat())
    this.#read[seat] = events.length
    if (log !== '') this.#print(`\n${log}`)
  }

  /** The last lines, told as to somebody who looks on. */
  #tellEnd(): void {
    const people = this.#match.setup.seats.flatMap((holder, seat) => (holder.kind === 'person' ? [seat] : []))
    const [only] = people
    const viewer = people.length === 1 && only !== undefined ? only : null
    const since = viewer === null ? Math.min(...this.#read) : (this.#read[viewer] ?? 0)
    this.#print(`\n${this.#text.log(this.#match.eventsFor(viewer).slice(since).flat())}`)
    this.#print(`${this.#text.board(this.#match.viewFor(viewer))}\n${this.#say.over}\n`)
    this.#print(`${this.#say.fingerprint(fingerprintOf(this.#match.record()))}\n`)
  }
}

interface BegunAnswer {
  readonly decision: PresentedDecision
  readonly option: PresentedOption
  readonly ids: readonly string[]
  readonly part: PresentedPart
}

/** Of amounts, what there is none of is not listed. */
function partAsked({ decision, option, part }: BegunAnswer): PresentedDecision {
  const asked = partAsDecision(decision, option, part)
  const { limits } = part
  return limits === undefined
    ? asked
    : { ...asked, options: asked.options.filter((_, index) => limits[index] !== 0) }
}

function partIds({ name, shape }: PresentedPart, given: readonly string[] | number): readonly string[] {
  const own = [given].flat()
  if (own.length === 0) return [`${name}=`]
  if (shape !== 'amounts') return own.map((id) => `${name}=${id}`)
  return [...new Set(own)].map((id) => `${name}=${id}:${own.filter((each) => each === id).length}`)
}

function canPass({ shape, options }: PresentedDecision): boolean {
  return shape === 'one' && options.some(({ id }) => id === 'pass')
}
