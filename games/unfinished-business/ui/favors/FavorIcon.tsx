import { FactionSign } from '../../../outer-rim/ui/drawing/FactionSign.tsx'
import { Icon } from '../../../outer-rim/ui/drawing/Icon.tsx'
import { favorKind } from '../../rules/favors/kinds.ts'

/** The icon of a favor: the skill, the faction, a die, or speed. */
export function FavorIcon({ code, size = 20 }: { readonly code: number; readonly size?: number }) {
  const kind = favorKind(code)
  switch (kind.is) {
    case 'advice':
      return <Icon name={kind.skill} size={size} />
    case 'support':
      return <FactionSign faction={kind.faction} size={size} />
    case 'strategy':
      return <Icon name="combat" size={size} />
    case 'shortcut':
      return <Icon name="hyperdrive" size={size} />
  }
}
