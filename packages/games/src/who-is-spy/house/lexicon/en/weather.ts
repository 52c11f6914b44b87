import type { Neighbours } from '../lexicon.ts'

export const weather: readonly Neighbours[] = [
  {
    words: ['rain', 'snow'],
    shared: {
      'falls-from-sky': ['It comes down from grey clouds.', 'You look up and it lands in your face.'],
      'traffic-trouble': [
        'Half the city is late for work because of it.',
        'It makes drivers slow and cranky.',
      ],
      'cancels-plans': [
        'The garden party had to move indoors because of it.',
        'The referee called off the match on account of it.',
      ],
      'loved-by-children': [
        'Kids run out into it while parents stay in.',
        'You see children catching it with their tongues.',
      ],
      'forecast-topic': [
        'The weather girl promises it for the weekend.',
        'You check on the phone whether any is coming.',
      ],
    },
    telling: [
      {
        'needs-umbrella': [
          'The umbrella I left on the bus would have helped.',
          'Men in London carry a rolled umbrella in case of it.',
        ],
        'makes-puddles': [
          'It leaves puddles for small rubber boots.',
          'Worms crawl out when it has been here.',
        ],
        'drums-on-roof': ['It drums on the roof of my caravan.', 'Its sound on the glass sends me to sleep.'],
      },
      {
        'white-cover': ['In the morning everything is white.', 'It muffles the whole town overnight.'],
        'for-sledging': [
          'Sledges and skis wait for it in the cellar.',
          'We build a man with a carrot nose from it.',
        ],
        shovelled: [
          'You have to shovel it off the path.',
          'Half an hour later, the driveway is full of it again.',
        ],
      },
    ],
    cues: [
      'wet umbrella drops puddle cloud water grey boots storm london forest drip',
      'white cold winter flakes ski ball man sled shovel december fluffy mountain',
    ],
  },
  {
    words: ['thunder', 'lightning'],
    shared: {
      'part-of-storm': ['It is part of a proper storm in July.', 'First the air gets heavy, then it comes.'],
      'frightens-pets': [
        'Our dog hides under the sofa from it.',
        "A child slips into its parents' bed because of it.",
      ],
      'god-of-it': [
        'Zeus and Thor were held responsible for it.',
        'People long ago thought a god was angry.',
      ],
      'counting-seconds': [
        'You count the seconds to learn how near it is.',
        'Three seconds make one kilometre, says my father.',
      ],
      'stay-indoors': [
        'When you notice it, leave the lake at once.',
        'The safest place to enjoy it is behind glass.',
      ],
    },
    telling: [
      {
        'very-loud': ['It makes the windows rattle.', 'A bowling alley in heaven, my grandma used to say.'],
        'comes-second': [
          'It is always late, because it travels slower.',
          'The sky growls well after the event.',
        ],
        'heard-not-seen': ['You can hear it but never see it.', 'Nobody has ever taken a photo of it.'],
      },
      {
        'bright-flash': [
          'For an instant the night is as bright as day.',
          'It tears the sky open with a jagged line.',
        ],
        'strikes-trees': [
          'It picks the tallest tree on the hill.',
          'A metal rod on the church guards against it.',
        ],
        electric: ['Franklin flew a kite to catch it.', 'It is electricity that nobody pays for.'],
      },
    ],
    cues: [
      'loud rumble storm sound boom clap roll sky thor noise dogs rain',
      'flash bolt bright strike storm sky electric zeus fast zigzag tree rod',
    ],
  },
  {
    words: ['hurricane', 'tornado'],
    shared: {
      'violent-wind': ['Roofs come off like lids.', 'Wind is a weak word for it.'],
      spins: ['It turns around and around.', 'Seen from outside, it is one big whirl.'],
      'people-take-shelter': [
        'You board up the windows or go down to the cellar.',
        'Sirens tell people to get to a safe place.',
      ],
      'measured-in-categories': [
        'Scientists give it a number from weak to terrible.',
        'On its scale, a five is the worst.',
      ],
      'in-american-news': [
        'American reporters shout into microphones because of it.',
        'Each year it makes headlines in the United States.',
      ],
    },
    telling: [
      {
        'born-over-sea': [
          'It is born over warm ocean water.',
          'By the time it meets land, it is losing its strength.',
        ],
        'has-a-name': ['Each one gets a first name.', 'My cousin Katrina does not like the comparison.'],
        'calm-centre': [
          'In the middle of it is a calm eye.',
          'From space you see a white spiral with a hole.',
        ],
      },
      {
        'funnel-shape': ['It looks like a trunk hanging from a cloud.', 'A dark funnel touches the ground.'],
        'gone-in-minutes': [
          'A few minutes, and it has moved on.',
          'It spares one house and flattens the next.',
        ],
        'carried-dorothy': [
          'It carried a girl and her dog to Oz.',
          'Some people chase it by car across Kansas.',
        ],
      },
    ],
    cues: [
      'ocean eye name florida wind flood tropical category coast palm spiral caribbean',
      'funnel twister kansas spin dorothy cellar oklahoma chase wind cows vortex alley',
    ],
  },
  {
    words: ['fog', 'cloud'],
    shared: {
      'tiny-drops': ['It is nothing but tiny drops of water.', 'You could walk into it and come out damp.'],
      'hides-sun': [
        'Behind it the sun is just a pale coin.',
        'It gets in the way when I want to see the sun.',
      ],
      grey: ['It is grey or white and has no edges.', 'A painter needs only white and a bit of grey for it.'],
      'cannot-be-grabbed': [
        'Reach for it and you have nothing in your hand.',
        'It looks solid, but there is nothing to hold on to.',
      ],
      'moves-slowly': ['It drifts slowly across the hills.', 'The wind pushes it over the valley.'],
    },
    telling: [
      {
        'lies-on-ground': [
          'You cannot see your own feet in it.',
          'It creeps along the ground from the river.',
        ],
        'ships-blow-horns': [
          'Ships blow their horns in it.',
          'Drivers slow down and switch on special lamps.',
        ],
        'in-ghost-stories': [
          'Jack the Ripper walked through it in London.',
          'A ghost film needs a graveyard and a lot of it.',
        ],
      },
      {
        'high-above': ['You look down on it from a plane.', 'Angels sit on it with their harps.'],
        'shaped-like-things': [
          'Lying on the grass, we see a sheep or a ship in it.',
          'It looks like a dragon and then like a potato.',
        ],
        'stores-photos': [
          'Your photos are stored in something of that name.',
          'On a drawing it is a bubble with drops below.',
        ],
      },
    ],
    cues: [
      'thick london visibility grey horn ghost car autumn morning mist lights san',
      'sky white fluffy rain shape nine float cotton high storage grey blue',
    ],
  },
]
