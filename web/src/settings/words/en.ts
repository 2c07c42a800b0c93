/** The settings in English. */
export const en = {
  theme: 'Theme',
  themes: { night: 'night', paper: 'paper', system: 'same as the device' },
  textSize: 'Text size',
  textSizes: { normal: 'normal', large: 'large', largest: 'largest' },
  colours: 'Colours',
  palettes: { usual: 'standard', distinct: 'colour-blind friendly' },
  volume: 'Volume',
  pace: 'Pace',
  paces: { calm: 'calm', normal: 'normal', quick: 'quick', instant: 'instant' },
  still: 'No animations',
  sound: 'Sound',
  confirm: 'Confirm moves',
  confirms: { never: 'never', risky: 'when risky', always: 'always' },
  confirmSays: {
    never: 'One click or touch is enough wherever it can mean only one thing.',
    risky:
      'A move that cannot simply be undone, or that ends your turn with something left to do, takes a second click or touch. On a touchscreen, the first touch always shows the card; only the second plays it.',
    always: 'The first click or touch only picks a move; the second makes it.',
  },
  autoPlay: 'Make the only possible move for me',
  hints: 'Hints at the table',
  coach: 'Tips in the first games',
  kept: 'Settings are kept in this browser and take effect at once.',
}
