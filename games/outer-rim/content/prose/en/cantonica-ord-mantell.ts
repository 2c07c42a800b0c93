import type { Prose } from '../../prose.ts'

export const prose: Prose = {
  'cantonica-ord-mantell-1': {
    cantonica:
      'A croupier in Canto Bight calls for one more player. The dice roll across the cloth a shade too obediently: you could buy in and hope that they like you, or watch long enough to learn whom they obey.',
    'ord-mantell':
      'In a flophouse behind the Worlport docks a dying gambler presses a single bone die into your palm. “It listens,” he whispers. “But only once.”',
  },
  'cantonica-ord-mantell-2': {
    cantonica:
      'You have won a little too often tonight, and the house belongs to the Syndicate. Two guards in evening dress steer you into a service corridor that smells of floor wax and hold out a tray: your winnings, please, or an argument about them.',
    'ord-mantell':
      'In a cantina full of veterans from the wrong side of every war, a grizzled sergeant beats all comers at a war game played with bottle caps. She looks bored enough to listen to you.',
  },
  'cantonica-ord-mantell-3': {
    cantonica:
      'The cellar master has one crate too many and an audit at dawn. He would dearly like it to leave the planet with you; the auditors would pay to hear that it exists.',
    'ord-mantell':
      'A garrison has been disbanded, and its quartermaster is selling what is left off the back of a hauler before anybody asks who owns it.',
  },
  'cantonica-ord-mantell-4': {
    cantonica:
      'At the racetrack the fathiers are restless before the last heat. You could study the form like an honest fool, or slip into the stables and hear what the grooms already know.',
    'ord-mantell':
      'In return for a bed and a locked door, a bookmaker’s runner whom everybody owes money gives you the name of the favourite that is going to stumble in Canto Bight.',
  },
  'cantonica-ord-mantell-5': {
    'cantonica.positive':
      'The pit boss knows whose friend you are. Instead of a bill for your evening, a sealed purse is waiting for you at the cashier’s window.',
    'cantonica.neutral':
      'The pit boss slides an envelope under your glass and nods at the upper terrace. It has to arrive unopened, and it has to arrive unseen.',
    'cantonica.negative':
      'The lift stops between floors. When the doors open it is not the terrace but a bare room, and three people in good suits who have been waiting to discuss what you owe.',
    'ord-mantell':
      'A gang is going from hangar to hangar collecting “insurance” from mechanics half their size. They have not yet noticed you watching.',
  },
  'cantonica-ord-mantell-6': {
    cantonica:
      'Under a drawer in your hotel room a cheat has glued his notes: which trick, at which table, within how many heartbeats. The ink has run everywhere but on one page.',
    'ord-mantell':
      'You pull a boy out from under a toppled speeder. His grandmother, who deals in junk, waves at the heap behind her: the blast vest on top is yours, or else her mechanics see to your ship.',
  },
  'cantonica-ord-mantell-7': {
    cantonica:
      'Behind the opera house a private auction is about to begin. Your invitation is genuine, which is more than can be said of half the bidders, and several people outside would like to have it.',
    'ord-mantell':
      'The fighting pit under the Savrip cantina is short of a challenger, and the crowd is already stamping. The night’s takings hang over the ring in a bucket, and under the bucket stands the local favourite, with fists like cargo hooks.',
  },
  'cantonica-ord-mantell-8': {
    cantonica:
      'An old countess lends you a signet ring for the evening and forgets to ask for it back. There is hardly an embassy, palace or back room where it would not open a door.',
    'ord-mantell.positive':
      'The local underboss has her own storeroom opened for you, and her own list of errands. “For friends there is a friends’ price,” she says, and does not say what the others pay.',
    'ord-mantell.neutral':
      'A Syndicate lieutenant is stuck on a map of the port, a competitor’s landing times and, right between the two, your berth. He lets you move the counters to see whether you are any use.',
    'ord-mantell.negative':
      'They find you at breakfast, and nobody raises their voice. You can buy your peace with the Syndicate, says the one who has taken your spoon, or you can have it explained to you in the yard.',
  },
  'cantonica-ord-mantell-9': {
    cantonica:
      'Through a grille in the washroom you overhear a new croupier being taught the trade: the house wins, says a tired voice, because it never accepts the first result. You wash your hands twice, so as not to miss a word.',
    'ord-mantell':
      'A field medic from a dissolved army sews something flat and cold into the lining of your jacket. “You’ll know when you need it,” she says. “You won’t have to do anything.”',
  },
  'cantonica-ord-mantell-10': {
    cantonica:
      'A broken service hatch leads straight into the counting room. The night shift has just gone for caf, and the cameras sweep the floor in a pattern you almost understand.',
    'ord-mantell':
      'A stripped gunship hulk sits next to your ship with one shield coil still humming. The coil is yours if you can get it out before it decides to discharge.',
  },
}
