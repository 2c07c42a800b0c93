import type { CataloguedRule } from '@kantyna/kernel'

/** Bounties on players, jobs with and against others, favors and debts, and clarifications. */
export const dealingRules: readonly CataloguedRule[] = [
  {
    id: 'UB-PBT-01',
    text: 'A player may come to hold a bounty card that matches the character of a player in the game.',
  },
  {
    id: 'UB-PBT-02',
    text: 'A bounty on another player’s character cannot be completed by the normal route of finding a contact token, because such tokens are discarded.',
  },
  {
    id: 'UB-PBT-03',
    text: 'The holder of a bounty on another player’s character may, as the encounter of their own turn, fight that character if both are in the same space.',
  },
  { id: 'UB-PBT-04', text: 'This fight is optional for the holder.' },
  {
    id: 'UB-PBT-05',
    text: 'If the target is on the same planet as the holder, the fight is a ground combat.',
  },
  { id: 'UB-PBT-06', text: 'If the shared space is not a planet, the fight is a ship combat.' },
  { id: 'UB-PBT-07', text: 'If the holder wins the fight, the bounty is completed.' },
  { id: 'UB-PBT-08', text: 'If the holder does not win the fight, the holder keeps the bounty card.' },
  { id: 'UB-PBT-09', text: 'After a lost fight the holder may try again in later turns.' },
  {
    id: 'UB-PBT-10',
    text: 'On completing a bounty on another player’s character, every reward and every other effect printed on the bounty card is ignored.',
  },
  { id: 'UB-PBT-11', text: 'Reward step 1: the holder gains 5,000 credits.' },
  { id: 'UB-PBT-12', text: 'Reward step 2: the holder gains 1 fame.' },
  {
    id: 'UB-PBT-13',
    text: 'Reward step 3: if the defender has negative reputation with at least one faction, the holder chooses one of those factions and gains 1 reputation with it.',
  },
  {
    id: 'UB-PBT-14',
    text: 'Reward step 4: if the defender has positive reputation with at least one faction, the holder chooses one of those factions and loses 1 reputation with it.',
  },
  {
    id: 'UB-PBT-15',
    text: 'Reward step 3 is skipped when the defender has no negative reputation, and step 4 is skipped when the defender has no positive reputation.',
  },
  { id: 'UB-PBT-16', text: 'The reward steps are done in the order 1, 2, 3, 4.' },
  { id: 'UB-PBT-17', text: 'After completion the bounty card is removed from the game.' },
  { id: 'UB-PBT-18', text: 'Another player’s character can never be captured.' },
  { id: 'UB-PBT-19', text: 'A player cannot complete a bounty on their own character.' },
  {
    id: 'UB-PBT-20',
    text: 'A player may take and hold a bounty on their own character to keep it away from others.',
  },
  {
    id: 'UB-PBT-21',
    text: 'The fight is the one encounter of that turn, so a forced patrol encounter rules it out.',
  },

  { id: 'UB-TJB-01', text: 'Some expansion jobs are team jobs that need two players working together.' },
  {
    id: 'UB-TJB-02',
    text: 'The owner of a team job can attempt it only on its destination space while another player is on that space.',
  },
  { id: 'UB-TJB-03', text: 'Every decision during a team job is made by the active player.' },
  { id: 'UB-TJB-04', text: 'If the owner is defeated during the team job, the job fails.' },
  { id: 'UB-TJB-05', text: 'If the partner is defeated during the team job, the job fails.' },

  {
    id: 'UB-OJB-01',
    text: 'Some expansion jobs let the owner try to take credits or resources from another player.',
  },
  { id: 'UB-OJB-02', text: 'Such a job names a skill and labels it confrontational.' },
  { id: 'UB-OJB-03', text: 'The owner must test the confrontational skill while resolving the job.' },
  {
    id: 'UB-OJB-04',
    text: 'The opponent must test the same confrontational skill while the job is resolved.',
  },
  {
    id: 'UB-OJB-05',
    text: 'The best result for the owner is that the owner passes and the opponent fails; the card itself says what each combination does.',
  },

  { id: 'UB-VAR-01', text: 'A game may be played with Favors, with Ambitions, with both, or with neither.' },
  { id: 'UB-VAR-02', text: 'The players decide together, before the game starts, which variants are used.' },
  { id: 'UB-VAR-03', text: 'Favors hardly lengthen the game.' },
  { id: 'UB-VAR-04', text: 'Ambitions lengthen the game and make the goals part of the victory condition.' },

  { id: 'UB-FAV-01', text: 'A player may ask opponents for a favor even if they are on different spaces.' },
  {
    id: 'UB-FAV-02',
    text: 'A favor may be asked for at any moment, except as in UB-FAV-03 and UB-FAV-04.',
  },
  { id: 'UB-FAV-03', text: 'A favor cannot be asked for after dice were rolled in a combat.' },
  { id: 'UB-FAV-04', text: 'A favor cannot be asked for after dice were rolled in a skill test.' },
  { id: 'UB-FAV-05', text: 'A player may receive only one favor per turn.' },
  { id: 'UB-FAV-06', text: 'There are four kinds of favor: Advice, Combat Strategy, Support, Shortcut.' },
  {
    id: 'UB-FAV-07',
    text: 'Advice: the asking player names a skill and has it for their next skill test in the current turn.',
  },
  { id: 'UB-FAV-08', text: 'Advice covers one skill test only.' },
  {
    id: 'UB-FAV-09',
    text: 'Advice needs the named skill to be on the character or on a crew member of the player who grants the favor.',
  },
  {
    id: 'UB-FAV-10',
    text: 'Combat Strategy: the asking player rolls 1 extra die in a combat in which their character or ship takes part.',
  },
  { id: 'UB-FAV-11', text: 'Combat Strategy covers one combat only.' },
  {
    id: 'UB-FAV-12',
    text: 'Support: the asking player chooses a faction with which the granting player has positive reputation.',
  },
  {
    id: 'UB-FAV-13',
    text: 'Support makes the asking player count as having positive reputation with the chosen faction until the end of the turn.',
  },
  { id: 'UB-FAV-14', text: 'Shortcut: the asking player has +1 hyperdrive until the end of the turn.' },
  {
    id: 'UB-FAV-15',
    text: 'Granting a favor is voluntary, except when the granting player’s own debt token is handed back for it (UB-DEB-06).',
  },
  { id: 'UB-FAV-16', text: 'If a player agrees to grant the favor, the asking player resolves its effect.' },
  {
    id: 'UB-FAV-17',
    text: 'If several players offer to grant the favor, the asking player chooses whose offer is taken.',
  },
  { id: 'UB-FAV-18', text: 'Nobody can ask themselves for a favor.' },
  {
    id: 'UB-FAV-19',
    text: 'A player may pay another player credits for refusing a favor to a third player.',
  },
  { id: 'UB-FAV-20', text: 'A paid promise to refuse a favor is not binding.' },
  { id: 'UB-FAV-21', text: 'A refused request does not use up the favor of the turn.' },

  { id: 'UB-DEB-01', text: 'A debt token stands for a promised favor.' },
  {
    id: 'UB-DEB-02',
    text: 'In the Favors variant each player takes, during setup, the debt token in the colour of their own player board.',
  },
  {
    id: 'UB-DEB-03',
    text: 'Debt tokens can change hands at any moment of the game, in the way that credits can.',
  },
  { id: 'UB-DEB-04', text: 'A player may pass on a debt token that came from somebody else.' },
  {
    id: 'UB-DEB-05',
    text: 'A player who holds another player’s debt token may give it back to that player to receive one favor of their choice from that player.',
  },
  {
    id: 'UB-DEB-06',
    text: 'A player who gets their own debt token back in this way must grant the favor that was asked for.',
  },
  { id: 'UB-DEB-07', text: 'A debt token given back lies with its owner again and can be promised again.' },

  { id: 'UB-NEG-01', text: 'A player may offer a payment in return for a favor.' },
  { id: 'UB-NEG-02', text: 'The payment may be credits.' },
  { id: 'UB-NEG-03', text: 'The payment may be debt tokens.' },
  {
    id: 'UB-NEG-04',
    text: 'A player may offer to give resources to, or to swap resources with, another player in the same space.',
  },
  { id: 'UB-NEG-05', text: 'A player may promise to do something in the future.' },
  { id: 'UB-NEG-06', text: 'Whatever cannot be carried out at once is not binding.' },
  {
    id: 'UB-NEG-07',
    text: 'An offer may be answered with a counter-offer that the asking player then accepts or refuses.',
  },

  {
    id: 'UB-CLR-01',
    text: 'A player who gains “Broken Arm” without a free slot of the right kind must discard another card to free that slot.',
  },
  {
    id: 'UB-CLR-02',
    text: 'A player who gains “Encrypted Message” without a free slot of the right kind must discard another card to free that slot.',
  },
  {
    id: 'UB-CLR-03',
    text: 'A player who gains “Priority Shipment” without a free slot of the right kind must discard another card to free that slot.',
  },
  {
    id: 'UB-CLR-04',
    text: 'A player who gains “Uszkodzenia strukturalne” without a free slot of the right kind must discard another card to free that slot.',
  },
  {
    id: 'UB-CLR-05',
    text: 'Cad Bane’s ability does not reduce fame from an ability worded as gaining 1 additional fame.',
  },
  {
    id: 'UB-CLR-06',
    text: 'Cad Bane’s ability does not reduce fame from an ability worded as having X additional fame.',
  },
  {
    id: 'UB-CLR-07',
    text: 'An effect that lowers a bounty, job or cargo reward to 0 credits does not touch the credits that Cad Bane gets from his own ability.',
  },
  {
    id: 'UB-CLR-08',
    text: 'If Dengar has the gear IQA-11 Blaster Rifle, Dengar’s own damage reduction is applied first.',
  },
  {
    id: 'UB-CLR-09',
    text: 'If the damage is still more than 2 after Dengar’s reduction, the IQA-11 rifle then lowers the total to 2.',
  },
  {
    id: 'UB-CLR-10',
    text: 'For game effects, a planet without an orange token counts as having an empty contact space.',
  },
  { id: 'UB-CLR-11', text: 'UB-CLR-10 holds for Core Worlds spaces too.' },
  { id: 'UB-CLR-12', text: 'A character’s remaining health is its health value minus the damage it has.' },
  {
    id: 'UB-CLR-13',
    text: 'Goal tokens that lie on Hondo Ohnaka’s resources stay on those cards when Hondo’s character card is flipped.',
  },
  {
    id: 'UB-CLR-14',
    text: 'While resolving Lando Calrissian’s encounter card, a player may already use Lando’s ability to reroll a die.',
  },
  {
    id: 'UB-CLR-15',
    text: 'If a player rolls a blank in that Lando encounter and Lando is the player’s only crew member, the player must discard Lando.',
  },
  {
    id: 'UB-CLR-16',
    text: 'A player who is treated as having a different reputation than the real one ignores all reputation that they would gain with that faction meanwhile.',
  },
  {
    id: 'UB-CLR-17',
    text: 'A player who is treated as having a different reputation than the real one ignores all reputation that they would lose with that faction meanwhile.',
  },
  {
    id: 'UB-CLR-18',
    text: 'The four cards of UB-CLR-01 to -04 cannot be declined; which card of the needed slot kind is discarded is the player’s choice.',
  },
  {
    id: 'UB-CLR-19',
    text: 'While the treated-as reputation equals the real one, gains and losses count as usual.',
  },
]
