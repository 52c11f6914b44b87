import type { Neighbours } from '../../lexicon.ts'

export const work: readonly Neighbours[] = [
  {
    words: ['dentist', 'surgeon'],
    shared: {
      'in-white-coat': ['He wears a mask and gloves.', 'A lamp shines on you from above.'],
      'people-are-afraid': ['Nobody looks forward to seeing him.', 'The night before you sleep badly.'],
      'gives-injection': ['First comes a needle.', 'It will not hurt, he says.'],
      'long-studies': ['It takes many years at university.', 'Parents are proud to have one in the family.'],
      'steady-hand': ['His hand must not tremble.', 'He works to the millimetre.'],
    },
    telling: [
      {
        'open-wide': ['Open wide, he says, and asks how you are.', 'You answer him with vowels.'],
        'with-a-drill': [
          'The sound of the drill gives you goose pimples.',
          'You sit in a chair that tips back.',
        ],
        'twice-a-year': ['You should go twice a year.', 'He asks if you have flossed.'],
      },
      {
        'operating-theatre': ['You are asleep while he works.', 'He stands at a table for six hours.'],
        'scalpel-please': [
          'Scalpel, he says, and somebody hands it over.',
          'He leaves a scar, if all goes well.',
        ],
        'washes-long': ['He washes up to the elbows.', 'He takes out what does not belong inside you.'],
      },
    ],
    cues: [
      'teeth drill cavity chair filling braces rinse tooth floss molar',
      'scalpel operation hospital knife scar stitches anaesthesia theatre organ transplant',
    ],
  },
  {
    words: ['tailor', 'shoemaker'],
    shared: {
      'old-craft': ['It is an old craft that few still learn.', 'His little shop smells of the past.'],
      'in-fairy-tales': ['Grimm told a story about him.', 'In fairy tales he is poor and clever.'],
      'measures-you': ['He takes your measure before he starts.', 'What he makes fits nobody else.'],
      'needle-and-thread': ['He works with needle and thread.', 'A thimble saves his finger.'],
      'repairs-old': [
        'What is worn out he makes good again.',
        'You bring it in torn and fetch it on Friday.',
      ],
    },
    telling: [
      {
        'makes-suits': [
          'You stand still while he puts pins in.',
          'He asks on which side you wear your keys.',
        ],
        'seven-at-blow': ['One of them killed seven at a blow.', 'A tape hangs round his neck.'],
        'shortens-trousers': [
          'He shortens your trousers by a hand.',
          'In London they have a street of their own.',
        ],
      },
      {
        'works-with-leather': [
          'His apron is of leather, and so is all else.',
          'He has a wooden foot for each customer.',
        ],
        'elves-helped': ['Elves did his work at night.', 'His hammer taps on small nails.'],
        'heels-and-soles': [
          'Heels are what he earns his living with.',
          'The saying tells him to stick to his last.',
        ],
      },
    ],
    cues: [
      'suit cloth tape pins fitting hem trousers sew sleeves fabric',
      'leather sole heel last elves hammer boots glue cobbler laces',
    ],
  },
  {
    words: ['sailor', 'fisherman'],
    shared: {
      'works-on-water': ['His office rocks.', 'He knows the wind by its first name.'],
      'away-from-home': ['His wife waits on the pier.', 'He is away for weeks and brings home stories.'],
      'fears-storms': ['A storm is no joke for him.', 'He looks at the sky before he answers.'],
      'ties-knots': ['He can tie twenty knots in the dark.', 'His hands are rough from ropes.'],
      'in-the-harbour': ['You meet him in the pub by the harbour.', 'He walks as if the ground were moving.'],
    },
    telling: [
      {
        'tattoo-and-anchor': [
          'He has an anchor tattooed on his arm.',
          'His collar is blue with white stripes.',
        ],
        'girl-in-every-port': [
          'People say he has a girl in every port.',
          'He sings shanties when the work is hard.',
        ],
        'climbs-mast': ['He climbs up to the top of the mast.', 'Ahoy is how he says hello.'],
      },
      {
        'casts-nets': ['He throws out his nets at dawn.', 'Gulls follow his boat.'],
        'smells-of-catch': [
          'He smells of what he sells.',
          'What he caught gets longer every time he tells it.',
        ],
        'patient-man': ['Patience is his trade.', 'An old one fought with a marlin for three days.'],
      },
    ],
    cues: [
      'navy anchor ship tattoo deck crew port mast uniform voyage',
      'net catch rod hook boat bait gulls dawn cod hemingway',
    ],
  },
  {
    words: ['detective', 'bodyguard'],
    shared: {
      'dark-glasses': ['He wears dark glasses and says little.', 'He sits with his back to the wall.'],
      'watches-closely': ['Nothing escapes his eyes.', 'He notices who comes in and who leaves.'],
      'hired-by-rich': ['The rich pay him well.', 'He is hired by people with secrets.'],
      'in-films': [
        'Hollywood has made hundreds of films about him.',
        'On screen he always gets the girl in the end.',
      ],
      'carries-a-gun': ['He may have a gun under his jacket.', 'His job can kill him.'],
    },
    telling: [
      {
        'looks-for-clues': [
          'A hair on the carpet tells him everything.',
          'He asks where you were on Tuesday night.',
        ],
        'with-pipe': [
          'The most famous one smoked a pipe and played the violin.',
          'His friend, a doctor, wrote it all down.',
        ],
        'solves-murder': ['In the last chapter he gathers everybody.', 'The butler was not it this time.'],
      },
      {
        'protects-stars': [
          'He stands between the star and the crowd.',
          'He would take the bullet for somebody.',
        ],
        'broad-shoulders': ['He is as broad as a wardrobe.', 'He talks into his sleeve.'],
        'whitney-houston': [
          'A singer fell in love with one in a film.',
          'Presidents run with six of them around the car.',
        ],
      },
    ],
    cues: [
      'clues murder case magnifying sherlock mystery trenchcoat suspect pipe private',
      'protect earpiece celebrity muscles bullet president shield suit strong escort',
    ],
  },
]
