import type { Neighbours } from '../lexicon.ts'

export const media: readonly Neighbours[] = [
  {
    words: ['newspaper', 'magazine'],
    shared: {
      'printed-pages': [
        "You turn the pages and don't read half of them.",
        "There's a crossword on one of the last pages.",
      ],
      'sold-at-kiosk': [
        'You get it at the kiosk, with a pack of chewing gum.',
        'I buy one at the station when I have a long ride ahead.',
      ],
      'by-subscription': [
        "It's in my mailbox because I forgot to cancel.",
        'My parents have subscribed to the same one since they got married.',
      ],
      'full-of-adverts': [
        "Take out the adverts and it's a thin little thing.",
        'A journalist wrote it, and an ad paid for it.',
      ],
      'read-at-the-dentist': [
        "You find an old one at the dentist's.",
        'I read it on the toilet, like everybody else.',
      ],
    },
    telling: [
      {
        'every-day': [
          "It's delivered before sunrise, every day.",
          "By tomorrow, it's only good to wrap a fish in.",
        ],
        'large-and-thin': [
          'You need long arms to open it, and the man beside you suffers.',
          'The ink comes off on your fingers.',
        ],
        'headlines-first': [
          'A boy used to shout out the headline in the street.',
          'My father hides behind it at breakfast.',
        ],
      },
      {
        'glossy-paper': [
          'The paper is shiny and smells of a perfume sample.',
          'On the front, somebody very beautiful is smiling.',
        ],
        'special-interest': [
          "There's one about fishing, one about yoga, one for cat lovers.",
          'I read up on which royal is seeing whom.',
        ],
        'weekly-or-monthly': [
          'A new one comes out just once a week or once a month.',
          'The hairdresser has a whole stack, and I read all the gossip.',
        ],
      },
    ],
    cues: [
      'daily headline news paper ink journalist morning article politics delivery breakfast fold page',
      'glossy fashion monthly cover gossip pictures celebrity model weekly article interview subscription beauty',
    ],
  },
  {
    words: ['radio', 'television'],
    shared: {
      'news-every-hour': [
        'I have it on for the news and the weather.',
        "When there's a storm or a war, everyone turns it on.",
      ],
      'background-noise': [
        "It's on all day at my aunt's so that the apartment isn't so quiet.",
        "Some people can't go to sleep without it.",
      ],
      'has-channels': [
        "You go through the channels and there's nothing on.",
        'There are hundreds of stations, and I use two.',
      ],
      'family-gathered-round': [
        'There was only one on the street, and everybody came by.',
        'The whole family used to sit around it after dinner.',
      ],
      'full-of-adverts': [
        'Just when it gets exciting, they try to sell you a car.',
        'I know all the adverts by heart, and I even sing them.',
      ],
    },
    telling: [
      {
        'in-the-car': [
          'I turn it up in the car and sing terribly.',
          "It tells you about the traffic jam you're already in.",
        ],
        'sound-only': [
          'You can listen to it while you peel potatoes.',
          'You never know what the speakers look like.',
        ],
        'has-antenna': [
          'You pull out the antenna, turn a knob, and it crackles.',
          'Orson Welles scared a whole country with it in 1938.',
        ],
      },
      {
        'remote-lost-in-sofa': [
          'The remote is between the cushions again.',
          'My parents argue about who gets to press the buttons.',
        ],
        'square-eyes': [
          "You'll get square eyes from it, my mother said.",
          'It hangs on the wall, flat, black and as big as a door.',
        ],
        'watch-series': [
          "I can't come out tonight, the last episode is on.",
          'All the sofas in the world are turned to face it.',
        ],
      },
    ],
    cues: [
      'listen station music car frequency antenna host news waves fm voice song kitchen',
      'screen watch remote channel couch series show movie evening news program flat picture',
    ],
  },
  {
    words: ['novel', 'biography'],
    shared: {
      'tells-a-story': [
        'I read it in bed until it falls on my nose.',
        "It's got a hero, and he has it hard for three hundred pages.",
      ],
      'heavy-book': [
        "It's thick enough to keep a door open.",
        'You can find it in my suitcase when I go to the beach.',
      ],
      'takes-years-to-write': [
        'Somebody worked on it for years, on coffee.',
        "Any famous person wants to write one before they're sixty.",
      ],
      'made-into-film': [
        'The film about it was good, but not as good as this.',
        'An actor gets an Oscar when they put it on the screen.',
      ],
      'given-as-present': [
        "It's what I give my father when I have no other idea.",
        'You write something nice on the first page and wrap it up.',
      ],
    },
    telling: [
      {
        'invented-people': [
          'Nobody in it has ever lived, and I cry about them anyway.',
          'All in it is made up, and still it feels true.',
        ],
        'murder-or-love': [
          "In the one I'm reading, the butler did it.",
          "It's about a love that can't be, as always.",
        ],
        'genre-of-fiction': [
          "Tolstoy's are the ones everyone pretends to have finished.",
          'The writer can do anything there, even bring back the dead.',
        ],
      },
      {
        'real-life': [
          'Somebody has really gone through all that.',
          'It begins with a birth and mostly ends with a death.',
        ],
        'photos-in-middle': [
          'In the middle there are some pages of old photographs.',
          "There's a picture of the person on the cover, looking serious.",
        ],
        'famous-person': [
          'You learn what Einstein had for breakfast.',
          'Each great composer and general has got several of them.',
        ],
      },
    ],
    cues: [
      'fiction story characters chapter author plot book romance imagination crime ending bestseller reading',
      'life famous true person facts book memoir history born author childhood real einstein',
    ],
  },
]
