import type { Neighbours } from '../../lexicon.ts'

export const fruit: readonly Neighbours[] = [
  {
    words: ['peach', 'apricot'],
    shared: {
      'stone-inside': ['There is a hard stone inside.', 'Children spit the stone as far as they can.'],
      'summer-fruit': [
        'You wait for it until July.',
        'It is ripe for a few weeks in summer, then it is over.',
      ],
      'orange-flesh': ['The flesh is yellow to orange.', 'One side is redder where the sun was.'],
      'soft-when-ripe': [
        'Press it gently and you know if it is ripe.',
        'A day too long in the bowl and it has brown spots.',
      ],
      'in-jam-and-cake': ['It makes a good jam.', 'In winter it comes out of a tin, in halves.'],
    },
    telling: [
      {
        'juice-runs': ['The juice runs down to your elbow.', 'You eat it bent forward over the sink.'],
        'velvet-skin': ['Its skin has a fur like velvet.', 'The fuzz makes some people shiver.'],
        'from-georgia': [
          'The state of Georgia put it on its number plate.',
          'In China it stands for a long life.',
        ],
      },
      {
        'small-one': ['It is no bigger than a golf ball.', 'You can put a whole half in your mouth.'],
        'dried-fruit': [
          'Dried, it is chewy and goes into muesli.',
          'It comes dried from Turkey, wrinkled like an ear.',
        ],
        'in-dumplings': [
          'In Austria it is hidden in a dumpling.',
          'The baker brushes it over cakes to make them shine.',
        ],
      },
    ],
    cues: [
      'fuzzy juicy stone velvet georgia nectarine pit summer blush ripe',
      'small dried turkish jam stone muesli orange dumpling kernel tart',
    ],
  },
  {
    words: ['banana', 'mango'],
    shared: {
      'tropical-fruit': ['It grows where it never gets cold.', 'It has come a long way by ship.'],
      'peel-first': ['Nobody eats the skin.', 'You have to get through the skin first.'],
      'yellow-inside': ['It is yellow when it is ready.', 'It is picked green and ripens on the way.'],
      'in-smoothies': ['It makes every smoothie thick.', 'Babies get it mashed before they have teeth.'],
      'sweet-and-soft': [
        'It is so sweet that it needs no sugar.',
        'It goes soft and brown if you forget it.',
      ],
    },
    telling: [
      {
        'curved-shape': [
          'It is curved, and nobody knows quite why.',
          'You can hold it to your ear like a telephone.',
        ],
        'eaten-by-apes': [
          'Monkeys in cartoons eat nothing else.',
          'Tennis players eat one between two games.',
        ],
        'slippery-skin': ['In comedies somebody slips on its skin.', 'It comes with its own wrapping.'],
      },
      {
        'big-flat-stone': [
          'There is a big flat stone in the middle.',
          'Getting the flesh off the stone is a mess.',
        ],
        'indian-fruit': ['Indians call it the king of its kind.', 'It goes into lassi and into chutney.'],
        'cut-in-cubes': [
          'You cut a grid into it and turn it inside out.',
          'Its threads stay between your teeth.',
        ],
      },
    ],
    cues: [
      'yellow curved peel monkey bunch split slip potassium tropical plantation',
      'stone lassi chutney india juicy tropical sticky orange cube exotic',
    ],
  },
  {
    words: ['pineapple', 'coconut'],
    shared: {
      'tropical-beach': [
        'It makes you think of a beach with palms.',
        'It belongs on a postcard from an island.',
      ],
      'hard-outside': [
        'Outside it is hard and not at all inviting.',
        'You need a big knife and some courage.',
      ],
      'in-cocktails': [
        'A cocktail gets a paper umbrella because of it.',
        'In a piña colada both kinds of holiday meet.',
      ],
      'heavy-fruit': ['It is heavy for a fruit.', 'One of them fills half the shopping bag.'],
      'in-cans': ['Mostly we only know it from the tin.', 'It turns a curry mild and sweet.'],
    },
    telling: [
      {
        'with-a-crown': ['It wears a crown of stiff leaves.', 'You can plant its top in a pot.'],
        'prickly-skin': ['Its skin has a pattern of prickly eyes.', 'You cut the eyes out in a spiral.'],
        'on-toast': [
          'Some people put it on a pizza and start a war.',
          'A ring of it goes on toast with ham.',
        ],
      },
      {
        'falls-from-palm': ['Do not sleep under the tree it grows on.', 'It can float across a whole ocean.'],
        'milk-inside': ['You bore a hole and drink what is inside.', 'Shake it and you hear it slosh.'],
        'hairy-shell': [
          'It is brown and hairy with three dark eyes.',
          'Its white flakes go on cakes and macaroons.',
        ],
      },
    ],
    cues: [
      'crown prickly ring hawaii juice ham yellow tin spiky tart',
      'palm milk shell hairy flakes oil white island crack water',
    ],
  },
]
