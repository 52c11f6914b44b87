import type { Neighbours } from '../../lexicon.ts'

export const house2: readonly Neighbours[] = [
  {
    words: ['doorbell', 'alarm clock'],
    shared: {
      'makes-a-noise': ['Its noise makes you jump.', 'It rings and you have to do something.'],
      'with-a-button': ['There is a button that you press.', 'One press of the finger is enough.'],
      'always-unwelcome': ['It always comes at the wrong moment.', 'In the middle of a dream you hear it.'],
      'dog-reacts': ['The dog goes mad when it hears it.', 'Everybody in the house is awake after it.'],
      'battery-empty': [
        'Its battery dies without telling you.',
        'When it breaks, you miss someone or something.',
      ],
    },
    telling: [
      {
        'at-the-entrance': ['It is next to the name on the wall.', 'Children press it and run away.'],
        'parcel-arrives': [
          'The parcel has come, or the neighbour has.',
          'Somebody stands outside and waits.',
        ],
        'ding-dong': ['Ding, dong, says the old one.', 'The new ones have a camera in them.'],
      },
      {
        'on-bedside-table': ['It stands by the bed and ticks.', 'Its green figures glow in the dark.'],
        snooze: ['Five more minutes, and again five more.', 'You hit it without opening your eyes.'],
        'hated-monday': ['Everybody hates it on Mondays.', 'The telephone has nearly replaced it.'],
      },
    ],
    cues: [
      'visitor door press ding postman entrance chime guest ring prank',
      'morning snooze wake bed ticking early hands monday loud sleep',
    ],
  },
  {
    words: ['bookshelf', 'cupboard'],
    shared: {
      'stores-things': ['Things that you may need one day are in there.', 'It keeps the flat from chaos.'],
      'of-boards': ['It is made of wood, and it is heavy.', 'It came in a flat box with too many screws.'],
      'against-wall': ['It stands against the wall.', 'When you move, it has to be taken apart.'],
      'needs-dusting': ['There is dust where you cannot reach.', 'The top of it nobody ever cleans.'],
      'swedish-shop': ['It has a Swedish name that nobody can say.', 'One screw was left over at the end.'],
    },
    telling: [
      {
        'full-of-stories': [
          'The contents tell you who lives here.',
          'Guests stand before it with their heads tilted.',
        ],
        'bends-in-middle': [
          'It bends under the weight of paper.',
          'Sorted by author, or by colour if you must.',
        ],
        'behind-video-call': [
          'It is behind everyone in a video call.',
          'In mystery films it turns and there is a passage.',
        ],
      },
      {
        'has-doors': ['What is in it you do not see.', 'Its doors hide the mess.'],
        'cups-and-plates': ['Cups and plates live in it.', 'You look for the sugar in it.'],
        'boy-under-stairs': [
          'A young wizard slept in one under the stairs.',
          'Mother Hubbard found hers bare.',
        ],
      },
    ],
    cues: [
      'novels spines library wood read rows author titles dusty paperbacks',
      'doors kitchen plates cups closed store hinges jars hidden mugs',
    ],
  },
]
