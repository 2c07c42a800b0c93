import type { levels as english, hints as englishHints } from './en.ts'

/** Names and descriptions of bots in Polish. */
export const levels: typeof english = {
  names: {
    child: 'dziecko',
    beginner: 'początkujący',
    regular: 'bywalec',
    veteran: 'weteran',
    expert: 'mistrz',
  },
  descriptions: {
    child: 'Gra niemal na chybił trafił: w sam raz dla dzieci i na pierwszą grę.',
    beginner: 'Zna zasady, ale często przeocza lepszy ruch.',
    regular: 'Gra rozsądnie, czasem się pomyli.',
    veteran: 'Gra uważnie i rzadko się myli.',
    expert: 'Myśli kilka tur naprzód i nie popełnia błędów.',
  },
  wins: (games, of, against) => `Wygrywa ${games} na ${of} gier z poziomem ${against}.`,
  loses: (games, of, against) => `Przegrywa ${games} na ${of} gier z poziomem ${against}.`,
}

/** Why a hint is the best answer, if the game has no measure for it. */
export const hints: typeof englishHints = {
  none: 'Nic nie wybieraj',
  only: 'nic innego nie jest teraz lepsze',
  wins: 'to powinno dać zwycięstwo',
  even: 'mniej więcej tak dobre jak drugi najlepszy wybór',
  ahead: 'wyraźnie lepsze niż wszystko inne',
}
