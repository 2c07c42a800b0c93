import { superTeamsBundle } from '@kantyna/host/test'
import type { GameBundle, KernelView } from '@kantyna/kernel'
import type { GameMoments, GameUi, MomentChange } from '@kantyna/ui'
import { renderToString } from 'preact-render-to-string'
import { expect, it } from 'vitest'
import { MomentCard } from './MomentCard.tsx'

interface Gained {
  readonly type: 'began' | 'gained' | 'ended'
  readonly seat: number
}

const ui = { Icon: () => null } as unknown as GameUi // nothing else is used

const momentTexts: GameMoments = {
  roles: {},
  title: () => ['Income'],
  sentence: (moment) => [`${moment.kind}.`],
  isTitle: ({ type }) => type === 'began',
  changes: ({ events }) =>
    (events as unknown as readonly Gained[]).flatMap(({ type, seat }): MomentChange[] =>
      type === 'gained' ? [{ seat, icon: 'coin', text: '+1', label: '1 coin' }] : [],
    ),
}

function Nothing() {
  return null
}

/** A moment of the viewer, as it is drawn. */
function drawn(of: GameMoments, shown: { readonly stays: boolean }): string {
  return renderToString(
    <MomentCard
      momentTexts={of}
      bundle={{} as GameBundle} // a scene says everything
      ui={ui}
      lang="en"
      names={(seat) => `Seat ${seat}`}
      motion="normal"
      shown={{
        moment: { kind: 'test', at: 1, index: 0, events: [], seats: [0] },
        view: { seat: 0 } as KernelView,
        ...shown,
      }}
    />,
  )
}

it('shows the result of a roll once the dice have landed, in the title and in the changes', () => {
  const rolled: GameMoments = {
    ...momentTexts,
    title: () => ['Test: passed'],
    opening: () => ['Test'],
    knownAfter: () => 900,
    Scene: Nothing,
  }
  expect(drawn(rolled, { stays: true })).toMatch(
    /--known:900ms.*aria-hidden="true"[^>]*>.*>Test<.*"moment-known">.*Test: passed/,
  )
  // In brief, no dice are rolled.
  expect(drawn(rolled, { stays: false })).not.toMatch(/moment-opening|data-opens/)
})

it('shows other players’ gains as changes, and one’s own line by line', async () => {
  const drawn = await drawnOf([
    { type: 'began', seat: 0 },
    { type: 'gained', seat: 0 },
    { type: 'gained', seat: 1 },
    { type: 'ended', seat: 1 },
  ])
  expect(drawn).toContain('gained by 0')
  expect(drawn).not.toContain('gained by 1')
  expect(drawn).not.toContain('began by 0')
  expect(drawn).toContain('ended by 1')
  expect(drawn.match(/data-flies-to/g)).toHaveLength(2)
})

it('says what has happened to others if nothing else has', async () => {
  const drawn = await drawnOf([
    { type: 'began', seat: 0 },
    { type: 'gained', seat: 1 },
  ])
  expect(drawn).toContain('gained by 1')
  expect(drawn).not.toContain('began by 0')
})

/** The moment as seat 0 sees it. */
async function drawnOf(events: readonly Gained[]): Promise<string> {
  const bundle = await superTeamsBundle()
  const { words } = bundle.game
  const event = ({ type, seat }: Gained) => [`${type} by ${seat}`]
  const game = { ...bundle.game, words: { ...words, en: { ...words.en, event } } }
  return renderToString(
    <MomentCard
      momentTexts={momentTexts}
      bundle={{ ...bundle, game } as unknown as typeof bundle}
      ui={ui}
      lang="en"
      names={(seat) => `Seat ${seat}`}
      motion="off"
      shown={{
        moment: { kind: 'income', at: 1, index: 0, events, seats: [0, 1] },
        view: { seat: 0 } as KernelView,
        stays: true,
      }}
    />,
  )
}
