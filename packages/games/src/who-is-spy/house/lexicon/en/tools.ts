import type { Neighbours } from '../lexicon.ts'

export const tools: readonly Neighbours[] = [
  {
    words: ['hammer', 'mallet'],
    shared: {
      'for-hitting': [
        "It's made for hitting things, and mostly your own thumb.",
        "You lift it up and bring it down, that's the whole manual.",
      ],
      'heavy-head': ['All the weight is in its head.', 'There is a handle, and there is a heavy end.'],
      'very-old-tool': [
        'People had something like it in the Stone Age.',
        "There's hardly a simpler thing in the whole workshop.",
      ],
      'makes-noise': [
        "The neighbors know it when you're using one on a Sunday.",
        'One blow, then another, then somebody upstairs complains.',
      ],
      'in-the-toolbox': [
        'My father keeps his on a hook, with its outline drawn behind it.',
        'Mine disappears whenever I need it.',
      ],
    },
    telling: [
      {
        'for-nails': [
          'You need it when you want to hang up a picture.',
          'It drives a thin bit of steel into a wall.',
        ],
        'pulls-out-again': [
          'Its back looks like two bent fingers and undoes your mistakes.',
          'If the thing goes in crooked, you turn the tool round and pull.',
        ],
        'made-of-steel': [
          'Its steel face shines after years of use.',
          'A blacksmith needs it, and sparks fly.',
        ],
      },
      {
        'soft-blow': [
          'It leaves no dents in your furniture.',
          'Rubber or wood, so that nothing gets a scratch.',
        ],
        'with-a-chisel': ['A sculptor taps a chisel with it.', 'I use it to knock in the pegs of my tent.'],
        'tenderizes-meat': [
          'In the kitchen it flattens the schnitzel.',
          'A croquet player swings one on the lawn.',
        ],
      },
    ],
    cues: [
      'nail hit steel handle wall toolbox thumb bang heavy thor claw pound head',
      'wood rubber hit chisel handle soft croquet tent tap heavy pound meat head',
    ],
  },
  {
    words: ['screwdriver', 'wrench'],
    shared: {
      'you-turn-it': [
        'You turn it, and turn it, and then your wrist hurts.',
        'To the right it gets tight, to the left it gets loose.',
      ],
      'fits-exactly': [
        'The one you need is always a size too big.',
        "If it doesn't fit exactly, it slips and you curse.",
      ],
      'comes-in-sets': [
        'You buy a whole set and use only two of them.',
        "There's one missing in the set, and you need that one.",
      ],
      'made-of-steel': [
        "It's a piece of hard steel that lasts a lifetime.",
        'Mine has been handed down from my grandfather, still straight.',
      ],
      'assembles-furniture': [
        'You need it to put together a Swedish bed.',
        'With this in my hand I feel like I can repair the world.',
      ],
    },
    telling: [
      {
        'has-tip': [
          'The tip is flat or looks like a little star.',
          'Some have a magnet at the tip, which is a blessing.',
        ],
        'opens-paint-cans': [
          'Everybody uses it to open cans of paint.',
          'People misuse it as a chisel, a lever and a can opener.',
        ],
        'colored-handle': [
          'The handle is thick and made of colored plastic.',
          'A tiny one is good for glasses and watches.',
        ],
      },
      {
        'grips-nuts': [
          'It grabs a nut from the outside, like a mouth.',
          'Its jaws open and close with a little wheel.',
        ],
        'for-pipes': [
          'The man who did my sink had one as long as my arm.',
          'When a tap drips, this is what you reach for.',
        ],
        'works-on-wheels': [
          'You want it in the trunk for when you get a flat tire.',
          'The mechanic lies under the car and asks for the next size.',
        ],
      },
    ],
    cues: [
      'turn tip handle cross flat toolbox tighten fix furniture twist magnet star steel',
      'bolt nut turn pipe plumber tighten mechanic grip jaw metal spanner car heavy',
    ],
  },
  {
    words: ['saw', 'axe'],
    shared: {
      'cuts-wood': [
        'You take it along when you want firewood.',
        'A tree that sees you coming with it has reason to worry.',
      ],
      'sharp-steel': [
        "Don't ever leave it where kids can reach it.",
        "It has to be sharp, or you'll work twice as long.",
      ],
      'hard-work': [
        "Ten minutes with it and you'll take off your jacket.",
        'It warms you once before the fire warms you again.',
      ],
      'wooden-handle': [
        'It has a grip at one end and the danger at the other.',
        "My grandfather's still hangs in the shed, a bit rusty.",
      ],
      'used-by-lumberjacks': [
        'The man in the checked shirt has one over his shoulder.',
        'Woodsmen used nothing else before there were motors.',
      ],
    },
    telling: [
      {
        'has-teeth': [
          'It has a hundred teeth and no mouth.',
          'Back and forth, back and forth, and dust comes out.',
        ],
        'straight-cut': [
          'You draw a pencil line and follow it carefully.',
          'It leaves a flat, clean edge on a plank.',
        ],
        'snoring-sound': [
          'It sounds like my husband when he sleeps.',
          'A magician uses it on the lady in the box.',
        ],
      },
      {
        'swings-down': [
          'You swing it over your head and hope the block holds still.',
          'One good blow and the log falls in two.',
        ],
        'vikings-carried-it': [
          'Vikings carried it into battle.',
          'In the fairy tale, a woodcutter opens the wolf with it.',
        ],
        'behind-glass': [
          'In some corridors it hangs behind glass, next to the alarm.',
          'Firefighters break doors down with it.',
        ],
      },
    ],
    cues: [
      'teeth wood cut plank blade carpenter tree dust handle sharp board metal magician',
      'chop wood swing blade tree log split handle viking sharp firewood lumberjack heavy',
    ],
  },
  {
    words: ['shovel', 'rake'],
    shared: {
      'garden-tool': [
        'It leans in the shed with the other things on long handles.',
        'In the garden it gives you blisters by noon.',
      ],
      'long-handle': [
        "It's as tall as my daughter and mostly made of handle.",
        'You lean on it when you want to chat over the fence.',
      ],
      'hard-work': [
        'My back tells me the next morning that I have used it.',
        'It looks easy until you have done it for an hour.',
      ],
      'at-the-beach': [
        'A small plastic one belongs to every day by the sea.',
        'Children want one for the sand, and then they forget it there.',
      ],
      'seasonal-work': [
        'Once a year I need it every day, and then not at all.',
        'When the season comes, you hear it scrape all over the street.',
      ],
    },
    telling: [
      {
        'digs-holes': [
          'You dig a hole with it and wonder where all the earth goes.',
          'Pirates need it for the treasure.',
        ],
        'clears-snow': [
          'In January you free your car with it.',
          'After a white night you hear it on every sidewalk.',
        ],
        'scoops-and-throws': [
          'You fill it, lift it and throw the stuff over your shoulder.',
          'In a steam engine, somebody fed the fire with it.',
        ],
      },
      {
        'gathers-leaves': [
          'In October I pull all the yellow leaves together with it.',
          'The pile is finished, and then the dog jumps right in.',
        ],
        'has-teeth': [
          'It looks like a giant comb.',
          'Step on its teeth, and the stick comes up and hits your nose.',
        ],
        'smooths-gravel': [
          'Monks in Japan draw lines in gravel with it.',
          'It makes a flower bed nice and even before you sow.',
        ],
      },
    ],
    cues: [
      'dig hole snow earth garden sand handle blade soil heavy grave coal scoop',
      'leaves autumn garden teeth comb grass handle pile lawn gravel zen gather soil',
    ],
  },
  {
    words: ['ladder', 'scaffold'],
    shared: {
      'reaches-high': [
        'It helps you get at things that are far above your head.',
        'Without it you will never reach the gutter.',
      ],
      'not-for-dizzy': ["You shouldn't look down from it if you get dizzy.", 'My knees go soft halfway up.'],
      'used-by-painters': [
        'Anyone who paints a house needs one.',
        'You see it against a wall when something gets renovated.',
      ],
      'made-of-metal': ["Today it's aluminum, and it used to be wood.", 'It rattles a bit in the wind.'],
      'climbing-up': [
        'You climb up with a bucket in one hand.',
        'Burglars love it when one is left there overnight.',
      ],
    },
    telling: [
      {
        'bad-luck-beneath': [
          "You shouldn't walk under it, they say.",
          'Add a black cat and your day is ruined.',
        ],
        'has-rungs': [
          'Check that every rung holds before you trust it.',
          'One foot, then the other, rung by rung.',
        ],
        'portable-by-one': [
          'You can carry it through the flat and break two lamps.',
          'You use it to get the cherries down in July.',
        ],
      },
      {
        'takes-days-to-build': [
          'It takes a crew several days to put it up.',
          'It stays for months and blocks my daylight.',
        ],
        'planks-to-walk': [
          'You can walk along it on planks and even have your lunch there.',
          'Three floors of pipes and boards, right before my window.',
        ],
        'wraps-a-building': [
          'Every cathedral I visit is covered with it.',
          "There's green netting all around, so nothing falls on your head.",
        ],
      },
    ],
    cues: [
      'rung climb lean step high roof tree fall luck wall wooden fold cherry',
      'building pipes planks construction worker facade high metal renovation platform site net climb',
    ],
  },
  {
    words: ['tape measure', 'ruler'],
    shared: {
      'shows-length': [
        "You can't argue with it about how long something is.",
        'I need it to find out whether the sofa fits.',
      ],
      'has-numbers': [
        "It's full of little lines and numbers.",
        'Centimeters on one side, and inches on the other for the Americans.',
      ],
      'cheap-and-common': [
        "There must be four of them in my apartment, and I can't find any.",
        'You get one for free from the bank or a furniture shop.',
      ],
      'precise-work': [
        'A millimeter too short, and you can start again.',
        'Look twice at the numbers and cut once.',
      ],
      'fits-in-drawer': [
        'It lives in the drawer with scissors and string.',
        'It always turns up after I bought a new one.',
      ],
    },
    telling: [
      {
        'snaps-back': [
          'It shoots back into its case and nips your finger.',
          'Kids love how it whips back in when you press the button.',
        ],
        'goes-around-waist': [
          'A tailor wears it around the neck.',
          'It tells you the truth about your waist.',
        ],
        'rolls-up': [
          'You pull it out for meters, and somebody must hold the other end.',
          "All rolled up, it's as small as a snail.",
        ],
      },
      {
        'draws-straight-lines': [
          'You put the pencil along its edge.',
          'Without it my straight lines look like worms.',
        ],
        'stiff-and-flat': [
          "It's flat and stiff, and in math class it was a sword.",
          'You can hold it over the table edge and make it hum.',
        ],
        'in-pencil-case': [
          'Every schoolchild has one with a broken corner.',
          'Strict teachers used to hit fingers with it.',
        ],
      },
    ],
    cues: [
      'length roll tailor meter waist inches pull metal room carpenter centimeter body numbers',
      'straight line school centimeter inches pencil plastic flat draw edge wooden length math',
    ],
  },
  {
    words: ['flashlight', 'lantern'],
    shared: {
      'against-the-dark': [
        'You want it when the power goes off.',
        'It makes the cellar a little less spooky.',
      ],
      'for-camping': [
        "I wouldn't go camping without one.",
        'It hangs in the tent and all the moths come by.',
      ],
      'carried-by-hand': [
        'You hold it in one hand and walk behind it.',
        'Night watchmen have always carried one.',
      ],
      'runs-out': [
        'It goes out just when you hear something.',
        'You have to check beforehand that it will last all night.',
      ],
      'ghost-stories': [
        'It belongs to a good ghost story.',
        'Children want to take it along on every walk in the evening.',
      ],
    },
    telling: [
      {
        'runs-on-batteries': [
          'The batteries in it are flat, they always are.',
          'I have one on my phone these days.',
        ],
        'narrow-beam': [
          'It draws a bright circle on the wall.',
          'You point it at something, and the rest stays black.',
        ],
        'under-the-chin': [
          'Hold it under your chin and you look like a monster.',
          'I used to read under the blanket with it.',
        ],
      },
      {
        'candle-inside': [
          'There may be a small flame flickering in it.',
          'Behind its four panes a candle is safe from the wind.',
        ],
        'made-of-paper': [
          'In China they hang red ones made of paper.',
          'On the eleventh of November children walk about with homemade ones.',
        ],
        'glows-all-around': [
          'It glows in all directions, soft and warm.',
          'You can hang it in a tree for a garden party.',
        ],
      },
    ],
    cues: [
      'battery dark beam torch power bulb camping switch bright night hand police tent',
      'candle glow paper flame hang night camping dark oil chinese red festival garden',
    ],
  },
  {
    words: ['rope', 'chain'],
    shared: {
      'holds-things-together': [
        'You tie something up with it so that it stays there.',
        'With it you make sure nobody takes your boat.',
      ],
      'can-pull-heavy': ['You can tow a broken car with it.', 'It takes a lot before it breaks.'],
      'sold-by-meter': [
        'In the hardware shop you get it by the meter, off a big roll.',
        'They ask you how many meters you want and cut it off.',
      ],
      'for-anchors': [
        "Sailors can't do without it, think of the anchor.",
        "There's a lot of it on any ship.",
      ],
      'keeps-prisoners': [
        'In adventure films the hero has to get out of it.',
        'Somebody has kept the bear on it, poor thing.',
      ],
    },
    telling: [
      {
        'tied-in-knots': [
          'You need to know your knots to use it well.',
          'I can tie a bow in it and nothing else.',
        ],
        'made-of-fibre': ["It's twisted from hemp or nylon.", 'It burns your palms when it slips through.'],
        'for-climbing': [
          'Your life hangs from it in the mountains.',
          'Two teams pull at it, and one falls in the mud.',
        ],
      },
      {
        'made-of-links': ["It's only as good as its weakest part.", 'Each ring holds on to the next one.'],
        'made-of-metal': [
          'You hear it rattle when the ghost comes.',
          'It needs some oil now and then, or it rusts.',
        ],
        'on-bicycles': [
          'It comes off my bicycle and makes my fingers black.',
          'Rappers wear a gold one around the neck.',
        ],
      },
    ],
    cues: [
      'knot tie climb pull hemp sailor cord strong jump twist lasso ship hang',
      'link metal lock bicycle anchor necklace rattle heavy gold prisoner strong iron rust',
    ],
  },
]
