// The parts of boardgame.io that we use. It is installed only where it is measured, so types are checked without it.
declare module 'boardgame.io' {
  interface Ctx {
    readonly numPlayers: number
    readonly currentPlayer: string
    readonly playOrderPos: number
    readonly gameover?: unknown
  }

  export interface FnContext<G> {
    G: G
    readonly ctx: Ctx
    readonly random: { Die(sides: number): number; Shuffle<T>(pile: T[]): T[] }
    readonly events: { endTurn(): void; setActivePlayers(players: { value: Record<string, string> }): void }
  }

  export type MoveFn<G> = (
    context: FnContext<G> & { readonly playerID: string },
    option: number,
  ) => 'INVALID_MOVE' | undefined

  type Moves<G> = Readonly<Record<string, MoveFn<G>>>

  interface Turn<G> {
    readonly minMoves?: number
    readonly maxMoves?: number
    readonly order?: { first(context: FnContext<G>): number; next(context: FnContext<G>): number }
    readonly onBegin?: (context: FnContext<G>) => void
    readonly stages?: Readonly<Record<string, { readonly moves: Moves<G> }>>
  }

  interface Phase<G> {
    readonly start: boolean
    readonly next?: string
    readonly turn: Turn<G>
    readonly moves: Moves<G>
    readonly endIf?: (context: FnContext<G>) => boolean
    readonly onEnd?: (context: FnContext<G>) => void
  }

  export interface Game<G> {
    readonly name: string
    readonly seed: string
    readonly disableUndo: boolean
    setup(context: Pick<FnContext<G>, 'ctx'>): G
    readonly phases: Readonly<Record<string, Phase<G>>>
    endIf(context: FnContext<G>): unknown
  }

  export interface State<G> {
    readonly G: G
    readonly ctx: Ctx
    readonly _stateID: number
  }
}

// Its package has no `exports`, so Node finds its client only by the path of the file.
declare module 'boardgame.io/dist/cjs/client.js' {
  import type { Game, State } from 'boardgame.io'

  export function Client<G>(options: {
    readonly game: Game<G>
    readonly numPlayers: number
    readonly debug: boolean
  }): {
    getState(): State<G> | null
    updatePlayerID(player: string): void
    readonly moves: Readonly<Record<string, (option: number) => void>>
  }
}
