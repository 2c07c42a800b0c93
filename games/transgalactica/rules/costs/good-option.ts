import { at, type Option } from '@kantyna/kernel'
import { goods } from '../../content/names.ts'

/** A good as an option of a part, such as a payment. */
export function goodOption(code: number): Option {
  const good = at(goods, code)
  return { id: good, touches: [`good:${good}`], facts: { good } }
}
