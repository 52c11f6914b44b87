import type { Neighbours } from '../lexicon.ts'

export const people: readonly Neighbours[] = [
  {
    words: ['neighbor', 'roommate'],
    shared: {
      'lives-close': [
        'You hear what music they like, whether you want to or not.',
        'They live so close that you know when they sneeze.',
      ],
      'annoys-you-sometimes': [
        'You leave a polite note because of the noise.',
        "There's always some quarrel about the trash.",
      ],
      'lends-you-things': [
        'You can ask them for an egg or a bit of sugar.',
        'Mine has had my drill since Easter.',
      ],
      'waters-your-plants': [
        "While you're away, they water the flowers.",
        "They take in a parcel for you when you're out.",
      ],
      'not-really-chosen': [
        'With a bit of luck, you get a nice one.',
        'A good one becomes a friend, and a bad one makes you move.',
      ],
    },
    telling: [
      {
        'over-the-fence': [
          'You chat with this one over the fence.',
          "Somebody's apples fall onto the wrong side of the hedge.",
        ],
        'own-front-door': [
          'They have their own door and their own mailbox.',
          'You only know the name from the doorbell.',
        ],
        'behind-curtains': [
          'The curtain over there always moves when I come home late.',
          'My grandfather fought with his for years over a tree.',
        ],
      },
      {
        'shared-fridge': [
          'They put their name on their yogurt.',
          'Somebody has finished my milk again, and I know who.',
        ],
        'splits-rent': [
          'You split the rent, and somebody always pays late.',
          'You find them through an advert, with an interview in the kitchen.',
        ],
        'student-years': [
          'I had one in my student days who never washed a plate.',
          "There's a hair in the shower, and it isn't mine.",
        ],
      },
    ],
    cues: [
      'fence house street door garden noise next friendly hedge borrow sugar lawn greet',
      'share apartment rent student fridge dorm kitchen dishes college bed flat bathroom bills',
    ],
  },
  {
    words: ['king', 'president'],
    shared: {
      'rules-a-country': [
        'This person stands at the head of a country.',
        'Not many people in a country get to have this job.',
      ],
      bodyguards: [
        "They can't buy a bun without bodyguards.",
        "There's always a man with an earpiece nearby.",
      ],
      'on-money': [
        'You may find that face on a coin or a stamp.',
        'Squares and airports get named after them.',
      ],
      'waves-to-crowds': [
        'They wave from a balcony or a big black car.',
        'They shake more hands in a day than I do in a year.',
      ],
      'historic-house': [
        'They live in a big house that belongs to the nation.',
        'Everyone has heard of their dog and their dinner guests.',
      ],
    },
    telling: [
      {
        'wears-crown': [
          'It must be tiring for the neck, with all that gold on it.',
          'You bow before him and he sits on a throne.',
        ],
        'born-into-it': [
          'His father was one and his son will be one too.',
          'Nobody ever asked him if he wanted the job.',
        ],
        'in-card-decks': [
          "You'll find four of them in a pack of cards.",
          'In fairy tales, he gives away half the realm and his daughter.',
        ],
      },
      {
        'gets-elected': [
          'You get the job if enough people put a cross by your name.',
          'There are debates on television first, with two lecterns.',
        ],
        'limited-term': [
          'After four years or so it may be over.',
          'Later on they write a fat book about it.',
        ],
        'wears-a-suit': [
          'They wear a dark suit with a small flag on it.',
          'One famous office for it is oval, in a white house.',
        ],
      },
    ],
    cues: [
      'crown throne queen royal castle rule prince gold monarch realm medieval sword reign',
      'election vote white house suit republic speech campaign leader politics term office democracy',
    ],
  },
  {
    words: ['twin', 'cousin'],
    shared: {
      'same-family': [
        "They belong to the family, there's nothing you can do.",
        'You share the same grandparents.',
      ],
      'seen-at-gatherings': [
        "You're in the same photos at every family party.",
        'At funerals and weddings, you always sit at the same table.',
      ],
      'partner-in-mischief': [
        'As kids we did everything bad together.',
        "With one of them around, it's never boring at Grandma's.",
      ],
      'similar-looks': ['You have the same nose, everyone says so.', 'Some people even mix up our names.'],
      'grew-up-together': [
        'We built a tree house together and swore never to tell anyone.',
        'You have known each other since before you could walk.',
      ],
    },
    telling: [
      {
        'same-birthday': [
          'You share your birthday cake, and the presents, too.',
          'We are seven minutes apart, and I never hear the end of it.',
        ],
        identical: [
          'Even our mother needed a ribbon to tell us apart.',
          'You could sit the exam for the other, nobody would notice.',
        ],
        'double-stroller': [
          'Their mother needs a double stroller and twice the coffee.',
          "The doctor looks at the screen and says there's another heartbeat.",
        ],
      },
      {
        'child-of-aunt': ['This is the child of my aunt.', "My uncle is this person's father."],
        'seen-only-in-summer': [
          'I only saw mine in the summer, in the country.',
          'We write to each other at Christmas, he lives in Canada.',
        ],
        'many-of-them': [
          "I have got fourteen of them, and I can't list them all.",
          'Some are once or twice removed, whatever that means.',
        ],
      },
    ],
    cues: [
      'identical brother sister birth same double mirror together womb alike pair mother birthday',
      'uncle aunt family relative second wedding distant holiday grandmother reunion child related summer',
    ],
  },
]
