import { gameUi } from '@kantyna/ui'
import { addLayer } from '../../outer-rim/ui/board/layers.ts'
import { addLooks } from '../../outer-rim/ui/drawing/Globe.tsx'
import { addShelves } from '../../outer-rim/ui/prose.ts'
import { rimUi } from '../../outer-rim/ui/rim-ui.ts'
import { addTableWords } from '../../outer-rim/ui/table-words.ts'
import { words } from '../words/game-words.ts'
import { Crossing } from './board/Crossing.tsx'
import { looks } from './looks.ts'
import { shelves } from './shelves.ts'
import { sounds } from './sounds.ts'

addLayer(Crossing)
addLooks(looks)
addShelves(shelves)
addTableWords(words)

/** Outer Rim on the table, with what the expansion brings. */
export const ui = gameUi({ ...rimUi, sounds })
