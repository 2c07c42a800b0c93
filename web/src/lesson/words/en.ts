/** The words around a lesson in English. */
export const en = {
  title: (game: string) => `Lesson: ${game}`,
  step: (step: number, of: number) => `Step ${step} of ${of}`,
  next: 'Next',
  skip: 'Skip this step',
  now: 'Now choose what glows.',
  back: 'Back',
  again: 'Try again',
  notThis: 'This step is about something else: try what glows.',
  well: 'Well done!',
  end: 'End the lesson',
  play: 'Play your first game',
}
