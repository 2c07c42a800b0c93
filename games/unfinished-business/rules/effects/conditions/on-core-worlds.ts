import { refuse } from '../../../../outer-rim/rules/effects/refusing.ts'
import { isOnCoreWorlds } from '../../setup/core-worlds.ts'
import type { AddedConditions } from '../vocabulary.ts'

export const onCoreWorlds: AddedConditions['onCoreWorlds'] = {
  legal: (t, _, { seat }) => (isOnCoreWorlds(t, seat) ? null : refuse('UB-COR-01', 'notOnCoreWorlds')),
  words: {
    en: () => 'you are on a Core Worlds space',
    pl: () => 'jesteś na polu Światów Jądra',
  },
  negated: {
    en: () => 'you are not on a Core Worlds space',
    pl: () => 'nie jesteś na polu Światów Jądra',
  },
}
