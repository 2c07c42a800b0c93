import { type Lang, line, player } from '@kantyna/kernel'
import { pieceLink } from '../../../outer-rim/words/things.ts'
import type { AddedEvent } from '../../rules/events.ts'
import type { ChapterWords } from '../chapter.ts'

type IsPlayer = Extract<AddedEvent, { readonly type: 'contactIsPlayer' }>

/** Contacts who are somebody's character, and bounties on players. */
export const persons: Readonly<Record<Lang, ChapterWords>> = {
  en: {
    events: {
      contactIsPlayer: ({ contact, seat }: IsPlayer) =>
        line`${pieceLink('en', contact)} is the character of ${player(seat)}, so the token does not count.`,
    },
  },
  pl: {
    events: {
      contactIsPlayer: ({ contact, seat }: IsPlayer) =>
        line`${pieceLink('pl', contact)} to postać, którą gra ${player(seat)}, więc żeton się nie liczy.`,
    },
  },
}
