import type { Neighbours } from '../../lexicon.ts'

export const beasts2: readonly Neighbours[] = [
  {
    words: ['lobster', 'crab'],
    shared: {
      'has-claws': ['Mind your fingers, it pinches.', 'The fishmonger ties its claws with rubber bands.'],
      'hard-shell': ['You need pliers to eat it.', 'It gets a new coat when the old one is too small.'],
      'turns-red': ['In boiling water it turns red.', 'It goes into the pot alive, which is hard to watch.'],
      'from-the-sea': [
        'It lives between rocks at the bottom of the sea.',
        'Fishermen catch it in baskets with bait.',
      ],
      'fine-dining': [
        'There is a bib for those who order it.',
        'With lemon and melted butter it is a feast.',
      ],
    },
    telling: [
      {
        'long-antennae': [
          'Its feelers are as long as its body.',
          'It swims backwards with a flap of its tail.',
        ],
        'blue-before': ['Before it is cooked it is dark blue.', 'Maine is famous for it, in a soft roll.'],
        'very-dear': [
          'It is the dearest thing on the card.',
          'Millionaires order it without looking at the price.',
        ],
      },
      {
        'walks-sideways': ['It walks sideways and gets there too.', 'It never goes straight at anything.'],
        'on-the-beach': [
          'Children catch it on the beach with a bucket.',
          'It digs itself into the wet sand at low tide.',
        ],
        'star-sign': [
          'Those born in July have it as their sign.',
          'One of its cousins lives in borrowed shells.',
        ],
      },
    ],
    cues: [
      'claws tail butter red maine expensive antennae bisque boil tank',
      'claws sideways beach sand hermit pinch rock cancer shell bucket',
    ],
  },
  {
    words: ['spider', 'scorpion'],
    shared: {
      'eight-legs': ['It has eight legs, count them.', 'It is no insect, it has too many legs for that.'],
      'can-be-poisonous': [
        'With some of them you had better not joke.',
        'Its poison is meant for flies and mice, not for you.',
      ],
      'people-fear-it': [
        'Half of mankind screams when it sees one.',
        'Shake out your shoes before you put them on.',
      ],
      'hides-in-corners': [
        'It sits in dark corners and under stones.',
        'You find one in the cellar and leave the cellar.',
      ],
      'in-terrariums': [
        'Some people keep one behind glass in the bedroom.',
        'It can live on one meal a month.',
      ],
    },
    telling: [
      {
        'spins-web': ['It makes a net and waits.', 'In the morning dew its work looks like pearls.'],
        'eats-flies': ['Thanks to it there are fewer flies.', 'It wraps its dinner up for later.'],
        'superhero-bite': [
          'It bit a student, and he climbed up walls.',
          'A nursery rhyme sends it up the water spout.',
        ],
      },
      {
        'sting-in-tail': ['The sting is in its tail.', 'It bends its tail over its back when it is angry.'],
        'has-pincers': ['It holds its victim with two pincers.', 'It looks like a tiny knight in armour.'],
        'desert-night': ['In the desert it comes out at night.', 'Under black light it glows.'],
      },
    ],
    cues: [
      'web flies silk legs corner tarantula net hairy cellar thread',
      'tail sting desert pincers venom armour zodiac november shoe glow',
    ],
  },
  {
    words: ['crow', 'magpie'],
    shared: {
      'clever-bird': ['It is cleverer than many dogs.', 'It drops nuts on the road for cars to crack.'],
      'black-feathers': [
        'Its feathers are black, at least most of them.',
        'It shines blue when the sun falls on it.',
      ],
      'harsh-voice': ['It does not sing, it complains.', 'Its voice is like a rusty gate.'],
      'robs-nests': ["It takes eggs out of other birds' nests.", 'Small birds attack it in groups.'],
      'brings-bad-luck': [
        'Superstitious people do not like to see one.',
        'In old tales it brings news, mostly bad.',
      ],
    },
    telling: [
      {
        'scared-by-straw': [
          'In the field a man of straw is meant to frighten it.',
          "It sits on the straw man's hat.",
        ],
        'in-flocks': [
          'In winter they come by the hundreds to sleep.',
          'A bare tree full of them looks like a horror film.',
        ],
        'all-black': ['It is dressed for a funeral.', 'Ravens look the same, only bigger.'],
      },
      {
        'steals-shiny': [
          'It is said to steal what shines.',
          'Rossini wrote an opera about one that stole a spoon.',
        ],
        'black-and-white': ['It wears black and white and a long tail.', 'Its tail is longer than needed.'],
        'one-for-sorrow': ['One for sorrow, two for joy.', 'It greets nobody, but the English greet it.'],
      },
    ],
    cues: [
      'black scarecrow caw raven murder field clever flock omen harvest',
      'shiny thief white tail nest opera silver sorrow jewel chatter',
    ],
  },
  {
    words: ['elephant', 'rhino'],
    shared: {
      'huge-animal': ['It is one of the heaviest on land.', 'The ground trembles when it comes.'],
      'grey-skin': ['It is grey, and its skin has folds.', 'Its skin is as thick as a finger.'],
      poachers: ['Men with guns are after it for what it carries.', 'Rangers watch over it day and night.'],
      'eats-plants': ['All that weight comes from leaves and grass.', 'It breaks bushes for its breakfast.'],
      'mud-bath': [
        'It takes a bath in mud against the flies.',
        'After its bath it is the colour of the soil.',
      ],
    },
    telling: [
      {
        'long-trunk': ['Its nose is a hand as well.', 'It showers with its own nose.'],
        'never-forgets': ['It never forgets, they say.', 'It mourns for its dead.'],
        'big-ears': ['It fans itself with its ears.', 'One in a film could fly with them.'],
      },
      {
        'horn-on-nose': ['It wears a weapon on its nose.', 'Fools pay gold for powder made of it.'],
        'sees-badly': ['It sees badly and attacks first.', 'It runs at cars as if they had insulted it.'],
        'birds-on-back': ['A small bird cleans its back.', 'Dürer drew one without ever having seen it.'],
      },
    ],
    cues: [
      'trunk ears tusks ivory memory circus herd big peanut africa',
      'horn charge armour savanna short heavy poacher grumpy endangered nose',
    ],
  },
  {
    words: ['whale', 'seal'],
    shared: {
      'sea-mammal': ['It lives in the water but has to breathe.', 'It gives milk to its young.'],
      'thick-fat': ['A thick layer of fat keeps it warm.', 'Cold water does not bother it.'],
      'was-hunted': ['Men hunted it for oil and skin.', 'Ships with harpoons and clubs went after it.'],
      'good-diver': [
        'It dives deep and stays away for long.',
        'You look at the waves and wait for it to come up.',
      ],
      'eats-fish': ['It chases herring like we do crisps.', 'A school of fish is its supper.'],
    },
    telling: [
      {
        'largest-of-all': ['Nothing larger ever lived.', 'Its heart is as big as a car.'],
        'blows-water': ['First you see a fountain.', 'Tourists on boats shout when it blows.'],
        'swallowed-jonah': [
          'A prophet spent three days in one.',
          'A captain with one leg chased a white one.',
        ],
      },
      {
        'balances-ball': [
          'In the circus it balances a ball on its nose.',
          'It claps with its flippers for a herring.',
        ],
        'lies-on-rocks': [
          'It lies on the sandbank like a sausage.',
          'It barks like a dog and looks like one, too.',
        ],
        'white-pups': ['Its pups are white with big black eyes.', 'Bears on the ice wait for it at a hole.'],
      },
    ],
    cues: [
      'huge song blow ocean blue fountain harpoon moby jonah deep',
      'ball rocks circus pup flippers bark whiskers beach sandbank fur',
    ],
  },
]
