import type { Prose } from '../../../../outer-rim/content/prose.ts'

export const prose: Prose = {
  'core-worlds-1': {
    acrossTheCore:
      'The Corellian Run is open, fast and crowded, and your papers stay in their drawer. Near the far end a pack of pirates lies in the shadow of a tanker, engines cold, and reckons up what you carry.',
    coreWorlds:
      'At the headquarters of the Corellian Engineering Corporation the salesman does not ask what you want to fly. He asks what you mean to spend, and dims the lights over every hull that costs less.',
  },
  'core-worlds-2': {
    'acrossTheCore.positive':
      'The inspector at the checkpoint opens your papers, sees the stamp on the second page and closes them again with both hands. The barrier is already rising.',
    'acrossTheCore.neutral':
      'The inspector has nothing against you, which he regrets. You can stay where you are, or leave him a crew member, a crate or a piece of gear for closer examination and be thanked for it.',
    'acrossTheCore.negative':
      'The inspector knows your file by heart and reads it to you all the same. Then he lays it face down, looks out of the window, and mentions how short his people are of nearly everything.',
    coreWorlds:
      'An admiral’s aide takes you aside on the terrace and shows you a Rebel squadron in outline. Should you ever happen to put one out, he says, there is a fund, and gratitude.',
  },
  'core-worlds-3': {
    'acrossTheCore.positive':
      'A steward salutes and waves you into the lane with the blue lights, past an hour of waiting ships. There is even a refund, for the inconvenience that you did not have.',
    'acrossTheCore.neutral':
      'The lane with the blue lights is for persons of standing. Standing, says the attendant, with his hand flat on the barrier, can be acquired by the day.',
    'acrossTheCore.negative':
      'For you there is the lane with no lights at all, between the ore barges, and it costs more than the other two. The barges, you are told, do not brake.',
    coreWorlds:
      'The arcades of Coruscant go down for a hundred storeys, and on one of them a house that has dressed nine chancellors is closing. The last customer may name a price, or take the deposit left on an unsold cloak.',
  },
  'core-worlds-4': {
    acrossTheCore:
      'Nobody flies through the Deep Core: the stars stand so close there that the charts are redrawn by the hour. A pilot without a licence has sold you this hour’s.',
    coreWorlds:
      'A hyperspace cartographer, ruined by one wrong decimal, gives you the only route she never published. It leads wherever you say, once, and the fuel is already paid for.',
  },
  'core-worlds-5': {
    'acrossTheCore.positive':
      'Control has read your clearance and passes you from tower to tower with a bow in its voice. One of the towers wonders whether you would rather stay and earn something.',
    'acrossTheCore.neutral':
      'Control has no objection to you, only a form of words for which it is waiting. Those who do not know it pay for the time that the whole queue has lost.',
    'acrossTheCore.negative':
      'Control asks you to hold your position, far too kindly. Down among the refuse scows a ship could disappear, but the cutters are already turning.',
    coreWorlds:
      'The Senate’s corridors are emptier every year, and a page who knows all of them has not been paid since spring. He would carry your bag, your messages and, for a consideration, your secrets.',
  },
  'core-worlds-6': {
    acrossTheCore:
      'The Empire has a form for transit, a form for the form, and a desk at which holds are opened. Honest freight is stamped in a moment. With the rest it depends on who filled in what.',
    coreWorlds:
      'In a district of Imperial offices you find the door marked “Corrections”. For one fee they add a good word to a record; for a larger one they find that it was always there. A place in the queue can be sold, too.',
  },
  'core-worlds-7': {
    acrossTheCore:
      'Under the avenues run the freight tubes, and under those the forgotten ones, from port to port across the world. A guide takes money, and a street plan of the Republic takes skin if you misread it.',
    coreWorlds:
      'Far down, where the sun is a rumour, they fight in a dry fountain while people in fine coats look over the rim. The favourite has not lost since the war. There is a doctor, at least.',
  },
  'core-worlds-8': {
    'acrossTheCore.positive':
      'Kuat’s yards are closed to all traffic but yours. They tow you through the great ring from dock to dock, and at every dock somebody tightens something.',
    'acrossTheCore.neutral':
      'The ring of Kuat lets strangers through one dock at a time. You can pay the tow, or convince the dockmaster’s console that you already have.',
    'acrossTheCore.negative':
      'For ships like yours the ring of Kuat has only its slag chute, which is open at both ends. In between, it is used for slag.',
    coreWorlds:
      'A foreman of the Kuat yards has one power coupling too many on his books. He offers it to you below cost, or a night in his dock with the books closed.',
  },
  'core-worlds-9': {
    acrossTheCore:
      'An Imperial herald needs a passage and a witness, and will announce on every channel, the Rebels’ included, who flew him. The alternative is to buy a place in the next convoy, like everybody else.',
    coreWorlds:
      'A collector on Chandrila is sending his gallery abroad before it is confiscated. He pays those who help to pack, and trusts the crates to whoever puts down a deposit.',
  },
  'core-worlds-10': {
    acrossTheCore:
      'Without warning the stars shrink back to points: an interdictor, doing its rounds. Ships with a clean name pay a small fee and go on. The others pay a large one and stay, or hear the launch bays open.',
    coreWorlds:
      'A bureau on the two hundredth floor insures the rewards of hunters, and you have just won a year’s policy at cards. The clerk reads you the conditions: bring back whoever it is, and say nothing.',
  },
  'core-worlds-11': {
    acrossTheCore:
      'A convoy for the other side is one escort short and two hours late. If the raiders that everybody expects are beaten, the master will take you all the way and settle up on arrival.',
    coreWorlds:
      'A guild of merchants on Corulag pays newcomers a welcome in cash, on condition that they walk once round the market. Few get all the way round with it.',
  },
  'core-worlds-12': {
    acrossTheCore:
      'The old jump gate at Duro still works, some say. Others point at the scorch marks. There is a lever, and its positions are not labelled.',
    coreWorlds:
      'In the glass tower of the Alsakan club they play one game, once, and the newspapers print who won. A chair is free, and the waiter has already brought your stake on a tray.',
  },
  'core-worlds-13': {
    'acrossTheCore.positive':
      'A moff’s letter opens every hatch from here to the far side. On the way a chatty adjutant shows you what his office knows about people who would rather not be known.',
    'acrossTheCore.neutral':
      'The letter of introduction is genuine; only the name on it is not yours. Everything depends on whether you have read enough about yourself before the officer asks.',
    'acrossTheCore.negative':
      'For you there is no letter. There is a berth on the troop ferry, if one of your crew stays behind to answer questions. Otherwise there is a fine, and everybody stays.',
    coreWorlds:
      'A senator who votes as she is told dictates a letter that she would never sign. Bring it to a world where the Rebels are listening, she says, and you will be thanked in whichever currency you prefer.',
  },
  'core-worlds-14': {
    acrossTheCore:
      'An Imperial courier’s transponder is for hire by the hour. The code is yesterday’s: either they do not compare dates at the far beacon, or you must be quicker with a soldering iron than they are with an alarm.',
    coreWorlds:
      'The coat in the tailor’s window will turn a blade and nearly turn a bolt, and its owner is no longer in a position to collect it. You can pay the rest of the bill, or come back after dusk by the skylight.',
  },
  'core-worlds-15': {
    acrossTheCore:
      'The liaison officer has a dispatch with five seals and no courier. Carry it, and you are across. Refuse eloquently, and you may be across without it. Refuse badly, and you have it anyway.',
    coreWorlds:
      'In an anteroom a tired commander is handing out work: an envelope with five seals and an advance to whoever asks nothing, something ordinary to whoever does.',
  },
  'core-worlds-16': {
    acrossTheCore:
      'The liner for the other side has a deck for ships and a deck for their owners, with baths. You can pay the fare, or sign on as a hand for the crossing, if your hands are large.',
    coreWorlds:
      'A school friend, or so she believes, signs you in at the officers’ springs on Alderaan. Steam and workshop are extra, behind the bar they sell what the guests have pawned, and the card table is full of poor players.',
  },
  'core-worlds-17': {
    'acrossTheCore.positive':
      'The commodore lends you his own lane and asks where he might usefully be seen meanwhile. You point at the chart, and a squadron gets under way.',
    'acrossTheCore.neutral':
      'The traffic pattern over the far beacon repeats every seven minutes, and the times are for sale. After that it is a matter of leaving exactly when no reasonable captain would.',
    'acrossTheCore.negative':
      'They do not want your papers. They want you out of the ship, hands where the lamp is, while two guards go through your hold with the bored faces of people who always find something.',
    coreWorlds:
      'The shipping line’s detective has a cabin full of unsolved cases. You can have his favourite, a very polite metal steward last seen with the jewels of a whole dining room, or an advance on any other.',
  },
  'core-worlds-18': {
    acrossTheCore:
      'The fleet is parading, and the lanes are full of destroyers flying shapes. The gap between the wedge and the diamond closes on the third drumbeat. Misjudge it, and you pay in plating or in fines.',
    coreWorlds:
      'On Fleet Day the public may climb about in a real gun turret. A small boy in the gunner’s cradle has found a switch that is in no manual. The guide, who ought to stop him, is taking notes. So are you.',
  },
  'core-worlds-19': {
    acrossTheCore:
      'The almanac gives a shortcut across the Core, and pasted over it, in a careful hand, a correction. One of the two is a misprint, and whoever trusted it ended up in the arms of a patrol.',
    coreWorlds:
      'The great archive admits readers on the seventh day. Among the shelves of closed files you notice that two have the same number, and that the second one still has its seal.',
  },
  'core-worlds-20': {
    'acrossTheCore.positive':
      'Your name is on the list of reliable carriers, in the upper half. They let you through, and the harbour office on the other side holds back a few lots for you at a good price.',
    'acrossTheCore.neutral':
      'Your name is on no list, so they make one, in duplicate. The clerk will send you across at once for a fee that is called refundable, or for as much of it as you have.',
    'acrossTheCore.negative':
      'Your name is on a list that hangs in the guardroom. For a price the sergeant will be unable to find it, as long as you can keep his lieutenant talking.',
    coreWorlds:
      'The Imperial placement office keeps your card on file. Finish whatever you are doing, says the lady at the desk, finish it well, and we shall let the right people know.',
  },
}
