import { Sheet } from '../../kit/Sheet.tsx'
import { useOverTableWords } from '../words/over-table.ts'
import './keys.css'

export function KeysDialog({ onClose }: { onClose(): void }) {
  const { title, ...keys } = useOverTableWords().keys
  const rows = [
    ['Tab', keys.tab],
    ['1 – 9', keys.numbers],
    ['Enter', keys.enter],
    ['C', keys.confirm],
    ['E', keys.end],
    ['Esc', keys.escape],
    ['U', keys.undo],
    ['S', keys.skip],
    ['H', keys.hint],
    ['L', keys.log],
    ['↑ ↓', keys.logLines],
    ['I', keys.symbols],
    ['?', keys.help],
  ] as const
  return (
    <Sheet title={title} onClose={onClose}>
      <dl className="keys">
        {rows.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd className="key">{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
