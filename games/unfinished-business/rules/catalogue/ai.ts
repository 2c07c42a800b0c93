import type { CataloguedRule } from '@kantyna/kernel'

/** The game for one person: AI players, bounty hunters, two of them. */
export const aiRules: readonly CataloguedRule[] = [
  {
    id: 'UB-SOL-01',
    text: 'In setup, four cards are removed from the job deck: “Disable Comms Network”, “Honest Robbery”, “Sail Barge Sabotage”, “Snatch and Grab”.',
  },
  {
    id: 'UB-SOL-02',
    text: 'In setup, card number 11 is removed from the Ring of Kafrene/Takodana encounter deck.',
  },
  { id: 'UB-SOL-03', text: 'Every character has one AI card of its own.' },
  { id: 'UB-SOL-04', text: 'The human chooses the AI’s character during setup.' },
  {
    id: 'UB-SOL-05',
    text: 'Which AI deck is built depends on the databank card with which the chosen character starts.',
  },
  {
    id: 'UB-SOL-06',
    text: 'An AI character that starts with databank card 90 uses the bounty hunter AI setup (section AIB).',
  },
  {
    id: 'UB-SOL-07',
    text: 'An AI character that starts with databank card 91 or 92 uses a deck of base AI cards 1, 2, 6, 7 and 9 with the character’s own AI card shuffled in.',
  },
  { id: 'UB-SOL-08', text: 'The number of an AI card is printed in its lower right corner.' },
  { id: 'UB-SOL-09', text: 'An AI player cannot cross the galaxy through the Core Worlds.' },
  {
    id: 'UB-SOL-10',
    text: 'Before buying a market card an AI player may discard up to two cards, instead of one, by the criteria of step 1 of the base AI buying rules.',
  },
  { id: 'UB-SOL-11', text: 'An AI player cannot buy a cargo card whose destination is a patrol token.' },
  { id: 'UB-SOL-12', text: 'An AI player that delivers rotatable cargo rotates the card.' },
  {
    id: 'UB-SOL-13',
    text: 'After rotating delivered cargo, the AI player’s goal token for it moves to the destination that is showing now.',
  },
  {
    id: 'UB-SOL-14',
    text: 'An AI player that resolves a reveal-contact symbol after buying turns up the facedown token of the lowest rank (fewest dots on the back) on its planet.',
  },
  { id: 'UB-SOL-15', text: 'A tie between facedown tokens of the lowest rank is broken at random.' },
  {
    id: 'UB-SOL-16',
    text: 'If an AI player reveals a token that matches a player’s character, the token is discarded.',
  },
  { id: 'UB-SOL-17', text: 'After the discard of UB-SOL-16 the steps that led to the reveal are repeated.' },
  { id: 'UB-SOL-18', text: 'The Favors variant cannot be used in a single-player game.' },
  { id: 'UB-SOL-19', text: 'With Ambitions an AI player gets no ambition sheet.' },
  { id: 'UB-SOL-20', text: 'With Ambitions the AI player starts with 6,000 credits.' },
  { id: 'UB-SOL-21', text: 'With Ambitions the AI player needs 2 more fame than usual to win.' },
  { id: 'UB-SOL-22', text: 'With Ambitions the human draws two random sheets and keeps one of them.' },

  {
    id: 'UB-AIB-01',
    text: 'The bounty hunter AI game is set up by the standard single-player rules with the changes in UB-AIB-02 to UB-AIB-05.',
  },
  { id: 'UB-AIB-02', text: 'The AI’s character must be one that starts with databank card 90.' },
  {
    id: 'UB-AIB-03',
    text: 'The AI deck consists of bounty hunter AI cards 1 to 5 with the chosen character’s own AI card shuffled in.',
  },
  { id: 'UB-AIB-04', text: 'All other AI cards go back to the box.' },
  { id: 'UB-AIB-05', text: 'The AI player’s starting ship is the G-1A Starfighter.' },
  {
    id: 'UB-AIB-06',
    text: 'The bounty hunter deck works like the base AI deck: on the AI’s turn the top card is drawn and resolved from top to bottom.',
  },
  {
    id: 'UB-AIB-07',
    text: 'Every bounty hunter AI card tells the AI to move towards a bounty target, to encounter one, or both.',
  },
  {
    id: 'UB-AIB-08',
    text: 'A bounty target is a character, crew member or contact that matches one of the AI’s bounties.',
  },
  {
    id: 'UB-AIB-09',
    text: 'If an AI bounty matches no character, no crew member and no faceup token on the map, the nearest facedown contact token of the bounty’s rank counts as matching it.',
  },
  {
    id: 'UB-AIB-10',
    text: 'Facedown tokens never match a bounty whose target is a player’s character, a crew member or a faceup token on the map.',
  },
  { id: 'UB-AIB-11', text: 'Among several targets, a character has priority 1.' },
  { id: 'UB-AIB-12', text: 'Among several targets, a crew member has priority 2.' },
  {
    id: 'UB-AIB-13',
    text: 'Among several targets, a faceup contact has priority 3, lower ranks (fewer dots) first.',
  },
  {
    id: 'UB-AIB-14',
    text: 'Among several targets, a facedown contact has priority 4, lower ranks (fewer dots) first.',
  },
  { id: 'UB-AIB-15', text: 'Among targets of equal priority the AI takes the nearest one.' },
  {
    id: 'UB-AIB-16',
    text: 'Among targets of equal priority and equal distance the current target is chosen at random.',
  },
  {
    id: 'UB-AIB-17',
    text: 'In setup no goal token is placed for the AI’s starting bounty; goal tokens mark only cargo and jobs.',
  },

  {
    id: 'UB-AIE-01',
    text: 'How the AI resolves an encounter depends on what its bounty target is: contact token, crew card or character card.',
  },
  {
    id: 'UB-AIE-02',
    text: 'Every AI encounter that is carried through ends in either a non-confrontational or a confrontational bounty.',
  },
  { id: 'UB-AIE-03', text: 'An AI that encounters a facedown contact token turns it faceup.' },
  {
    id: 'UB-AIE-04',
    text: 'If the token matches one of the AI’s bounties, the AI resolves a non-confrontational bounty.',
  },
  { id: 'UB-AIE-05', text: 'If the token matches none of the AI’s bounties, the encounter is over.' },
  {
    id: 'UB-AIE-06',
    text: 'A faceup token that matches one of the AI’s bounties leads to a non-confrontational bounty without any reveal.',
  },
  {
    id: 'UB-AIE-07',
    text: 'If a crew member that matches one of the AI’s bounties is on the AI’s space, the AI may encounter it.',
  },
  { id: 'UB-AIE-08', text: 'A crew member that belongs to another player may be protected by that player.' },
  {
    id: 'UB-AIE-09',
    text: 'If the owner protects the crew member, the AI resolves a confrontational bounty.',
  },
  {
    id: 'UB-AIE-10',
    text: 'If the crew member is not protected, the AI resolves a non-confrontational bounty.',
  },
  {
    id: 'UB-AIE-11',
    text: 'If the AI is in the same space as a player whose character matches one of its bounties, it may resolve a confrontational bounty.',
  },
  {
    id: 'UB-AIE-12',
    text: 'A defeated owner cannot protect, so the AI resolves a non-confrontational bounty on that crew member.',
  },

  {
    id: 'UB-AIN-01',
    text: 'Step 1: the contact or crew member that is encountered is removed from the game.',
  },
  { id: 'UB-AIN-02', text: 'Step 2: the AI gains the elimination reward on the matching bounty card.' },
  {
    id: 'UB-AIN-03',
    text: 'Step 2, second part: the AI resolves the instruction on that bounty card about what happens when its reward is gained.',
  },
  {
    id: 'UB-AIN-04',
    text: 'Step 3, bounty with a ground combat value: the AI’s character suffers damage equal to that value.',
  },
  {
    id: 'UB-AIN-05',
    text: 'Step 3, bounty with a ship combat value: the AI’s ship suffers damage equal to that value.',
  },
  {
    id: 'UB-AIN-06',
    text: 'The three steps are done in order, so the reward is gained before the damage is suffered.',
  },
  { id: 'UB-AIN-07', text: 'No combat is fought and no dice are rolled in a non-confrontational bounty.' },
  { id: 'UB-AIN-08', text: 'The AI always takes the elimination reward, never a capture.' },

  { id: 'UB-AIC-01', text: 'The AI fights the player whose character or crew member matches its bounty.' },
  { id: 'UB-AIC-02', text: 'If both are on the space of the same planet, the fight is a ground combat.' },
  { id: 'UB-AIC-03', text: 'Otherwise the fight is a ship combat.' },
  { id: 'UB-AIC-04', text: 'The fight follows the standard combat rules.' },
  { id: 'UB-AIC-05', text: 'The AI is the attacker.' },
  {
    id: 'UB-AIC-06',
    text: 'The AI’s abilities are ignored in the fight, except abilities that raise its combat, health or hull values.',
  },
  {
    id: 'UB-AIC-07',
    text: 'If the defender wins, the AI discards the bounty card that it tried to complete.',
  },
  {
    id: 'UB-AIC-08',
    text: 'If the AI wins against a protected crew member, the crew card is removed from the game.',
  },
  {
    id: 'UB-AIC-09',
    text: 'If the AI wins against a protected crew member, it gains the elimination reward on the matching bounty card.',
  },
  {
    id: 'UB-AIC-10',
    text: 'If the AI wins against a protected crew member, it then resolves that card’s instruction about what happens when its reward is gained.',
  },
  {
    id: 'UB-AIC-11',
    text: 'If the AI wins against a character, it does not get the reward on the bounty card.',
  },
  { id: 'UB-AIC-12', text: 'If the AI wins against a character, it gains 5,000 credits.' },
  { id: 'UB-AIC-13', text: 'If the AI wins against a character, it gains 1 fame.' },
  { id: 'UB-AIC-14', text: 'If the AI wins against a character, the bounty card is removed from the game.' },
  {
    id: 'UB-AIC-15',
    text: 'If the defending player had negative reputation with at least one faction, the AI gains 1 reputation with one of those factions.',
  },
  { id: 'UB-AIC-16', text: 'The human chooses the faction for UB-AIC-15.' },
  {
    id: 'UB-AIC-17',
    text: 'In UB-AIC-16 the human must choose a faction with which the AI does not have positive reputation, if there is one.',
  },
  {
    id: 'UB-AIC-18',
    text: 'If the defending player had positive reputation with at least one faction, the AI loses 1 reputation with one of those factions.',
  },
  {
    id: 'UB-AIC-19',
    text: 'The human chooses the faction for UB-AIC-18, without the restriction of UB-AIC-17.',
  },
  {
    id: 'UB-AIC-20',
    text: 'Both sides suffer the combat damage after the results of winning were resolved.',
  },

  { id: 'UB-AIX-01', text: 'The AI cannot buy the job card “Wanted Poster” from the bounty deck.' },
  { id: 'UB-AIX-02', text: 'The AI cannot buy the job card “Handlarz informacjami” from the bounty deck.' },
  {
    id: 'UB-AIX-03',
    text: 'If the AI is told to buy from the bounty deck while one of those two cards is on top, that card is discarded.',
  },
  {
    id: 'UB-AIX-04',
    text: 'A bounty hunter AI that resolves a reveal-contact symbol after buying reveals, if it can, a contact whose rank equals that of one of its bounties.',
  },
  {
    id: 'UB-AIX-05',
    text: 'If a bounty hunter AI reveals a token that matches a player’s character, it discards the token.',
  },
  {
    id: 'UB-AIX-06',
    text: 'After the discard of UB-AIX-05 the AI repeats, if possible, the steps that led to the reveal.',
  },
  { id: 'UB-AIX-07', text: 'An AI player cannot protect its own crew.' },
  {
    id: 'UB-AIX-08',
    text: 'An AI that is told to discard the top card of the cargo deck and gain credits is not buying that card.',
  },
  { id: 'UB-AIX-09', text: 'No symbols are resolved on the card that the discard of UB-AIX-08 uncovers.' },

  { id: 'UB-DUO-01', text: 'A single-player game may be played against two AI players at once.' },
  {
    id: 'UB-DUO-02',
    text: 'One of the two AI characters must be a bounty hunter (starts with databank card 90).',
  },
  {
    id: 'UB-DUO-03',
    text: 'The other AI character must not be a bounty hunter (starts with databank card 91 or 92).',
  },
  { id: 'UB-DUO-04', text: 'The human is the first player.' },
  { id: 'UB-DUO-05', text: 'The order of the two AI players is set at random.' },
  { id: 'UB-DUO-06', text: 'The AI player who is earlier in the order starts with 6,000 credits.' },
  { id: 'UB-DUO-07', text: 'The AI player who is later in the order starts with 8,000 credits.' },
  { id: 'UB-DUO-08', text: 'Each AI player’s turn is resolved separately.' },
  { id: 'UB-DUO-09', text: 'The bounty hunter AI draws from the bounty hunter AI deck.' },
  { id: 'UB-DUO-10', text: 'The other AI draws from the basic AI deck, the one of UB-SOL-07.' },
  { id: 'UB-DUO-11', text: 'Each AI player’s credits and resources are kept apart.' },
  {
    id: 'UB-DUO-12',
    text: 'Both AI players compete with the human and with each other for being first to the required fame.',
  },
  {
    id: 'UB-DUO-13',
    text: 'After each human turn one AI card is drawn and resolved for each AI player, in the fixed order.',
  },
  { id: 'UB-DUO-14', text: 'After both AI turns the human’s next turn begins.' },
  {
    id: 'UB-DUO-15',
    text: 'The human starts with 4,000 credits as in the base game, or with the sheet’s credits if Ambitions are used.',
  },
  {
    id: 'UB-DUO-16',
    text: 'Both AI decks are built, so UB-AIB-04 does not touch the cards of the other AI’s deck.',
  },
]
