import {
  type Claims,
  type Dice,
  decisionsFor,
  type Game,
  type Position,
  playChoice,
  viewOf,
} from '../index.ts'

/** The number of claims to check in a position, drawn at random: some positions have dozens. */
const TRIED = 3

/** Plays the choices of some claims, and reports each claim that the rules contradict. */
export function checkClaims<P extends Position>(
  game: Game<P>,
  t: P,
  claims: Claims<P>,
  dice: Dice,
): { readonly wrong: string[]; readonly tried: number } {
  const all = [...new Set(t.open.map(({ seat }) => seat))].flatMap((seat) =>
    claims(viewOf(game, t, seat), decisionsFor(game, t, seat)),
  )
  const wrong: string[] = []
  const tried = Math.min(TRIED, all.length)
  for (let count = 0; count < tried; count++) {
    const [claim] = all.splice(dice.below(all.length), 1)
    if (claim === undefined) break
    const after = game.copy(t)
    const played = playChoice(game, after, claim.choice)
    const contradiction = played.ok
      ? claim.contradiction(t, after, played.value.events)
      : `it is refused as ${played.error.code}`
    if (contradiction !== null) wrong.push(`a drawing says “${claim.text}”, but ${contradiction}`)
  }
  return { wrong, tried }
}
