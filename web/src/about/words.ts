import type { InBoth } from '../words/words.ts'

const en = {
  what: 'A corner table in a spaceport bar, with board games on the shelf. You play alone against bots or with others around one screen, in Polish or in English, with or without a network. It costs nothing, shows no advertisements, follows nobody, and keeps your games in your own browser.',
  marks: 'Whose names are these',
  marksSays: [
    'Star Wars and all names and characters of that world are trademarks of Lucasfilm Ltd. and The Walt Disney Company.',
    'The names of published games belong to their publishers. They are used here only to say which rules are played.',
    'No logo, picture or typeface of the published games is used: everything you see is drawn by us.',
  ],
  origins: 'Where the rules and cards come from',
  originsSays:
    'The rules are told in our own words. Every card and every place on a board says where it comes from; in the gallery of cards, open “Where from?”.',
  fair: 'How chance is kept fair',
  fairSays:
    'Before a game the house and every seat promise a secret number. All of them together decide every shuffle and every roll, and at the end they are opened, so that anybody can check that nothing was chosen afterwards. Bots see only what a player in their seat would see.',
  fonts: 'Typefaces',
  packages: 'Built with',
  by: (name: string, author: string, licence: string) => `${name}: ${author}, ${licence}`,
  licenceText: 'text of the licence',
}

const pl: typeof en = {
  what: 'Stolik w kącie portowego baru i półka z planszówkami. Grasz w pojedynkę z botami albo razem z innymi przy jednym ekranie, po polsku albo po angielsku, z siecią albo bez niej. Nic to nie kosztuje, nie ma reklam ani śledzenia, a twoje gry zostają w twojej przeglądarce.',
  marks: 'Czyje to nazwy',
  marksSays: [
    'Star Wars oraz nazwy i postacie z tego świata są znakami towarowymi Lucasfilm Ltd. i The Walt Disney Company.',
    'Nazwy wydanych gier należą do ich wydawców. Pojawiają się tu tylko po to, żeby było wiadomo, według jakich zasad się gra.',
    'Nie ma tu logo, ilustracji ani krojów pisma z wydanych gier: wszystko, co widzisz, jest narysowane przez nas.',
  ],
  origins: 'Skąd są zasady i karty',
  originsSays:
    'Zasady są opowiedziane naszymi słowami. Każda karta i każde miejsce na planszy mówi, skąd pochodzi: w galerii kart otwórz „Skąd to?”.',
  fair: 'Skąd wiadomo, że los jest uczciwy',
  fairSays:
    'Przed grą kantyna i każde miejsce przy stole obiecują tajną liczbę. Dopiero wszystkie razem decydują o każdym tasowaniu i każdym rzucie, a na końcu są odkrywane, więc każdy może sprawdzić, że nikt niczego nie wybrał po fakcie. Boty widzą tylko to, co widziałby człowiek na ich miejscu.',
  fonts: 'Kroje pisma',
  packages: 'Z czego to jest zbudowane',
  by: (name, author, licence) => `${name}: ${author}, ${licence}`,
  licenceText: 'treść licencji',
}

export const aboutWords: InBoth<typeof en> = { en, pl }
