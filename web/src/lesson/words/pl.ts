import type { en } from './en.ts'

/** The words around a lesson in Polish. */
export const pl: typeof en = {
  title: (game) => `Lekcja: ${game}`,
  step: (step, of) => `Krok ${step} z ${of}`,
  next: 'Dalej',
  skip: 'Pomiń ten krok',
  now: 'Teraz wybierz to, co świeci.',
  back: 'Wstecz',
  again: 'Jeszcze raz',
  notThis: 'W tym kroku chodzi o coś innego: wybierz to, co świeci.',
  well: 'Brawo!',
  end: 'Zakończ lekcję',
  play: 'Zagraj pierwszą grę',
}
