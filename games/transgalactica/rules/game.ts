import { checkedValue, type Game, optionsOf, type Reader, routineTable } from '@kantyna/kernel'
import { tracks } from '../content/names.ts'
import { meta } from '../meta.ts'
import { action } from './actions/action.ts'
import { politics, technology } from './actions/advance-and-card.ts'
import { follow, following } from './actions/following.ts'
import { grantedAction, grantedRoutine } from './actions/granted.ts'
import { placement, turnKind } from './actions/placing.ts'
import { effectKinds, effectRoutines } from './effects/procedures.ts'
import { standing, withFreeActions } from './free-actions/standing.ts'
import { copy, type Galaxy, type GalaxyOptions, secrets, setup } from './galaxy.ts'
import { mapDecisions, mapRoutines } from './map/map-routines.ts'
import { cleanUp } from './rounds/clean-up.ts'
import { chooseGoal, ending } from './rounds/ending.ts'
import { income, incomeKind, seatIncome } from './rounds/income.ts'
import { transgalactica, turns } from './rounds/rounds.ts'
import { abilitySetup } from './setup/ability-setup.ts'
import { draft, draftKind } from './setup/draft.ts'
import { backs, inventory } from './setup/inventory.ts'
import { layOut, setupStreams } from './setup/setup.ts'
import { wealth } from './setup/wealth.ts'
import { type LevelSubject, level, type Purpose } from './tracks/levels.ts'

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
  rulesVersion: '3',
  options: (): Reader<GalaxyOptions> => optionsOf({}),
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
  decisions: Object.fromEntries(kinds.map((kind) => [kind.name, withFreeActions(kind)])),
  standing,
  turnKinds: ['turn'],
  whoseTurn: (t) => (t.active < 0 ? null : t.active),
  turnNumber: (t) => t.turn,
  secrets,
  hidesHandUntilHeld: true,
  publicFacts: { backs },
  inventory,
  setup,
  copy,
  allies: (_, seat) => [seat],
  values: [checkedValue(level, everyLevel)],
  longestGame: 3000,
}
