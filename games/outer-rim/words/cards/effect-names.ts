import type { Text } from '@kantyna/kernel'

/** Names of players and procedures in card texts. */

export const playerNames = {
  opponent: { pl: 'przeciwnik', en: 'your opponent' },
  active: { pl: 'aktywny gracz', en: 'the active player' },
  mostFamous: { pl: 'najsławniejszy gracz', en: 'the most famous player' },
  playerHere: { pl: 'ten gracz', en: 'that player' },
  chosen: { pl: 'wskazany gracz', en: 'that player' },
} as const satisfies Readonly<Record<string, Text>>

export const scopeNames: Readonly<Record<string, Text>> = {
  turn: { pl: 'po tej turze', en: 'after this turn' },
  combat: { pl: 'po tej walce', en: 'after this combat' },
  test: { pl: 'po tym teście', en: 'after this test' },
  job: { pl: 'po tej misji', en: 'after this job' },
}
