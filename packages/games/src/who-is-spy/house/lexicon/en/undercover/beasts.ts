import type { Neighbours } from '../../lexicon.ts'

export const beasts: readonly Neighbours[] = [
  {
    words: ['hamster', 'guinea pig'],
    shared: {
      'small-pet': ["It is a pet for a child's room.", 'It moves into the flat in a shoebox.'],
      'lives-in-cage': ['Its cage wants cleaning every week.', 'It lives behind bars, on straw and sawdust.'],
      'rodent-teeth': [
        'Its teeth never stop growing, so it gnaws.',
        'It nibbles at everything that fits its mouth.',
      ],
      'short-life': [
        'It teaches a child what death is, all too soon.',
        'After a few years it is buried in the garden.',
      ],
      'soft-and-round': ['It is a round ball of fur.', 'It fits into two hands and trembles there.'],
    },
    telling: [
      {
        'runs-in-wheel': [
          'It runs and runs in its wheel and gets nowhere.',
          'At three at night the wheel squeaks.',
        ],
        'cheek-pouches': [
          'It stuffs its cheeks until it looks ill.',
          'It carries its dinner home in its face.',
        ],
        'sleeps-by-day': ['By day you only see a heap of cotton wool.', 'It bites if you wake it at noon.'],
      },
      {
        'squeals-for-food': [
          'It squeals when it hears the fridge door.',
          'It whistles so loud the neighbours hear it.',
        ],
        'from-peru': ['In Peru it ends up on a plate.', 'It came to us from the Andes.'],
        'science-animal': [
          'People say they are one when something is tried on them.',
          'Keep two of them: alone it gets sad.',
        ],
      },
    ],
    cues: [
      'wheel cheeks nocturnal golden cage tunnel seeds tiny squeak hoard',
      'peru squeal whistle pairs experiment hay cucumber rosette laboratory tailless',
    ],
  },
  {
    words: ['parrot', 'canary'],
    shared: {
      'caged-bird': ['It lives in a cage by the window.', 'You put a cloth over it at night.'],
      'bright-feathers': [
        'Its feathers are brighter than those of our sparrows.',
        'It brings colour into a grey room.',
      ],
      'eats-seeds': [
        'It cracks seeds and throws the shells on the carpet.',
        'There is grit in its bowl, and half an apple.',
      ],
      'from-warm-lands': [
        'It comes from a warm country and hates draughts.',
        'Sailors brought it home from their travels.',
      ],
      'noisy-mornings': ['At six in the morning it starts to be loud.', 'Its owner has no need of a clock.'],
    },
    telling: [
      {
        'learns-to-talk': [
          'It can learn to talk, mostly rude things.',
          'It repeats what you should not have said.',
        ],
        'with-pirates': ["It sits on a pirate's shoulder.", 'Every captain with a wooden leg has one.'],
        'very-old': ['It can get older than its owner.', 'With its hooked beak it opens any nut.'],
      },
      {
        'sings-well': ['The male one sings for hours.', 'People keep it for its song.'],
        'in-the-mine': [
          'Miners took it underground with them.',
          'When it fell silent they ran for their lives.',
        ],
        'small-and-yellow': ['It is small and yellow.', 'A cat in a cartoon has been after it for decades.'],
      },
    ],
    cues: [
      'pirate talk repeat macaw beak colourful shoulder mimic jungle polly',
      'yellow mine sing coal tweety song small cage island whistle',
    ],
  },
  {
    words: ['penguin', 'ostrich'],
    shared: {
      'cannot-fly': ['It has wings and stays on the ground.', 'It is a bird, but do not expect it to fly.'],
      'southern-half': [
        'You meet it in the south of the world.',
        'It has never seen the north, except in zoos.',
      ],
      'lays-eggs': ['The father sits on the eggs as well.', 'A lot depends on one egg.'],
      'black-and-white': ['Black and white are its colours.', 'It is dressed for the opera.'],
      'funny-walk': ['Its way of walking makes people laugh.', 'In animated films it is a comedian.'],
    },
    telling: [
      {
        'lives-on-ice': [
          'It stands on the ice and does not mind.',
          'A crowd of them keeps warm by taking turns.',
        ],
        'good-swimmer': ['In the water it is suddenly elegant.', 'It slides on its belly into the sea.'],
        'like-a-waiter': ['It looks like a small waiter.', 'It waddles as if its trousers were wet.'],
      },
      {
        'runs-fast': ['It runs faster than a horse.', 'One kick of it can kill a lion.'],
        'head-in-sand': [
          'It is said to put its head in the sand.',
          'Politicians who see nothing are compared with it.',
        ],
        'huge-egg': [
          'One egg of it feeds ten people.',
          'Its neck is long and bare, its feathers went on hats.',
        ],
      },
    ],
    cues: [
      'ice antarctic waddle fish tuxedo colony slide swim cold krill',
      'sand run africa neck feathers savanna tall legs egg fast',
    ],
  },
  {
    words: ['turtle', 'snail'],
    shared: {
      'carries-house': ['It carries its house on its back.', 'Wherever it goes, it is at home.'],
      'very-slow': ['It is slow, and still it gets there.', 'If you are late, you are compared with it.'],
      'hides-inside': [
        'Touch it and it pulls its head in.',
        'It disappears inside and waits until you leave.',
      ],
      'eats-lettuce': ['A leaf of lettuce makes it happy.', 'It leaves bite marks in the garden salad.'],
      'turned-into-soup': [
        'In fine restaurants people eat it.',
        'Some people call it a delicacy, I would not.',
      ],
    },
    telling: [
      {
        'gets-very-old': [
          'It may live for more than a century.',
          'Darwin might have met one that is still around.',
        ],
        'swims-in-sea': [
          'At sea it flies through the water.',
          'It comes back to the beach where it hatched.',
        ],
        'four-ninjas': ['Four of them with masks eat pizza in a sewer.', 'On its back it is helpless.'],
      },
      {
        'leaves-slime': ['It leaves a silver trail behind.', 'Slime is its road.'],
        'eyes-on-stalks': ['Its eyes sit on stalks.', 'Touch one eye and it shrinks.'],
        'after-rain': ['After the rain they are all on the path.', 'With garlic butter the French like it.'],
      },
    ],
    cues: [
      'shell sea beach old reptile ninja flippers eggs armour hatch',
      'slime shell garden rain spiral garlic lettuce trail antenna french',
    ],
  },
  {
    words: ['squirrel', 'chipmunk'],
    shared: {
      'hides-nuts': ['It buries its supplies and forgets where.', 'It works all autumn for the winter.'],
      'climbs-trees': [
        'It is up the tree before you can point.',
        'It runs along branches as if they were streets.',
      ],
      'bushy-and-quick': ['It is quick, and its tail is quicker.', 'It stops, looks, and is gone.'],
      'visits-feeders': ['It steals what was meant for the birds.', 'It begs from people on park benches.'],
      chatters: ['It scolds from above when the dog goes by.', 'It makes clicking noises when it is cross.'],
    },
    telling: [
      {
        'tail-as-umbrella': [
          'Its tail is as big as all the rest of it.',
          'It can use its tail as an umbrella.',
        ],
        'red-or-grey': ['The grey ones drive out the red ones.', 'The English blame the American kind.'],
        'in-the-city-park': ['There is one in every city park.', 'It builds a round nest high in a fork.'],
      },
      {
        'stripes-on-back': ['Five dark stripes run down its back.', 'It is striped like pyjamas.'],
        'cheeks-full': [
          'It fills both cheeks until they burst.',
          'Two of them in cartoons sing in high voices.',
        ],
        'lives-in-burrow': [
          'It lives in a burrow with several rooms.',
          'In Canada it comes to the campfire.',
        ],
      },
    ],
    cues: [
      'tail acorn nuts red park branch leap nest grey drey',
      'stripes cheeks burrow alvin america forest small campfire canada seeds',
    ],
  },
  {
    words: ['camel', 'llama'],
    shared: {
      'beast-of-burden': [
        'It carries loads where no truck can go.',
        'Traders could not have done without it.',
      ],
      'it-spits': ['Keep your distance, it spits.', 'It has a good aim when it is offended.'],
      'proud-face': ['It looks down on you, lips pressed together.', 'It always looks a bit offended.'],
      'dry-country': ['It gets by where little grows.', 'A thorny bush will do for its lunch.'],
      'wool-giver': ['Coats and blankets are made of its hair.', 'Its hair keeps whole tribes warm.'],
    },
    telling: [
      {
        'has-humps': ['Its luggage is built in, on top.', 'You sit between two hills, if you are lucky.'],
        'desert-ship': [
          'They call it the ship of the desert.',
          'It drinks a bathtub empty and then nothing for a week.',
        ],
        caravan: ['A row of them walks into the sunset.', 'The three wise men came on one.'],
      },
      {
        'in-the-andes': ['It lives high up in the Andes.', 'The Incas had it and no horses.'],
        'on-cushions': [
          'For a few years it was on every cushion and card.',
          'It has a cousin with softer wool.',
        ],
        'guards-sheep': ['Farmers let it guard their sheep.', 'Hikers take it along to carry their packs.'],
      },
    ],
    cues: [
      'hump desert caravan sand oasis dromedary thirsty arab sahara rider',
      'peru andes wool inca alpaca spit fluffy mountain pack south',
    ],
  },
  {
    words: ['leopard', 'cheetah'],
    shared: {
      'spotted-cat': ['It is a big cat with spots.', 'Its coat has a pattern that was worn too often.'],
      'african-hunter': [
        'You look for it from a jeep in Africa.',
        'Antelopes stop chewing when they smell it.',
      ],
      'fur-is-trade': ['For its skin it was nearly wiped out.', 'Rock singers love its pattern on trousers.'],
      'elegant-walk': ['It walks as if it had no bones.', 'It puts its paws down without a sound.'],
      'hunts-alone': ['It creeps up through the tall grass.', 'A gazelle is what it dreams of.'],
    },
    telling: [
      {
        'lives-in-trees': [
          'It drags its prey up a tree.',
          'It sleeps on a branch with its legs hanging down.',
        ],
        'hunts-by-night': ['It comes at night and takes the dog.', 'Its black brother is called a panther.'],
        'cannot-change': ['They say it never changes its spots.', 'Its spots are shaped like little roses.'],
      },
      {
        'fastest-of-all': [
          'Nothing on four legs is faster.',
          'It does more than a hundred, but only for seconds.',
        ],
        'tear-lines': ['Two black lines run from its eyes like tears.', 'It cannot pull its claws in.'],
        'gives-up-soon': [
          'After a short sprint it has to lie down.',
          'It hunts by day, and the hyenas take what it caught.',
        ],
      },
    ],
    cues: [
      'spots tree night panther rosettes asia branch stealth jungle prey',
      'fast sprint speed savanna tears slender gazelle africa run claws',
    ],
  },
]
