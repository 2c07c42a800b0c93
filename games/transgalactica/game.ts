import { checkedValue, type Game, type Reader, routineTable } from '@kantyna/kernel'
import * as z from 'zod/mini'
import { tracks } from './content/names.ts'
import { meta } from './meta.ts'
import { abilitySetup } from './rules/ability-setup.ts'
import { action } from './rules/actions/action.ts'
import { politics, technology } from './rules/actions/advance-and-card.ts'
import { follow, following } from './rules/actions/following.ts'
import { grantedAction, grantedRoutine } from './rules/actions/granted.ts'
import { placement, turnKind } from './rules/actions/placing.ts'
import { cleanUp } from './rules/clean-up.ts'
import { draft, draftKind } from './rules/draft.ts'
import { effectKinds, effectRoutines } from './rules/effects/procedures.ts'
import { chooseGoal, ending } from './rules/ending.ts'
import { standing } from './rules/free-actions/index.ts'
import { copy, type Galaxy, type GalaxyOptions, secrets, setup } from './rules/galaxy.ts'
import { income, incomeKind, seatIncome } from './rules/income.ts'
import { backs, inventory } from './rules/inventory.ts'
import { type LevelSubject, level, type Purpose } from './rules/levels.ts'
import { mapDecisions, mapRoutines } from './rules/map-routines.ts'
import { transgalactica, turns } from './rules/rounds.ts'
import { layOut, setupStreams } from './rules/setup.ts'
import { violations } from './rules/violations.ts'
import { wealth } from './rules/wealth.ts'

const kinds = [
  draftKind,
  incomeKind,
  turnKind,
  follow,
  grantedAction,
  ...mapDecisions,
  ...effectKinds,
  chooseGoal,
]

const purposes: readonly Purpose[] = ['requirement', 'cards', 'missions', 'tokens', 'scoring']

function everyLevel(t: Galaxy): LevelSubject[] {
  return [...t.levels.keys()].flatMap((seat) =>
    [...tracks.keys()].flatMap((track) => purposes.map((purpose) => ({ seat, track, purpose }))),
  )
}

/** Transgalactica as the kernel plays it: rules without words. */
export const game: Game<Galaxy, GalaxyOptions> & { readonly secrets: typeof secrets } = {
  meta,
  rulesVersion: '1',
  options: (): Reader<GalaxyOptions> => z.strictObject({}),
  tableOptions: () => [],
  streams: setupStreams,
  routines: routineTable(
    transgalactica,
    layOut,
    draft,
    wealth,
    abilitySetup,
    income,
    seatIncome,
    turns,
    placement,
    following,
    action,
    technology.routine,
    politics.routine,
    grantedRoutine,
    ...mapRoutines,
    ...effectRoutines,
    cleanUp,
    ending,
  ),
  decisions: Object.fromEntries(kinds.map((kind) => [kind.name, kind])),
  standing,
  turnKinds: ['turn'],
  whoseTurn: (t) => (t.active < 0 ? null : t.active),
  turnNumber: (t) => t.turn,
  secrets,
  publicFacts: { backs },
  inventory,
  setup,
  copy,
  violations,
  allies: (_, seat) => [seat],
  values: [checkedValue(level, everyLevel)],
  longestGame: 3000,
}
