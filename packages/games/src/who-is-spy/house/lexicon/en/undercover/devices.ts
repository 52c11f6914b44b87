import type { Neighbours } from '../../lexicon.ts'

export const devices: readonly Neighbours[] = [
  {
    words: ['headphones', 'loudspeaker'],
    shared: {
      'makes-sound': ['Music comes out of it.', 'It turns current into sound.'],
      bass: ['Good ones have a deep bass.', 'You feel the beat in your body.'],
      neighbours: ['It has to do with peace among neighbours.', 'Parents say: turn it down.'],
      'wireless-now': [
        'It used to have a cable, now it has a battery.',
        'It says paired, and then it is not.',
      ],
      'left-and-right': ['Left and right are not the same.', 'For stereo there must be two.'],
    },
    telling: [
      {
        'on-the-ears': ['You wear it on your head.', 'The ears get warm under it.'],
        'in-the-train': ['Everybody in the train wears it.', 'It says: do not talk to me.'],
        'tangled-cable': ['In your pocket its cable makes knots.', 'Only you hear your bad taste.'],
      },
      {
        'for-the-crowd': [
          'The whole square can hear it.',
          'At stations it says something nobody understands.',
        ],
        'at-concerts': [
          'At concerts it is stacked as high as a house.',
          'Stand too close and your ears ring.',
        ],
        'box-in-the-corner': [
          'It is a box in the corner of the room.',
          'Behind the cloth a cone moves in and out.',
        ],
      },
    ],
    cues: [
      'ears wear music cable silence train listen pilot studio noise',
      'loud box stage party station volume stereo boom announce amplifier',
    ],
  },
  {
    words: ['calculator', 'abacus'],
    shared: {
      'does-sums': ['It adds up what you cannot.', 'Multiplication is no trouble with it.'],
      'for-merchants': ['Merchants had it beside the till.', 'The shop knows your debts thanks to it.'],
      'at-school': ['Teachers argue if you may use it.', 'It is for lessons with numbers.'],
      'quick-fingers': ['Quick fingers work on it.', 'An expert does not even look at it.'],
      'fits-in-hand': ['It lies flat before you on the desk.', 'It is no larger than a book.'],
    },
    telling: [
      {
        'has-buttons': ['You press buttons.', 'An equals sign is at the lower right.'],
        'solar-strip': ['A little strip drinks the light.', 'Pupils write rude words on it upside down.'],
        'root-button': ['It even has a button for roots.', 'It is in every phone now.'],
      },
      {
        'sliding-beads': ['Beads slide on wires.', 'Click, click, and the sum is there.'],
        'chinese-origin': [
          'In Asia old men still use one in the market.',
          'In Japan children race each other on it.',
        ],
        'wooden-frame': ['It has a frame of wood.', 'It needs no battery, for a thousand years already.'],
      },
    ],
    cues: [
      'buttons digits battery display exam solar maths percent electronic keys',
      'beads wood china ancient slide rows counting japan frame rods',
    ],
  },
  {
    words: ['camera', 'binoculars'],
    shared: {
      'look-through-it': ['You hold it to your eye.', 'You close one eye, or you do not.'],
      'has-lenses': ['There is polished glass in it.', 'Fingerprints on the glass spoil everything.'],
      'round-tourists-neck': ["It hangs on a strap round a tourist's neck.", 'You know a tourist by it.'],
      'brings-things-near': [
        'It brings what is far away close to you.',
        'You turn a ring until it is sharp.',
      ],
      'on-safari': ['On safari nobody goes without it.', 'The lion yawns, and everybody grabs theirs.'],
    },
    telling: [
      {
        'takes-pictures': ['Say cheese, says the man behind it.', 'It keeps a moment for ever.'],
        'with-flash': ["A flash makes everyone's eyes red.", 'Once there was a film of thirty-six inside.'],
        'in-the-phone': ['There are three of them in your telephone.', 'Spies had one in a button.'],
      },
      {
        'for-birds': ['Bird lovers sit in a hide with it.', 'He saw a rare heron with it.'],
        'for-captains': ['The captain searches the horizon with it.', 'Two tubes side by side.'],
        'at-the-opera': [
          'At the opera ladies have a tiny one.',
          'The curious neighbour uses it behind the curtain.',
        ],
      },
    ],
    cues: [
      'photo flash lens film selfie picture snapshot tripod shutter album',
      'birds opera distant spy pair horizon tubes captain watching field',
    ],
  },
]
