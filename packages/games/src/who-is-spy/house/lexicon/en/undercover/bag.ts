import type { Neighbours } from '../../lexicon.ts'

export const bag: readonly Neighbours[] = [
  {
    words: ['backpack', 'suitcase'],
    shared: {
      'for-travel': ['It goes with you on holiday.', 'The night before you stand in front of it.'],
      'too-full': ['It never closes at the first try.', 'You sit on it, or you leave the boots at home.'],
      'checked-at-airport': [
        'At the airport they want to know who packed it.',
        'It turns round on a belt with hundreds of others.',
      ],
      'has-zips': ['The zip breaks on the way.', 'It has pockets in which things get lost.'],
      'home-from-school': ['Your life for two weeks is in it.', 'You live out of it for a while.'],
    },
    telling: [
      {
        'on-shoulders': ['You carry it on your shoulders.', 'Both hands are free.'],
        'pupils-wear-it': ['Pupils carry half a library in it.', 'A sleeping bag is tied on below.'],
        'round-the-world': [
          'With it you go round Asia on little money.',
          'In the bus you hit people with it.',
        ],
      },
      {
        'on-wheels': [
          'It rolls behind you and rattles on the stones.',
          'Four little wheels, one of them jams.',
        ],
        'under-the-bed': ['It lies under the bed until summer.', 'Stickers of old hotels used to be on it.'],
        'full-of-money': ['In gangster films it is full of money.', 'Paddington arrived with one.'],
      },
    ],
    cues: [
      'shoulders straps school hiking pupil tent zip camping books wear',
      'wheels travel hotel pack airport luggage handle clothes trolley lock',
    ],
  },
  {
    words: ['chalk', 'marker'],
    shared: {
      'for-writing': ['Teachers write with it.', 'You can draw on walls with it.'],
      'used-at-board': [
        'You stand in front of all and have it in your hand.',
        'It belongs to the board in class.',
      ],
      'leaves-marks': ['It gets on your sleeves.', 'Your fingers tell what you did.'],
      'many-colours': ['It comes in a box with all colours.', 'Red is for corrections.'],
      squeaks: ['It squeaks, and everybody shudders.', 'It makes a noise that hurts.'],
    },
    telling: [
      {
        'white-dust': ['It leaves white dust on the trousers.', 'You clap the sponge and cough.'],
        'on-the-street': ['Children draw a hopping game on the street with it.', 'The rain takes it away.'],
        'breaks-easily': [
          'It breaks in two, and both parts still write.',
          'A wolf ate some to soften his voice.',
        ],
      },
      {
        'with-a-cap': ['Without its cap it dries out.', 'Where is the cap?'],
        'permanent-ink': [
          'It does not come off, it says so.',
          'Somebody used the wrong one on the whiteboard.',
        ],
        'smells-strong': [
          'It smells of glue and makes you dizzy.',
          'You highlight half of the page with it.',
        ],
      },
    ],
    cues: [
      'white dust board teacher blackboard sidewalk hopscotch crumble limestone cliffs',
      'cap ink felt permanent highlight whiteboard yellow pen thick smell',
    ],
  },
]
