import type { Frame } from '@kantyna/kernel'
import type { RimContext } from './effects/vocabulary.ts'
import type { Rim } from './rim.ts'

/**
 * The card whose effect is being carried out, for events that name their cause. It is read off the stack, because a field
 * of its own would change the positions of old records. In a combat there is none: what is fought says it. Neither is
 * there one of a card that is used face down.
 */
function sourceUnderWay({ stack }: Pick<Rim, 'stack'>): number | undefined {
  for (let depth = stack.length - 1; depth >= 0; depth--) {
    const frame = stack[depth] as Frame & { readonly context?: RimContext; readonly card?: number } // frames that have them
    const { routine, context, card } = frame
    if (routine === 'combat' || context?.isSecret === true) return undefined
    const source = context?.source ?? (withCards.includes(routine) ? card : undefined)
    if (source !== undefined && source >= 0) return source
  }
  return undefined
}

/** The same as a field of an event. */
export function namedSource(t: Pick<Rim, 'stack'>): { readonly source?: number } {
  const source = sourceUnderWay(t)
  return source === undefined ? {} : { source }
}

const withCards: readonly string[] = ['encounterCard', 'job', 'delivery']
