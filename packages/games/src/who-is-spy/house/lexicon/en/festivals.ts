import type { Neighbours } from '../lexicon.ts'

export const festivals: readonly Neighbours[] = [
  {
    words: ['christmas', 'easter'],
    shared: {
      'christian-feast': ['It fills the churches, once in a year.', 'The story behind it is in the Bible.'],
      'family-meal': [
        'The whole family squeezes around one table.',
        'My mother cooks for two days before it.',
      ],
      'school-holidays': [
        'Schools are closed and the trains are full.',
        'Pupils long for it, because there is no school.',
      ],
      'chocolate-figures': [
        'Supermarkets sell hollow chocolate figures for it.',
        'Children eat far too many sweets on that day.',
      ],
      'fixed-traditions': [
        'Each year we do it exactly as grandma did.',
        'Every country has its own customs for it.',
      ],
    },
    telling: [
      {
        'in-december': ['Its date is the same every December.', 'The shortest days of the year surround it.'],
        'decorated-tree': [
          'There is a tree in the living room, with lights.',
          'Glass balls and a star come down from the attic.',
        ],
        'many-presents': [
          'There are presents to unwrap.',
          'We sing carols until we are allowed to see the gifts.',
        ],
      },
      {
        'in-spring': [
          'It comes with daffodils and the first warm days.',
          'Its date jumps about between March and April.',
        ],
        'egg-hunt': [
          'Kids search the garden for painted eggs.',
          'You may find the last egg behind the sofa in June.',
        ],
        'hare-brings-gifts': [
          'An animal with long ears is said to bring the treats.',
          'Lambs, hares and chicks decorate the windows.',
        ],
      },
    ],
    cues: [
      'tree santa presents december snow carols reindeer star bethlehem stockings lights winter',
      'eggs bunny spring chocolate hunt lamb sunday basket april church resurrection chicks',
    ],
  },
  {
    words: ['carnival', 'halloween'],
    shared: {
      costumes: ['You can go to work as a pirate for once.', 'I never know what to dress up as.'],
      masks: ['Behind a mask nobody knows you.', 'You hide your face and feel much braver.'],
      'sweets-collected': [
        'Children come home with bags full of sweets.',
        'Sweets are thrown or given away to the kids.',
      ],
      'party-at-night': [
        'Adults use it as an excuse to party until late.',
        'The clubs hold a contest for the best outfit.',
      ],
      'face-paint': [
        'It takes a week to get the paint off your face.',
        'Your mother paints whiskers or scars on your cheeks.',
      ],
    },
    telling: [
      {
        'samba-parade': [
          'Samba dancers follow the trucks for hours.',
          'Feathers, sequins and drums fill the streets of Rio.',
        ],
        'before-lent': ['It ends on a Wednesday with ashes.', 'After it, the fasting begins.'],
        'venice-classic': [
          'Venice is full of golden masks and capes.',
          'In Cologne the whole city sings for days.',
        ],
      },
      {
        'pumpkin-lantern': ['People carve a face into a pumpkin.', 'An orange vegetable glows on the porch.'],
        spooky: [
          'Skeletons and spider webs hang in the front garden.',
          'Everything should be as scary as possible.',
        ],
        'trick-or-treat': [
          'Little ghosts ring your bell and threaten you.',
          'You had better have something sweet when they knock.',
        ],
      },
    ],
    cues: [
      'parade rio samba costume mask venice float february music dance confetti brazil',
      'pumpkin ghost october costume witch candy scary trick treat spooky bats skeleton',
    ],
  },
  {
    words: ['birthday', 'anniversary'],
    shared: {
      'comes-once-a-year': ['It comes round once in twelve months.', 'You mark the date in your calendar.'],
      'often-forgotten': ['Forget it and you will be in trouble.', 'An app on my phone reminds me of it.'],
      'numbers-matter': ['The round numbers are celebrated the most.', 'At fifty it calls for a big party.'],
      'cards-and-flowers': [
        'A card or some flowers are the least you can bring.',
        'The postman brings cards from old friends.',
      ],
      'dinner-out': [
        'We book a table at a good restaurant for it.',
        'Someone raises a glass and looks back on the years.',
      ],
    },
    telling: [
      {
        'one-person': [
          'The day belongs to one person alone.',
          'Everybody sings for you, mostly out of tune.',
        ],
        'candles-on-cake': [
          'You blow out as many candles as you have years.',
          'You make a wish and must not tell it.',
        ],
        'getting-older': ['You are a year older and no wiser.', 'Some stop counting after thirty-nine.'],
      },
      {
        'for-couples': ['It belongs to two people.', 'They renew their vows and hold hands.'],
        'silver-and-gold': [
          'Silver stands for twenty-five years and gold for fifty.',
          'Paper comes first, and diamonds after sixty years.',
        ],
        'marks-founding': [
          'A company or a town can have one as well.',
          'The club marks it with a speech about its founders.',
        ],
      },
    ],
    cues: [
      'cake candles age presents party gifts wish balloons born year song surprise',
      'wedding couple years married golden dinner silver love roses date romantic diamond',
    ],
  },
]
