import type { Neighbours } from '../lexicon.ts'

export const home: readonly Neighbours[] = [
  {
    words: ['chair', 'stool'],
    shared: {
      'for-sitting': [
        'You pull it up to the table and sit down.',
        'Offer one to a guest who has walked far.',
      ],
      'has-legs': ['It wobbles if one of its legs is too short.', 'It has legs, yet it does not walk.'],
      'made-of-wood': [
        "A carpenter's apprentice learns by making one.",
        'Mine is plain wood and creaks a little.',
      ],
      'moved-around': [
        'You can carry it to another room without help.',
        'It scrapes across the floor above me every evening.',
      ],
      'used-as-step': [
        'I climb on it to change a light bulb.',
        'Standing on one is how accidents at home begin.',
      ],
    },
    telling: [
      {
        'has-backrest': ['You can lean back and relax on it.', 'Hang your jacket over the back of it.'],
        'sign-of-office': [
          'The head of a meeting is said to take it.',
          'A professor is said to hold one at a university.',
        ],
        'party-game-with-music': [
          'There is one too few of them when the music stops.',
          'As a child I cried when I lost my place on it at parties.',
        ],
      },
      {
        'no-back': ['Lean back on it and you fall off.', 'It keeps your spine honest.'],
        'at-the-bar': ['At a bar you perch on it.', 'Some of them are so high that your feet dangle.'],
        'for-milking': [
          'A milkmaid sat on a three-legged one.',
          'The farmer takes it and the bucket to the cow.',
        ],
      },
    ],
    cues: [
      'sit back table legs seat office dining wood rest furniture lean four',
      'sit bar three legs milking high backless perch kitchen round counter step',
    ],
  },
  {
    words: ['sofa', 'bed'],
    shared: {
      'for-resting': ['After work I drop onto it with my shoes on.', 'It calls to you when you are tired.'],
      'soft-surface': [
        'You sink into it a little.',
        'Children use it as a trampoline when nobody is looking.',
      ],
      'hard-to-move': [
        'Two strong friends must help you get it up the stairs.',
        'It would not go through the door when we moved in.',
      ],
      'lost-things-found': [
        'Coins and socks vanish in its cracks.',
        'You find the most surprising things underneath it.',
      ],
      'claimed-by-pets': [
        'The dog is not allowed on it, and lies on it all day.',
        'Our cat has the best spot on it.',
      ],
    },
    telling: [
      {
        'in-living-room': ['It faces the television in most homes.', 'It is the heart of the living room.'],
        'for-several-people': [
          'Three guests can sit on it side by side.',
          'There is a fight over who gets its corner.',
        ],
        'in-therapy': [
          "You picture a therapist's patient lying on it.",
          'Freud had a famous one with a rug on it.',
        ],
      },
      {
        'for-sleeping': [
          'You spend a third of your life in it.',
          'At seven in the morning it is hardest to leave.',
        ],
        'has-mattress': [
          'A mattress is the most important part of it.',
          'You change the sheets on it every week or two.',
        ],
        'monsters-below': ['Children fear what lives below it.', 'The monster under it only comes at night.'],
      },
    ],
    cues: [
      'couch living room television cushions sit guests leather lounge seat relax potato movie',
      'sleep mattress night sheets pillow blanket sleepy dream king morning double rest',
    ],
  },
  {
    words: ['pillow', 'cushion'],
    shared: {
      stuffed: ['If a seam bursts, feathers fly everywhere.', 'Feathers or foam give it its shape.'],
      'soft-surface': [
        'You could punch it without hurting your hand.',
        'Cats tread on it with their front paws before lying down.',
      ],
      'has-cover': [
        'You can take off its cover and wash it.',
        'A zip at the edge lets you pull out the inside.',
      ],
      'thrown-for-fun': [
        'Siblings throw it at each other.',
        'It flies across the room when the home team loses.',
      ],
      'supports-back': [
        'Push one behind your back and you sit much better.',
        'Sick people get an extra one to lean on.',
      ],
    },
    telling: [
      {
        'for-sleeping': ['Your head rests on it all night.', 'I dream better on my own one.'],
        'tooth-fairy-spot': [
          'A tooth goes under it, a coin comes out.',
          'Little secrets are hidden beneath it at night.',
        ],
        'hotel-choice': [
          'Some hotels have a whole menu of them.',
          'It takes two of them to make a hotel room feel right.',
        ],
      },
      {
        'on-furniture': [
          'It decorates the sofa and nobody may crease it.',
          'Interior designers give it a karate chop.',
        ],
        'for-sitting': ['It makes a hard garden bench bearable.', 'At the stadium you bring one to sit on.'],
        'for-ring-bearer': [
          'At the wedding a child carries the rings on it.',
          'A crown is presented on a velvet one.',
        ],
      },
    ],
    cues: [
      'sleep head bed night feather case soft neck fight down dream white',
      'sofa seat soft couch decorate foam velvet pin colourful sit whoopee chair',
    ],
  },
  {
    words: ['lamp', 'candle'],
    shared: {
      'gives-light': ['Without it you would bump into the table.', 'It is the answer when the sun has gone.'],
      'cosy-mood': [
        'One of them in the corner makes a room feel warm.',
        'For a romantic dinner it sets the mood.',
      ],
      'gets-hot': ['Do not touch it while it is on.', 'Put nothing of paper too near it.'],
      'stands-on-table': [
        'It stands on the table between two people.',
        'My desk would look bare without one.',
      ],
      'attracts-insects': [
        'On the balcony it draws all the mosquitoes.',
        'Insects dance around it at night.',
      ],
    },
    telling: [
      {
        'has-switch': ['One click, and it does its job.', 'I grope for its button in the dark.'],
        'needs-electricity': ['It has a cord that is always too short.', 'In a power cut it is useless.'],
        'has-shade': ['A shade keeps it from dazzling you.', 'A genie lives in one, if you rub it.'],
      },
      {
        'made-of-wax': ['It weeps wax onto the tablecloth.', 'Every hour it gets a little shorter.'],
        'blown-out': ['You blow it out and make a wish.', 'A sudden draught is the end of it.'],
        'in-churches': [
          'In church you put in a coin and set one up.',
          'People place one on a grave in November.',
        ],
      },
    ],
    cues: [
      'bulb switch shade desk electric read light table genie aladdin floor cord',
      'wax wick flame birthday romantic church match blow scented light drip dinner',
    ],
  },
  {
    words: ['fork', 'spoon'],
    shared: {
      'eating-tool': [
        'You hold it in one hand while you have lunch.',
        'It travels between your plate and your mouth all day.',
      ],
      'in-kitchen-drawer': ['It has its own place in the drawer.', 'They lie in the drawer like sardines.'],
      'made-of-metal': [
        "Yours is probably steel, the Queen's was silver.",
        'It rings when it falls on the tiles.',
      ],
      'plastic-at-picnics': [
        'At picnics it is plastic and breaks at once.',
        'Airlines give you a flimsy one wrapped in a bag.',
      ],
      'table-setting': [
        'Etiquette says on which side of the plate it lies.',
        'A posh restaurant gives you several sizes of it.',
      ],
    },
    telling: [
      {
        'has-prongs': ['It has three or four points.', "You could comb a doll's hair with it."],
        'spears-food': ['It spears the last potato before my brother can.', 'You stab your food with it.'],
        'splits-a-road': [
          'A road that divides is named after it.',
          'Chess players fear a move with that name.',
        ],
      },
      {
        'for-liquids': [
          'You need it for anything you cannot pick up dry.',
          'With it you can get to the bottom of a yogurt.',
        ],
        'round-hollow': [
          'It has a little hollow that shows you upside down.',
          'You see your face in it, standing on your head.',
        ],
        'used-as-measure': ['Recipes count in units of it.', 'A level one of salt is enough.'],
      },
    ],
    cues: [
      'prongs knife pasta eat stab metal tines cutlery plate salad pitchfork left',
      'soup stir scoop eat sugar round silver bend cereal ice measure tea',
    ],
  },
  {
    words: ['plate', 'bowl'],
    shared: {
      'holds-food': ['Your dinner looks at you from it.', 'It is empty at the end, if the cook was good.'],
      'made-of-china': [
        'It is made of china and fears stone floors.',
        'When it breaks, the Greeks shout for joy.',
      ],
      'has-to-be-washed': [
        'A whole stack of it waits in the sink after the party.',
        'The dishwasher has slots for it.',
      ],
      round: ['A potter turns it on a wheel.', 'Seen from above it is a circle.'],
      'stacked-in-cupboard': [
        'In the cupboard they stand in a tower by size.',
        'You take the top one of the stack.',
      ],
    },
    telling: [
      {
        flat: ['You could use it as a tray.', 'Soup would run straight over the edge of it.'],
        'spun-by-jugglers': ['Circus artists spin it on a stick.', 'My uncle can balance one on a broom.'],
        'hung-on-wall': [
          'Some people hang a painted one on the wall.',
          'Blue and white ones from Delft are collected.',
        ],
      },
      {
        'deep-shape': ['You can drink the rest by tilting it.', 'It is like two cupped hands.'],
        'for-liquids': ['Soup and cereal demand it.', 'Milk and flakes go into it every morning.'],
        'feeds-pets': [
          'The dog licks his until it moves across the floor.',
          'A goldfish swims round and round in it.',
        ],
      },
    ],
    cues: [
      'flat dish dinner round china serve steak food white licence porcelain break',
      'deep soup cereal round salad rice dish mix punch dog goldfish hollow',
    ],
  },
  {
    words: ['mirror', 'window'],
    shared: {
      'made-of-glass': [
        'It is made of something that shatters easily.',
        'A ball kicked by a child may be the end of it.',
      ],
      'has-frame': ['A frame holds it in place.', 'An old one has a frame with peeling paint.'],
      'needs-cleaning': [
        'Every fingerprint shows on it.',
        'You wipe it with old newspaper and a bit of vinegar.',
      ],
      'steams-up': ['It fogs up when you take a hot bath.', 'Breathe on it and you can draw a heart.'],
      'makes-room-bigger': [
        'A small room feels larger with a big one.',
        'Estate agents love it because it brightens things up.',
      ],
    },
    telling: [
      {
        'shows-yourself': [
          'You meet yourself in it every morning.',
          'It tells you the truth about your haircut.',
        ],
        'bad-luck': ['Break it and you have seven bad years.', 'Vampires see nothing in it at all.'],
        'evil-queen': [
          'A queen asked it who was the prettiest.',
          'It answered in rhymes, in the tale of the seven dwarfs.',
        ],
      },
      {
        'lets-air-in': [
          'You open it when the fish has burned.',
          'My flatmate insists on it being open all night.',
        ],
        'view-outside': [
          'Grandpa leans on its sill and watches the street.',
          'Through it you see whether you need an umbrella.',
        ],
        'shop-display': ['Shops dress it up for the holidays.', 'On trains you ask for the seat beside it.'],
      },
    ],
    cues: [
      'reflection glass bathroom face vain wall shave look makeup bad luck snow',
      'glass open view curtain pane light air outside frame sill close house',
    ],
  },
  {
    words: ['oven', 'microwave'],
    shared: {
      'heats-food': ['Cold leftovers come out of it steaming.', 'You put it in cold and take it out hot.'],
      'has-door': ['You look through its little door and wait.', 'A light goes on when you open its door.'],
      'kitchen-appliance': [
        'It is plugged in somewhere in the kitchen.',
        'A new kitchen always comes with space for it.',
      ],
      'has-timer': ['It calls you with a beep when it is done.', 'You turn a dial and walk away.'],
      'burns-fingers': [
        'I always forget the gloves and burn my fingers on the dish.',
        'Careful, the plate from it is hotter than you think.',
      ],
    },
    telling: [
      {
        'for-baking': ['Bread and biscuits are what it is best at.', 'It turns dough into something golden.'],
        'slow-heating': [
          'You must switch it on long before you need it.',
          'It takes a quarter of an hour to get ready.',
        ],
        'witch-inside': ['A girl pushed a witch into it.', 'In a Grimm tale somebody ends in it.'],
      },
      {
        'very-fast': [
          'In ninety seconds lunch is ready.',
          "It is the student's best friend when time is short.",
        ],
        'spinning-plate': ['A glass plate turns around inside.', 'I watch my soup go round and round.'],
        'no-metal': [
          'Put foil in it and there is lightning.',
          'Never leave the spoon in the cup, or sparks fly.',
        ],
      },
    ],
    cues: [
      'bake roast bread hot cake pizza kitchen turkey preheat degrees heat gas',
      'fast popcorn reheat beep leftovers waves seconds spin kitchen frozen heat radiation',
    ],
  },
  {
    words: ['shower', 'bathtub'],
    shared: {
      'for-washing': ['You go in dirty and come out pink.', 'Mud from the football pitch ends up here.'],
      'in-bathroom': ['You find it in the bathroom, next to the towels.', 'The plumber knows it well.'],
      'hot-water': ['If your sister was first, the hot water is gone.', 'You test the warmth with one toe.'],
      'people-sing-there': [
        'People who never sing in public sing there.',
        'My voice is at its best there, thanks to the tiles.',
      ],
      'clogged-by-hair': ['Hair collects in its drain.', 'The drain gurgles when it has had too much.'],
    },
    telling: [
      {
        'standing-up': ['You stand upright while you use it.', 'Five minutes on your feet and you are done.'],
        'saves-water': [
          'It is the greener choice of the two.',
          'It needs far less water than the other way.',
        ],
        'scary-film-scene': [
          'In a Hitchcock film it ends badly behind the curtain.',
          'Violins shriek when I think of that scene.',
        ],
      },
      {
        'lying-down': ['You lie in it until your fingers wrinkle.', 'I read whole novels in it.'],
        'foam-and-duck': [
          'A rubber duck belongs on the rim.',
          'Children vanish in it behind a mountain of foam.',
        ],
        'eureka-place': [
          'Archimedes had his best idea in it.',
          'It overflowed when the ancient Greek sat down.',
        ],
      },
    ],
    cues: [
      'stand spray quick head curtain water morning soap sing hot psycho gym',
      'lie soak bubbles duck foam relax candles water long plug eureka warm',
    ],
  },
  {
    words: ['broom', 'mop'],
    shared: {
      'cleans-floors': [
        'It goes over the kitchen tiles on Saturdays.',
        'It is responsible for everything at ground level.',
      ],
      'long-handle': ['A long handle saves your back.', 'You hold it with both hands, like a dance partner.'],
      'kept-in-closet': [
        'It leans in the closet with the buckets.',
        'It falls out when you open the narrow door.',
      ],
      'janitor-tool': [
        'The school janitor walks the halls with it.',
        'In every office somebody uses it after hours.',
      ],
      'cinderella-job': ['Cinderella knew it only too well.', 'The lowest pirate of the crew has to use it.'],
    },
    telling: [
      {
        'moves-dust': ['It gathers dust and crumbs in a heap.', 'You need a dustpan to go with it.'],
        'witch-vehicle': ['A witch flies around on it.', 'Young wizards play their favourite sport on it.'],
        'dry-use': ['Water has no part in the job.', 'Dry leaves in the yard are its speciality.'],
      },
      {
        'needs-water': ['First you need a bucket of water.', 'It leaves the tiles wet and slippery.'],
        'wrung-out': ['You wring it out every few minutes.', 'What comes out of it is grey.'],
        'stringy-head': ['It looks like somebody with wild hair.', 'Unruly hair is compared to it.'],
      },
    ],
    cues: [
      'sweep witch dust bristles fly dustpan floor stick handle harry corner leaves',
      'wet bucket water floor wring string clean hair handle spill deck soap',
    ],
  },
  {
    words: ['fireplace', 'radiator'],
    shared: {
      'heats-room': ['Everyone gathers near it when it snows.', 'Cold feet find their way to it.'],
      'cat-sleeps-near': ['The cat sleeps in front of it all winter.', 'Our old dog melts away beside it.'],
      'dries-clothes': ['Wet gloves are laid near it to dry.', 'Socks hung by it are dry in the morning.'],
      'off-in-summer': ['In July nobody gives it a thought.', 'It rests from May to September.'],
      'fixed-to-wall': [
        'It belongs to a wall and never moves.',
        'You plan where the sofa goes because of it.',
      ],
    },
    telling: [
      {
        'burns-wood': ['Logs crackle in it all evening.', 'Somebody has to carry in wood for it.'],
        'santa-entrance': ['Santa is expected to come out of it.', 'Stockings hang from its mantel.'],
        'makes-ash': [
          'There are ashes to take out afterwards.',
          'Sparks fly onto the rug, if you have no screen.',
        ],
      },
      {
        'filled-with-water': ['Hot water runs through its pipes.', 'You let the air out with a small key.'],
        'under-window': [
          'It usually hangs below the window.',
          'It has ribs you can count and dust between them.',
        ],
        'has-dial': ['You turn a knob from one to five.', 'It knocks and gurgles at night in old flats.'],
      },
    ],
    cues: [
      'logs flames chimney wood cosy santa ash mantel burn stockings crackle smoke',
      'pipes metal valve water central wall ribs warm knob window car winter',
    ],
  },
  {
    words: ['soap', 'shampoo'],
    shared: {
      'for-washing': ['You use it to get rid of the day.', 'Without it, water alone does not do much.'],
      'makes-foam': [
        'It turns into white foam when you rub it.',
        'Bubbles are its whole purpose, say the kids.',
      ],
      'burns-in-eyes': [
        'It burns terribly if it gets in your eyes.',
        'Children shut their eyes tight because of it.',
      ],
      'smells-nice': [
        'Choose between almond, lemon and sea breeze.',
        'You smell like a meadow after you use it.',
      ],
      'in-hotel-rooms': [
        'Guests take the tiny hotel ones home.',
        'A small sample of it waits next to the hotel sink.',
      ],
    },
    telling: [
      {
        'solid-bar': [
          'It comes as a bar and gets thinner and thinner.',
          'It shoots out of your wet hand like a fish.',
        ],
        'washes-hands': [
          'You need it before dinner, says every mother.',
          'Doctors use it before they touch you.',
        ],
        'mouth-punishment': [
          'Kids who swore used to get their mouths washed with it.',
          'Daytime television dramas are named after it.',
        ],
      },
      {
        'washes-hair': ['Your hair squeaks after it.', 'It is for the top of your head only.'],
        'sold-in-bottles': [
          'You turn the bottle upside down for the last drop.',
          'Bottles of it stand around the tub.',
        ],
        'against-dandruff': [
          'Some kinds promise to end your dandruff.',
          'At the salon they massage it in while you close your eyes.',
        ],
      },
    ],
    cues: [
      'bar hands wash slippery bubbles clean dish foam lather bathroom scent dirt',
      'hair bottle wash dandruff rinse salon conditioner foam scalp bubbles lather scent',
    ],
  },
  {
    words: ['wardrobe', 'dresser'],
    shared: {
      'holds-clothes': ['All your shirts live in it.', 'You stand before it and have nothing to put on.'],
      'in-bedroom': [
        'You find it in the bedroom, against the wall.',
        'In my hotel room it took up half the space.',
      ],
      'made-of-wood': [
        'It is heavy oak and came from my grandparents.',
        'An old one smells of wood and lavender.',
      ],
      'always-too-full': [
        'However big it is, it is always too full.',
        'Twice a year I promise to sort it out.',
      ],
      'hard-to-move': [
        'The movers groan when they see it.',
        'It has not moved since my parents carried it in.',
      ],
    },
    telling: [
      {
        'has-tall-doors': [
          'It has tall doors, some with a mirror inside.',
          'A grown man could hide behind its doors.',
        ],
        'has-hangers': [
          'A rail full of hangers runs through it.',
          'Coats and suits hang in it side by side.',
        ],
        'door-to-narnia': [
          'Four children stepped through it into the snow.',
          'Behind the fur coats in it, a faun was waiting.',
        ],
      },
      {
        'has-drawers': ['You open it one drawer at a time.', 'The top drawer of it is for socks.'],
        'things-on-top': [
          'Photos and perfume stand on top of it.',
          'My keys lie on it, next to the jewellery box.',
        ],
        'hip-high': ['It hardly comes up to your chest.', 'A changing mat for the baby fits on it.'],
      },
    ],
    cues: [
      'hangers doors narnia coats tall clothes rail bedroom lion suits closet hide',
      'drawers socks chest bedroom low top mirror clothes knobs folded photos underwear',
    ],
  },
]
