import { answer, at, type Decision, fastDice, type Game, guess, type Position } from '@kantyna/kernel'
import { candidates, keyOf } from './candidates.ts'
import { playOn, worthFor } from './playout.ts'
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
    const { branch, isNew, key } = descend(node, decision, curiosity, below)
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

/** The branch to try: one that was never tried, or the best by UCB1 among those that this guess allows. */
function descend(
  node: Node,
  decision: Decision,
  curiosity: number,
  below: Below,
): { readonly branch: Branch; readonly isNew: boolean; readonly key: string } {
  const prefix = `${decision.seat}${decision.kind}:`
  const untried: string[] = []
  let bestKey = ''
  let best: Branch | null = null
  let bestBound = Number.NEGATIVE_INFINITY
  for (const picks of candidates(decision, below)) {
    const key = prefix + keyOf(picks)
    let branch = node.branches.get(key)
    if (branch === undefined) {
      branch = { picks, visits: 0, available: 0, worth: 0 }
      node.branches.set(key, branch)
    }
    branch.available++
    if (branch.visits === 0) untried.push(key)
    else if (untried.length === 0) {
      const bound =
        branch.worth / branch.visits + curiosity * Math.sqrt(Math.log(branch.available) / branch.visits)
      if (bound > bestBound) {
        bestBound = bound
        best = branch
        bestKey = key
      }
    }
  }
  const isNew = best === null || untried.length > 0
  const key = isNew ? at(untried, below(untried.length)) : bestKey
  const branch = node.branches.get(key) ?? best
  if (branch === null) throw new Error('a decision without an answer')
  branch.visits++
  return { branch, isNew, key }
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
