export const en = {
  what: 'A corner table in a spaceport bar, with board games on the shelf. You play alone against bots or with others around one screen, in Polish or in English, online or offline. It is free, has no ads, tracks nobody, and keeps your games in your own browser.',
  marks: 'Whose names these are',
  marksSays: [
    'Star Wars and all names and characters of that world are trademarks of Lucasfilm Ltd. and The Walt Disney Company.',
    'The names of published games and their expansions belong to their publishers. They are used here only to say whose rules are played.',
    'No logo, picture or typeface from the published games is used: we have drawn everything you see.',
  ],
  origins: 'Where the rules and cards come from',
  originsSays:
    'The rules are told in our own words. Every card and every place on a board says where it comes from; in the card gallery, turn on “Show sources”.',
  fair: 'How we keep the draws fair',
  fairSays:
    'Before a game, Kantyna and every seat commit to a secret number. Together these numbers decide every shuffle and every draw, and at the end they are revealed, so that anybody can check that nothing was chosen afterwards. Bots see only what a human player in their seat would see.',
  fonts: 'Typefaces',
  packages: 'Built with',
  by: (name: string, author: string, licence: string) => `${name}: ${author}, ${licence}`,
  licenceText: 'text of the licence',
}
