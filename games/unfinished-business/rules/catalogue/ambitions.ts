import type { CataloguedRule } from '@kantyna/kernel'

/** Ambitions. */
export const ambitionRules: readonly CataloguedRule[] = [
  {
    id: 'UB-AMB-01',
    text: 'With Ambitions, having the required fame alone does not win the game; the player’s ambition goals must be completed too.',
  },
  {
    id: 'UB-AMB-02',
    text: 'Every human player has one ambition sheet, and no two players have the same one.',
  },
  { id: 'UB-AMB-03', text: 'A sheet has five parts: setup, description, abilities, goals, progress track.' },
  {
    id: 'UB-AMB-04',
    text: 'The setup part lists credits and other benefits that the player takes during setup.',
  },
  {
    id: 'UB-AMB-05',
    text: 'The description part lists the skills and other things that the goals call for.',
  },
  {
    id: 'UB-AMB-06',
    text: 'The abilities part gives the player extra abilities that may be used during the game.',
  },
  { id: 'UB-AMB-07', text: 'The progress track has a place for one goal token per goal.' },
  { id: 'UB-AMB-08', text: 'Before setup the players agree on the required fame.' },
  {
    id: 'UB-AMB-09',
    text: 'The suggested required fame with Ambitions is 8 instead of 10, unless the players want a longer game.',
  },
  { id: 'UB-AMB-10', text: 'With Ambitions the players do not get the base game’s starting credits.' },
  { id: 'UB-AMB-11', text: 'Sheets are dealt with after all standard setup steps are done.' },
  { id: 'UB-AMB-12', text: 'As many random sheets are drawn as there are players, plus one.' },
  { id: 'UB-AMB-13', text: 'The last player in turn order chooses a sheet first.' },
  { id: 'UB-AMB-14', text: 'The choice then goes on counterclockwise, so the first player chooses last.' },
  { id: 'UB-AMB-15', text: 'Each player chooses one of the sheets that are still available.' },
  { id: 'UB-AMB-16', text: 'The one sheet left over is removed from the game.' },
  { id: 'UB-AMB-17', text: 'After choosing, each player resolves the setup part of their own sheet.' },
  {
    id: 'UB-AMB-18',
    text: 'The sheet’s setup benefits come on top of the character’s setup, not in place of it.',
  },
  { id: 'UB-AMB-19', text: 'A sheet that gives a market card says in which market deck that card is found.' },
  { id: 'UB-AMB-20', text: 'A market deck that was searched for such a card is shuffled again.' },
  {
    id: 'UB-AMB-21',
    text: 'Each goal is headed by one of four markers: a dash, a number, the infinity sign, or the fame symbol.',
  },
  { id: 'UB-AMB-22', text: 'A dash goal can be completed at any time.' },
  {
    id: 'UB-AMB-23',
    text: 'Numbered goals are completed in numeric order; goal 2 cannot be worked on before goal 1 is complete.',
  },
  { id: 'UB-AMB-24', text: 'An infinity goal can be completed at any time.' },
  {
    id: 'UB-AMB-25',
    text: 'An infinity goal becomes uncompleted again as soon as the player stops meeting any of its criteria.',
  },
  { id: 'UB-AMB-26', text: 'The goal with the fame symbol is the final goal.' },
  {
    id: 'UB-AMB-27',
    text: 'The final goal can be completed only while the player has at least the required fame.',
  },
  {
    id: 'UB-AMB-28',
    text: 'The final goal can be completed only while all other goals of the sheet are complete.',
  },
  { id: 'UB-AMB-29', text: 'A goal may give an “Encounter” ability that says how the goal is completed.' },
  { id: 'UB-AMB-30', text: 'A goal may name a destination.' },
  {
    id: 'UB-AMB-31',
    text: 'The encounter ability of a goal with a destination can be used only on that destination.',
  },
  {
    id: 'UB-AMB-32',
    text: 'A databank card that such an encounter calls for is resolved as if it were part of a job.',
  },
  {
    id: 'UB-AMB-33',
    text: 'A player who is defeated while resolving that databank card fails the encounter.',
  },
  { id: 'UB-AMB-34', text: 'After such a failure the player may try again in later turns.' },
  {
    id: 'UB-AMB-35',
    text: 'A player who completes a goal puts a goal token on that goal’s place of the progress track.',
  },
  {
    id: 'UB-AMB-36',
    text: 'A player who stops meeting an infinity goal takes the goal token off that goal’s place.',
  },
  {
    id: 'UB-AMB-37',
    text: 'A player wins when all goals of the sheet are complete and the player has the required fame.',
  },
  {
    id: 'UB-AMB-38',
    text: 'A final goal may say that its encounter ability can be used in place of the encounter with a patrol of the named faction; only then does it override a mandatory patrol encounter.',
  },
]
