import type { Neighbours } from '../lexicon.ts'

export const school: readonly Neighbours[] = [
  {
    words: ['pencil', 'crayon'],
    shared: {
      'for-drawing': [
        'You draw with it, and the first thing is always a house.',
        'Every child draws a sun in the corner with it.',
      ],
      'gets-shorter': [
        "It gets shorter and shorter until it's just a stump.",
        "I never know when it's too short to keep.",
      ],
      'breaks-when-dropped': ["Drop it once, and it's broken inside.", 'Press too hard and it snaps.'],
      'in-a-box-of-colors': [
        'You get it in a box of twelve, and the blue is gone first.',
        'A box of new ones is the nicest thing about the first of September.',
      ],
      'ends-up-in-mouths': ['Some children chew on it during lessons.', 'There are tooth marks on mine.'],
    },
    telling: [
      {
        'can-be-erased': [
          'If you make a mistake, you just rub it out.',
          'Some have a pink tip on the end that only smears.',
        ],
        'gray-and-pointed': [
          'You sharpen it and get a lovely curly shaving.',
          'It writes in gray, and the point is never sharp enough.',
        ],
        'wooden-with-graphite': [
          "There's wood on the outside and graphite in the middle.",
          'The carpenter keeps one behind his ear.',
        ],
      },
      {
        'made-of-wax': [
          "It's made of wax and leaves crumbs on the paper.",
          'It melts if you leave it in the sun.',
        ],
        'thick-for-toddlers': ['Toddlers hold it in their fist.', 'Once my sister ate the green one.'],
        'on-restaurant-tables': [
          'Your kids get some in the restaurant, with a picture to fill in.',
          "It doesn't come off the wallpaper, believe me.",
        ],
      },
    ],
    cues: [
      'write graphite sharpen eraser wood draw gray sketch point school yellow lead tip',
      'wax color kids draw kindergarten box child bright thick melt picture paper rainbow',
    ],
  },
  {
    words: ['exam', 'homework'],
    shared: {
      'given-by-teachers': [
        "The teacher gives it to you and thinks it's fun.",
        'Teachers spend their evenings with a red pen over it.',
      ],
      'gets-graded': [
        'You get a mark for it, and your parents want to see it.',
        'A bad mark on it, and your pocket money is in danger.',
      ],
      'causes-stress': [
        'It has ruined a lot of lovely spring afternoons.',
        'I still have bad dreams about it.',
      ],
      'temptation-to-copy': [
        'Sooner or later everyone copies from somebody.',
        'The clever girl suddenly has a lot of friends because of it.',
      ],
      'about-lessons': [
        "It shows whether you've understood what was said in class.",
        'You should have listened, then it would be easy.',
      ],
    },
    telling: [
      {
        'timed-in-silence': [
          'For two hours you only hear pens and coughing.',
          'Ten minutes left, they say, and your hand starts to shake.',
        ],
        'sit-far-apart': [
          'The desks are pulled apart, and bags go to the front.',
          "You write tiny notes on your arm for it, don't you.",
        ],
        'decides-future': [
          'If you fail it, you repeat the whole year.',
          'After the last one of them you throw your hat in the air.',
        ],
      },
      {
        'eaten-by-dog': [
          "The dog ate it, that's the oldest excuse of all.",
          'You do it on the bus at ten to eight.',
        ],
        'done-at-kitchen-table': [
          'You sit at the kitchen table and want to go out to play.',
          "Fathers do it when nobody's looking.",
        ],
        'every-afternoon': [
          "There's some of it every single afternoon.",
          'Do it first, and then you can watch television.',
        ],
      },
    ],
    cues: [
      'test grade study fail pass questions nervous cheat pen final university stress paper',
      'afternoon teacher exercises dog desk math kitchen forget copy assignment task boring parents',
    ],
  },
  {
    words: ['teacher', 'principal'],
    shared: {
      'works-at-school': [
        'I met mine at the supermarket once and was shocked.',
        "You wouldn't expect them to have a first name.",
      ],
      'feared-by-pupils': [
        'When this person comes along the corridor, everybody walks.',
        'One look from this person and you hid your chewing gum.',
      ],
      'long-holidays': ['Everyone envies them for the summer.', "In July you don't see them for weeks."],
      'remembered-for-life': [
        'You still remember the name forty years on.',
        'Some you never forget, because they believed in you.',
      ],
      'talks-to-parents': [
        "Parents sit on a chair that's too small and listen to them.",
        "Your mother gets a call from this person when you're in trouble.",
      ],
    },
    telling: [
      {
        'stands-at-board': [
          'This person always has chalk on the sleeve.',
          'They write with their back to you and still see everything.',
        ],
        'marks-tests': [
          'A red pen is their sharpest weapon.',
          'At night they sit over thirty essays about holidays.',
        ],
        'gives-lessons': [
          'They try to get fractions into thirty heads.',
          "You put up your hand and hope that they'll pick you.",
        ],
      },
      {
        'has-own-office': [
          "You only get into that office if you've done something.",
          "There's a secretary who guards the door.",
        ],
        'runs-the-place': [
          'All the others on the staff have to do what this one says.',
          "A broken boiler is this person's business, too.",
        ],
        'speech-on-first-day': [
          'This person gives a speech on the first day, and no one listens.',
          "There's only one in the whole building.",
        ],
      },
    ],
    cues: [
      'class blackboard lesson grades chalk homework pupils explain strict school desk exam patient',
      'office boss school strict speech head trouble leader director staff rules detention secretary',
    ],
  },
  {
    words: ['dictionary', 'atlas'],
    shared: {
      'heavy-book': [
        "It's so heavy that I used it to press flowers.",
        'When I was small, they put me on top of it to reach the table.',
      ],
      'look-things-up': [
        'You look something up and then you read on for an hour.',
        "It's there for looking up what you don't know.",
      ],
      'replaced-by-internet': [
        'Nobody needs it any more, now that everyone has a phone.',
        'Mine has been collecting dust since there was internet.',
      ],
      'thumb-index': [
        "There's an index, and tabs on the edge to find the place.",
        "It gets out of date as soon as it's printed.",
      ],
      'for-school-bag': [
        'In fifth grade I had to carry it to class and back.',
        'In school we had one between two.',
      ],
    },
    telling: [
      {
        'full-of-words': ['It goes from aardvark to zebra.', 'It settles every argument at Scrabble.'],
        translates: [
          'I take a small one with me when I go abroad.',
          "You use it when you can't say something in French.",
        ],
        'alphabetical-columns': [
          'Small print in two columns, and hardly any pictures.',
          'It tells you how something is spelled and where it comes from.',
        ],
      },
      {
        'full-of-maps': [
          'It has the whole world in it, page after page.',
          'My finger travels down the Nile in it.',
        ],
        'colored-countries': [
          'Each country has another color, and the sea is light blue.',
          'You find mountains in brown and deserts in yellow.',
        ],
        'named-after-titan': [
          "It's named after the one who carries the sky on his shoulders.",
          "In my father's copy there are countries that no longer exist.",
        ],
      },
    ],
    cues: [
      'words meaning language alphabet spelling definition translate book thick foreign oxford reference look',
      'maps world countries geography book continents rivers oceans borders capital globe mountains travel',
    ],
  },
]
