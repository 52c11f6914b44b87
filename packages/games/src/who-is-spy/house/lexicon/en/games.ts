import type { Neighbours } from '../lexicon.ts'

export const games: readonly Neighbours[] = [
  {
    words: ['chess', 'checkers'],
    shared: {
      'on-a-square-board': [
        'You need a board with sixty-four squares for it.',
        "Black and white squares, like the floor of my aunt's kitchen.",
      ],
      'two-opponents': [
        "It's for two people, and everyone else just gives advice.",
        'My grandfather and I used to sit over it all Sunday.',
      ],
      'think-ahead': [
        'You have to think several moves ahead.',
        'Silence, a frown, and a hand that stays in the air.',
      ],
      'capturing-pieces': [
        'Taken pieces stand next to the board like prisoners.',
        'You sacrifice one to take two.',
      ],
      'in-the-park': [
        'Old men do it in the park and pay no heed to the rain.',
        'Computers beat us at it years ago.',
      ],
    },
    telling: [
      {
        'many-kinds-of-pieces': [
          'A horse jumps around a corner in it.',
          'The bishop goes slantwise, the tower goes straight.',
        ],
        'protect-the-king': [
          "It's all over when one special figure can't get away.",
          "You say it's mate, and you try not to grin.",
        ],
        grandmasters: [
          'There are grandmasters, and they think for half an hour.',
          "With a clock beside you that you hit with your palm, it's serious.",
        ],
      },
      {
        'all-pieces-alike': [
          'All the pieces are round and look the same.',
          'If you lose one, a bottle top or a coin will do.',
        ],
        'jump-over': ['You hop over the other one and take it off, hop, hop.', 'If you can jump, you must.'],
        'stack-two': [
          'When you get to the far side, you put one on top of another.',
          'It only uses the dark squares.',
        ],
      },
    ],
    cues: [
      'king queen knight pawn board strategy bishop rook clock move think opening',
      'board jump round king black red capture diagonal squares disc simple draughts stack',
    ],
  },
  {
    words: ['poker', 'blackjack'],
    shared: {
      'card-game': [
        'The cards are shuffled, and everyone stares at their own.',
        'An ace in your hand is usually good news.',
      ],
      'in-casinos': [
        'You find it in Las Vegas, at a half-round green table.',
        "In casinos you don't find a clock or a window near it.",
      ],
      'played-for-chips': [
        'You push a pile of colored chips into the middle.',
        'Money is on the table, or at least matches.',
      ],
      'needs-luck': [
        "You need luck, but it doesn't hurt to be good at math.",
        'I won once, then I lost everything again.',
      ],
      'in-films': [
        'James Bond does it in a tuxedo.',
        "In gangster films there's always someone who cheats at it.",
      ],
    },
    telling: [
      {
        bluffing: [
          'You look as if you had something great, and you have nothing.',
          'A face that shows nothing is worth more than aces.',
        ],
        'against-each-other': [
          'In westerns, it ends in a shooting.',
          'You fold, I raise, and Uncle Bob gets red ears.',
        ],
        'five-card-hands': [
          'A full house is nice, four of a kind is better.',
          "There's a royal flush, and I've never had one.",
        ],
      },
      {
        'count-to-twenty-one': [
          'You count up and must not go over twenty-one.',
          "A queen and an ace, and you've won at once.",
        ],
        'against-the-dealer': [
          "You're all by yourself against the house.",
          'The dealer has to stop at seventeen.',
        ],
        'hit-or-stay': [
          "I ask for another one, please, and I've gone too far.",
          'You tap on the felt when you want another.',
        ],
      },
    ],
    cues: [
      'bluff cards chips hand bet flush fold royal casino money straight raise ace',
      'twenty cards dealer casino ace bust hit bet chips count stand vegas table',
    ],
  },
  {
    words: ['crossword', 'sudoku'],
    shared: {
      'fill-in-squares': [
        'You fill in little squares until none is empty.',
        "It's a grid, and mine is full of crossed out mistakes.",
      ],
      'in-newspapers': [
        "It's on the last page of the paper, beside the horoscope.",
        'My mother does it at breakfast and lets nobody else touch it.',
      ],
      'pencil-and-eraser': [
        'Only a show-off does it in ink.',
        'You need a pencil, an eraser and a quiet corner.',
      ],
      'on-trains-and-beaches': [
        'I always buy a booklet of them for the flight.',
        "On the beach, it's what people do under the umbrella.",
      ],
      'keeps-brain-fit': [
        "It's good for the brain, says my doctor.",
        'There are easy ones and some that make you feel stupid.',
      ],
    },
    telling: [
      {
        'made-of-letters': [
          'River in Siberia, two letters, everyone knows that one.',
          'Greek goddess, four letters, my father shouts from the sofa.',
        ],
        'across-and-down': [
          'One goes across, the other goes down, and they share a letter.',
          'You need to know strange birds and old kings for it.',
        ],
        'prize-solution': [
          'Send in the solution and you might win a coffee machine.',
          "You can look up what you don't know in a lexicon.",
        ],
      },
      {
        'digits-one-to-nine': [
          "There's nothing in it but one to nine.",
          "You don't need any language for it at all.",
        ],
        'no-repeats': [
          'Each row may have every one only once.',
          'If there are two sevens in a line, you can start afresh.',
        ],
        'japanese-craze': [
          'Its name is Japanese, and everyone suddenly did it around 2005.',
          "It's pure logic, you don't need to know any facts.",
        ],
      },
    ],
    cues: [
      'clue letters newspaper puzzle grid across down pencil synonym vocabulary black squares brain',
      'numbers grid logic nine puzzle japanese row column pencil digits box newspaper brain',
    ],
  },
  {
    words: ['lottery', 'bingo'],
    shared: {
      'numbers-drawn': [
        'Somebody draws numbers, and yours never come up.',
        'Little balls jump about in a glass drum.',
      ],
      'needs-luck': [
        "You can't be good at it, you just have to be lucky.",
        'My horoscope told me to try it again this week.',
      ],
      'hope-of-winning': [
        'For a moment, you already see yourself on an island.',
        'I always miss it by one number.',
      ],
      'cross-off-numbers': [
        'You make your crosses with a pen and keep the slip safe.',
        'I use the birthdays of my children.',
      ],
      'retired-people-like-it': [
        'My grandma never misses it.',
        'It has fans above all among the pensioners.',
      ],
    },
    telling: [
      {
        'huge-jackpot': [
          'You would have to be struck by lightning twice to win.',
          'The jackpot could buy you a football club.',
        ],
        'weekly-on-television': [
          'On Saturday night on television, a lady reads them out.',
          'People with a million in their hands go bankrupt two years later.',
        ],
        'bought-at-kiosk': [
          'You hand in your slip at the kiosk, along with the cigarettes.',
          "I keep scratching my head over what I'd do with the money.",
        ],
      },
      {
        'shout-when-done': [
          'You jump up and shout, and everybody hates you.',
          'You need a full row, and then you call out.',
        ],
        'played-in-halls': [
          'It takes place in a hall with coffee and cake.',
          "On cruise ships it's on at three in the afternoon.",
        ],
        'caller-with-rhymes': [
          'The man with the microphone has a silly rhyme for each of them.',
          'The prize is often a ham or a basket of fruit.',
        ],
      },
    ],
    cues: [
      'numbers ticket jackpot million luck draw winner rich balls weekly dream odds kiosk',
      'numbers card shout hall row caller grandma winner balls luck prize seniors mark',
    ],
  },
]
