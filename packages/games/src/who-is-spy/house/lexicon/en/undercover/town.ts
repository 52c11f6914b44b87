import type { Neighbours } from '../../lexicon.ts'

export const town: readonly Neighbours[] = [
  {
    words: ['attic', 'basement'],
    shared: {
      'stores-junk': ['All that nobody needs any more ends up there.', 'Boxes with old letters stand there.'],
      'spiders-and-dust': ['Spiders live there undisturbed.', 'You come back with dust in your hair.'],
      'creepy-place': ['In horror films you should not go there alone.', 'Something creaks there at night.'],
      'under-or-over': ['It is a part of the house you hardly visit.', 'A weak bulb lights it.'],
      'can-be-converted': ['Some turn it into a room for teenagers.', 'With money you can make it a flat.'],
    },
    telling: [
      {
        'under-the-roof': ['It is right under the roof.', 'You bump your head on the beams.'],
        'hot-in-summer': ['In summer it is as hot as an oven.', 'A ladder leads up through a hatch.'],
        'poets-live-there': ['Poor poets used to live there.', 'From its window you see all chimneys.'],
      },
      {
        'below-ground': ['There are steps going down.', 'It is cool there even in August.'],
        'wine-and-washing': ['Wine is kept there, and the boiler.', 'It is where the laundry goes.'],
        'flooded-often': [
          'After heavy rain you need a pump.',
          'A band practises there so as not to disturb.',
        ],
      },
    ],
    cues: [
      'roof beams ladder hatch boxes dusty upstairs trunk top window',
      'cellar underground boiler stairs damp flood wine down laundry cool',
    ],
  },
  {
    words: ['bridge', 'tunnel'],
    shared: {
      'crosses-obstacle': [
        'It gets you past something in the way.',
        'Without it the road would make a long detour.',
      ],
      'built-by-engineers': ['Engineers are proud of it for life.', 'It takes years and a lot of concrete.'],
      'toll-to-pay': ['At some of them you have to pay.', 'The longest ones are in the Guinness book.'],
      'trains-and-cars': ['Trains and cars take it every minute.', 'The radio warns of a jam there.'],
      'links-countries': ['It can link two countries.', 'The president cuts a ribbon when it is done.'],
    },
    telling: [
      {
        'over-water': ['From it you look down on boats.', 'Lovers hang padlocks on it.'],
        'golden-gate': ['San Francisco has a red one.', 'One in London can be lifted in the middle.'],
        'trolls-under': ['In a tale a troll lives beneath it.', 'Fog hides both of its ends.'],
      },
      {
        'through-mountain': [
          'It goes right through a mountain.',
          'Halfway there is a red light for the border.',
        ],
        'light-at-end': ['There is light at the end of it.', 'The radio goes silent in there.'],
        'hold-breath': [
          'Children hold their breath until it is over.',
          'One was dug beneath the sea to France.',
        ],
      },
    ],
    cues: [
      'river arch span cross suspension pillars golden water cables troll',
      'dark mountain underground light echo dig subway channel long drill',
    ],
  },
  {
    words: ['church', 'mosque'],
    shared: {
      'house-of-god': ['People go there to pray.', 'Believers feel closer to God there.'],
      'quiet-inside': ['You lower your voice when you go in.', 'Inside it is cool and quiet.'],
      'tall-tower': ['Its tower is seen from far away.', 'From the tower the faithful are called.'],
      'weekly-service': ['Once a week it is full.', 'A man in front speaks to the others.'],
      'visited-by-tourists': [
        'Tourists cover their shoulders and take pictures.',
        'The dome is what you remember.',
      ],
    },
    telling: [
      {
        'bells-ring': ['Bells wake the village on Sunday.', 'It has an organ with hundreds of pipes.'],
        'weddings-in-white': ['Brides walk down the middle.', 'People sit on hard wooden benches.'],
        'cross-on-top': ['There is a cross on the roof.', 'Coloured glass tells the stories.'],
      },
      {
        'shoes-off': ['You leave your shoes at the door.', 'The floor is covered with carpets.'],
        'faces-mecca': ['A niche shows which way to turn.', 'Everybody faces the same way, towards Mecca.'],
        'friday-prayer': [
          'On Fridays the men stand shoulder to shoulder.',
          'Before prayer one washes hands and feet.',
        ],
      },
    ],
    cues: [
      'cross bells organ sunday priest altar steeple pews christmas choir',
      'minaret friday mecca imam dome carpets islam shoes ramadan prayer',
    ],
  },
  {
    words: ['swimming pool', 'sauna'],
    shared: {
      'wear-little': ['You wear little there, or nothing.', 'A towel is all you bring.'],
      'in-the-hotel': ['Good hotels have one in the cellar.', 'It is why people join the club.'],
      'water-and-steam': ['It is wet and warm there.', 'Your fingers get wrinkled if you stay too long.'],
      'for-health': ['Doctors say it is good for you.', 'Afterwards you sleep like a stone.'],
      'showers-first': ['You take a shower before you go in.', 'There is a sign that tells you to wash.'],
    },
    telling: [
      {
        'smells-of-chlorine': ['It smells of chlorine.', 'Your eyes are red afterwards.'],
        'diving-board': [
          'From the three-metre board it looks deep.',
          'Someone always jumps in from the edge.',
        ],
        'lanes-and-lifeguard': [
          'A man with a whistle sits above.',
          'Old ladies go up and down in their lane.',
        ],
      },
      {
        'very-hot': ['It has ninety degrees in there.', 'Sweat runs down your back.'],
        'finnish-tradition': ['Finns have more of them than cars.', 'In Finland contracts are made there.'],
        'jump-in-snow': ['Afterwards you run out into the snow.', 'Water on the stones makes it hiss.'],
      },
    ],
    cues: [
      'chlorine dive lanes water goggles lifeguard splash deep blue laps',
      'hot finland sweat wood steam stones birch bench naked heat',
    ],
  },
]
