import { answer, at, type Decision, fastDice, type Game, guess, type Position } from '@kantyna/kernel'
import { candidates, keyOf } from './candidates.ts'
import { playOn, quickPicks, worthFor } from './playout.ts'
import type { Bot } from './thinking.ts'

export interface Budget {
  readonly iterations: number
  /** How many decisions a playout goes on for before the position is judged. */
  readonly depth: number
  /** How much is risked on answers that were seldom tried (UCB1). */
  readonly curiosity: number
}

/** What is known of one answer to one question: its worth to the seat that gives it. */
interface Branch {
  readonly picks: readonly number[]
  visits: number
  /** How often it could have been chosen: it is not legal in every guess. */
  available: number
  worth: number
}

/** What a seat can be asked after the same answers, in any guess. */
interface Node {
  readonly branches: Map<string, Branch>
  readonly next: Map<string, Node>
}

type Below = (sides: number) => number

/**
 * Information-set Monte-Carlo tree search: every iteration deals the hidden pieces anew, walks down one tree that all
 * guesses share, adds one branch to it, plays on quickly and tells every seat on the way how it went.
 */
export function search(budget: Budget): Bot {
  return (game, { view, decision, seed, shouldStop }) => {
    const { below } = fastDice(seed)
    const ownAnswers = candidates(decision, below)
    if (ownAnswers.length === 1) return at(ownAnswers, 0)
    const root = newNode()
    for (let iteration = 0; iteration < budget.iterations; iteration++) {
      if (iteration > 0 && shouldStop?.() === true) break
      iterate(game, guess(game, view, [decision], below), root, decision, budget, below)
    }
    return mostTried(root)
  }
}

function iterate<P extends Position>(
  game: Game<P>,
  t: P,
  root: Node,
  first: Decision,
  { depth, curiosity }: Budget,
  below: Below,
): void {
  const path: { readonly branch: Branch; readonly seat: number }[] = []
  let node = root
  let decision: Decision | undefined = first
  let unseen = ''
  while (decision !== undefined && t.outcome === null) {
    const { branch, isNew, key } = descend(game, t, node, decision, curiosity, below)
    path.push({ branch, seat: decision.seat })
    // Who answers at the same time does not know what the others say: only the last answer shows all of them.
    unseen += key
    const isSettled = t.open.length === 1
    answer(game, t, decision, branch.picks)
    if (isNew) break
    node = nextNode(node, isSettled ? unseen : '')
    if (isSettled) unseen = ''
    decision = t.open[0]
  }
  playOn(game, t, below, depth)
  const worths = Array.from({ length: t.seats }, (_, seat) => worthFor(game, t, seat))
  for (const { branch, seat } of path) branch.worth += at(worths, seat)
}

/**
 * The branch to try: what the game's policy suggests when that was never tried (a rival is not expected to blunder just
 * because few guesses have been made), else another one never tried, else the best by UCB1.
 */
function descend<P extends Position>(
  game: Game<P>,
  t: P,
  node: Node,
  decision: Decision,
  curiosity: number,
  below: Below,
): { readonly branch: Branch; readonly isNew: boolean; readonly key: string } {
  const prefix = `${decision.seat}${decision.kind}:`
  const allowed = candidates(decision, below).map((picks) => branchFor(node, prefix + keyOf(picks), picks))
  const untried = allowed.filter(({ branch }) => branch.visits === 0)
  const { key, branch } =
    untried.length > 0
      ? preferred(untried, prefix + keyOf(quickPicks(game, t, decision, below)), below)
      : bestBound(allowed, curiosity)
  branch.visits++
  return { branch, isNew: untried.length > 0, key }
}

interface Keyed {
  readonly key: string
  readonly branch: Branch
}

function branchFor(node: Node, key: string, picks: readonly number[]): Keyed {
  let branch = node.branches.get(key)
  if (branch === undefined) {
    branch = { picks, visits: 0, available: 0, worth: 0 }
    node.branches.set(key, branch)
  }
  branch.available++
  return { key, branch }
}

function preferred(untried: readonly Keyed[], suggested: string, below: Below): Keyed {
  return untried.find(({ key }) => key === suggested) ?? at(untried, below(untried.length))
}

function bestBound(allowed: readonly Keyed[], curiosity: number): Keyed {
  let best = at(allowed, 0)
  let most = Number.NEGATIVE_INFINITY
  for (const each of allowed) {
    const { visits, available, worth } = each.branch
    const bound = worth / visits + curiosity * Math.sqrt(Math.log(available) / visits)
    if (bound <= most) continue
    most = bound
    best = each
  }
  return best
}

function newNode(): Node {
  return { branches: new Map(), next: new Map() }
}

function nextNode(node: Node, key: string): Node {
  const known = node.next.get(key)
  if (known !== undefined) return known
  const fresh = newNode()
  node.next.set(key, fresh)
  return fresh
}

/** The answer that the search came back to most often: steadier than the best average. */
function mostTried(root: Node): readonly number[] {
  const branches = [...root.branches.values()]
  return branches.reduce((best, branch) => (branch.visits > best.visits ? branch : best)).picks
}
