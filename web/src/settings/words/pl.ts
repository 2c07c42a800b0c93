import type { en } from './en.ts'

/** The settings in Polish. */
export const pl: typeof en = {
  theme: 'Wygląd',
  themes: { night: 'noc', paper: 'papier', system: 'jak w urządzeniu' },
  textSize: 'Wielkość tekstu',
  textSizes: { normal: 'zwykła', large: 'duża', largest: 'największa' },
  colours: 'Kolory',
  palettes: { usual: 'zwykłe', distinct: 'dla daltonistów' },
  volume: 'Głośność',
  pace: 'Tempo gry',
  paces: { calm: 'spokojne', normal: 'zwykłe', quick: 'szybkie', instant: 'natychmiastowe' },
  still: 'Bez animacji',
  sound: 'Dźwięk',
  confirm: 'Potwierdzanie ruchów',
  confirms: { never: 'nigdy', risky: 'przy ryzykownych', always: 'zawsze' },
  confirmSays: {
    never: 'Wystarczy jedno kliknięcie lub dotknięcie, jeśli może oznaczać tylko jedno.',
    risky:
      'Ruch, którego nie da się cofnąć ot tak albo który kończy turę, choć można jeszcze coś zrobić, wymaga drugiego kliknięcia lub dotknięcia. Na ekranie dotykowym pierwsze dotknięcie zawsze pokazuje kartę, a dopiero drugie ją zagrywa.',
    always: 'Pierwsze kliknięcie lub dotknięcie tylko wybiera ruch, drugie go wykonuje.',
  },
  autoPlay: 'Wykonuj za mnie jedyny możliwy ruch',
  hints: 'Podpowiedzi przy stole',
  coach: 'Wskazówki w pierwszych grach',
  kept: 'Ustawienia są zapisywane w tej przeglądarce i działają od razu.',
}
