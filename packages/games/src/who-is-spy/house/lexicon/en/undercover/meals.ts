import type { Neighbours } from '../../lexicon.ts'

export const meals: readonly Neighbours[] = [
  {
    words: ['pizza', 'lasagna'],
    shared: {
      'italian-dish': ['We owe it to Italy.', 'Every Italian family does it differently, and better.'],
      'tomato-and-cheese': ['Tomato below, melted mozzarella on top.', 'The top of it pulls long threads.'],
      'from-the-oven': [
        'It comes out of the oven far too hot.',
        'You burn the roof of your mouth every time.',
      ],
      'frozen-version': [
        'In the freezer there is one for bad days.',
        'The frozen kind never looks like the picture.',
      ],
      'for-many': ['Make a big one and the whole table is happy.', 'Children never say no to it.'],
    },
    telling: [
      {
        'thrown-in-air': [
          'The cook throws it in the air and catches it.',
          'A stone oven and three minutes, that is all.',
        ],
        'delivered-home': [
          'A young man on a scooter brings it in a flat box.',
          'You order it when you do not want to cook.',
        ],
        'cut-like-cake': ['It is cut like a cake and eaten by hand.', 'You fold the slice and lean forward.'],
      },
      {
        'in-layers': [
          'It is built up like a house, floor by floor.',
          'Sauce, pasta, sauce, pasta, and so on.',
        ],
        'square-dish': [
          'It is served in squares from a deep dish.',
          'The corner piece is the best, it is crisp.',
        ],
        'cat-loves-it': [
          'A fat orange cat in a comic loves it.',
          'White sauce makes it heavy, and you want to lie down.',
        ],
      },
    ],
    cues: [
      'slice crust box delivery round dough naples topping salami stone',
      'layers pasta sheets bechamel square garfield minced baked dish sauce',
    ],
  },
  {
    words: ['walnut', 'almond'],
    shared: {
      'in-a-shell': ['You have to crack a shell to get it.', 'The shells pile up on the plate.'],
      'in-baking': [
        'It goes into cakes and biscuits, chopped or ground.',
        'Ground fine, it can take the place of flour.',
      ],
      'at-christmas': [
        'Saint Nicholas has some in his sack.',
        'There is a bowl of it on the table in winter.',
      ],
      'grows-on-tree': [
        'It grows on a tree and falls when it is ripe.',
        'Squirrels know the tree before you do.',
      ],
      'healthy-fat': ['A handful a day is good for the heart.', 'It is full of oil, the good kind.'],
    },
    telling: [
      {
        'like-a-brain': ['It looks like a little brain.', 'Two halves, with many folds.'],
        'stains-fingers': [
          'The green skin stains your fingers black.',
          'The wood of the tree makes dear furniture.',
        ],
        'boat-shell': [
          'Half a shell makes a boat for a candle.',
          'Grandfather cracked two of them in one hand.',
        ],
      },
      {
        marzipan: ['Without it there would be no marzipan.', 'Lübeck is famous for what is made of it.'],
        'milk-for-coffee': [
          "Those who drink no cow's milk take its milk.",
          'California grows most of it and waters it a lot.',
        ],
        'eye-shape': [
          'Beautiful eyes are said to have its shape.',
          'Its tree is the first to blossom, all pink.',
        ],
      },
    ],
    cues: [
      'brain shell crack halves wood furniture brown bitter oil brownie',
      'marzipan milk eyes blossom california pink sliced bitter flour oval',
    ],
  },
  {
    words: ['vodka', 'gin'],
    shared: {
      'clear-spirit': [
        'It looks like water, but it is not.',
        'It is as clear as glass and burns going down.',
      ],
      'forty-percent': ['It has around forty per cent.', 'A match would set it on fire.'],
      'in-long-drinks': ['It comes with ice and something fizzy.', 'The barman measures it twice and winks.'],
      'from-the-freezer': [
        'Good bars keep the bottle ice cold.',
        'The bottle comes to the table with frost on it.',
      ],
      'headache-later': ['Three of them and tomorrow has a headache.', 'It has ended many evenings early.'],
    },
    telling: [
      {
        'from-russia': [
          'Russians and Poles both say that they invented it.',
          'It is drunk in one go, standing, after a speech.',
        ],
        'from-potatoes': ['It can be made of potatoes.', 'Its name means little water.'],
        'no-taste': [
          'The less it tastes of anything, the better it is.',
          'With tomato juice it becomes a Mary.',
        ],
      },
      {
        'juniper-taste': ['It tastes of juniper and of forest.', 'Small blue berries give it its flavour.'],
        'with-tonic': [
          'Tonic and a slice of cucumber belong to it.',
          'The British in India took it with their quinine.',
        ],
        'english-queen': [
          'An old English queen had one every noon.',
          "In London it was once called mother's ruin.",
        ],
      },
    ],
    cues: [
      'russia potato poland shot freezer bloody mary neutral moscow grain cold ice glass',
      'juniper tonic cucumber london botanicals martini lime berries british herbs bitter ice glass',
    ],
  },
]
