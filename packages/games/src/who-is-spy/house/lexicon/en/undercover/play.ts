import type { Neighbours } from '../../lexicon.ts'

export const play: readonly Neighbours[] = [
  {
    words: ['archery', 'darts'],
    shared: {
      'hit-the-middle': ['It is all about the middle.', 'The middle counts most.'],
      'rings-on-target': ['The target has rings, each with its points.', 'You walk up and pull them out.'],
      'calm-hand': ['Your hand must be calm.', 'Hold your breath, then let go.'],
      'pointed-thing-flies': ['Something pointed flies through the air.', 'Nobody should stand in the way.'],
      'one-eye': ['You aim with one eye.', "A finger's breadth off, and it is lost."],
    },
    telling: [
      {
        'with-bow': ['You draw the string to your cheek.', 'A quiver hangs on your back.'],
        'robin-hood': ['Robin Hood was the best at it.', 'A Swiss father had to do it with an apple.'],
        'olympic-outdoors': ['It is done outdoors, at seventy metres.', 'Koreans win the gold in it.'],
      },
      {
        'in-the-pub': ['It is done in the pub, with a beer.', 'The champions have bellies.'],
        'triple-twenty': [
          'One hundred and eighty, shouts the speaker.',
          'You count down from five hundred and one.',
        ],
        'three-throws': [
          'Everybody throws three times.',
          'The wall around the board is full of small holes.',
        ],
      },
    ],
    cues: [
      'bow arrow robin string quiver medieval outdoor target feathers hunt',
      'pub board bullseye throw beer treble double flight cork wall',
    ],
  },
  {
    words: ['surfing', 'sailing'],
    shared: {
      'on-the-water': [
        'You are out on the water with nothing but a board or a boat.',
        'Salt dries on your skin.',
      ],
      'needs-weather': ['You study the weather report first.', 'On calm days you sit on the beach and wait.'],
      'wind-and-waves': ['You have to read the sea.', 'Nature does half of the work.'],
      'sunburnt-people': ['The people who do it are tanned.', 'They talk of nothing else in the bar.'],
      'balance-matters': ['You lean the right way or you get wet.', 'Beginners fall in all day.'],
    },
    telling: [
      {
        'standing-on-board': ['You stand on a board.', 'It begins with paddling on your belly.'],
        hawaii: ['It comes from Hawaii.', 'The Beach Boys sang about it.'],
        'perfect-wave': ['They wait for hours for the perfect one.', 'Sharks confuse you with a seal.'],
      },
      {
        'rope-and-mast': ['There are ropes for everything.', 'Mind your head when the boom comes over.'],
        'against-wind': ['You can even go against it, in zigzags.', 'A regatta is a race of it.'],
        'rich-mens-hobby': [
          'Rich men in white trousers do it.',
          'It is like standing in a cold shower tearing up money.',
        ],
      },
    ],
    cues: [
      'board wave hawaii beach paddle stand wetsuit california shark dude',
      'wind boat mast rope yacht regatta knots harbour tack anchor',
    ],
  },
  {
    words: ['climbing', 'hiking'],
    shared: {
      'in-mountains': ['You do it in the mountains.', 'At the top there is a cross and a book.'],
      'sore-muscles': ['The next day everything hurts.', 'Good shoes are half of it.'],
      'view-as-reward': ['The view makes up for it all.', 'A sandwich never tastes better than up there.'],
      rucksack: ['Water and a jacket are in the rucksack.', 'You start before sunrise.'],
      'weather-turns': [
        'When a thunderstorm comes you had better be down.',
        'Mountain rescue knows those who went without a plan.',
      ],
    },
    telling: [
      {
        'with-rope': ['A rope may save your life.', 'Your partner holds you.'],
        'grips-on-wall': [
          'In the hall you do it on coloured grips.',
          'Chalk on your hands keeps you from slipping.',
        ],
        'straight-up': ['It goes straight up.', 'Do not look down.'],
      },
      {
        'on-paths': ['You follow red and white marks on trees.', 'Step by step, for hours.'],
        'whole-family': ['The whole family goes, with dog.', 'At the hut there is soup.'],
        blisters: ['Blisters on both heels, but happy.', 'Pensioners do it with two sticks.'],
      },
    ],
    cues: [
      'rope harness rock wall grip chalk summit vertical carabiner bouldering',
      'trail boots path walk forest map blister hut nature poles',
    ],
  },
  {
    words: ['jigsaw', 'dominoes'],
    shared: {
      'of-small-pieces': ['It is made of many small pieces.', 'One piece always lies under the sofa.'],
      'rainy-afternoon': ['It is for a rainy afternoon.', 'It comes out at holiday homes.'],
      'fit-together': ['One piece has to fit the next.', 'You look for the one that fits.'],
      'on-the-table': ['You need a large table.', 'The cat walks across and ruins it.'],
      'needs-patience': [
        'One careless move and you start again.',
        'Grandfather and grandchild do it together.',
      ],
    },
    telling: [
      {
        'makes-a-picture': [
          'In the end there is a castle with a lake.',
          'The sky is the hardest, it is all blue.',
        ],
        'edges-first': ['You begin with the edges.', 'Piece one thousand is missing.'],
        'cardboard-shapes': [
          'The pieces have knobs and bays.',
          'The lid of the box shows how it should look.',
        ],
      },
      {
        'falls-in-row': [
          'Touch the first one, and all the others fall.',
          'People set up a million and film it.',
        ],
        'with-dots': ['There are dots on both halves.', 'Double six begins.'],
        'old-men-in-cafes': ['Old men in Cuba slam them on the table.', 'They used to be of ivory or bone.'],
      },
    ],
    cues: [
      'puzzle pieces picture cardboard edges sky thousand box fit assemble',
      'dots tiles fall row double chain topple ivory cuba line',
    ],
  },
]
