import type { PictureProps } from '../../../outer-rim/ui/added-sheets.tsx'
import { favorNamed } from '../../rules/favors/kinds.ts'
import { FavorIcon } from './FavorIcon.tsx'
import { DebtToken } from './Token.tsx'

/** Debt tokens and favors drawn large. */

export function DebtPicture({ thing }: PictureProps) {
  return (
    <div className="or-picture">
      <DebtToken owner={Number(nameIn(thing))} size={96} />
    </div>
  )
}

export function FavorPicture({ thing }: PictureProps) {
  const code = favorNamed(nameIn(thing))
  if (code === null) return null
  return (
    <div className="or-picture">
      <FavorIcon code={code} size={96} />
    </div>
  )
}

function nameIn(thing: PictureProps['thing']): string {
  return thing.slice(thing.indexOf(':') + 1)
}
