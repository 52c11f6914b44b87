import type { Neighbours } from '../lexicon.ts'

export const music: readonly Neighbours[] = [
  {
    words: ['violin', 'cello'],
    shared: {
      'played-with-bow': [
        "You draw a bow across it and hope it won't squeak.",
        "There's horsehair involved, and a lump of sticky resin.",
      ],
      'four-strings': [
        'It has four strings, and one of them snaps before the concert.',
        'No frets help you, your ear has to find the note.',
      ],
      'made-of-wood': [
        "It's made of thin, polished wood, with holes like a curly f.",
        'An old Italian one costs more than a house.',
      ],
      'in-orchestra': [
        'In an orchestra, there is a whole row of them.',
        'A string quartet would be nothing without it.',
      ],
      'years-to-learn': [
        'The first two years are torture for the whole family.',
        'It can weep like a person when a master has it.',
      ],
    },
    telling: [
      {
        'under-the-chin': [
          'You clamp it between chin and shoulder.',
          'You can spot the players by a red patch on the neck.',
        ],
        'high-and-bright': ['It gets the high, bright tunes.', 'The devil himself is said to be good at it.'],
        'small-case': [
          'Its case fits on your back, gangsters hide a gun in there.',
          'At a restaurant in Budapest, someone comes to your table with it.',
        ],
      },
      {
        'between-the-knees': ['You hug it between your knees.', 'You can only do it sitting down.'],
        'deep-and-warm': [
          'Its voice is deep and warm, like an uncle telling a story.',
          'It sounds close to a man humming.',
        ],
        'spike-on-floor': [
          'It stands on a metal spike that scratches the parquet.',
          'On a plane it needs a seat of its own.',
        ],
      },
    ],
    cues: [
      'bow strings wood chin orchestra fiddle small high shoulder solo classical concert stradivari',
      'bow strings wood knees orchestra deep large low sitting quartet classical spike warm',
    ],
  },
  {
    words: ['guitar', 'banjo'],
    shared: {
      'plucked-strings': [
        'You pluck it, and your fingertips get hard.',
        'You can use your nails or a small bit of plastic.',
      ],
      'has-frets': [
        'The left hand runs up and down a long neck with frets.',
        'It takes longer to tune it than to play the song.',
      ],
      'worn-on-a-strap': [
        'You hang it around your neck and look pretty cool.',
        'A strap helps, so that you can dance along.',
      ],
      'around-campfire': [
        'It only takes one by the campfire, and everyone sings.',
        'My uncle brings his along, whether we want it or not.',
      ],
      'country-music': [
        'I think of cowboy hats and songs about a lost dog.',
        'You would find one on any stage in Nashville.',
      ],
    },
    telling: [
      {
        'rock-stars-smash-it': [
          'Rock stars like to smash it at the end of the show.',
          'You can plug it in and wake up the whole street.',
        ],
        'six-strings': [
          'It has six strings, and F major hurts.',
          'Its body has curves, with a hole in the middle.',
        ],
        'spanish-flamenco': [
          'In Spain they tap on it and women stamp their feet.',
          'Every teenager learns the same three chords on it.',
        ],
      },
      {
        'stretched-skin': ["It's got a skin on it, a bit like a drum.", 'Its body is round as a frying pan.'],
        'twangy-bluegrass': [
          "It twangs, and straight away you're on a porch in Kentucky.",
          'Bluegrass needs it, with a fiddle and very quick fingers.',
        ],
        'african-roots': [
          'Enslaved people from Africa brought its ancestor to America.',
          'Kermit the frog sits in the swamp with it.',
        ],
      },
    ],
    cues: [
      'strings chords electric acoustic rock strum pick flamenco solo campfire band amplifier neck',
      'bluegrass country strings twang round frog pick folk american porch drum neck fast',
    ],
  },
  {
    words: ['piano', 'accordion'],
    shared: {
      'black-and-white-keys': [
        'You press keys, and most of them are white.',
        'The right hand has the tune on black and white keys.',
      ],
      'both-hands-differ': [
        'Your left hand has to do something else than your right.',
        "You need ten fingers that don't get in each other's way.",
      ],
      'heavy-instrument': [
        "It's a heavy thing, and you feel it when you carry it upstairs.",
        'Your back will tell you how much it weighs.',
      ],
      'whole-band-alone': [
        "You have melody and chords at once, so you don't need a band.",
        'One person with it is enough for a party.',
      ],
      'used-for-tango': [
        "You can't imagine a tango without something like it.",
        'In Paris I heard it through an open window.',
      ],
    },
    telling: [
      {
        'has-pedals': [
          'There are pedals at your feet.',
          "You turn the stool until you're at the right height.",
        ],
        'hammers-on-strings': [
          'Inside there are little hammers covered in felt.',
          'Cats like to sleep on its lid.',
        ],
        'grand-and-black': [
          'The long black one has a lid like a wing.',
          'Chopin wrote almost nothing but pieces for it.',
        ],
      },
      {
        'breathes-with-bellows': [
          'It breathes in and out like a sleeping animal.',
          'You pull it apart and squeeze it together again.',
        ],
        'worn-on-a-strap': [
          'You wear it on your chest like a baby.',
          'Sailors had it on board and sang along.',
        ],
        'folk-dances': [
          "At a village wedding, it's what gets the old people dancing.",
          'Lots of tiny buttons are for the left hand.',
        ],
      },
    ],
    cues: [
      'keys grand pedals black white chopin concert hammer strings stool bench lid lesson',
      'bellows squeeze folk buttons keys polka sailor french strap air street tango paris',
    ],
  },
  {
    words: ['flute', 'clarinet'],
    shared: {
      'in-orchestra': [
        'It belongs to the woodwinds and sits in the middle of the orchestra.',
        'You blow, and your fingers close the holes.',
      ],
      'long-thin-tube': [
        "It's a long thin tube with shiny keys.",
        'You screw it together out of three or more parts.',
      ],
      'needs-breath': [
        'You get dizzy at first from all that blowing.',
        'A big pair of lungs is a help with it.',
      ],
      'must-be-cleaned': [
        'You pull a cloth through it afterwards, because it gets wet inside.',
        "Spit drips out at the bottom, but we don't talk about it.",
      ],
      'in-school-bands': ['In the school band all my friends chose it.', 'Mozart wrote a concerto for it.'],
    },
    telling: [
      {
        'held-sideways': [
          'You hold it out to the side and need room on the right.',
          'You blow across it like over an empty bottle.',
        ],
        'silver-and-birdlike': [
          "It's silver and sounds like a bird.",
          "Peter's little bird in the fairy tale sounds like this.",
        ],
        'charms-snakes-and-rats': [
          'In the story the rats of Hamelin follow somebody with one.',
          "The oldest ever found was carved from a vulture's bone.",
        ],
      },
      {
        'has-a-reed': [
          'You wet a thin reed with your tongue first.',
          "Without that strip of cane in the mouthpiece, it won't make a sound.",
        ],
        'black-and-straight': [
          "It's black, straight and has a little bell at the end.",
          'You hold it before you like a candle.',
        ],
        'jazz-and-klezmer': [
          'At a Jewish wedding it laughs and sobs.',
          'Benny Goodman made people dance with it.',
        ],
      },
    ],
    cues: [
      'blow silver high woodwind holes breath orchestra magic bird sideways keys recorder soft',
      'reed black woodwind blow jazz mouthpiece orchestra keys wood klezmer breath squeak mozart',
    ],
  },
  {
    words: ['drum', 'tambourine'],
    shared: {
      'you-hit-it': ["You hit it, and it doesn't mind.", 'Anyone can get a sound out of it at once.'],
      'keeps-rhythm': [
        'It keeps the beat, so that the others know where they are.',
        'Without it nobody would clap at the right time.',
      ],
      'stretched-skin': [
        "There's a skin stretched tight over a frame.",
        'It used to be a goat, or at least its skin.',
      ],
      'given-to-toddlers': [
        'Only a cruel uncle gives it to a child as a present.',
        'In kindergarten, I had it while the others sang.',
      ],
      'very-old-instrument': [
        'It has been around since people danced round the fire.',
        'Shamans used it to talk to the spirits.',
      ],
    },
    telling: [
      {
        'needs-sticks': [
          'You throw a stick up in the air and catch it again.',
          'In the band he sits right at the back and sweats.',
        ],
        'deep-boom': [
          'You feel its boom in your stomach.',
          'It used to tell the soldiers how fast to march.',
        ],
        'solo-in-concert': [
          'Buy one and the people downstairs will move out.',
          'In a jazz club, everyone waits until it gets its solo.',
        ],
      },
      {
        'has-jingles': [
          'Little metal discs jingle all around it.',
          'It tinkles even if you only put it down.',
        ],
        'shaken-by-hand': [
          'You shake it with one hand and slap it with the other.',
          'The singer gets it when she has nothing else to do.',
        ],
        'flat-and-light': [
          "It's flat and light like a plate.",
          'Dancers in long skirts knock it against their hip.',
        ],
      },
    ],
    cues: [
      'beat stick rhythm loud band skin march bass snare bang solo deep jungle',
      'shake jingle rhythm hand round shaman small metal dance beat bells gospel light',
    ],
  },
  {
    words: ['opera', 'ballet'],
    shared: {
      'grand-theater': [
        'You sit in red velvet under an enormous chandelier.',
        'There are golden balconies, and you look at the ceiling a lot.',
      ],
      'dressing-up': [
        "You iron a shirt for it and find your grandmother's necklace.",
        'People go there to be seen.',
      ],
      'orchestra-in-pit': [
        'The orchestra sits in a pit, and you only see the tops of heads.',
        'Somebody with a baton waves in the dark.',
      ],
      'tragic-stories': [
        'Somebody usually dies of love before the end.',
        "I read the story beforehand, or else I don't follow it.",
      ],
      'long-evening': [
        'It goes on for three hours, with two intermissions.',
        'My father snored in the second act.',
      ],
    },
    telling: [
      {
        'uses-voices': [
          'They take ten minutes to die and sing all the while.',
          'A high note, and I worry about my glasses.',
        ],
        'in-italian': [
          "It's often in Italian, and the words run along above.",
          'Large ladies with horns on the helmet come to mind.',
        ],
        'famous-tenors': [
          'A fat tenor falls in love with somebody half his age.',
          'Verdi and Wagner had nothing else on their minds.',
        ],
      },
      {
        'on-tiptoe': [
          'They stand on the very tip of their toes.',
          'Their feet are covered in plasters under the satin.',
        ],
        'no-words': [
          'Nobody says a word the whole evening.',
          'Women are lifted up as though they had no weight.',
        ],
        'tutus-and-tights': [
          'My little girl wanted to do it because of the pink skirt.',
          'There are swans, nutcrackers, and men in very tight tights.',
        ],
      },
    ],
    cues: [
      'sing soprano tenor aria verdi stage italian orchestra voice dramatic costume loud theater',
      'dance tutu toes swan stage graceful tights pirouette lake russian shoes theater leap',
    ],
  },
  {
    words: ['choir', 'orchestra'],
    shared: {
      'many-people': [
        'Eighty people have to do the same thing at the same time.',
        "One single person out of time, and it's ruined.",
      ],
      'conductor-in-front': [
        'Somebody in front of them waves their arms.',
        'They all watch one person, or at least they should.',
      ],
      'black-clothes': [
        'They all wear black and stand out from nobody.',
        'Everybody holds a folder or has a stand with pages.',
      ],
      'weekly-rehearsal': [
        'They rehearse on Tuesday evenings and go for a beer after it.',
        'For one concert, they practice all the winter.',
      ],
      'groups-of-voices': [
        'The high ones are on the left and the low ones on the right.',
        "Each section thinks that it's the most important.",
      ],
    },
    telling: [
      {
        'uses-voices': [
          'All they need to bring along is their own throat.',
          'They warm up with mimimi and mamama.',
        ],
        'in-church': [
          'You can hear them on Sundays from the gallery at the back.',
          'At Christmas they stand in red scarves and give us Silent Night.',
        ],
        'sopranos-and-basses': [
          'Basses are rare, so any man is welcome.',
          'The altos are always in the shade of the sopranos.',
        ],
      },
      {
        'with-instruments': [
          'It starts with an A from the oboe, and then they tune.',
          'There are violins in front and drums at the back.',
        ],
        'triangle-player': [
          'The man with the triangle waits for an hour and goes ting.',
          'The harp needs a van of its own.',
        ],
        'plays-symphonies': [
          "You'll hear Beethoven's ninth from them.",
          'Film music is often recorded by one, eighty chairs and a red lamp.',
        ],
      },
    ],
    cues: [
      'sing voices church soprano bass harmony hymn christmas gospel alto conductor carol group',
      'violin conductor symphony instruments concert strings brass beethoven classical hall baton trumpet tune',
    ],
  },
]
