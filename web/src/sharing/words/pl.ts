import type { en } from './en.ts'

/** The words about sharing a game, in Polish. */
export const pl: typeof en = {
  making: 'Przygotowujemy link…',
  notOver: 'Grę można udostępnić, gdy się skończy: wcześniej link pokazałby karty wszystkich.',
  opensAt: (at, of) => `Link otworzy grę na decyzji ${at} z ${of}.`,
  opensAtStart: 'Link otworzy grę od początku.',
  carries: 'Cała gra mieści się w samym linku: nic nie trafia na serwer, a link działa na każdym urządzeniu.',
  link: 'Link do gry',
  copy: 'Skopiuj link',
  pass: 'Wyślij…',
  file: 'Zapisz jako plik',
  done: { copied: 'Skopiowano.', byHand: 'Link jest zaznaczony: skopiuj go z klawiatury albo z menu.' },
  noLink: {
    'too-long': 'Ta gra jest za długa na link: wiele aplikacji by go ucięło. Wyślij ją jako plik.',
    'not-supported': 'Ta przeglądarka jest za stara na taki link. Wyślij grę jako plik.',
  },
}
