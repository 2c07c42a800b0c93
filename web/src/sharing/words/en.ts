/** The words about sharing a game, in English. */
export const en = {
  making: 'Making the link…',
  notOver: 'A game can be shared once it is over: until then a link would show everybody’s cards.',
  opensAt: (at: number, of: number) => `The link opens the game at choice ${at} of ${of}.`,
  opensAtStart: 'The link opens the game at its beginning.',
  carries:
    'The whole game is in the link itself: nothing is sent to a server, and the link works on any device.',
  link: 'Link to the game',
  copy: 'Copy the link',
  pass: 'Send…',
  file: 'Save as a file',
  done: { copied: 'Copied.', byHand: 'The link is selected: copy it with your keyboard or menu.' },
  noLink: {
    'too-long': 'This game is too long for a link: many apps would cut it off. Send it as a file.',
    'not-supported': 'This browser is too old to make such a link. Send the game as a file.',
  },
}
