import type { en } from './en.ts'

export const pl: typeof en = {
  what: 'Stolik w kącie portowego baru i półka z planszówkami. Grasz w pojedynkę z botami albo razem z innymi przy jednym ekranie, po polsku albo po angielsku, z internetem albo bez. Nic to nie kosztuje, nie ma reklam ani śledzenia, a twoje gry zostają w twojej przeglądarce.',
  marks: 'Czyje to nazwy',
  marksSays: [
    'Star Wars oraz nazwy i postacie z tego świata są znakami towarowymi Lucasfilm Ltd. i The Walt Disney Company.',
    'Nazwy wydanych gier i dodatków należą do ich wydawców. Pojawiają się tu tylko po to, żeby było wiadomo, według jakich zasad się gra.',
    'Nie ma tu logo, ilustracji ani krojów pisma z wydanych gier: wszystko, co widzisz, jest narysowane przez nas.',
  ],
  origins: 'Skąd są zasady i karty',
  originsSays:
    'Zasady są opowiedziane naszymi słowami. Każda karta i każde miejsce na planszy mówią, skąd pochodzą: w galerii kart włącz „Pokaż źródła”.',
  fair: 'Skąd wiadomo, że los jest uczciwy',
  fairSays:
    'Przed grą Kantyna i każde miejsce przy stole ustalają tajną liczbę, której nie mogą już zmienić. Dopiero wszystkie razem decydują o każdym tasowaniu i losowaniu, a na końcu są ujawniane, więc każdy może sprawdzić, że nikt niczego nie wybrał po fakcie. Boty widzą tylko to, co widziałby człowiek na ich miejscu.',
  fonts: 'Kroje pisma',
  packages: 'Z czego to jest zbudowane',
  by: (name, author, licence) => `${name}: ${author}, ${licence}`,
  licenceText: 'treść licencji',
}
