import { at, type RuleId, type Text } from '@kantyna/kernel'
import { cardOf, piecesOf } from '../../rules/pieces.ts'
import { rewardParts } from '../card/reward.ts'

/** A picture of an attack. A test carries out the attack by the rules and compares it with the picture. */
export interface PicturedAttack {
  readonly id: string
  readonly rule: RuleId
  readonly caption: Text
  /** Names of cards, each with the number of its copy. */
  readonly attackers: readonly (readonly [id: string, copy: number])[]
  /** The targets and their damage. A target without damage is a card of the row that is defeated. */
  readonly targets: readonly { readonly id: string; readonly damage?: number }[]
  /** The target value. */
  readonly needs?: number
}

export const picturedAttacks: readonly PicturedAttack[] = [
  {
    id: 'base-attack',
    rule: 'DB-BASE-03',
    caption: {
      en: 'An attack on the base: 4 + 2 + 2 makes 8. The Rebel Transport shields the base and takes 2, all it can; the other 6 hits the base.',
      pl: 'Atak na bazę: 4 + 2 + 2 to 8. Transportowiec Rebelii osłania bazę i przyjmuje 2, czyli tyle, ile może; pozostałe 6 trafia w bazę.',
    },
    attackers: [
      ['star-destroyer', 0],
      ['tie-fighter', 0],
      ['tie-fighter', 1],
    ],
    targets: [
      { id: 'rebel-transport', damage: 2 },
      { id: 'dantooine', damage: 6 },
    ],
  },
  {
    id: 'row-attack',
    rule: 'DB-ROW-03',
    caption: {
      en: 'An attack on a card in the row: 2 + 2 is enough for the X-Wing’s target value of 3. It is defeated, and its reward is yours.',
      pl: 'Atak na kartę w rzędzie: 2 + 2 wystarcza na wartość docelową 3 X-winga. Karta jest pokonana, a nagroda należy do ciebie.',
    },
    attackers: [
      ['stormtrooper', 0],
      ['stormtrooper', 1],
    ],
    targets: [{ id: 'x-wing' }],
    needs: 3,
  },
]

export function attackOn({ attackers }: Pick<PicturedAttack, 'attackers'>): number {
  return attackers.reduce((sum, [id, copy]) => sum + cardOf(pieceNamed(id, copy)).attack, 0)
}

/** The reward for defeating the target. */
export function rewardOf({ targets }: PicturedAttack): ReturnType<typeof rewardParts> {
  return targets.flatMap(({ id }) => {
    const { reward } = cardOf(pieceNamed(id))
    return reward === null ? [] : rewardParts(reward)
  })
}

/** A piece with this card: the first copy, or a later one. */
export function pieceNamed(id: string, copy = 0): number {
  return at(
    piecesOf((card) => card.id === id),
    copy,
  )
}
