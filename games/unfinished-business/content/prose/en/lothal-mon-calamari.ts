import type { Prose } from '../../../../outer-rim/content/prose.ts'

export const prose: Prose = {
  'lothal-mon-calamari-11': {
    lothal:
      'The last honest fruit seller in Capital City has lost her licence and must be rid of her stock by curfew. She is too angry to count the change. Carry it off for her, or help her eat it.',
    'mon-calamari.positive':
      'The Imperial inspector strolls with you past a row of impounded hulls. He could sell you one that is already missing from the list, he sighs, or lose an envelope from the drawer with their owners’ bribes.',
    'mon-calamari.neutral':
      'The inspectors have seized the yard’s ledgers and cannot read the script. They look at you. Behind them a welder with Rebel friends on every dock is, very slowly, shaking her head.',
    'mon-calamari.negative':
      'The blockade has your ship’s silhouette on its cards. A tanker captain with secrets of his own will pay you to fly close alongside: from the right angle, two suspects look like one tanker.',
  },
  'lothal-mon-calamari-12': {
    lothal:
      'A cadet has left the Academy over the parade-ground fence, and in one of its trainers. She will fly with anybody who can talk the tower out of an alarm or lead the instructors astray.',
    'mon-calamari':
      'Once a year the yards flood the great launching canal and race anything that floats or flies down it. Whoever comes out at the far end is already halfway to orbit.',
  },
  'lothal-mon-calamari-13': {
    'lothal.positive':
      'While the stands sing the anthem, somebody in the row behind leans forward. The cell has work that cannot wait or, if you prefer, an order for the fleet that wants reading out in an Imperial accent.',
    'lothal.neutral':
      'The rockets for Empire Day stand unguarded on the roof, each with its own timer. A painter with no permit has collected money from the whole quarter for one that writes something else in the sky.',
    'lothal.negative':
      'The parade turns a corner, and you are in a yard among people who are not celebrating. They know whom you drink with, and they would like you to leave your gear here.',
    'mon-calamari':
      'At the launching feast a tipsy underwriter insures your ship against being mended. It is the one risk, he explains, that nobody has ever thought of, and he signs with a flourish.',
  },
  'lothal-mon-calamari-14': {
    lothal:
      'White loth-wolves wait at the edge of the burnt field, and one of them looks at you as if you were late. Farmers say that they know a way beneath the world, for those who grasp what they are told.',
    'mon-calamari':
      'When the giants of the deep come up to breathe, traders from all over the reef tie up to their flanks, and for one tide there is a market. Bored divers scrape your hull for nothing.',
  },
  'lothal-mon-calamari-15': {
    lothal:
      'In the cargo hall an empty loader’s frame is walking in circles with a crate in its arms. The whole shift has climbed onto the shelves, and the foreman will agree to anything: keep the frame, or name a fee.',
    'mon-calamari':
      'The dockers are refitting their frames for deep water, and one too small for any Quarren is left over. Take it, or put something in the strike fund, which, as everybody knows, does not buy bread.',
  },
  'lothal-mon-calamari-16': {
    lothal:
      'A laundress at the air base finds all sorts of things in pockets: this week a squadron’s complete timetable, fuel tenders included. A ship that joins the queue at the right minute will simply be served.',
    'mon-calamari':
      'The gunnery school needs a ship to shoot at, mostly with paint. Drifting about pays a little. Slipping past the whole battery, which has never been done, pays a lot.',
  },
  'lothal-mon-calamari-17': {
    lothal:
      'Every tenth night the HoloNet tower goes quiet. A pirate station pays for an hour of its signal, if you keep the night crew talking. For a bribe the technician also lets you listen to people in hiding.',
    'mon-calamari':
      'A dispatcher with a lovely voice promises that no captain she likes will ever leave a port empty. She likes you. You only have to call when you have unloaded.',
  },
  'lothal-mon-calamari-18': {
    lothal:
      'In the tent town behind the mine they have a list of passengers for Mon Calamari, and no pilot. The mine, for its part, is paying double today, since everybody strong enough is packing.',
    'mon-calamari':
      'A shuttle full of refugees has surfaced in the wrong dome. Whatever is in your hold will find takers, and their doctor and mechanic would do a lot for anybody who can read the labels here.',
  },
  'lothal-mon-calamari-19': {
    lothal:
      'A blind innkeeper has a row of captured squadron pennants on her wall, and one free hook. She cannot see who brings the next, she says, so long as it is somebody whom the Empire cannot stand.',
    'mon-calamari':
      'Below the last light buoy, poachers are cutting up a whaladon that was singing an hour ago. The herd’s keepers would pay for pictures, and much more if it stopped. The catch boats are armed.',
  },
  'lothal-mon-calamari-20': {
    lothal:
      'A storekeeper in grey shows you a crate that the inventory has forgotten. The price is a joke. The only question is whether the man with the datapad, across the square, has a sense of humour.',
    'mon-calamari':
      'The king’s jeweller sells only on the word of the king’s secretary, and the two have not spoken for years. You have just been announced to both. Each would give a good deal to have the other apologise first.',
  },
}
