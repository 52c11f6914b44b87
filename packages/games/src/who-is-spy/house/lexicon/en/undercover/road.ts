import type { Neighbours } from '../../lexicon.ts'

export const road: readonly Neighbours[] = [
  {
    words: ['motorcycle', 'scooter'],
    shared: {
      'two-wheels': ['It has two wheels and falls over if you stop.', 'It leans into the bend.'],
      'helmet-needed': ['You need a helmet.', 'Your hair is flat when you arrive.'],
      'between-cars': ['It slips through between the cars.', 'In a jam it is the first at the lights.'],
      'fun-in-summer': ['It is fun in summer and awful in rain.', 'Flies hit you in the teeth.'],
      'worries-mothers': ['Mothers do not like the idea.', 'At sixteen you dream of one.'],
    },
    telling: [
      {
        'big-engine': ['Its engine makes windows shake.', 'You hear it long before you see it.'],
        'leather-and-gangs': [
          'Men with beards ride it in groups.',
          'They wear leather and a skull on the back.',
        ],
        'route-66': ['It is made for Route 66.', 'Two men ride it through a film to soft rock.'],
      },
      {
        'italian-wasp': ['The Italian one is called wasp.', 'A princess rode one through Rome.'],
        'stand-on-it': ['The small electric kind you stand on.', 'It lies about on every pavement.'],
        'pizza-boy': ['The boy with the pizza comes on it.', 'You sit on it as on a chair, knees together.'],
      },
    ],
    cues: [
      'engine leather harley helmet biker roar gang speed highway chopper',
      'vespa electric pavement rome small delivery kick moped standing city',
    ],
  },
  {
    words: ['tractor', 'bulldozer'],
    shared: {
      'heavy-machine': ['It is heavy and slow, and nothing stops it.', 'The earth shakes when it drives by.'],
      'boys-love-it': ['Small boys stop and stare.', 'Every sandpit has a plastic one.'],
      'diesel-smell': ['It smells of diesel.', 'Its driver sits high up and wears ear muffs.'],
      'yellow-or-green': ['It is painted in one bright colour.', 'You know the make by its colour.'],
      'moves-earth': ['It turns the soil over.', 'It leaves deep tracks in the mud.'],
    },
    telling: [
      {
        'on-the-farm': ['Farmers start it at five in the morning.', 'A plough hangs on behind.'],
        'holds-up-traffic': [
          'On country roads ten cars crawl behind it.',
          'Its back wheels are taller than I am.',
        ],
        'in-protest': ['When farmers are angry they drive it to the capital.', 'It brings in the hay.'],
      },
      {
        'pushes-with-blade': ['It has a broad blade in front.', 'It pushes everything aside.'],
        'tears-down': ['It flattens houses.', 'A hippie lies down in front of it.'],
        'runs-on-tracks': ['It runs on tracks like a tank.', 'You see it on building sites, all in yellow.'],
      },
    ],
    cues: [
      'farm field plough hay trailer wheels harvest farmer green barn',
      'blade demolish construction yellow tracks push rubble site flatten caterpillar',
    ],
  },
  {
    words: ['submarine', 'cruise ship'],
    shared: {
      'sails-the-sea': ['It is at sea for weeks.', 'The crew does not see land for a long time.'],
      'many-people-aboard': [
        'Hundreds of people live on it.',
        'Everybody has a cabin, some no bigger than a bed.',
      ],
      'captain-commands': ['A captain has the last word.', 'A uniform with four stripes is in command.'],
      'costs-millions': ['One of them costs as much as a town.', 'It is built in a dock for years.'],
      'sinking-fear': [
        'Nobody on board likes to talk about sinking.',
        'When it sinks, films are made about it.',
      ],
    },
    telling: [
      {
        'dives-down': ['It goes down and nobody sees it.', 'Fish look in, if there is a window.'],
        periscope: ['Up with the periscope, says the captain.', 'The Beatles lived in a yellow one.'],
        'used-in-war': ['It carries torpedoes.', 'In the war it hunted in packs.'],
      },
      {
        'buffet-and-pool': ['The buffet is open all day.', 'On deck there are three pools and a slide.'],
        'for-tourists': [
          'Three thousand tourists get off in Venice.',
          'Pensioners dance there after dinner.',
        ],
        'white-giant': [
          'It is white and taller than the cathedral.',
          'Every morning you wake up in another harbour.',
        ],
      },
    ],
    cues: [
      'periscope torpedo dive navy yellow depth sonar nuclear underwater hatch',
      'buffet tourists deck cabin holiday caribbean balcony luxury port entertainment',
    ],
  },
]
