import type { Neighbours } from '../../lexicon.ts'

export const garden: readonly Neighbours[] = [
  {
    words: ['carrot', 'radish'],
    shared: {
      'root-vegetable': [
        'The part we eat grows under the ground.',
        'You pull it out of the earth by its leaves.',
      ],
      'crunchy-raw': ['It cracks when you bite into it raw.', 'The whole table hears you chewing it.'],
      'in-bunches': [
        'At the market it is sold in bunches with a rubber band.',
        'The green on top tells you how fresh it is.',
      ],
      'in-salad': ['Sliced thin, it gives colour to a salad.', 'It lies on the plate with a dip beside it.'],
      'easy-to-grow': [
        'Children sow it in their first garden bed.',
        'It wants loose soil and a little patience.',
      ],
    },
    telling: [
      {
        'orange-and-long': ['It is long, orange and pointed.', 'Snowmen breathe through it.'],
        'good-for-eyes': ['They say it is good for your eyes.', 'Have you ever seen a hare with glasses?'],
        'sweet-cake': ['You can make a cake of it, with cream cheese.', 'It is sweet enough for babies.'],
      },
      {
        'hot-taste': ['It burns a little on the tongue.', 'Do not be fooled by its size, it is sharp.'],
        'red-and-round': [
          'It is a small red ball that is white inside.',
          'It is done growing after four weeks.',
        ],
        'with-bread': [
          'With buttered bread and salt it is a supper.',
          'In a beer garden the long white kind is cut in a spiral.',
        ],
      },
    ],
    cues: [
      'orange rabbit snowman eyes cake peel juice long horse soup',
      'red round sharp white salt small peppery bread spring bite',
    ],
  },
  {
    words: ['spinach', 'kale'],
    shared: {
      'leafy-green': [
        'It is a pile of dark green leaves.',
        'Wash it well, there is sand between the leaves.',
      ],
      'full-of-iron': ['Parents say it makes you strong.', 'It is said to be full of iron.'],
      shrinks: [
        'A whole bag of it shrinks to a spoonful.',
        'The pot is full, and a minute later it is nearly empty.',
      ],
      'in-green-smoothies': [
        'People drink it, green and thick, for their health.',
        'Yoga teachers put it in the mixer.',
      ],
      'children-refuse': [
        'Children push it to the edge of the plate.',
        'No child ever asked for seconds of it.',
      ],
    },
    telling: [
      {
        popeye: ['A sailor with thick arms eats it from the tin.', 'A cartoon sailor made it famous.'],
        'with-egg': [
          'With a fried egg and potatoes it is a classic.',
          'Frozen, it comes in little blocks with cream.',
        ],
        'soft-leaves': ['The young leaves are soft enough for a salad.', 'It makes your teeth feel furry.'],
      },
      {
        'after-frost': ['It tastes best after the first frost.', 'It stands in the field in the snow.'],
        'curly-leaves': ['The leaves are curly like a perm.', 'You have to rub it with oil to make it soft.'],
        'with-sausage': [
          'In the north it is cooked for hours with sausage.',
          'Baked crisp, it has replaced the potato in some bowls.',
        ],
      },
    ],
    cues: [
      'popeye iron egg creamed frozen leaf soft feta sailor baby',
      'curly frost winter chips cabbage sausage crisp superfood tough massage',
    ],
  },
  {
    words: ['cheese', 'yogurt'],
    shared: {
      'made-of-milk': ['Without cows and goats we would not have it.', 'It is what milk turns into.'],
      'in-the-fridge': ['You find it in the fridge at home.', 'It waits between the butter and the milk.'],
      'from-bacteria': ['Tiny creatures do the work while it rests.', 'It is alive, in a way.'],
      'greek-kind': ['The Greeks have a famous kind of it.', 'Mountain farmers make their own.'],
      'white-food': ['Fresh, it is white and a little sour.', 'It gives your bones what they need.'],
    },
    telling: [
      {
        'holes-in-it': ['Some of it has holes, and mice like it.', 'A mouse in a trap died for it.'],
        'smells-strong': ['The best ones smell like old socks.', 'You can smell it through the paper.'],
        'with-wine': [
          'It comes at the end of the meal with wine.',
          'It melts and pulls threads on a hot dish.',
        ],
      },
      {
        'with-a-spoon': ['You eat it with a small spoon.', 'You lick the lid before you begin.'],
        'fruit-at-bottom': [
          'There is fruit at the bottom, and you stir.',
          'With muesli it makes a breakfast.',
        ],
        'in-small-pots': ['It comes in small pots, four together.', 'In Turkey it is drunk with salt.'],
      },
    ],
    cues: [
      'mouse slice holes rind melt cheddar wine grate aged smelly',
      'spoon pot fruit muesli greek lid stir breakfast cultures creamy',
    ],
  },
]
