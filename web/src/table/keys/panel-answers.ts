import { useEffect, useRef } from 'preact/hooks'

/** The answers of a panel, numbered in reading order for the number keys. */
const listed =
  '.game-panel :is([data-answer], .parts-options .choice, [data-lit]):not(:disabled, [aria-disabled="true"])'
const MOST = 9

function panelAnswers(): HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>(listed)]
  return all.filter((answer) => answer.checkVisibility()).slice(0, MOST)
}

/** Chooses the answer with a number. Returns false if no panel has it. */
export function pressPanelAnswer(number: number): boolean {
  const answer = panelAnswers()[number - 1]
  answer?.click()
  return answer !== undefined
}

/**
 * Shows the numbers on the answers while a panel offers them. When a question opens there, moves a keyboard user's
 * focus to the first answer.
 */
export function useNumberedAnswers(isInPanel: boolean, asked: string): void {
  const isByKeyboard = useRef(false)
  /** The question whose answers had the focus last. After an interrupting offer, the focus stays where it is. */
  const entered = useRef('')
  useEffect(() => {
    const listen = ({ type }: Event) => {
      isByKeyboard.current = type === 'keydown'
    }
    document.addEventListener('keydown', listen, true)
    document.addEventListener('pointerdown', listen, true)
    return () => {
      document.removeEventListener('keydown', listen, true)
      document.removeEventListener('pointerdown', listen, true)
    }
  }, [])
  useEffect(() => {
    const table = document.querySelector('.table')
    if (!isInPanel || table === null) return
    const number = () => {
      const answers = panelAnswers()
      for (const old of table.querySelectorAll<HTMLElement>('[data-key]'))
        if (!answers.includes(old)) old.removeAttribute('data-key')
      for (const [index, answer] of answers.entries()) answer.dataset['key'] = `${index + 1}`
      const [first] = answers
      if (entered.current === asked || first === undefined) return
      entered.current = asked
      if (isByKeyboard.current && document.activeElement?.closest('.game-panel') === null) first.focus()
    }
    number()
    // The panel's drawing may have to be fetched first.
    const changes = new MutationObserver(number)
    changes.observe(table, { subtree: true, childList: true, attributeFilter: ['data-lit', 'disabled'] })
    return () => {
      changes.disconnect()
      for (const answer of table.querySelectorAll('[data-key]')) answer.removeAttribute('data-key')
    }
  }, [isInPanel, asked])
}
