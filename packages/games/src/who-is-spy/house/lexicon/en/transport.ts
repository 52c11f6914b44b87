import type { Neighbours } from '../lexicon.ts'

export const transport: readonly Neighbours[] = [
  {
    words: ['bicycle', 'skateboard'],
    shared: {
      'needs-balance': [
        'You fall off a lot before you get the hang of it.',
        'Keep moving, because standing still is the difficult part.',
      ],
      'no-engine': ['It needs no fuel except your lunch.', 'Your own legs do all the work.'],
      'loved-by-kids': [
        'I wanted one for my birthday more than anything else.',
        'Every kid on my street had one, except for me.',
      ],
      'scraped-knees': [
        'My knees still show where I learned it.',
        "You'd better wear a helmet, and maybe something on the elbows.",
      ],
      'stolen-or-carried': [
        "You don't leave it outside a shop for long, it might be gone.",
        'You can take it up to your apartment if you must.',
      ],
    },
    telling: [
      {
        'has-bell-and-basket': [
          'It has a bell for the people who walk in the middle of the path.',
          'My grandmother still gets her bread with hers, basket in front.',
        ],
        'has-pedals': [
          'Your trouser leg gets black from the chain.',
          'You push with your feet, round and round and round.',
        ],
        'long-race': [
          'In France they race on it through the mountains every July.',
          'The best rider gets to wear a yellow shirt.',
        ],
      },
      {
        'stand-sideways': [
          'You stand on it sideways and look very relaxed.',
          "There's no seat and nothing to hold on to.",
        ],
        'tricks-and-ramps': [
          'Teenagers jump down stairs on it and film each other.',
          'In a concrete bowl, people fly up into the air with it.',
        ],
        'small-wheels': [
          "One pebble under those tiny wheels and you're lying flat.",
          'You can tuck it under your arm when the sidewalk ends.',
        ],
      },
    ],
    cues: [
      'pedal wheel chain helmet ride saddle bell handlebar basket brake path green legs',
      'board wheel trick ramp stand teenager helmet balance jump deck roll street sideways',
    ],
  },
  {
    words: ['bus', 'tram'],
    shared: {
      'stops-and-schedules': [
        "It comes late when you're early and early when you're late.",
        "I've spent half my life waiting at the stop.",
      ],
      'crowded-rush-hour': [
        'At eight in the morning you stand nose to armpit.',
        'You hold on to a loop and hope nobody coughs.',
      ],
      'ticket-needed': [
        'Without a ticket you get nervous when someone in uniform gets on.',
        'You press a button, it goes ping, and the doors open.',
      ],
      'in-the-city': [
        "It's how I get to work when it rains.",
        'It takes you across the city for small money.',
      ],
      'give-up-your-seat': [
        'You should stand up for old ladies in it.',
        'The best seat is at the back by the window.',
      ],
    },
    telling: [
      {
        'on-tires': [
          'It can swerve around something lying in the road.',
          'If the street is closed, it just takes another one.',
        ],
        'goes-everywhere': [
          'Even the smallest village gets one in the morning and one at night.',
          'A yellow one takes American kids to school.',
        ],
        'double-floor': [
          "In London it's red and you can sit upstairs.",
          "There's one with two floors, and kids want the front seat on top.",
        ],
      },
      {
        'on-rails': [
          'Careful when you cycle across its rails, they catch your wheel.',
          "It can't overtake anything, it has to stay in its groove.",
        ],
        'wire-above': [
          'It gets its power from a wire above the street.',
          'You see a blue spark up there on frosty mornings.',
        ],
        'rings-a-bell': [
          'It rings a bell instead of honking.',
          'In Lisbon, an old yellow one squeals up through the steep lanes.',
        ],
      },
    ],
    cues: [
      'driver stop ticket wheel passenger school route seat crowded road diesel late coach',
      'rail track city wire electric stop ticket bell street passenger line crowded squeal',
    ],
  },
  {
    words: ['train', 'subway'],
    shared: {
      'on-rails': ['It only goes where the rails go.', 'It rolls on steel and never has to steer.'],
      'platform-waiting': [
        'You stand behind the line on the platform and look to the left.',
        'A voice tells you to mind the gap.',
      ],
      'ticket-needed': [
        'Somebody may come through and want to see your ticket.',
        'You buy a ticket from a machine that refuses your coins.',
      ],
      'sliding-doors': [
        'Doors slide shut right in front of my nose, every time.',
        'A signal beeps, and then you can only pull your bag in.',
      ],
      'strangers-opposite': [
        'You sit across from strangers and avoid their eyes.',
        'Everybody looks at a phone or pretends to be asleep.',
      ],
    },
    telling: [
      {
        'long-distance': [
          'You can fall asleep in one country and wake up in the next.',
          "I take a sandwich along, because it's four hours.",
        ],
        'view-of-landscape': [
          'Cows and fields go by, and I always want the window.',
          'The landscape runs past like a film.',
        ],
        'meals-on-board': [
          "There's a wagon where you can get soup and a beer.",
          'In old novels somebody gets murdered on board, in the snow.',
        ],
      },
      {
        'under-the-ground': [
          'You have to go down a lot of steps to reach it.',
          "Outside the window it's black, except for some cables.",
        ],
        'every-few-minutes': [
          'If you miss one, the next comes three minutes later.',
          'Nobody needs a timetable for it, you simply go.',
        ],
        'color-coded-map': [
          'The map of it looks like colored spaghetti.',
          'You take the red line and change to the blue one.',
        ],
      },
    ],
    cues: [
      'rail station track platform locomotive ticket conductor journey wagon window travel fast seat',
      'underground tunnel station platform city line metro escalator crowded map stop doors dark',
    ],
  },
  {
    words: ['helicopter', 'airplane'],
    shared: {
      'flies-people': [
        'It takes people up into the air and mostly brings them back.',
        'You see tiny cars and houses from up there.',
      ],
      'very-loud': [
        "You can't talk normally while it starts.",
        'My dog hides under the table when one passes over us.',
      ],
      'needs-a-pilot': [
        'Somebody up front has a headset and a lot of buttons.',
        "It takes years before you're allowed to steer one.",
      ],
      'fasten-seatbelt': [
        'You are strapped in and then it gets bumpy.',
        'My stomach stays on the ground when it lifts off.',
      ],
      'made-of-metal': [
        "It's a miracle that so much metal stays up.",
        'Leonardo made drawings of something like it long ago.',
      ],
    },
    telling: [
      {
        'hovers-in-place': [
          'It can simply stop in mid-air and look at you.',
          'It hangs in one spot like a dragonfly.',
        ],
        'lands-on-roofs': [
          'It needs only a flat roof with a big letter on it.',
          'It comes straight down between the trees if it must.',
        ],
        'rescues-climbers': [
          'In the mountains it picks you up with a rope.',
          'When the road is blocked, it gets the injured out.',
        ],
      },
      {
        'has-wings': ['I like a seat over the wing.', 'It has two wings, and a tail with a logo on it.'],
        'needs-runway': [
          'It needs a long straight road before it can get up.',
          'It gets faster and faster, then the front tips up.',
        ],
        'meals-on-board': [
          'You get a tomato juice and a tray with chicken or pasta.',
          'You can cross an ocean in it and watch three films.',
        ],
      },
    ],
    cues: [
      'rotor blades hover pilot rescue fly roof loud police landing tail air mountain',
      'wings pilot runway fly sky ticket passenger luggage clouds seat holiday takeoff jet',
    ],
  },
  {
    words: ['ferry', 'yacht'],
    shared: {
      'floats-on-water': [
        'It floats, and I hope it stays that way.',
        'It rocks a bit, and some people turn green.',
      ],
      'has-a-captain': [
        'A captain tells everyone what to do.',
        'You had better know where the life jackets are.',
      ],
      'wind-on-deck': ['On deck the wind ruins every hairdo.', 'I stand at the railing and taste the salt.'],
      'leaves-from-dock': [
        'Somebody throws a rope ashore when it comes in.',
        'You see it lying at the pier and want to go along.',
      ],
      'summer-mood': ['It makes me think of islands, sun and gulls.', 'Greece in August is full of them.'],
    },
    telling: [
      {
        'carries-cars': ['You drive your car right into its belly.', 'Trucks go on first, at the bottom.'],
        'stops-and-schedules': [
          'It goes there and back all day, like a shuttle.',
          'If you miss the last one, you sleep on the island.',
        ],
        'many-passengers': [
          'Hundreds of people queue up for sausages on board.',
          'Children race around between rows of plastic chairs.',
        ],
      },
      {
        'for-the-rich': [
          'You need to be a millionaire, or have a friend who is.',
          'In a harbour full of them you feel rather poor.',
        ],
        'private-parties': [
          'There is champagne on the back deck, and everybody is tanned.',
          'Film stars get photographed on it in their swimsuits.',
        ],
        'elegant-white': [
          "It's white, slim and spotless, and you take off your shoes.",
          'Some have a pool, a bar and a crew in polo shirts.',
        ],
      },
    ],
    cues: [
      'cars passengers island boat crossing ticket deck schedule water sea vehicles ramp commute',
      'rich luxury sail boat sea champagne white deck captain marina private crew expensive',
    ],
  },
  {
    words: ['canoe', 'kayak'],
    shared: {
      'needs-balance': [
        "It's long, narrow and tips over if you giggle.",
        'Getting in without a bath is the first exam.',
      ],
      'needs-a-paddle': [
        'Lose your paddle, and you are in real trouble.',
        'Your arms will be sore for two days.',
      ],
      'on-rivers': [
        'You glide down a river and surprise a heron.',
        'Nothing is quieter than going round a bend of a river in it.',
      ],
      'native-invention': [
        'People of the far north of America knew it long before us.',
        'Hunters used it before there were any roads.',
      ],
      'olympic-sport': [
        'You only see it on television every four years.',
        'At the Olympics they race it through white water between poles.',
      ],
    },
    telling: [
      {
        'single-blade': [
          'The stick has a blade on one end only.',
          'You kneel in it and dip first left and then right.',
        ],
        'open-top': [
          'A tent, a dog and a barrel of food all fit inside.',
          "It's open on top, so you sit there as in a bathtub.",
        ],
        'made-of-bark': [
          "In stories, it's made from the bark of a birch.",
          'Dug out of one big log, that was the earliest sort.',
        ],
      },
      {
        'double-blade': [
          'The stick has a blade at both ends.',
          'You turn your wrists left, right, left, right, and drip on yourself.',
        ],
        'closed-top': [
          'A little skirt keeps the water away from your legs.',
          'Your legs disappear inside it, as in a stocking.',
        ],
        'can-roll-over': [
          'The experts turn upside down and come up again on the other side.',
          'You must learn to flip it all the way round.',
        ],
      },
    ],
    cues: [
      'paddle river boat wood lake camping kneel open birch narrow blade water bark',
      'paddle river boat sea rapids helmet roll arctic narrow double water cockpit skirt',
    ],
  },
  {
    words: ['truck', 'van'],
    shared: {
      'carries-loads': [
        "It's made to carry things rather than people.",
        'You could fit my whole living room into it.',
      ],
      'used-for-moving': [
        'You need one on the day when you move house.',
        'My friends only love me when I have one.',
      ],
      'bigger-than-a-car': [
        'You sit higher up than everyone else.',
        'Good luck if you have to park it in the old town.',
      ],
      'delivers-goods': [
        'Without it the shops would be empty by Thursday.',
        'It stops in the second row, hazard lights on.',
      ],
      'diesel-smell': [
        'It runs on diesel, mostly, and you can smell it.',
        'The driver keeps a thermos and a sausage roll next to him.',
      ],
    },
    telling: [
      {
        'many-wheels': [
          'You can count ten wheels or more on it.',
          'Two of them racing each other block the whole highway.',
        ],
        'cabin-with-bed': [
          "Behind the seat there's a bunk with a curtain.",
          'Some drivers put a sign with their name behind the windshield.',
        ],
        'needs-special-license': [
          'You need a special license, and an honest look in the mirror.',
          'It hisses when it brakes, like an angry goose.',
        ],
      },
      {
        'sliding-doors': [
          "A door slides open on the side, that's practical.",
          'Painters and plumbers keep all their stuff in it.',
        ],
        'camping-in-it': [
          'Surfers put a mattress in it and live by the beach.',
          'Hippies painted flowers on theirs.',
        ],
        'normal-license': [
          'Anyone with an ordinary license can rent one for a day.',
          'The parcel service comes to my door in a brown one.',
        ],
      },
    ],
    cues: [
      'cargo wheels driver highway load big diesel trailer road heavy horn cabin transport',
      'delivery parcel driver load door camping plumber moving family white seats transport wheels',
    ],
  },
  {
    words: ['taxi', 'limousine'],
    shared: {
      'driven-by-someone': [
        'You sit in the back and let someone else drive.',
        "I don't have a license, so I like it very much.",
      ],
      'costs-extra': ["It's not the cheapest way to get home.", 'You pay to be brought right to the door.'],
      'airport-pickup': [
        'Somebody waits at the airport with your name on a sign.',
        'The driver lifts the suitcase into the trunk for you.',
      ],
      'night-ride': [
        "After a long party you're happy to fall into one.",
        'Not a few people have kissed on its back seat.',
      ],
      'in-the-city': [
        "You watch the city lights go by and needn't find a place to park.",
        'You can discuss the world with the driver on the way.',
      ],
    },
    telling: [
      {
        'has-a-meter': [
          'The little meter keeps running at the red lights.',
          'I watch the numbers climb and get nervous.',
        ],
        'wave-it-down': [
          'You stick out your arm and whistle.',
          'When it rains, they all drive past and are taken.',
        ],
        'yellow-in-new-york': [
          'In New York they are yellow and everywhere.',
          "It has a sign on the roof that glows when it's free.",
        ],
      },
      {
        'stretched-long': [
          "It's so long that it can hardly turn a corner.",
          'Eight people can sit in it with their legs out.',
        ],
        'bar-inside': [
          "There's a bar inside, and small lamps in the ceiling.",
          'You pour champagne for each other behind dark windows.',
        ],
        'for-the-rich': [
          'Film stars get out of it onto a red carpet.',
          "You'd hire one for a prom, or a very loud bachelorette party.",
        ],
      },
    ],
    cues: [
      'yellow cab meter driver fare ride airport street wave tip city back passenger',
      'long luxury driver black star champagne wedding rich prom chauffeur windows party celebrity',
    ],
  },
  {
    words: ['glider', 'parachute'],
    shared: {
      'no-engine': [
        "Up there it's silent, you only hear the wind.",
        "No motor anywhere, that's what is special about it.",
      ],
      'depends-on-wind': ['The wind decides where you will end up.', "You can't do it if there's a gale."],
      'needs-courage': [
        'My mother may never find out that I tried it.',
        'You need some courage for it, or a bet you lost.',
      ],
      'slowly-down': [
        'Sooner or later you come down, and hopefully gently.',
        'In the end you land on a meadow among some cows.',
      ],
      'started-by-plane': [
        'You need a plane to get you up there first.',
        'Somebody with a motor brings you to the right height.',
      ],
    },
    telling: [
      {
        'has-wings': [
          'Its wings are long and thin like an albatross.',
          'You sit in a narrow seat under a clear canopy.',
        ],
        'uses-thermals': [
          'You circle with the buzzards to gain height.',
          'Warm air lifts you up, and you can stay for hours.',
        ],
        'towed-by-rope': [
          'A rope pulls it up, and then you let go of it.',
          'Two people push it back along the grass afterwards.',
        ],
      },
      {
        'jump-first': [
          'The first step is out of an open door.',
          'You fall like a stone before it helps you.',
        ],
        'made-of-cloth': [
          "It's only a bit of cloth and some strings.",
          'You carry it on your back, folded up by somebody careful.',
        ],
        'pull-the-cord': [
          'Count to three and pull the cord.',
          'If the first one stays shut, you hope for the second.',
        ],
      },
    ],
    cues: [
      'wings wind silent fly thermal pilot sky rope air cockpit soar landing motor',
      'jump fall cord open cloth plane sky soldier silk strings landing brave backpack',
    ],
  },
  {
    words: ['elevator', 'escalator'],
    shared: {
      'takes-you-up': [
        'It takes you up without making you breathe hard.',
        'My legs are thankful for it after a day in the shops.',
      ],
      'in-big-buildings': [
        'You find one in every department store.',
        "Shopping centers can't do without it.",
      ],
      'moved-by-motor': [
        'A motor somewhere does the climbing for you.',
        "Every few months a sign says it's out of order.",
      ],
      'awkward-with-luggage': [
        "I'm always afraid that my bag gets stuck in it.",
        'With a stroller you need to think before you use it.',
      ],
      'lazy-option': ['Doctors tell you to walk instead.', 'It has made us all rather lazy.'],
    },
    telling: [
      {
        'small-cabin': [
          "It's a small room where no one knows where to look.",
          'Everyone stares at the numbers above the door.',
        ],
        'press-buttons': [
          'You press a button, and then you press it again to be sure.',
          'Children push all the buttons and run away.',
        ],
        'stuck-between-floors': [
          'I was stuck in it for an hour, between six and seven.',
          "There's a bell in it in case it stops halfway.",
        ],
      },
      {
        'moving-steps': [
          'The steps come out of the floor and vanish at the top.',
          "If it's broken, you can still walk up it.",
        ],
        'stand-on-one-side': [
          'Stand on the right, so that people in a hurry can pass.',
          'The handrail always moves a bit faster than your feet.',
        ],
        'tied-shoelaces': [
          'You should tie your laces before you get on it.',
          'In the deepest underground stations it takes forever.',
        ],
      },
    ],
    cues: [
      'button floor doors cabin cable lift building stuck music up mirror ride skyscraper',
      'stairs moving mall steps handrail up down subway stand store metal ride airport',
    ],
  },
]
