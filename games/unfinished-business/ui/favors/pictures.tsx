import type { KernelView, Lang, Thing } from '@kantyna/kernel'
import type { ComponentType } from 'preact'
import { favorNamed } from '../../rules/favors/kinds.ts'
import { FavorIcon } from './FavorIcon.tsx'
import { DebtToken } from './Token.tsx'

interface Props {
  readonly thing: Thing
  readonly lang: Lang
  readonly view?: KernelView
}

/** Debt tokens and favors drawn large, besides what is drawn otherwise. */
export function withFavorPictures(Usual: ComponentType<Props>): ComponentType<Props> {
  return function FavorPicture(props) {
    const [kind = '', id = ''] = props.thing.split(':')
    if (kind === 'debt')
      return (
        <div className="or-picture">
          <DebtToken owner={Number(id)} size={96} />
        </div>
      )
    const code = kind === 'favor' ? favorNamed(id) : null
    if (code === null) return <Usual {...props} />
    return (
      <div className="or-picture">
        <FavorIcon code={code} size={96} />
      </div>
    )
  }
}
