import { testHost, WireLink } from '@kantyna/host/test'
import { anyAnswer, at, fastDice, type SeatHolder, type TableLink, writePicks } from '@kantyna/kernel'
import { openGame } from '../../src/games/games.ts'

/** The table that this window hosts, and the link of each person. */
export interface KeptTable {
  readonly game: string
  readonly links: readonly WireLink[]
  readonly match: ReturnType<typeof testHost>['match']
}

const people: readonly SeatHolder[] = ['Ala', 'Olek', 'Iga'].map((name) => ({ name, kind: 'person' }))

/** Makes the table: at the beginning of a game, or at a point where the first person needs consent to undo. */
export async function keepTable(start: string): Promise<KeptTable> {
  const game = 'super-teams'
  const { host, match } = testHost(await openGame(game), people, { teams: 'dealt', firstPlayer: '1' })
  host.open()
  const own = people.map((_, seat) => host.connect([seat]))
  const links = own.map((link) => new WireLink(link))
  if (start === 'after-others') await playUntilOthersChose(own, match)
  return { game, links, match }
}

/** Plays until the first person is asked again and others have chosen since. */
async function playUntilOthersChose(links: readonly TableLink[], match: KeptTable['match']): Promise<void> {
  const { below } = fastDice(3)
  for (;;) {
    const decision = at(match.position.open, 0)
    const { seat, id } = decision
    const link = at(links, seat)
    if (seat === 0 && link.snapshot(0).undo?.how === 'ask') return
    const codes = anyAnswer(match.game, match.position, decision, below)
    const picks = writePicks(match.game, match.position, decision, codes)
    const taken = await link.send({ do: 'choose', choice: { seat, decision: id, picks }, how: 'hand' })
    if (!taken.ok) throw new Error(taken.error.code)
  }
}
