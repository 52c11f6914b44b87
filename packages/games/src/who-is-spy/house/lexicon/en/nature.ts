import type { Neighbours } from '../lexicon.ts'

export const nature: readonly Neighbours[] = [
  {
    words: ['river', 'lake'],
    shared: {
      'fresh-water': ['It leaves no salt on your skin after a swim.', 'Trout and pike live in it.'],
      'for-swimming': [
        'As kids we jumped into it from a rope.',
        'On hot days the whole village meets there to cool off.',
      ],
      'crossed-by-boat': ['You can rent a canoe there.', 'A little ferry takes you across it.'],
      'fishing-spot': [
        'An old man sits by it with a rod all day.',
        'He says the fish he caught in it was this big.',
      ],
      'town-grew-beside': [
        'Geneva and Zurich were both built beside one.',
        'A house beside it costs twice as much.',
      ],
    },
    telling: [
      {
        flows: ['It never stands still for a second.', 'Throw in a bottle and it will be gone.'],
        'has-bridges': [
          'Every few kilometres a bridge spans it.',
          'You cross it five times when you walk through Paris.',
        ],
        'ends-in-sea': [
          'It starts as a spring and ends in the sea.',
          'It has a mouth and a bed, but never sleeps.',
        ],
      },
      {
        'standing-water': [
          'It lies there, as smooth as glass.',
          'Without wind the mountains stand upside down in it.',
        ],
        'can-be-circled': [
          'You can walk all the way around it.',
          'A Sunday stroll once around it takes two hours.',
        ],
        'swans-dance': ['Tchaikovsky put swans on it.', 'A monster in Scotland is said to live in one.'],
      },
    ],
    cues: [
      'flow bridge bank stream nile water current sea long boat delta flood',
      'still shore swan water boat swim calm mountain como fish geneva pond',
    ],
  },
  {
    words: ['mountain', 'volcano'],
    shared: {
      'very-high': ['You get out of breath on the way up.', 'There is snow on top even in June.'],
      'cone-shape': ['A child draws it as a triangle.', 'It rises to a point and slopes on every side.'],
      'climbed-by-people': [
        'At the top you take a photo and eat a sandwich.',
        'Guides with ropes take tourists up there.',
      ],
      'in-japan': [
        'A famous one in Japan is on countless woodcuts.',
        'From the train to Kyoto you can admire one.',
      ],
      'seen-from-far': ['You can see it from far away.', 'It is the first thing on the horizon.'],
    },
    telling: [
      {
        'in-fairy-tales': [
          'Heidi lived on one with her grandfather and the goats.',
          'Dwarfs are said to dig for gold inside it.',
        ],
        'echo-there': ['Shout up there and someone answers.', 'In the Alps there is one next to the other.'],
        'moved-by-faith': [
          'Faith is said to move it.',
          'The prophet went to it, since it would not come to him.',
        ],
      },
      {
        erupts: ['One day it just explodes.', 'When it wakes, airports close all over Europe.'],
        'spits-lava': ['Red hot lava runs down its side.', 'Ash and glowing rocks fly out of the top.'],
        'buried-pompeii': [
          'Pompeii was buried by one.',
          'School kids build one with vinegar and baking soda.',
        ],
      },
    ],
    cues: [
      'climb peak high snow alps everest hike ski top valley rock summit',
      'lava erupt ash magma crater pompeii hot smoke vesuvius iceland explode fire',
    ],
  },
  {
    words: ['forest', 'jungle'],
    shared: {
      'many-trees': [
        'You cannot see the whole for the trees.',
        'Trees stand everywhere, and you are small among them.',
      ],
      'wild-animals-live-there': [
        'Animals watch you there that you never see.',
        'At night it is full of rustling and cries.',
      ],
      'easy-to-get-lost': [
        'Leave the path and you are lost.',
        'Without a compass you would walk in circles there.',
      ],
      'produces-oxygen': ['It makes the air that we breathe.', 'Cut it down and the climate suffers.'],
      'in-children-stories': [
        "A famous children's book takes place in it.",
        'Many a fairy tale or cartoon sends its hero there.',
      ],
    },
    telling: [
      {
        'mushroom-picking': [
          'In autumn people go there with a basket for mushrooms.',
          'My grandfather knows a secret spot for mushrooms there.',
        ],
        'red-riding-hood': [
          'Little Red Riding Hood walked through it.',
          'Robin Hood lived in one near Nottingham.',
        ],
        'cool-and-quiet': [
          'It is cool and quiet there, and smells of resin.',
          'You hear a woodpecker and then nothing.',
        ],
      },
      {
        'tropical-heat': [
          'It is hot and damp, and your shirt sticks to you.',
          'It rains every afternoon there.',
        ],
        'has-vines': [
          'You need a machete to get through.',
          'Somebody in a loincloth swings through it on vines.',
        ],
        'monkeys-live-there': [
          'Monkeys throw things at you from above.',
          'Mowgli grew up in it among wolves and a bear.',
        ],
      },
    ],
    cues: [
      'trees woods deer green mushroom path wolf leaves pine robin hike oak',
      'tarzan monkey vines tropical tiger hot amazon mowgli snakes parrot humid wild',
    ],
  },
  {
    words: ['sun', 'moon'],
    shared: {
      'in-sky': [
        'It rises on one side and sets on the other.',
        'You find it above you, unless there are clouds.',
      ],
      round: ['It looks like a coin stuck to the blue.', 'Cut a circle from paper and you have it.'],
      'moves-tides': ['It pulls at all the oceans.', 'It tugs at the seas, although it is so far away.'],
      worshipped: ['Ancient peoples prayed to it.', 'There is a god or goddess for it in nearly every myth.'],
      'in-eclipse': [
        'At an eclipse it goes dark for a while.',
        'Crowds gather with cameras when it disappears.',
      ],
    },
    telling: [
      {
        'shines-by-day': [
          'It wakes you by shining through the blinds.',
          'It shines all day on Spanish beaches.',
        ],
        'gives-warmth': [
          'You turn your face towards it and feel warm.',
          'Without it there would be no life at all.',
        ],
        'burns-skin': ['It turned my nose quite red.', 'Put on some cream before you face it.'],
      },
      {
        'shines-by-night': ['It lights up your way home at night.', 'Wolves and lovers sing to it.'],
        'changes-shape': [
          'One week it is a sickle, the next it is full.',
          'It gets thinner and thicker every month.',
        ],
        'walked-on': ['Twelve men have walked on it.', 'An astronaut left his footprint and a flag there.'],
      },
    ],
    cues: [
      'hot bright star day yellow warm summer burn shine solar light beach',
      'night crescent full astronaut tide white apollo craters cheese wolf stars light',
    ],
  },
  {
    words: ['waterfall', 'geyser'],
    shared: {
      'moving-water': [
        'It is one of the loudest things that water can do.',
        'Tons of water, and no one can turn it off.',
      ],
      'tourist-sight': ['Buses full of tourists stop for it.', 'You find it on postcards of Iceland.'],
      'sprays-visitors': ['Come too close and you will get soaked.', 'Its spray covers your camera lens.'],
      'in-national-parks': [
        'A ranger explains how it came to be.',
        'There is a railing and a viewing platform in front.',
      ],
      'white-spray': ['From afar you notice a white column.', 'It stands out white against the rocks.'],
    },
    telling: [
      {
        'falls-down': [
          'It rushes over the edge of a cliff.',
          'A river takes a leap and this is what you get.',
        ],
        'ridden-in-barrel': [
          'Daredevils have gone down it in a barrel.',
          'Honeymooners go to see one between America and Canada.',
        ],
        'cave-behind': ['Heroes find a secret cave behind it.', 'Salmon try to leap up it.'],
      },
      {
        'shoots-upwards': [
          'It shoots straight up from a hole in the ground.',
          'First it bubbles, then it is as high as a house.',
        ],
        'boiling-hot': [
          'Do not bathe in it, or you will be cooked.',
          'It smells of rotten eggs and hot steam.',
        ],
        'every-hour': [
          'You can set your watch by a faithful one in Yellowstone.',
          'Everybody waits, and every hour or so it goes off.',
        ],
      },
    ],
    cues: [
      'cliff niagara river falls drop victoria cascade rocks pool loud rainbow splash',
      'hot steam yellowstone erupt iceland spring faithful boil shoot ground sulphur sprout',
    ],
  },
]
