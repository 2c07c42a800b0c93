export const en = {
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
