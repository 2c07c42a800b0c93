import type { GameHelp } from '@kantyna/ui'
import type { IconName } from '../drawing/Icon.tsx'
import { reason } from './reason.ts'
import { symbols } from './symbols.ts'
import { whyNot } from './why-not.ts'

export const help: GameHelp<IconName> = { whyNot, symbols, reason }
