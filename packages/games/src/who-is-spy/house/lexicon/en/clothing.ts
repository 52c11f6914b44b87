import type { Neighbours } from '../lexicon.ts'

export const clothing: readonly Neighbours[] = [
  {
    words: ['glove', 'mitten'],
    shared: {
      'worn-on-hands': [
        'It goes over your hand when it is cold.',
        'Five cold fingers will thank you for it.',
      ],
      'lost-in-winter': [
        'You always lose one and keep the other for years.',
        'One of them lies on a fence post until spring.',
      ],
      'comes-in-pairs': [
        'You need two of it, a left and a right.',
        'Alone it is worth nothing, only together they count.',
      ],
      'keeps-warm': [
        'It lets you build a snowman without freezing.',
        'In January I never leave home without it.',
      ],
      'phone-trouble': [
        'You pull it off with your teeth to answer the phone.',
        'It makes using a touchscreen a nightmare.',
      ],
    },
    telling: [
      {
        'separate-fingers': [
          'Every finger has its own little room.',
          'You can play the piano with it on, if you must.',
        ],
        'worn-by-burglars': [
          'Burglars leave no prints thanks to it.',
          'Detectives slip on a thin one at the scene.',
        ],
        'rubber-version': [
          'Surgeons snap on a rubber one.',
          'A long rubber one protects you while you do the dishes.',
        ],
      },
      {
        'only-thumb-apart': ['Only your thumb has a room of its own.', 'Your fingers share one big sack.'],
        'for-small-children': [
          "It hangs from a toddler's sleeve on a string.",
          'Small children wear it, because it goes on so easily.',
        ],
        'lost-by-kittens': [
          'Three kittens lost it in a nursery rhyme.',
          'A Ukrainian tale lets a whole zoo move into it.',
        ],
      },
    ],
    cues: [
      'fingers hand winter leather warm boxing surgeon pair baseball cold wool rubber',
      'thumb winter wool warm knitted kids hand snow string fingers kitten cold',
    ],
  },
  {
    words: ['skirt', 'dress'],
    shared: {
      'worn-by-women': [
        'In Europe it is mostly women who wear it.',
        'My sister owns a dozen and I own none.',
      ],
      'lifted-by-wind': [
        'A gust of wind can embarrass you in it.',
        'You hold it down when the underground rushes by.',
      ],
      'long-or-short': ['It may end above the knee or at the ankle.', 'Its length was once a scandal.'],
      twirls: ['It flies out when you spin around.', 'Dancers choose it for the way it swings.'],
      'for-summer': [
        'On a hot day it is airier than trousers.',
        'It comes out of the closet with the first warm days.',
      ],
    },
    telling: [
      {
        'starts-at-waist': ['It begins right at your waist.', 'You have to find a blouse to go with it.'],
        'scottish-men': [
          'Men in Scotland have something very much like it.',
          'The tartan version goes with bagpipes.',
        ],
        'school-uniform': [
          'A pleated one is part of many a school uniform.',
          'Tennis players wore a white one at Wimbledon.',
        ],
      },
      {
        'one-piece': [
          'It is the whole outfit in one piece.',
          'You step in, zip up the back and you are ready.',
        ],
        'bride-wears-it': [
          "The bride's is white and costs a fortune.",
          'The groom must not see it before the day.',
        ],
        'red-carpet': [
          'Actresses are asked who made theirs.',
          'Reporters write about it the day after the Oscars.',
        ],
      },
    ],
    cues: [
      'waist mini pleated knee blouse school short tartan tennis pencil denim legs',
      'wedding bride white gown elegant evening zip red ball princess summer prom',
    ],
  },
  {
    words: ['jacket', 'coat'],
    shared: {
      outerwear: [
        'You hang it up by the door when you come in.',
        'It is the last thing you put on before you go out.',
      ],
      'has-pockets': [
        'Keys, tissues and old tickets live in its pockets.',
        "You find last year's tram ticket in it.",
      ],
      'keeps-warm': [
        'Your mother calls after you that you should take it.',
        'In November you are glad to have it on.',
      ],
      'has-sleeves': [
        'You help an old lady into the sleeves of it.',
        'Someone holds it for you and you search for the sleeve.',
      ],
      'closed-at-front': [
        'You button it or zip it up to the chin.',
        'It closes in front, unless you want to look cool.',
      ],
    },
    telling: [
      {
        'short-cut': ['It ends somewhere at your hips.', 'It leaves your legs to fend for themselves.'],
        'part-of-suit': [
          'Matching trousers come with it for the office.',
          'Some restaurants ask gentlemen to wear it with a tie.',
        ],
        'leather-biker': ['A biker wears a leather one.', "A rock star's is black and full of studs."],
      },
      {
        'long-cut': ['It reaches down to your knees.', 'It keeps your thighs warm too.'],
        'worn-by-detectives': [
          'The private detective turns up its collar in the rain.',
          'Spies wear a long beige one.',
        ],
        'fur-version': ['My great-aunt had a mink one.', 'Animals wear it all year and never take it off.'],
      },
    ],
    cues: [
      'zip leather bomber short denim suit sleeves spring pockets blazer sport waist',
      'long winter warm fur wool buttons trench lab heavy rain collar hanger',
    ],
  },
  {
    words: ['sandal', 'slipper'],
    shared: {
      'easy-shoe': [
        'You can put it on without bending down.',
        'No laces, no trouble, you are in it at once.',
      ],
      'not-for-hiking': ['Do not climb a mountain in it.', 'You cannot run after a bus in it.'],
      'relaxed-wear': ['Put it on and the holiday mood begins.', 'Nobody wears it to a job interview.'],
      'slaps-on-floor': ['It makes a slapping noise on the stairs.', 'You hear me coming when I have it on.'],
      'made-of-soft-leather': [
        'Mine is leather and has moulded itself to my foot.',
        'The old pair is worn out and still the best.',
      ],
    },
    telling: [
      {
        'shows-toes': ['Everybody can see your toes in it.', 'Paint your nails before you wear it.'],
        'for-summer': [
          'It comes from the beach and brings the sand along.',
          'In August I wear nothing else.',
        ],
        'romans-wore-it': ['Roman soldiers marched to Gaul in it.', 'Statues of ancient gods have it on.'],
      },
      {
        'worn-indoors': ['It never leaves the house.', 'Visitors get a spare pair at the door.'],
        'warm-and-fuzzy': [
          'It is lined with wool and feels like a hug.',
          'The cold tiles in the kitchen make me reach for it.',
        ],
        'chewed-by-dogs': [
          'The dog brings it, rather wet, to the armchair.',
          'In cartoons it is chewed up along with the newspaper.',
        ],
      },
    ],
    cues: [
      'summer toes straps beach open roman leather greek sun socks flip holiday',
      'house indoor soft warm cosy fluffy morning bathrobe home cinderella grandpa dog',
    ],
  },
  {
    words: ['boot', 'sneaker'],
    shared: {
      'worn-on-feet': [
        'You try on the left one first in the shop.',
        'It holds your foot from morning to night.',
      ],
      'has-laces': ['You tie it with a double knot.', 'An open lace on it sends you flying.'],
      'comes-in-pairs': [
        'It is sold in a box together with its twin.',
        'The left one and the right one always go out together.',
      ],
      'leaves-footprints': [
        'Its sole leaves a pattern in the mud.',
        'A detective recognises the print of its sole.',
      ],
      'smelly-inside': [
        'After a long day it is better left on the balcony.',
        'Nobody wants to smell the inside of it.',
      ],
    },
    telling: [
      {
        'above-ankle': ['It reaches up over the ankle.', 'Some of them go up to the knee.'],
        'for-bad-weather': ['You jump into puddles with it.', 'It keeps snow and mud away from your socks.'],
        'worn-by-soldiers': ['Soldiers polish it until it shines.', 'A cowboy has a pair with spurs on it.'],
      },
      {
        'for-sport': [
          'You jog and play basketball in it.',
          'Your gym teacher would not let you in without it.',
        ],
        'collected-by-fans': [
          'Fans queue all night for a limited edition of it.',
          'Some collect them and never wear them.',
        ],
        'soft-rubber-sole': ['It squeaks on the floor of the gym.', 'You walk on rubber and air.'],
      },
    ],
    cues: [
      'leather rain snow cowboy mud high army rubber winter hiking ankle puss',
      'sport run gym laces white basketball rubber canvas casual street trainer jog',
    ],
  },
  {
    words: ['hat', 'cap'],
    shared: {
      'worn-on-head': ['It sits on top of everything you wear.', 'It hides your hair on a bad day.'],
      'taken-off-indoors': [
        'Polite people take it off when they come in.',
        'You take it off for the national anthem.',
      ],
      'blown-away': ['A gust takes it and you run after it.', 'Hold on to it when you stand on the ferry.'],
      'shades-face': ['It keeps the sun out of your eyes.', 'Bald men need it in July.'],
      'collected-on-hooks': [
        'It hangs on a hook in the hallway.',
        'You leave it on the hook and forget it in the café.',
      ],
    },
    telling: [
      {
        'full-brim': ['It has a brim all around.', 'At Ascot its brim blocks the view of three rows.'],
        'magic-prop': ['A magician pulls a rabbit out of it.', 'It is tall and black on a circus director.'],
        'tipped-to-ladies': [
          'A gentleman lifts it to greet a lady.',
          'If you are wrong, you promise to eat it.',
        ],
      },
      {
        'peak-in-front': ['It has a stiff peak only in the front.', 'Teenagers wear it back to front.'],
        'worn-for-baseball': [
          'Baseball teams put their letter on it.',
          'The pitcher pulls it lower before he throws.',
        ],
        'on-bottles': [
          'A bottle has something of the same name on top.',
          'A tube of toothpaste loses it all the time.',
        ],
      },
    ],
    cues: [
      'brim magician felt cowboy head straw top elegant sun rabbit panama wide',
      'baseball visor head sun backwards team logo bottle peak truck sport beanie',
    ],
  },
  {
    words: ['necklace', 'bracelet'],
    shared: {
      jewellery: ['A jeweller shows it to you on black velvet.', 'It goes back in its little box at night.'],
      'given-as-gift': ['A grandmother may leave it to you.', 'He bought it for their tenth anniversary.'],
      'made-of-gold': ['It may be solid gold, or just painted that way.', 'A thief would go for it first.'],
      'has-clasp': [
        'You need a second person to close the tiny clasp.',
        'When the clasp breaks, you search the entire pavement.',
      ],
      'beads-on-string': [
        'Children make one from beads or noodles.',
        'When the string snaps, beads roll to every corner.',
      ],
    },
    telling: [
      {
        'around-neck': [
          'It lies below your throat.',
          'Swimmers and hairdressers ask you to remove it there.',
        ],
        'with-pendant': ['A heart or a cross hangs from it.', 'Some open a locket on it to see a photo.'],
        pearls: [
          'Elegant ladies have one of pearls with a black gown.',
          'The diver found enough for one, pearl by pearl.',
        ],
      },
      {
        'around-wrist': ['It slides up and down your arm.', 'You wear it where other people have a watch.'],
        jingles: ['It jingles when she waves.', 'Several together make music on the arm.'],
        'friendship-sign': [
          'Best friends knot one for each other at camp.',
          'At the festival you get a paper one to come in.',
        ],
      },
    ],
    cues: [
      'pearls clasp pendant chain gold diamond jewel throat locket silver beads gift',
      'wrist arm charm gold friendship bangle silver jewel jingle beads watch festival',
    ],
  },
  {
    words: ['sweater', 'hoodie'],
    shared: {
      'keeps-warm': ['You put it on when the evening gets chilly.', 'It saves on heating bills.'],
      'pulled-over-head': [
        'It messes up your hair when you pull it on.',
        'For a second, you are in the dark inside it.',
      ],
      'borrowed-by-girlfriend': [
        'My girlfriend stole mine and never gave it back.',
        'It is more comfortable if it belongs to someone else.',
      ],
      'has-sleeves': [
        'You pull the sleeves down over your cold hands.',
        'Chewed sleeves show that a teenager wears it.',
      ],
      'cosy-mood': ['It is a blanket that you can go out in.', 'Wear it on a rainy Sunday with a book.'],
    },
    telling: [
      {
        knitted: [
          'My grandmother knits one for each of us.',
          'It is full of stitches, and one of them is loose.',
        ],
        'ugly-at-christmas': [
          'In December people wear a deliberately ugly one.',
          'Mine has a reindeer with a flashing nose.',
        ],
        itchy: ['It is wool and scratches at the neck.', 'Washed too hot, it fits only the doll.'],
      },
      {
        'covers-head': [
          'It hides half your face, if you want.',
          'Boxers and rappers walk in with it over their heads.',
        ],
        'front-pocket': [
          'You can put both hands in the pouch on your belly.',
          'It has one wide pocket like a kangaroo.',
        ],
        'with-drawstring': [
          'The string at the neck comes out in the wash.',
          'Young programmers wear it instead of a suit.',
        ],
      },
    ],
    cues: [
      'wool knit warm winter christmas ugly cosy itchy grandma autumn pullover turtleneck',
      'kangaroo pocket casual cotton rapper drawstring teenager warm gym street zip comfy',
    ],
  },
  {
    words: ['button', 'zipper'],
    shared: {
      'closes-clothes': [
        'It keeps your trousers from opening in public.',
        'You check it before you go on stage.',
      ],
      'small-part': ['You notice it only when it breaks.', 'A tailor replaces it for a few coins.'],
      'on-jackets': ['In the cold you do up the one on your jacket.', 'Jeans can hardly do without it.'],
      'toddler-challenge': [
        'It takes a small child five minutes to master it.',
        'My son can already do it up on his own.',
      ],
      'forgotten-open': [
        'Somebody whispers to you that it is undone.',
        'I gave a whole speech with it undone.',
      ],
    },
    telling: [
      {
        round: ['It is a little disc with holes.', 'You could take it for a coin in the dark.'],
        'sewn-on': [
          'It hangs by a thread before it falls off.',
          'You sew it back on with needle and thread.',
        ],
        'eyes-of-snowman': [
          'Dolls and snowmen look at you through it.',
          'Grandma keeps a tin full of old ones.',
        ],
      },
      {
        'has-teeth': ['It has two rows of teeth.', 'It bites skin and lining without mercy.'],
        slides: ['It goes up and down in one smooth move.', 'A small slide does all the work.'],
        'gets-stuck': ['Halfway up it gets stuck.', 'Rub some wax on it when it does not run.'],
      },
    ],
    cues: [
      'round holes shirt sew thread coat press needle small plastic push cuff',
      'teeth slide jeans stuck pull metal fly trousers jacket bag tent fast',
    ],
  },
]
