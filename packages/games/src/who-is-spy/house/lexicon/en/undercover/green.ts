import type { Neighbours } from '../../lexicon.ts'

export const green: readonly Neighbours[] = [
  {
    words: ['orchid', 'daffodil'],
    shared: {
      'garden-centre': [
        'People buy it in a pot at the garden centre.',
        'It stands on window sills and looks at the street.',
      ],
      'given-as-present': [
        'You bring one to your aunt on Sunday.',
        'It is given as a present with a bow around the pot.',
      ],
      'painted-often': ['Painters have always liked its petals.', 'You see it on cards and tea towels.'],
      'needs-little-water': [
        'Too much water is the end of it.',
        'Its root does not like to stand in the wet.',
      ],
      'single-stem': ['A long green stem carries the bloom.', 'Each stem ends in a face that looks at you.'],
    },
    telling: [
      {
        'from-rainforest': ['At home it sits high up in the rainforest.', 'It lives on air and mist.'],
        'blooms-for-months': [
          'It blooms for months and then sulks for a year.',
          'Nobody knows how to make it flower again.',
        ],
        'gives-vanilla': ['One kind of it gives us vanilla.', 'Collectors have killed for rare ones.'],
      },
      {
        'early-spring': [
          'When it comes, winter is nearly over.',
          'It blooms at Easter in every front garden.',
        ],
        'yellow-trumpet': ['It is a yellow trumpet on a stalk.', 'Six petals around a little cup.'],
        'of-wales': ['The Welsh pin it on in March.', 'Wordsworth saw a host of them by a lake.'],
      },
    ],
    cues: [
      'exotic pot rainforest vanilla purple rare window elegant hothouse petals',
      'yellow spring easter trumpet bulb wales narcissus march garden wordsworth',
    ],
  },
  {
    words: ['acorn', 'chestnut'],
    shared: {
      'falls-in-autumn': ['It falls on your head in October.', 'Autumn is here when it lies on the path.'],
      'children-collect': [
        'Children come home with their pockets full of it.',
        'With matches it turns into a little man.',
      ],
      'brown-and-smooth': ['It is brown and smooth and good to hold.', 'It shines when it is fresh.'],
      'grows-into-tree': [
        'A whole tree sleeps inside it.',
        'Put it into the ground and wait for fifty years.',
      ],
      'boars-eat-it': ['Wild boars grow fat on it.', 'Foresters feed it to deer in winter.'],
    },
    telling: [
      {
        'wears-a-cap': ['It wears a little cap.', 'You can whistle on its cap.'],
        'of-the-oak': ['It belongs to the oak.', 'Great ones from small ones grow, says the proverb.'],
        'spanish-ham': [
          'Pigs that eat it give the dearest ham.',
          'In bad times people made coffee out of it.',
        ],
      },
      {
        'spiny-shell': ['It comes in a green shell full of spines.', 'It bursts out of a prickly ball.'],
        'roasted-in-street': [
          'A man sells it hot from a barrel in December.',
          'Roasting on an open fire, as the song goes.',
        ],
        'brown-horse': [
          'Horses of this colour have its name.',
          'It makes a sweet purée or a stuffing for the goose.',
        ],
      },
    ],
    cues: [
      'oak cap squirrel small autumn seed pig nut hat tree',
      'roasted spiny fire horse brown stuffing conker autumn market glossy',
    ],
  },
]
