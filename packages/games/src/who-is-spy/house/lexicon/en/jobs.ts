import type { Neighbours } from '../lexicon.ts'

export const jobs: readonly Neighbours[] = [
  {
    words: ['baker', 'butcher'],
    shared: {
      'works-in-shop': [
        'You meet one over a counter, with a queue behind you.',
        'Every small town used to have at least one on the main street.',
      ],
      'wears-apron': [
        'The apron tells you more about the day than words could.',
        'A white apron is pretty much the uniform.',
      ],
      'starts-early': [
        'The real work happens while the rest of the street is asleep.',
        'My uncle was one and never once slept past four in the morning.',
      ],
      'makes-food': [
        'Without this person my dinner table would look rather sad.',
        'People trust them with something that ends up on a plate.',
      ],
      'sold-by-weight': [
        "There is usually a scale somewhere within arm's reach.",
        "You can ask for a little more or a little less, and they don't mind.",
      ],
    },
    telling: [
      {
        'works-with-flour': [
          "There's flour in the eyebrows by breakfast time.",
          'Most of the day is spent elbow-deep in something soft and floury.',
        ],
        'uses-oven': [
          'The heat in that back room would melt a candle.',
          'Everything depends on the oven being in a good mood.',
        ],
        'smell-draws-people': [
          'You can follow your nose to the place from two streets away.',
          'The smell alone makes people buy twice what they wanted.',
        ],
      },
      {
        'uses-knives': [
          'I would never argue with someone who owns that many knives.',
          'A sharp blade and a heavy wooden block are half the job.',
        ],
        'handles-meat': [
          'Vegetarians tend to walk past a little faster.',
          'Ask for the bone too and the dog will love you forever.',
        ],
        'cold-room': [
          'Part of the stock hangs in a room as cold as winter.',
          'You would want a warm sweater for the room at the back.',
        ],
      },
    ],
    cues: [
      'flour bread oven dough early apron shop morning warm crust smell cake counter',
      'meat knife apron counter shop sausage cut bone steak block cold cleaver chop',
    ],
  },
  {
    words: ['doctor', 'nurse'],
    shared: {
      'helps-the-sick': [
        'When you feel awful, this is a face you are glad to see.',
        'People meet them on some of the worst days of their lives.',
      ],
      'wears-uniform': [
        'You can often tell by the clothes, which are washed very often.',
        'Practical shoes, clean clothes and a badge with a name on it.',
      ],
      'works-at-night': [
        'Someone in this job is awake right now, wherever you live.',
        'Christmas Eve is just another shift for them.',
      ],
      'long-training': [
        'You need years of study before they let you near anyone.',
        "There was a skeleton in the classroom during the training, I'm told.",
      ],
      'washes-hands': [
        'No other job makes you wash your hands so many times.',
        "Soap, gloves, soap again, that's the rhythm of the day.",
      ],
    },
    telling: [
      {
        'writes-prescription': [
          'The handwriting is famous for being impossible to read.',
          'You leave the room with a scribbled note for the pharmacist.',
        ],
        'gives-diagnosis': [
          'This is the one who tells you what it actually is.',
          'Ten minutes of questions, and then you get the verdict.',
        ],
        'title-before-name': [
          'The title goes in front of the name, even on the mailbox.',
          'Parents love to drop this title into a conversation.',
        ],
      },
      {
        'changes-bandages': [
          'Fresh bandages and a kind word, several times a day.',
          'They know how to pull off a plaster before you notice.',
        ],
        'always-at-bedside': [
          'Press the button beside the bed and this is who comes running.',
          'They spend far more time with you than the one who signs the papers.',
        ],
        'lamp-in-history': [
          'The most famous one in history walked the wards with a lamp.',
          'In old photographs they wear a stiff white cap.',
        ],
      },
    ],
    cues: [
      'diagnosis prescription stethoscope hospital patient medicine sick surgery white coat study clinic handwriting',
      'bandage ward hospital patient shift care uniform bedside injection cap sick night kind',
    ],
  },
  {
    words: ['lawyer', 'judge'],
    shared: {
      'knows-the-law': [
        "You don't get far here without knowing thick books of rules.",
        'They can quote a paragraph the way others quote songs.',
      ],
      'works-in-court': [
        'You see them in films, in a tall room with wooden benches.',
        'The room they work in goes quiet when things begin.',
      ],
      'wears-uniform': [
        'In some countries the outfit looks centuries old.',
        'The black robe makes anyone look serious.',
      ],
      'decides-fates': [
        'A bad day for them can be a very bad day for someone else.',
        "Somebody's freedom may hang on what they say before lunch.",
      ],
      'long-training': [
        'It takes years of reading before anyone calls you that.',
        'My cousin studied forever to get near this profession.',
      ],
    },
    telling: [
      {
        'takes-a-side': [
          "It's their job to be on your side, whatever you did.",
          'They get paid to take one side and stay there.',
        ],
        'billed-by-hour': [
          'The bill comes by the hour, and the hours are short.',
          'Even a phone call with one may turn up on an invoice.',
        ],
        'speaks-for-client': [
          'You stay silent and let this person do the talking.',
          'A good one talks for you better than you ever could.',
        ],
      },
      {
        'uses-gavel': [
          'In cartoons this person always bangs a little wooden thing.',
          'One knock of wood on wood and everyone sits up straight.',
        ],
        'stays-neutral': [
          'Having a favorite would be the end of the career.',
          'Both sides must hope that this person slept well.',
        ],
        'passes-sentence': [
          'Everyone stands up when this person comes in.',
          'The last word in the room belongs to this one alone.',
        ],
      },
    ],
    cues: [
      'client defend argue contract suit court fee advice case office paper paragraph evidence',
      'court gavel verdict sentence robe fair decide guilty bench wig neutral trial final',
    ],
  },
  {
    words: ['plumber', 'electrician'],
    shared: {
      'called-to-homes': [
        'You call one in a panic and offer them coffee out of gratitude.',
        "They have seen more strangers' cellars than anyone I know.",
      ],
      'carries-toolbox': [
        'They turn up with a heavy box and sigh when they see the problem.',
        'The van outside is full of small drawers and odd little parts.',
      ],
      'hard-to-book': [
        "Try to get one on a Sunday, and you'll learn what patience means.",
        'The good ones are booked for weeks ahead.',
      ],
      'works-with-hands': [
        'You learn it as an apprentice, kneeling next to somebody older.',
        'It is a trade, and a well-paid one these days.',
      ],
      'works-behind-walls': [
        'Most of what they fix is hidden behind the walls.',
        "If the work is good, you'll never have to look at it again.",
      ],
    },
    telling: [
      {
        'deals-with-leaks': [
          'When it drips all night, this is the number you need.',
          'You should have a bucket ready until they arrive.',
        ],
        'fixes-pipes': [
          'Somebody has to lie on their back under the sink.',
          'They read pipes like other people read maps.',
        ],
        'wet-work': [
          'They rarely go home with dry sleeves.',
          'Blocked drains are their daily bread, poor souls.',
        ],
      },
      {
        'deals-with-wires': [
          'Red, blue, yellow and green all mean something to this person.',
          'They pull colored wires out of the ceiling like spaghetti.',
        ],
        'risk-of-shock': [
          'The first rule of the trade is to switch everything off.',
          'One careless touch, and your hair would stand on end.',
        ],
        'restores-the-light': [
          'We were sitting by candlelight until this hero came.',
          'When every lamp dies at once, you look for their number.',
        ],
      },
    ],
    cues: [
      'pipe leak sink water toilet wrench drain bathroom tap flood repair kitchen wet',
      'wire cable socket switch light fuse shock current repair lamp voltage power ceiling',
    ],
  },
  {
    words: ['waiter', 'bartender'],
    shared: {
      'lives-on-tips': [
        'A good part of the income is coins left behind by strangers.',
        'Be nice to them, and leave something extra at the end.',
      ],
      'serves-guests': [
        "You wave, they nod, and a while later there's a glass before you.",
        'They bring pleasure to others all evening and stay sober themselves.',
      ],
      'on-their-feet': [
        'Nobody in this job needs an extra walk after work.',
        "Eight hours on your feet and still smiling, that's the art.",
      ],
      'remembers-orders': [
        'The best ones know what you want before you open your mouth.',
        'I could never hold that many orders in my head.',
      ],
      'works-evenings': [
        'They work when everyone else is going out.',
        'Friday night is the busiest part of their week.',
      ],
    },
    telling: [
      {
        'carries-plates': [
          'Three plates on one arm is the party trick here.',
          'They swing through the kitchen door backwards, hands full.',
        ],
        'brings-the-bill': [
          'You catch their eye and write in the air to get the bill.',
          'First you get the menu from them, and at the end the bill.',
        ],
        'comes-to-table': [
          'They come to your table, and you stay in your seat.',
          'Many an actor did this job first, between the tables.',
        ],
      },
      {
        'mixes-drinks': [
          "There's a lot of shaking and ice in this line of work.",
          'They mix things by color, like a cheerful chemist.',
        ],
        'stands-behind-counter': [
          'A long polished counter always stands between you and them.',
          'You sit on a high stool and look at the bottles behind them.',
        ],
        'chats-with-clients': [
          'Lonely people tell this person all their secrets late at night.',
          'It is half therapy, with peanuts on the side.',
        ],
      },
    ],
    cues: [
      'restaurant table menu plate tip tray order serve bill kitchen polite dinner apron',
      'cocktail shake ice bottle glass counter tip beer night stool mix pub listen',
    ],
  },
  {
    words: ['barber', 'hairdresser'],
    shared: {
      'uses-scissors': [
        'I close my eyes when the scissors come near my ears.',
        'Snip, snip, and then somebody sweeps the floor.',
      ],
      'mirror-in-front': [
        'You sit before a big mirror and watch yourself change.',
        'At the end they hold up a second mirror, and you always nod.',
      ],
      'chats-with-clients': [
        'You hear all the gossip of the district while you sit there.',
        'Small talk is half of the job, I would say.',
      ],
      'cape-round-neck': [
        'They tie a cape around your neck, and you feel like a small king.',
        'However tight the cloth is, something still itches down my back.',
      ],
      'regular-visits': [
        'Most people go every few weeks and stay loyal for years.',
        'If yours retires, it feels like losing a relative.',
      ],
    },
    telling: [
      {
        'shaves-beards': [
          'A hot towel on the face comes before the dangerous bit.',
          'You let a stranger hold a razor to your throat.',
        ],
        'striped-pole': [
          'The red and white pole outside gives it away.',
          'Look for the turning stripes by the door.',
        ],
        'mostly-men': [
          'My grandfather went there with my father, and my father with me.',
          'The magazines on the table are about cars and football.',
        ],
      },
      {
        'colors-and-dyes': [
          'You can walk in brown and walk out blonde.',
          'With foil on your head, you look ready to talk to Mars.',
        ],
        'styles-for-weddings': [
          'A bride would trust this person before the best man.',
          'It may take three hours, pins included, before a wedding.',
        ],
        'waves-and-curls': [
          'Straight becomes curly here, and curly becomes straight.',
          'You might sit under a humming hood for an hour.',
        ],
      },
    ],
    cues: [
      'beard razor shave pole men scissors towel chair foam clipper trim neck mirror',
      'salon dye curls scissors mirror wash style blow color cut foil women chair',
    ],
  },
  {
    words: ['pilot', 'astronaut'],
    shared: {
      'leaves-the-ground': [
        'Their office has the best view of anyone I know.',
        'People in this job see clouds from the wrong side.',
      ],
      'childhood-dream': [
        'Ask a class of six-year-olds, and half of them want to do this.',
        'I had the posters on my wall and later became an accountant.',
      ],
      'many-instruments': [
        'All those buttons and lights, and they know every one.',
        'There are more switches in front of them than on a church organ.',
      ],
      'long-training': [
        'They practice disasters on the ground, again and again.',
        'You sit in a machine that only pretends to move, for months.',
      ],
      'needs-good-health': [
        "If your eyes or heart aren't perfect, you can forget it.",
        'The medical tests are stricter than the exams.',
      ],
    },
    telling: [
      {
        'carries-passengers': [
          'A calm voice from the front tells you about the weather.',
          'Behind the locked door sit three hundred people eating peanuts.',
        ],
        'regular-routes': [
          'It is breakfast in Rome and supper in Oslo for them.',
          'Some of them fly the same route twice a day.',
        ],
        'wears-uniform': [
          'Count the gold stripes on the sleeve to see who is in charge.',
          'A cap, a dark jacket and a small wheeled suitcase.',
        ],
      },
      {
        'floats-weightless': [
          'Even brushing your teeth is tricky when everything floats.',
          'They sleep strapped to a wall, so as not to drift away.',
        ],
        'travels-beyond-the-sky': [
          'Only a few hundred people have ever really been one.',
          'Their commute ends where there is no air at all.',
        ],
        'wears-sealed-suit': [
          'The suit alone costs more than my whole street.',
          'They look like big white teddy bears in their work clothes.',
        ],
      },
    ],
    cues: [
      'cockpit fly airport passenger captain sky uniform runway land wings takeoff clouds navigate',
      'space moon orbit suit rocket float station gravity stars helmet earth mission weightless',
    ],
  },
  {
    words: ['carpenter', 'bricklayer'],
    shared: {
      'builds-houses': [
        'Half the village was put up by people like this.',
        'No new house gets finished without one.',
      ],
      'works-with-hands': [
        'You recognize one by the handshake, which is like sandpaper.',
        'The hands get rough, and the back gets tired.',
      ],
      'needs-straight-lines': [
        'Nothing annoys them more than a crooked line.',
        'They keep a spirit level closer than their phone.',
      ],
      'learned-as-apprentice': [
        'You start by sweeping up for someone who has done it for forty years.',
        'The first year, they mostly let you carry things.',
      ],
      'works-outdoors': [
        'Rain is bad news, since much of it is done outside.',
        'You can hear them whistling on the site from far off.',
      ],
    },
    telling: [
      {
        'works-with-wood': [
          'There are always shavings in the pockets.',
          'The place smells of pine, and there is dust in the sunlight.',
        ],
        'makes-furniture': [
          'Mine made me a table that will outlive us all.',
          'The same person can do your roof beams and your bookshelf.',
        ],
        'famous-father-trade': [
          'It was the trade of Joseph in the Bible.',
          'In the old story, the man who made Pinocchio knew this craft.',
        ],
      },
      {
        'spreads-mortar': [
          'The gray paste has to be spread before it gets hard.',
          "It's like icing a cake, only the cake weighs tons.",
        ],
        'stacks-in-rows': [
          'One row, then the next one, each shifted by half.',
          'All day long the same red block, hundreds of times over.',
        ],
        'builds-walls': [
          'Give one a week and a garden wall appears.',
          'They build chimneys, walls and the odd barbecue.',
        ],
      },
    ],
    cues: [
      'wood hammer saw nail plank furniture table build workshop roof bench joint sawdust',
      'wall mortar stone trowel cement build house red row level site chimney heavy',
    ],
  },
  {
    words: ['firefighter', 'paramedic'],
    shared: {
      'rides-with-siren': [
        'Everybody pulls over when they come down the road.',
        'They get to drive through red lights, and nobody complains.',
      ],
      'saves-lives': [
        'When they come home late, it may be because someone is still alive.',
        'They are the people you want to see on your very worst day.',
      ],
      'waits-for-alarm': [
        'They play cards until a bell goes, and then everything happens at once.',
        "Their dinner gets cold more often than anyone else's.",
      ],
      'wears-uniform': [
        'The reflective stripes can be seen from far down the road.',
        'They dress so that nobody can overlook them at night.',
      ],
      'works-in-team': [
        'You never do this job alone, you trust your partner blindly.',
        'A crew like this knows each other better than families do.',
      ],
    },
    telling: [
      {
        'slides-down-pole': [
          'As a kid I was only in it for the pole.',
          'They have a quicker way down than the stairs.',
        ],
        'uses-hose-and-ladder': [
          'They arrive with long ladders and very thick hoses.',
          'Their truck is red and full of water.',
        ],
        'rescues-cats': [
          'Old ladies call them about cats in trees.',
          'They get the cat down, and the cat is never grateful.',
        ],
      },
      {
        'gives-first-aid': [
          'They kneel on the sidewalk and check your pulse.',
          'They can start a heart again on a living room carpet.',
        ],
        'carries-stretcher': [
          'Two of them carry you down the stairs, strapped in.',
          'You may well look up at them from a stretcher.',
        ],
        'drives-to-hospital': [
          'Their ride always ends at the emergency entrance.',
          'They talk to you all the way so that you stay awake.',
        ],
      },
    ],
    cues: [
      'flames smoke hose ladder helmet truck red siren alarm water brave rescue burning',
      'ambulance siren stretcher hospital pulse emergency oxygen bandage rescue injured heart uniform accident',
    ],
  },
  {
    words: ['gardener', 'farmer'],
    shared: {
      'digs-the-soil': [
        "There's always some earth under the fingernails.",
        "Boots come off at the door, or there'll be trouble at home.",
      ],
      'watches-the-weather': [
        'They look at the sky more than at the clock.',
        'Too much rain, too little rain, it is never quite right for them.',
      ],
      'works-outdoors': [
        'You get brown arms from this work, and a bad back.',
        'It is not a job for people who like to stay indoors.',
      ],
      'makes-things-grow': [
        'They put something tiny in the ground and wait for months.',
        'Patience is the main thing, since nothing grows faster for shouting.',
      ],
      'follows-seasons': [
        'Spring is mad, winter is for mending things.',
        'They could tell you the month without a calendar.',
      ],
    },
    telling: [
      {
        'trims-hedges': [
          'Some of them can cut a hedge into the shape of a peacock.',
          'Roses are pruned, edges are clipped, and the lawn looks like a carpet.',
        ],
        'makes-it-pretty': [
          'Mostly it is about beauty, not about dinner.',
          'Rich houses keep one so the flower beds look nice.',
        ],
        'small-plot': [
          'A few flower beds and a shed is all the kingdom they need.',
          "One patch behind a villa may be a whole day's work.",
        ],
      },
      {
        'drives-tractor': [
          'On Sundays you end up stuck behind their tractor.',
          'Their favorite vehicle is huge, slow and muddy.',
        ],
        'keeps-animals': [
          "The cows don't care that it's a holiday.",
          'Somebody has to get up and feed the pigs.',
        ],
        'feeds-the-country': [
          'Whatever is on your plate, thank one of these.',
          'They count their land in acres and their harvest in tons.',
        ],
      },
    ],
    cues: [
      'flower lawn hedge rose prune soil plant water weed shears spade green roses',
      'tractor cow field harvest crop barn animal milk wheat land pig early rural',
    ],
  },
]
