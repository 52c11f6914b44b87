import type { Neighbours } from '../../lexicon.ts'

export const sky: readonly Neighbours[] = [
  {
    words: ['comet', 'meteor'],
    shared: {
      'in-night-sky': ['You see it in the night sky if you are lucky.', 'City people hardly ever see it.'],
      'has-a-tail': ['It draws a bright line behind it.', 'What you see is mostly its tail.'],
      'from-space': ['It comes from far out in space.', 'It is older than the Earth.'],
      'dinosaur-end': ['One of them may have ended the dinosaurs.', 'In films it is going to hit New York.'],
      omen: ['In old times people took it for a sign.', 'Kings trembled when it came.'],
    },
    telling: [
      {
        'comes-back': ['It comes back after decades.', 'Halley knew when it would return.'],
        'dirty-snowball': ['It is a dirty ball of ice.', 'The sun makes it glow and steam.'],
        'reindeer-name': ["One of Santa's reindeer has its name.", 'The wise men may have followed one.'],
      },
      {
        'make-a-wish': ['Make a wish, quickly.', 'It is gone before you can point.'],
        'burns-up': ['It burns up in a second.', 'It is no bigger than a grain of sand, mostly.'],
        'in-august': ['In August there are dozens in one night.', 'You lie on the grass and count them.'],
      },
    ],
    cues: [
      'ice halley orbit tail return periodic sun decades bethlehem snowball',
      'shooting wish streak august burn shower perseids crater second stone',
    ],
  },
  {
    words: ['earthquake', 'avalanche'],
    shared: {
      'natural-disaster': ['It is on the evening news.', 'Rescue dogs search for people afterwards.'],
      'without-warning': ['It comes without warning.', 'Animals sense it before we do.'],
      'buries-houses': ['Houses are buried under it.', 'Seconds decide over life and death.'],
      rumbling: ['First there is a rumble.', 'It sounds like a train coming through the room.'],
      'measured-by-scale': ['Experts give it a number for its danger.', 'Some places live in fear of it.'],
    },
    telling: [
      {
        'ground-shakes': ['The ground shakes.', 'The lamps swing and the plates fall.'],
        richter: ['A man called Richter gave us the number.', 'In Tokyo houses are built for it.'],
        'plates-move': ['It happens where plates rub.', 'San Francisco is waiting for the next big one.'],
      },
      {
        'in-the-snow': ['It begins with a crack in the snow.', 'Skiers who leave the slopes set it off.'],
        'white-wall': ['A white wall comes down the slope.', 'They say a yodel can start it.'],
        'saint-bernard': [
          'A Saint Bernard with a barrel comes to help.',
          'An air bag keeps you on top of it.',
        ],
      },
    ],
    cues: [
      'richter tremor plates tokyo crack shake aftershock epicentre fault collapse',
      'snow skiers slope mountain winter alps white buried slide resort',
    ],
  },
]
