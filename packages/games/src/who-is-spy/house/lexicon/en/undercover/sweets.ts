import type { Neighbours } from '../../lexicon.ts'

export const sweets: readonly Neighbours[] = [
  {
    words: ['muffin', 'doughnut'],
    shared: {
      'from-the-bakery': [
        'The bakery on the corner sells out of them by ten.',
        'You choose one through the glass of the counter.',
      ],
      'sweet-and-round': [
        'It is round and sweet, and gone in four bites.',
        'One is never quite enough and two are too many.',
      ],
      'with-coffee': [
        'It belongs next to a paper cup of coffee.',
        'Somebody brings a box of them to the meeting.',
      ],
      'sticky-fingers': [
        'You need a serving of paper for your fingers afterwards.',
        'There is always some of it left on your chin.',
      ],
      'breakfast-treat': [
        'Some people call it breakfast, and nobody believes them.',
        'You eat it standing up, on the way to work.',
      ],
    },
    telling: [
      {
        'paper-case': [
          'It sits in a little paper cup with folds.',
          'The paper comes off and takes some crumbs along.',
        ],
        'rises-in-the-oven': [
          'Its top rises over the edge in the oven.',
          'The top is shaped like a mushroom.',
        ],
        'berries-inside': ['Often there are blueberries inside.', 'The sound ones are made with bran.'],
      },
      {
        'hole-in-the-middle': ['There is a hole in the middle of it.', 'The best part is where nothing is.'],
        'fried-in-fat': [
          'It swims in hot fat until it is brown.',
          'Turn it once in the fat, then let it drip.',
        ],
        'loved-by-police': [
          'In films policemen always have one in their hand.',
          'It shines with sugar icing and coloured sprinkles.',
        ],
      },
    ],
    cues: [
      'paper cup blueberry oven bake crumb batter tin breakfast sweet bran',
      'hole ring fried glaze sprinkles icing police jam dough sugar sweet',
    ],
  },
  {
    words: ['omelette', 'quiche'],
    shared: {
      'made-of-eggs': [
        'Without eggs there is nothing to be done.',
        'It starts with the cracking of shells into a bowl.',
      ],
      'savoury-filling': [
        'Cheese, ham or leek: almost anything can go inside.',
        'It uses up what is left in the fridge.',
      ],
      'french-kitchen': [
        'The French are proud of how they make it.',
        'Its name comes straight out of a French cookbook.',
      ],
      'for-lunch': ['With a green salad it makes a light lunch.', 'You find it on the menu of a small café.'],
      'golden-yellow': [
        'It is yellow inside and a bit brown on top.',
        'It should still be soft in the middle.',
      ],
    },
    telling: [
      {
        'from-the-pan': [
          'It is done in the pan in three minutes.',
          'You fold it in half before it goes on the plate.',
        ],
        'for-breakfast': [
          'The hotel cook makes you one at breakfast.',
          'You beat the mixture with a fork until it foams.',
        ],
        'needs-a-flip': [
          'Turning it over in one piece is the hard part.',
          'Break it and you can only call it scrambled.',
        ],
      },
      {
        'with-a-crust': [
          'It has a crust of pastry all around.',
          'The dough has to rest before it is rolled out.',
        ],
        'from-the-oven': [
          'It takes forty minutes in the oven.',
          'The oven must be hot before you pour the cream in.',
        ],
        'cut-in-slices': [
          'You cut it in slices like a tart.',
          'A slice of it is good cold, even the next day.',
        ],
      },
    ],
    cues: [
      'pan fold breakfast whisk butter flip cheese ham mushrooms fluffy',
      'pastry crust oven slice tart cream bacon leek lorraine baked',
    ],
  },
  {
    words: ['popcorn', 'pretzel'],
    shared: {
      'salty-snack': [
        'You lick the salt off your lips afterwards.',
        'It makes you thirsty, and that sells drinks.',
      ],
      'at-the-fair': [
        'You can smell the stall from across the fair.',
        'A street seller hands it to you still warm.',
      ],
      'eaten-by-hand': ['Nobody eats it with a fork.', 'You eat it out of your hand while you walk.'],
      'in-the-stadium': [
        'Vendors carry it up and down the stands.',
        'Half the stadium is chewing on it by the break.',
      ],
      'sold-in-bags': [
        'In the shop there is a bag of it beside the crisps.',
        'An open bag of it does not survive the evening.',
      ],
    },
    telling: [
      {
        'at-the-cinema': [
          'No film begins without the rustle of it.',
          'It costs more than the ticket at the cinema.',
        ],
        'jumps-in-the-pot': [
          'Put the lid on, or it jumps out of the pot.',
          'It makes a noise like tiny fireworks.',
        ],
        'light-as-air': [
          'It is light, white and mostly air.',
          'A husk of it stays between your teeth all night.',
        ],
      },
      {
        'twisted-knot': ['It is twisted into a knot with two loops.', 'It looks like two folded arms.'],
        'baked-brown': [
          'It is dark and shiny, from the oven.',
          'Thick grains of salt sit on its brown skin.',
        ],
        'with-beer': [
          'In Bavaria it comes with beer and mustard.',
          'It hangs on a wooden stand on the table.',
        ],
      },
    ],
    cues: [
      'cinema movie kernels butter bucket microwave crunchy salt puffed film',
      'knot twisted bavaria beer salt baked dough lye mustard crunchy',
    ],
  },
  {
    words: ['cinnamon', 'nutmeg'],
    shared: {
      'brown-spice': [
        'It is brown and a pinch of it is enough.',
        'It lives in a small jar on the spice shelf.',
      ],
      'smells-of-christmas': [
        'The whole house smells of it in December.',
        "It smells like Christmas at my grandmother's.",
      ],
      'from-far-islands': [
        'Ships once sailed round the world to fetch it.',
        'Merchants got rich on a sack of it.',
      ],
      'in-baking': ['It goes into pies and biscuits.', 'The dough is pale without a little of it.'],
      'on-hot-drinks': ['You dust a little of it over a hot drink.', 'Mulled wine would miss it.'],
    },
    telling: [
      {
        'bark-of-a-tree': [
          'It is the bark of a tree, dried and rolled.',
          'It comes in sticks that curl up like paper.',
        ],
        'on-rolls': [
          'There is a soft roll with it in every Swedish café.',
          'It goes on rice pudding together with sugar.',
        ],
        'with-apple': ['It was made for apples.', 'Apple cake without it is only half a cake.'],
      },
      {
        'grated-fresh': ['You grate it fresh over the pot.', 'It has a tiny grater of its own.'],
        'hard-seed': [
          'It is a hard seed the size of a marble.',
          'Cut one open and it looks like marble inside.',
        ],
        'in-white-sauce': [
          'Mashed potatoes and white sauce want a trace of it.',
          'Too much of it makes you dizzy, they say.',
        ],
      },
    ],
    cues: [
      'stick bark roll bun apple sugar spice sweet powder christmas',
      'grate seed sauce potatoes eggnog spice pinch savoury mace pumpkin',
    ],
  },
  {
    words: ['chocolate', 'caramel'],
    shared: {
      melts: ['It melts if you leave it in the car.', 'It goes soft in your pocket before you get home.'],
      'sweet-tooth': ['People with a sweet tooth hide some in a drawer.', 'It comforts you after a bad day.'],
      'brown-colour': [
        'It is brown, and so are your teeth afterwards.',
        'Its colour is used as a name for brown.',
      ],
      'ice-cream-flavour': [
        'You can have it poured over ice cream.',
        'It is one of the first flavours a child asks for.',
      ],
      'in-sweets': ['It is wrapped in foil or shiny paper.', 'Half the sweet shop is made of it.'],
    },
    telling: [
      {
        'from-beans': [
          'It begins as a bitter bean in the tropics.',
          'The Aztecs drank it, bitter and with pepper.',
        ],
        'comes-in-bars': ['You break a square off the bar.', 'A purple cow is painted on the wrapper.'],
        'easter-rabbits': [
          'At Easter it has the shape of a hare.',
          'The Swiss and the Belgians argue whose is best.',
        ],
      },
      {
        'burnt-sugar': [
          'It is sugar that was heated until it turned brown.',
          'Watch the pan: a second too long and it is bitter.',
        ],
        'sticks-to-teeth': ['It pulls long threads and sticks to your teeth.', 'It can pull a filling out.'],
        'with-sea-salt': [
          'Lately everybody puts sea salt in it.',
          'It lies under the custard and runs down the sides.',
        ],
      },
    ],
    cues: [
      'cocoa bar bean dark milk truffle easter swiss bittersweet square',
      'sugar burnt sticky chewy toffee golden custard salted syrup butter',
    ],
  },
]
