import { botLevels } from '@kantyna/bots'
import type { GameBundle, GameMeta, Plain } from '@kantyna/kernel'
import type { ClockSettings, TableSettings } from '@kantyna/online'
import { offeredOptions, openOptions } from '../../setup/offered-options.ts'
import { type SeatChoice, type Seating, usualSeating } from '../../setup/seating.ts'
import { readOptions } from '../../setup/table-setup.ts'

/** An online table as its form has it: the seats and options of the setup page, and what only an online table has. */
export interface Draft
  extends Pick<
    TableSettings,
    'watching' | 'clock' | 'isMasked' | 'isListed' | 'hints' | 'talk' | 'lateSeats'
  > {
  readonly seating: Seating
}

/** Children play it too, also with strangers: nobody writes anything of their own there. */
const presetsOnly: readonly string[] = ['super-teams']

export function hasPresetsOnly({ id }: Pick<GameMeta, 'id'>): boolean {
  return presetsOnly.includes(id)
}

/** Two people, a private table, and nothing that a first game would have to explain. */
export function usualDraft(meta: GameMeta): Draft {
  const seating = usualSeating(meta)
  return {
    seating: { ...seating, seats: seating.seats.map((seat) => ({ ...seat, kind: 'person' })) },
    watching: 'public',
    clock: null,
    isMasked: true,
    isListed: false,
    hints: false,
    talk: 'presets',
    lateSeats: false,
  }
}

/** The draft of a table that exists, so that its leader can change it. */
export function draftOf(settings: TableSettings, edition: string): Draft {
  const { options, seats, watching, clock, isMasked, isListed, hints, talk, lateSeats } = settings
  const chosen = Object.entries(options).flatMap(([id, value]) =>
    typeof value === 'string' ? [[id, value] as const] : [],
  )
  return {
    seating: {
      edition,
      options: Object.fromEntries(chosen),
      seats: seats.map(
        (seat): SeatChoice =>
          seat.kind === 'bot'
            ? { kind: 'bot', name: '', level: levelOf(seat.level) }
            : { kind: 'person', name: '', level: 'beginner' },
      ),
    },
    ...{ watching, clock, isMasked, isListed, hints, talk, lateSeats },
  }
}

/** The same draft without what its other parts exclude. */
export function settled(draft: Draft, meta: Pick<GameMeta, 'id'>): Draft {
  const hasBots = draft.seating.seats.some(({ kind }) => kind === 'bot')
  const isStrangers = draft.isListed || hasPresetsOnly(meta)
  return {
    ...draft,
    isMasked: draft.isMasked || draft.isListed,
    talk: isStrangers ? 'presets' : draft.talk,
    lateSeats: draft.lateSeats && hasBots,
  }
}

/** The settings of the table that a draft describes. Throws `OptionsRefused` if the game does not take its options. */
export function settingsOf(draft: Draft, { game }: Pick<GameBundle, 'game'>): TableSettings {
  const { seating, ...rest } = settled(draft, game.meta)
  const players = seating.seats.length
  const chosen = openOptions(offeredOptions(game.tableOptions(players), seating.options))
  const read = readOptions(game, players, chosen)
  if (!read.ok) throw read.error
  return {
    ...rest,
    game: game.meta.id,
    // The game's own schema reads options from JSON, so they are plain.
    options: { ...read.value } as { readonly [id: string]: Plain },
    seats: seating.seats.map((seat) =>
      seat.kind === 'bot' ? { kind: 'bot', level: seat.level } : { kind: 'person' },
    ),
  }
}

export const banksMs = [5, 10, 20, 40, 90].map((minutes) => minutes * 60_000)
export const incrementsMs = [0, 5, 10, 30, 60].map((seconds) => seconds * 1000)

/** The clock with another bank; null switches it off. */
export function withBank(clock: ClockSettings | null, bankMs: number | null): ClockSettings | null {
  return bankMs === null ? null : { bankMs, incrementMs: clock?.incrementMs ?? 10_000 }
}

/** How many people other than the creator can sit down. */
export function freeSeatsOf({ seating }: Draft): number {
  return seating.seats.filter(({ kind }) => kind === 'person').length - 1
}

function levelOf(level: string): SeatChoice['level'] {
  return botLevels.find((known) => known === level) ?? 'beginner'
}
