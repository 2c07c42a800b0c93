import type { GameHelp } from '@kantyna/ui'
import type { InBothLanguages } from '../../words/chapter.ts'
import type { IconName } from '../drawing/Icon.tsx'
import { reason } from './reason.ts'
import { symbols } from './symbols.ts'
import { whyNotFinder } from './why-not.ts'

export function helpWith(words: InBothLanguages): GameHelp<IconName> {
  return { whyNot: whyNotFinder(words), symbols, reason }
}
