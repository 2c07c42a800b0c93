import { at } from '@kantyna/kernel'
import type { GamePanel, PanelProps } from '@kantyna/ui'
import { FIRST_AI } from '../../rules/pieces.ts'
import { aiCardText } from '../../words/card-text.ts'
import { tables } from '../../words/names.ts'
import type { IconName } from '../drawing/Icon.tsx'
import { useMemory } from '../memory.ts'
import { tableWords } from '../table-words.ts'
import { rimView } from '../view.ts'
import { uiWords } from '../words.ts'
import './panels.css'

/** The AI player's last card, line by line: what it did, and why it passed the others over. */
export const aiPanel: GamePanel<IconName> = {
  id: 'ai',
  title: { en: 'AI player', pl: 'Gracz SI' },
  icon: 'ai',
  when: 'always',
  isThere: ({ automas }) => automas !== 0,
  Panel: AiPanel,
}

function AiPanel({ view: kernelView, lang }: PanelProps) {
  const view = rimView(kernelView)
  const words = uiWords(lang)
  const { ai } = useMemory()
  const [shown] = view.aiCard
  const piece = shown ?? ai?.card
  if (piece === undefined) return <p className="soft">{words.aiIdle}</p>
  const card = at(tables().aiCards, piece - FIRST_AI)
  const lines = ai?.card === piece ? ai.lines : []
  return (
    <div className="or-ai">
      <h3>{card.name[lang]}</h3>
      {aiCardText(card, lang).map(({ heading, paragraphs }, section) => (
        <section key={heading}>
          <h4>{heading}</h4>
          <ol>
            {paragraphs.map((text, index) => {
              const read = lines.find((each) => each.section === section && each.line === index)
              const how = read === undefined ? 'unread' : read.refusal === null ? 'done' : 'passed'
              return (
                // The same line may stand on a card twice.
                <li key={`${index.toString()} ${text}`} data-how={how}>
                  {text}
                  {read?.refusal === null && <small>✓ {words.aiDone}</small>}
                  {read !== undefined && read.refusal !== null && (
                    <small>
                      {words.aiPassed}: {tableWords(view, lang).refusal(read.refusal)}
                    </small>
                  )}
                </li>
              )
            })}
          </ol>
        </section>
      ))}
    </div>
  )
}
