import { ask, askListed, type DecisionKind, decisionKind, PASS, picked } from '../play/decision.ts'
import { at, Fault } from '../play/fault.ts'
import type { Plain, Position, Seat } from '../play/position.ts'
import { done, type Routine, result, routine } from '../play/routine.ts'
import type { Menu } from './combinators/combinator.ts'
import { combinators } from './combinators/combinators.ts'
import { reportSkipped, runPart } from './combinators/parts.ts'
import { scriptsOf } from './combinators/script.ts'
import { assertOwnerOnly, type EffectFrame, mustAskEvenIfForced, type ScriptFrame } from './frames.ts'
import type { EffectContext } from './language.ts'
import type { OwnLanguage } from './own-language.ts'
import { effectLocals, scriptLocals } from './seen.ts'
import type { CardTable } from './table.ts'
import { known } from './vocabulary.ts'

/** The routines that carry out effects, and the question which part of an effect to choose. */
export function effectRoutines<P extends Position, C extends EffectContext>(
  { language, kit }: OwnLanguage<P, C>,
  table: CardTable<P, C>,
): { readonly chooseEffect: DecisionKind<P>; readonly routines: readonly Routine<P>[] } {
  const waiting = (t: P) => at(t.stack, t.stack.length - 1) as EffectFrame<C> // only effects ask this question

  const menuCodes = (t: P, frame: EffectFrame<C>): number[] => {
    const { of, isOptional } = menuOf(frame)
    const codes: number[] = []
    for (let index = 0; index < of.length; index++) {
      if (language.legal(t, at(of, index), frame.context) === null) codes.push(index)
    }
    if (isOptional && codes.length > 0) codes.push(PASS)
    return codes
  }

  const chooseEffect: DecisionKind<P> = decisionKind<P>({
    name: 'chooseEffect',
    shape: 'one',
    rules: [],
    list: (t) => menuCodes(t, waiting(t)),
    option(t, _, code) {
      const frame = waiting(t)
      const { of, by } = menuOf(frame)
      // A tree is plain data; the client makes words from it.
      const effect = at(of, code) as unknown as Plain
      return { id: `effect-${code}`, touches: [], facts: { effect, by, combinator: frame.effect.op } }
    },
    blocked(t, seat) {
      const frame = waiting(t)
      if (table.mayOpen?.(t, seat) !== true) return []
      const { of } = menuOf(frame)
      return of.flatMap((part, code) => {
        const refusal = language.legal(t, part, frame.context)
        return refusal === null ? [] : [{ ...chooseEffect.option(t, seat, code), refusal }]
      })
    },
    source: (t) => table.source?.(waiting(t).context) ?? null,
    byRule: table.byRule,
  })

  /** Reports why options were closed if nobody was asked. */
  const reportClosed = (t: P, frame: EffectFrame<C>): void => {
    if (t.out === null || table.passedOver === undefined) return
    for (const part of menuOf(frame).of) {
      const refusal = language.legal(t, part, frame.context)
      if (refusal !== null) reportSkipped(table, t, refusal, frame.context)
    }
  }

  const chooserOf = (t: P, frame: EffectFrame<C>): Seat => {
    const { by } = menuOf(frame)
    if (by === null) return frame.context.seat
    const seat = language.seatOf(t, by, frame.context)
    assertOwnerOnly(frame.context, seat)
    return seat
  }

  const beginChosen = (t: P, frame: EffectFrame<C>, code: number): void => {
    frame.next++
    frame.begun |= 1 << code
    runPart(t, frame, at(menuOf(frame).of, code), kit)
  }

  const effect = routine<P, EffectFrame<C>>('effect')(effectLocals(table), {
    step(t, frame) {
      if (frame.next > 0 && table.afterPart?.(t) === true) return 'step'
      const step = kit.step(t, frame)
      return step === 'ask' ? 'askForChoice' : step
    },
    askForChoice(t, frame) {
      const codes = menuCodes(t, frame)
      const [only] = codes
      if (only === undefined) {
        reportClosed(t, frame)
        return 'end'
      }
      const seat = chooserOf(t, frame)
      // A forced choice is not asked, unless the player may do something that opens another option.
      const isAsked = mustAskEvenIfForced(t, frame.context) || table.mayOpen?.(t, seat) === true
      if (codes.length === 1 && only !== PASS && !isAsked) {
        reportClosed(t, frame)
        beginChosen(t, frame, only)
        return 'step'
      }
      askListed(t, chooseEffect, seat, codes)
    },
    takeChoice(t, frame) {
      const code = picked(t)
      if (code === PASS) return 'end'
      beginChosen(t, frame, code)
      return 'step'
    },
    end: (_, { returned }) => (returned === null ? done : result(returned)),
  })

  const offer = routine<P, EffectFrame<C>>('offerChoice')(effectLocals(table), {
    ask(t, { context }) {
      if (!ask(t, chooseEffect, context.seat)) return result(PASS)
    },
    take: (t) => result(picked(t)),
  })

  const script = routine<P, ScriptFrame<C>>('script')(
    scriptLocals,
    {
      read(t, frame) {
        const { piece, context } = frame
        const section = scriptsOf(table).section(piece, null)
        if (language.legal(t, section, context) !== null) return
        const value = language.run(t, section, context)
        if (value !== undefined) frame.returned = value
      },
      close(t, { piece, returned = null }) {
        scriptsOf(table).close(t, piece)
        return result(returned)
      },
    },
    (t, { piece }) => scriptsOf(table).close(t, piece),
  )

  const routines = [effect, offer, ...(table.scripts === undefined ? [] : [script])]
  return { chooseEffect, routines }
}

function menuOf({ effect }: EffectFrame): Menu {
  const menu = known(combinators, effect.op).menu?.(effect)
  if (menu === undefined) throw new Fault(`nothing to choose in ${effect.op}`)
  return menu
}
