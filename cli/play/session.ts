import { writeFileSync } from 'node:fs'
import { advise, type BotName, chooseAsBot, hintLine } from '@kantyna/bots'
import {
  at,
  type Decision,
  type FullGameBundle,
  fastDice,
  type Lang,
  type Match,
  type PresentedDecision,
  type PresentedOption,
  type PresentedPart,
  partAsDecision,
  type RulebookSection,
  type Seat,
  writePicks,
} from '@kantyna/kernel'
import { messageOf, type Terminal } from '../terminal.ts'
import { readTyped, type Typed } from './reading.ts'
import { type Speech, speech } from './speech.ts'
import { ansi, CLEAR, plain, shortcutFor, TableText } from './table-text.ts'

/** One game at one terminal: people type, bots think, everybody sees what they may. */
export class Session {
  readonly #match: Match
  readonly #bundle: FullGameBundle
  readonly #terminal: Terminal
  readonly #text: TableText
  readonly #say: Speech
  readonly #lang: Lang
  readonly #botSeed: number
  /** How many entries' events each seat has read. */
  readonly #read: number[]
  /** Seats that say no until the next turn. */
  readonly #passing = new Set<Seat>()
  #lastPerson: Seat | null = null
  /** An answer in parts that is not complete yet. */
  #begun: BegunAnswer | null = null

  constructor(
    match: Match,
    bundle: FullGameBundle,
    rulebook: readonly RulebookSection[],
    lang: Lang,
    terminal: Terminal,
    botSeed: number,
  ) {
    this.#match = match
    this.#bundle = bundle
    this.#terminal = terminal
    this.#say = speech[lang]
    this.#lang = lang
    this.#botSeed = botSeed
    const nameOf = (seat: Seat) => at(match.setup.seats, seat).name
    this.#text = new TableText(bundle, rulebook, lang, terminal.isScreen ? ansi : plain, nameOf)
    this.#read = match.setup.seats.map(() => 0)
  }

  /** Plays until the game is over or somebody leaves; tells which. */
  async play(): Promise<'over' | 'left'> {
    while (!this.#match.isOver) {
      const decision = at(this.#match.position.open, 0)
      if (this.#bundle.game.turnKinds.includes(decision.kind)) this.#passing.clear()
      const holder = at(this.#match.setup.seats, decision.seat)
      if (holder.kind === 'bot') this.#letBotChoose(decision, holder.level)
      else if ((await this.#askPerson(decision.seat)) === 'left') {
        this.#terminal.out(`${this.#say.left}\n`)
        return 'left'
      }
    }
    this.#tellEnd()
    return 'over'
  }

  #letBotChoose(decision: Decision, level: string | undefined): void {
    const { game, position } = this.#match
    const picks = chooseAsBot(game, (level ?? 'regular') as BotName, {
      view: this.#match.viewFor(decision.seat),
      decision,
      seed: this.#thoughtSeed(),
    })
    this.#choose(decision.seat, decision.id, writePicks(game, position, decision, picks))
  }

  #choose(seat: Seat, decision: number, picks: readonly string[] | number): void {
    const taken = this.#match.choose({ seat, decision, picks })
    if (!taken.ok) throw new Error(`a listed answer was refused: ${taken.error.code}`)
  }

  async #askPerson(seat: Seat): Promise<'chosen' | 'left'> {
    const decision = at(this.#match.decisionsFor(seat), 0)
    if (this.#passing.has(seat) && canPass(decision)) {
      this.#choose(seat, decision.id, ['pass'])
      return 'chosen'
    }
    if (!(await this.#handOver(seat))) return 'left'
    this.#showNews(seat)
    this.#terminal.out(this.#text.board(this.#match.viewFor(seat)) + this.#text.question(decision))
    this.#begun = null
    for (;;) {
      const asked = this.#begun === null ? decision : partAsked(this.#begun)
      const line = await this.#terminal.ask(this.#text.promptFor(asked))
      if (line === null) return 'left'
      const done = await this.#carryOut(readTyped(line, asked), asked)
      if (done !== 'again') return done
    }
  }

  /** Takes an answer; where it goes on with a part, asks for that first. */
  #answer(decision: PresentedDecision, given: readonly string[] | number): 'chosen' | 'again' {
    const begun = this.#begun
    const picks = begun === null ? given : [...begun.ids, ...partIds(begun.part, given)]
    const answer = { seat: decision.seat, decision: decision.id, picks }
    const after = this.#match.answerSoFar(answer)
    const option = begun?.option ?? decision.options.find(({ id }) => [picks].flat()[0] === id)
    if (!after.ok || after.value.next === null || option === undefined || typeof picks === 'number') {
      this.#choose(decision.seat, decision.id, picks)
      return 'chosen'
    }
    this.#begun = { decision: begun?.decision ?? decision, option, ids: picks, part: after.value.next }
    this.#terminal.out(this.#text.question(partAsked(this.#begun)))
    return 'again'
  }

  /** Puts a begun answer down again; tells whether there was one. */
  #callOff(): boolean {
    if (this.#begun === null) return false
    this.#terminal.out(this.#text.question(this.#begun.decision))
    this.#begun = null
    return true
  }

  async #carryOut(typed: Typed, decision: PresentedDecision): Promise<'chosen' | 'left' | 'again'> {
    const { seat } = decision
    switch (typed.does) {
      case 'choose':
        return this.#answer(decision, typed.picks)
      case 'quit':
        return 'left'
      case 'undo':
        if (this.#callOff()) return 'again'
        return (await this.#undo(seat)) ? 'chosen' : 'again'
      case 'pass':
        if (!canPass(decision)) return this.#again(this.#say.cannotPass)
        this.#terminal.out(`${this.#say.passing}\n`)
        this.#passing.add(seat)
        this.#choose(seat, decision.id, ['pass'])
        return 'chosen'
      case 'all':
        return this.#takeShortcut(decision)
      case 'blocked':
        this.#terminal.out(this.#text.blocked(decision))
        return 'again'
      case 'board':
        this.#terminal.out(this.#text.board(this.#match.viewFor(seat)) + this.#text.question(decision))
        return 'again'
      case 'hint':
        return this.#again(this.#hint(this.#begun?.decision ?? decision))
      case 'help':
        return this.#again(this.#say.help.join('\n'))
      case 'rule':
        return this.#again(this.#ruleText(typed.what))
      case 'save':
        return this.#again(typed.what === '' ? this.#say.sayWhichFile : this.save(typed.what))
      case 'nonsense':
        return this.#again(this.#say.notUnderstood)
    }
  }

  /** One choice after the other, as long as the game's shortcut names one. */
  #takeShortcut(first: PresentedDecision): 'chosen' | 'again' {
    const shortcut = shortcutFor(this.#bundle, first)
    if (shortcut === undefined) return this.#again(this.#say.noShortcut)
    for (let asked: PresentedDecision | undefined = first; asked !== undefined; ) {
      const option = shortcut.next(asked)
      if (option === null) break
      this.#choose(asked.seat, asked.id, [option])
      asked = this.#match.decisionsFor(first.seat)[0]
    }
    return 'chosen'
  }

  /** What the expert would do, from what the seat sees. */
  #hint(decision: PresentedDecision): string {
    const { game, position } = this.#match
    const { seat, id } = decision
    const open = position.open.find((asked) => asked.id === id)
    if (open === undefined) return this.#say.notUnderstood
    const { picks, why } = advise(game, {
      view: this.#match.viewFor(seat),
      decision: open,
      seed: this.#thoughtSeed(),
    })
    const hint = { decision: id, picks: writePicks(game, position, open, picks), why }
    const nameOf = (each: Seat) => at(this.#match.setup.seats, each).name
    return hintLine(this.#bundle.game.words[this.#lang], this.#say.hints, decision, hint, nameOf)
  }

  /** The same moment of the same game gives the same thoughts. */
  #thoughtSeed(): number {
    return fastDice(this.#botSeed + this.#match.entries.length).below(2 ** 31)
  }

  #again(said: string): 'again' {
    this.#terminal.out(`${said.trimEnd()}\n`)
    return 'again'
  }

  /** Writes the record with its seed, so that the game can go on; tells how it went. */
  save(file: string): string {
    try {
      writeFileSync(file, `${JSON.stringify(this.#match.record())}\n`)
      return this.#say.saved(file)
    } catch (problem) {
      return this.#say.notSaved(messageOf(problem))
    }
  }

  /** Freely up to the wall; beyond it alone among bots, or when all agree. */
  async #undo(seat: Seat): Promise<boolean> {
    const { entry, free, wall } = this.#match.undoReach(seat)
    if (entry === null) {
      this.#terminal.out(`${this.#say.nothingToUndo}\n`)
      return false
    }
    if (!free && !this.#match.isAlone) {
      const answer = await this.#terminal.ask(this.#say.askConsent(wall))
      if (answer === null || !this.#say.yes.includes(answer.trim().toLowerCase())) {
        this.#terminal.out(`${this.#say.notAgreed}\n`)
        return false
      }
    }
    this.#match.undo(seat, true)
    this.#read.forEach((read, each) => {
      this.#read[each] = Math.min(read, entry + 1)
    })
    this.#passing.clear()
    this.#terminal.out(`${free ? this.#say.undone : this.#say.undoneBeyond(wall)}\n`)
    return true
  }

  #ruleText(id: string): string {
    if (id === '') return this.#say.sayWhichRule
    return this.#text.rule(id) ?? this.#say.noRule(id)
  }

  /** Between two people the screen is wiped, and the next one says when to show it. False where input ended. */
  async #handOver(seat: Seat): Promise<boolean> {
    const isOther = this.#lastPerson !== seat && !this.#match.isAlone
    this.#lastPerson = seat
    if (!isOther) return true
    const name = at(this.#match.setup.seats, seat).name
    if (!this.#terminal.isScreen) {
      this.#terminal.out(`\n── ${name} ──\n`)
      return true
    }
    this.#terminal.out(CLEAR)
    return (await this.#terminal.ask(this.#say.handOver(name))) !== null
  }

  #showNews(seat: Seat): void {
    const events = this.#match.eventsFor(seat)
    const log = this.#text.log(events.slice(this.#read[seat] ?? 0).flat())
    this.#read[seat] = events.length
    if (log !== '') this.#terminal.out(`\n${log}`)
  }

  /** The last lines, told as to somebody who looks on. */
  #tellEnd(): void {
    const people = this.#match.setup.seats.flatMap((holder, seat) => (holder.kind === 'person' ? [seat] : []))
    const [only] = people
    const viewer = people.length === 1 && only !== undefined ? only : null
    const since = viewer === null ? Math.min(...this.#read) : (this.#read[viewer] ?? 0)
    this.#terminal.out(`\n${this.#text.log(this.#match.eventsFor(viewer).slice(since).flat())}`)
    this.#terminal.out(`${this.#text.board(this.#match.viewFor(viewer))}\n${this.#say.over}\n`)
  }
}

interface BegunAnswer {
  readonly decision: PresentedDecision
  readonly option: PresentedOption
  readonly ids: readonly string[]
  readonly part: PresentedPart
}

function partAsked({ decision, option, part }: BegunAnswer): PresentedDecision {
  return partAsDecision(decision, option, part)
}

function partIds({ name }: PresentedPart, given: readonly string[] | number): readonly string[] {
  const own = [given].flat()
  return own.length === 0 ? [`${name}=`] : own.map((id) => `${name}=${id}`)
}

function canPass({ shape, options }: PresentedDecision): boolean {
  return shape === 'one' && options.some(({ id }) => id === 'pass')
}
