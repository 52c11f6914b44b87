import type { Neighbours } from '../lexicon.ts'

export const art: readonly Neighbours[] = [
  {
    words: ['painting', 'photograph'],
    shared: {
      'hangs-on-wall': [
        'It hangs on the wall, and always a bit crooked.',
        'There is a pale patch on the wallpaper where it used to be.',
      ],
      'in-a-frame': [
        'You put it into a frame, and it looks twice as good.',
        "The frame was dearer than what's in it.",
      ],
      'shows-a-scene': [
        'It can show a face, a bay or a bowl of fruit.',
        'My great-grandfather looks down at us from one.',
      ],
      'worth-a-thousand-words': [
        'They say it tells you more than a thousand words.',
        'You can look at it for a long time and still find something new.',
      ],
      'keeps-the-past': [
        'Long after we are gone, people will look at it.',
        'In it, everyone stays young for ever.',
      ],
    },
    telling: [
      {
        'brush-strokes': [
          'You can see each stroke of the brush if you go close.',
          'It smells of oil and needs weeks to dry.',
        ],
        'canvas-and-easel': [
          'There was nothing but white canvas before.',
          'Somebody stood at an easel for months for it.',
        ],
        'stolen-masterpiece': [
          'Her famous smile hangs in the Louvre.',
          'One of sunflowers was sold for many millions.',
        ],
      },
      {
        'taken-in-a-second': [
          'It takes no longer than a click.',
          'Everyone says cheese, and one has his eyes shut.',
        ],
        'in-albums': [
          'Grandma sticks it into an album and writes a date under it.',
          'In the old days you had to wait a week until it came from the lab.',
        ],
        'on-phones': [
          'I have nine thousand of them on my phone, mostly of the cat.',
          "You need a new one for your passport, and you mustn't smile.",
        ],
      },
    ],
    cues: [
      'brush canvas oil frame museum artist color gallery easel portrait wall landscape masterpiece',
      'camera picture album memory snap frame smile flash digital moment click print black',
    ],
  },
  {
    words: ['mosaic', 'tapestry'],
    shared: {
      'large-wall-picture': [
        'It covers a whole wall and shows a hunt or a saint.',
        "You have to step back to see what it's about.",
      ],
      'made-with-patience': [
        'Somebody spent years of their life on that, bit by bit.',
        "It's no hobby for the impatient.",
      ],
      'ancient-craft': [
        'Long ago only the rich could pay for it.',
        'People were good at it many centuries ago, perhaps better than we are.',
      ],
      'many-colors': [
        'It takes a thousand little bits of color to make one face.',
        "Close up it's a muddle, from afar it's a unicorn.",
      ],
      'decorates-halls': [
        'It made a cold hall look grand.',
        'I saw a huge one on a class trip, in a very old building.',
      ],
    },
    telling: [
      {
        'small-stones': [
          "It's put together from tiny stones, like a puzzle.",
          'Someone broke a lot of plates, and it turned into art.',
        ],
        'on-floors': [
          'The Romans had it on the floor and walked across the fish.',
          'They dug one up under a parking lot, good as new.',
        ],
        'in-bathrooms': [
          'A simple one is on the wall of my shower.',
          'Gaudi used it for benches and lizards in Barcelona.',
        ],
      },
      {
        'woven-from-wool': ["It's woven from wool, thread after thread.", 'Moths are its worst enemy.'],
        'keeps-out-cold': [
          'It kept the draft out of the castle.',
          "Behind it there's always a secret door, or Polonius.",
        ],
        'can-be-rolled-up': [
          'You could roll it up and take it to your next castle.',
          'A famous one from Bayeux shows a battle and a comet.',
        ],
      },
    ],
    cues: [
      'tiles stone glass roman floor pattern pieces colorful church small wall byzantine puzzle',
      'wool woven thread wall castle medieval hang fabric loom unicorn carpet battle cloth',
    ],
  },
  {
    words: ['statue', 'puppet'],
    shared: {
      'looks-like-a-person': [
        "It looks like a person, but there's nobody inside.",
        'It has a face and never blinks.',
      ],
      'carved-by-hand': [
        'Somebody has carved its nose with great care.',
        'The hands are the hardest bit to make, says the carver.',
      ],
      'slightly-creepy': [
        "At night, I wouldn't like to be alone with it.",
        'In horror films it turns its head when nobody is looking.',
      ],
      'comes-to-life-in-stories': [
        'In the old stories it comes alive because somebody loves it.',
        'Every maker dreams that it will breathe one day.',
      ],
      'wooden-ones-exist': [
        'There are some of wood, with the paint flaking off.',
        "You can find old wooden ones at the antique dealer's.",
      ],
    },
    telling: [
      {
        'pigeons-sit-on-it': [
          'A pigeon sits on its head and thinks nothing of it.',
          'It stands on the square in all weathers, poor fellow.',
        ],
        'of-marble-or-bronze': [
          "It's made of marble, and an arm is missing.",
          'Rub its bronze toe for luck, everyone does.',
        ],
        'honors-famous': [
          "You get one if you've won a war or written a great poem.",
          'The biggest one holds a torch and greets ships in New York.',
        ],
      },
      {
        'moved-by-strings': [
          'It dances when someone up there pulls the strings.',
          'It flops down as soon as you let go of it.',
        ],
        'hand-inside': [
          'Somebody has a hand in it, up to the elbow.',
          "It can speak, though it's really the man behind it.",
        ],
        'for-children': [
          'The children shout to warn it of the crocodile.',
          "There's a little stage for it with a curtain, in a tent.",
        ],
      },
    ],
    cues: [
      'stone marble bronze square monument sculptor pigeon still liberty pedestal carved famous greek',
      'strings hand wood theater children doll show pinocchio voice move stage toy finger',
    ],
  },
  {
    words: ['graffiti', 'poster'],
    shared: {
      'on-city-walls': [
        'You see it on walls all over the city.',
        'It makes a gray underpass a bit less gray.',
      ],
      'meant-to-be-seen': [
        'It wants to be noticed by everybody who walks by.',
        'It shouts at you in big letters.',
      ],
      'political-message': [
        "Sometimes it's a joke, sometimes it's a call to rise up.",
        "Before elections, there's a lot more of it.",
      ],
      'cannot-stay': [
        "Next month, there'll be something else on top of it.",
        'The rain and the sun make it pale.',
      ],
      'many-colors': [
        'The brighter it is, the better it works.',
        "It's large and colorful, and students like it.",
      ],
    },
    telling: [
      {
        'spray-can': [
          'It takes a spray can and good running shoes.',
          'It smells of fresh lacquer in the morning.',
        ],
        'often-illegal': [
          'You do it at night and look over your shoulder.',
          'The owner of the house calls the police about it.',
        ],
        'artist-unknown': [
          'Nobody has ever seen the face of the most famous one behind it.',
          "There's an unreadable name on every carriage of the train.",
        ],
      },
      {
        'printed-on-paper': [
          "It's printed on paper, by the thousand.",
          'You carry it home in a cardboard tube.',
        ],
        'in-teenage-rooms': [
          'My favorite singer hung over my bed when I was thirteen.',
          'Four pins in the corners, and the landlord is cross.',
        ],
        'announces-events': [
          'It tells you when the circus is coming to town.',
          'A hundred years ago, Paris had lovely ones for the cabaret.',
        ],
      },
    ],
    cues: [
      'spray wall street paint tag illegal artist colorful train city vandalism can night',
      'wall paper print advertise bedroom concert movie pin band event hang glossy roll',
    ],
  },
]
