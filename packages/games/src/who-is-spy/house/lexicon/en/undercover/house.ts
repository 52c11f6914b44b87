import type { Neighbours } from '../../lexicon.ts'

export const house: readonly Neighbours[] = [
  {
    words: ['blanket', 'quilt'],
    shared: {
      'keeps-warm': ['It keeps you warm while you sleep.', 'You pull it up to your chin on cold nights.'],
      'on-the-bed': ['It lies on the bed, folded or not.', 'Couples fight over it at night.'],
      'cave-for-children': ['Children build a cave with it.', 'Under it you are safe from monsters.'],
      'for-the-sofa': [
        'It waits on the sofa for a film evening.',
        'Somebody puts it over you when you fall asleep.',
      ],
      'grandmother-made': [
        'My grandmother made ours with her own hands.',
        'It is handed down in the family.',
      ],
    },
    telling: [
      {
        'of-wool': ['It is of wool and scratches a bit.', 'It is one layer, woven, with fringes.'],
        'for-picnics': ['You spread it on the grass for a picnic.', 'Firemen put one round your shoulders.'],
        'security-for-linus': [
          'A boy in a comic never lets go of his.',
          'A baby drags it through the whole house.',
        ],
      },
      {
        'sewn-of-patches': [
          'It is sewn together from old shirts and skirts.',
          'Every square of it tells a story.',
        ],
        'done-in-company': ['Women met to sew it and to talk.', 'The Amish are masters of it.'],
        'hung-on-wall': ['Some are so fine they hang in museums.', 'It has a filling between two layers.'],
      },
    ],
    cues: [
      'wool warm picnic fringe fleece wrap cover throw sofa camping',
      'patchwork sewn squares stitch amish pattern layers padded heirloom fabric',
    ],
  },
  {
    words: ['doormat', 'carpet'],
    shared: {
      'lies-on-floor': [
        'It lies there and everybody walks on it.',
        'It never complains about being stepped on.',
      ],
      'collects-dirt': ['All the dirt of the street ends up in it.', 'You beat it, and a cloud comes out.'],
      'vacuum-it': ['The vacuum cleaner goes over it on Saturdays.', 'Dogs like to lie down on it.'],
      'flat-and-woven': ['It is flat and woven, with an edge.', 'Its corner turns up, and you trip.'],
      'under-shoes': ['Wet shoes leave their mark on it.', 'Muddy boots should not go beyond it.'],
    },
    telling: [
      {
        'before-the-door': [
          'It waits outside in all weathers.',
          'The key is hidden under it, everybody knows.',
        ],
        'says-welcome': ['It says welcome in four languages.', 'The first thing a guest sees is this.'],
        'meek-people': [
          'People who let others do anything to them are called one.',
          'It is made of stiff coconut fibre.',
        ],
      },
      {
        'in-fairy-tales': ['In an old tale it flies over Baghdad.', 'Aladdin travelled on one.'],
        'persian-pattern': [
          'The best come from Persia, a thousand knots a thumb.',
          'A merchant rolls out one after the other for you.',
        ],
        'red-for-stars': ['The red one is for film stars.', 'It covers the room from wall to wall.'],
      },
    ],
    cues: [
      'welcome bristles entrance key outside shoes scrape porch mud rubber',
      'persian red knots flying rug wool vacuum roll wall stain',
    ],
  },
  {
    words: ['kettle', 'teapot'],
    shared: {
      'for-hot-water': [
        'It is about hot water, mornings and evenings.',
        'Without it there is no tea at four.',
      ],
      'has-a-spout': ['It has a spout and a lid.', 'The handle gets hot, mind your hand.'],
      'on-the-table': ['It belongs to a pleasant afternoon.', 'Somebody asks: shall I fill it again?'],
      'british-home': ['No British house is without one.', 'In a crisis the English reach for it first.'],
      'one-litre': ['It holds enough for four cups.', 'The last drops always go beside the cup.'],
    },
    telling: [
      {
        whistles: ['It whistles when it is ready.', 'The old one screamed on the stove.'],
        'plugged-in': ['You flip a switch, and it roars.', 'It switches itself off with a click.'],
        'chalk-inside': ['White chalk settles inside it.', 'Vinegar makes it clean again.'],
      },
      {
        'of-china': ['It is of china with flowers on it.', 'It has a matching sugar bowl.'],
        'with-a-cosy': ['It wears a knitted cosy to stay warm.', 'The leaves swim about in its belly.'],
        'short-and-stout': [
          'A nursery song calls it short and stout.',
          'In Wonderland a dormouse is stuffed into one.',
        ],
      },
    ],
    cues: [
      'boil whistle electric stove switch steam limescale water plug click',
      'china brew leaves pour cosy porcelain stout cups infuse spout',
    ],
  },
  {
    words: ['toaster', 'blender'],
    shared: {
      'kitchen-machine': [
        'It stands on the kitchen counter with a cord.',
        'It was a wedding present, we got three.',
      ],
      'for-breakfast': ['Breakfast depends on it.', 'You hear it before you are awake.'],
      'plug-and-lever': ['One press and it begins.', 'Never put your fingers in while it runs.'],
      'cleaned-rarely': ['Cleaning it is a nuisance.', 'What you find at its bottom is not nice.'],
      'chrome-look': [
        'The old ones of chrome look like cars.',
        'It is the first thing a student buys for the kitchen.',
      ],
    },
    telling: [
      {
        'two-slots': ['It has two slots.', 'The bread jumps out at you.'],
        'burnt-smell': ['If it smells of smoke, it was set too high.', 'It makes white things brown.'],
        'crumbs-below': ['There is a drawer for crumbs underneath.', 'In films it falls into the bathtub.'],
      },
      {
        'very-loud': ['It is so loud that nobody can talk.', 'The dog leaves the room when it starts.'],
        'turns-to-liquid': ['It turns fruit into something to drink.', 'Soup gets smooth in it.'],
        'forgot-the-lid': [
          'Forget the lid once and paint the ceiling.',
          'Its knives spin at the bottom of a jug.',
        ],
      },
    ],
    cues: [
      'bread slice crumbs slots pop brown crispy lever breakfast burnt',
      'smoothie mix blades lid loud puree jug fruit whirl liquid',
    ],
  },
  {
    words: ['bucket', 'basket'],
    shared: {
      'carries-things': ['You carry things in it.', 'It holds what your two hands cannot.'],
      'has-a-handle': ['A bent handle goes across the top.', 'It hangs on your arm.'],
      'open-on-top': ['It is open on top, so mind the rain.', 'You look in and see how full it is.'],
      'at-the-farm': ['At the farm it stands by the stable.', 'Apples and eggs go into it.'],
      'for-the-household': ['There is one in the broom cupboard.', 'It stands next to the washing.'],
    },
    telling: [
      {
        'holds-water': ['It does not lose a drop.', 'Firemen once passed it from hand to hand.'],
        'for-sandcastles': [
          'On the beach it becomes a castle.',
          'Turn it over quickly and hope the tower stands.',
        ],
        'kicking-it': ['Whoever kicks it is dead.', 'A mop goes with it.'],
      },
      {
        'woven-of-willow': ['It is woven of willow.', 'Somebody wove it by hand, and you see through.'],
        'red-riding-hood': [
          'A girl with a red hood took one to her grandmother.',
          'Cake and wine lie in it under a cloth.',
        ],
        'sport-hoop': ['In a certain sport the ball has to go in.', 'Do not put all your eggs into one.'],
      },
    ],
    cues: [
      'water mop sand pail beach metal spill well kick cleaning',
      'woven wicker eggs picnic bread ball easter shopping laundry willow',
    ],
  },
  {
    words: ['dishwasher', 'washing machine'],
    shared: {
      'saves-work': [
        'It does the work while you sit down.',
        'Our great-grandmothers would have cried with joy.',
      ],
      'needs-water-and-power': [
        'It needs water, power and a powder.',
        'A hose goes into the wall behind it.',
      ],
      'hums-and-rumbles': ['It hums for an hour or two.', 'You can hear it through the wall.'],
      'front-door': ['Do not open it while it is running.', 'A wave of steam comes out when you open it.'],
      'floods-kitchen': [
        'When it breaks, there is water on the floor.',
        'The repair man says a new one is cheaper.',
      ],
    },
    telling: [
      {
        'plates-inside': ['Plates below, glasses above.', 'Every family fights over how to load it.'],
        'after-dinner': [
          'After dinner guests ask if they can help, no need.',
          'Wooden spoons do not like it in there.',
        ],
        'salt-and-shine': ['It wants salt and a shiny tab.', 'The forks stand in a little basket.'],
      },
      {
        'spins-round': [
          'Things go round and round behind a window.',
          'At the end it walks across the bathroom.',
        ],
        'eats-socks': ['It eats one sock of each pair.', 'Nobody knows where the other sock goes.'],
        'whites-turn-pink': ['One red shirt, and everything is pink.', 'Wool comes out fit for a doll.'],
      },
    ],
    cues: [
      'plates glasses tabs rinse cutlery load kitchen rack dirty shine',
      'clothes spin drum laundry socks detergent soap cycle wool stains',
    ],
  },
  {
    words: ['napkin', 'towel'],
    shared: {
      'wipes-dry': ['You wipe your hands on it.', 'It takes up what is wet.'],
      'of-cloth': ['It is a square of cloth with a hem.', 'A good one has initials in the corner.'],
      'changed-often': [
        'After some days it goes into the wash.',
        'There is a pile of clean ones in the cupboard.',
      ],
      'folded-neatly': ['In hotels they fold it into a swan.', 'There is an art to folding it.'],
      'paper-version': ['There is also one of paper, for one use.', 'A roll or a stack of it lies around.'],
    },
    telling: [
      {
        'on-the-lap': [
          'You put it on your lap before the soup.',
          'It lies to the left of the plate, under the fork.',
        ],
        'against-stains': ['It saves your tie from the sauce.', 'You dab the corners of your mouth with it.'],
        'held-by-ring': ['It has a ring of silver.', 'Waiters carry one over the arm.'],
      },
      {
        'after-shower': [
          'You reach for it out of the shower with eyes shut.',
          'It hangs on a hook in the bathroom.',
        ],
        'on-the-sunbed': [
          'At six in the morning it lies on the sunbed.',
          'It reserves your place by the pool.',
        ],
        'thrown-in-ring': [
          'In boxing it is thrown when all is lost.',
          'Travellers through the galaxy should never forget it.',
        ],
      },
    ],
    cues: [
      'table dinner lap fold lips restaurant paper ring stain linen',
      'bath beach dry shower hook terry pool wet gym cotton',
    ],
  },
]
