import { Suspense } from 'preact/compat'
import { SymbolList } from '../../games/SymbolList.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { useTableWords } from '../words.ts'

interface Props {
  readonly game: string
  onClose(): void
}

/** What the symbols of the game mean. */
export function SymbolSheet({ game, onClose }: Props) {
  return (
    <Sheet title={useTableWords().symbols} onClose={onClose}>
      <Suspense fallback={null}>
        <SymbolList game={game} />
      </Suspense>
    </Sheet>
  )
}
