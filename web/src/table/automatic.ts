import { type Decision, type Match, PASS, type Seat, writePicks } from '@kantyna/kernel'

/** How a choice came about, where nobody made it by hand. */
export type Automatic = 'only' | 'passing'

interface AutomaticAnswer {
  readonly decision: Decision
  readonly picks: readonly string[] | number
  readonly how: Automatic
}

/** What the table answers for a person who has asked for it, or who has nothing to choose from. */
export function automaticAnswer(
  match: Match,
  passing: ReadonlySet<Seat>,
  /** Whether the only way is taken for a seat without asking. */
  takesOnlyWay: (seat: Seat) => boolean,
): AutomaticAnswer | null {
  const { game, position } = match
  for (const decision of position.open) {
    const { seat, options } = decision
    if (passing.has(seat) && options.includes(PASS)) {
      return { decision, picks: writePicks(game, position, decision, [PASS]), how: 'passing' }
    }
    if (isForegone(match, decision) && takesOnlyWay(seat)) {
      return { decision, picks: writePicks(game, position, decision, options), how: 'only' }
    }
  }
  return null
}

/**
 * One way alone, and nothing lost by taking it unasked. What is put together out of several things is seen before it
 * is confirmed, and nobody's turn is over before they say so.
 */
function isForegone({ game, position }: Match, { seat, kind, options }: Decision): boolean {
  const [only] = options
  const asked = game.decisions[kind]
  if (only === undefined || options.length > 1 || asked?.shape !== 'one') return false
  return !game.turnKinds.includes(kind) || asked.option(position, seat, only).touches.length > 0
}

/** What a viewer may know of it: that somebody had one way alone tells about their hand. */
export function automaticFor(
  viewer: Seat | null,
  made: readonly { readonly seat: Seat }[],
  automatic: ReadonlyMap<number, Automatic>,
): Map<number, Automatic> {
  return new Map([...automatic].filter(([at, how]) => how === 'passing' || made[at - 1]?.seat === viewer))
}

/** Which choices were automatic, as a short text to be kept with the table. */
export function writeAutomatic(automatic: ReadonlyMap<number, Automatic>): string {
  return [...automatic].map(([at, how]) => `${at}${how === 'only' ? 'o' : 'p'}`).join(' ')
}

export function readAutomatic(text: unknown): Map<number, Automatic> {
  const automatic = new Map<number, Automatic>()
  if (typeof text !== 'string') return automatic
  for (const [, at, how] of text.matchAll(/(\d+)([op])/g))
    automatic.set(Number(at), how === 'o' ? 'only' : 'passing')
  return automatic
}
