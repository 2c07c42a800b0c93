import { type Option, PASS_ID, type Plain } from '@kantyna/kernel'
import type { Answered, NextAnswer } from '@kantyna/ui'
import { TAKE_ID } from '../rules/resources/gaining.ts'

/** Answers follow-up questions: "Deliver" delivers the only possible thing; choosing to gain a card takes it. */
export const nextAnswer: NextAnswer = (asked, answered) => {
  const chosen = chosenOf(answered)
  if (chosen === undefined) return null
  switch (asked.kind) {
    case 'deliverNext': {
      const [only, ...others] = asked.options.filter(({ id }) => id !== PASS_ID)
      const isDelivery = answered.question.kind === 'act' && chosen.id === 'deliver'
      return isDelivery && others.length === 0 ? (only?.id ?? null) : null
    }
    case 'takeResource':
      return gainsOfferedCard(chosen, asked.options) ? TAKE_ID : null
    default:
      return null
  }
}

function chosenOf({ question, picks }: Answered): Option | undefined {
  return typeof picks === 'number' ? undefined : question.options.find(({ id }) => id === picks[0])
}

const gains: readonly unknown[] = ['gainThis', 'mustGainThis', 'hire']

/** Whether the chosen effect gains the card, or the card itself was chosen. */
function gainsOfferedCard({ facts = {} }: Option, options: readonly Option[]): boolean {
  const card = options.find(({ id }) => id === TAKE_ID)?.facts?.['card']
  return hasGain(facts['effect'] ?? null) || (card !== undefined && facts['card'] === card)
}

function hasGain(part: Plain): boolean {
  if (typeof part !== 'object' || part === null) return false
  return Object.entries(part).some(
    ([name, value]) => (name === 'op' && gains.includes(value)) || hasGain(value),
  )
}
