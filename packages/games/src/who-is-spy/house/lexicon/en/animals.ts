import type { Neighbours } from '../lexicon.ts'

export const animals: readonly Neighbours[] = [
  {
    words: ['cat', 'rabbit'],
    shared: {
      'kept-as-pet': [
        'Children beg for one until their parents give in.',
        'My neighbour has one and talks to it.',
      ],
      'soft-fur': ['You cannot help stroking it.', 'Its hair is on every pullover we own.'],
      'good-ears': ['It hears you long before you see it.', 'Its ears turn towards every sound.'],
      quiet: ['You would hardly hear it cross the room.', 'It spends hours without making a sound.'],
      'jumps-well': ['It jumps higher than its size suggests.', 'No garden wall of knee height can stop it.'],
    },
    telling: [
      {
        'hunts-mice': [
          'Mice have every reason to fear it.',
          'It brings you a dead present and expects praise.',
        ],
        purrs: [
          'There is a small motor inside when it is content.',
          'It purrs on your lap and you cannot get up.',
        ],
        'nine-lives': ['It is said to die more than once.', 'It always lands on its feet.'],
      },
      {
        'long-ears': ['Its ears are the longest thing about it.', 'You see the ears first above the grass.'],
        'eats-carrots': ['It would do anything for a carrot.', 'It nibbles at my lettuce from below.'],
        'many-young': ['Two of them soon become twenty.', 'Magicians pull it out of a hat.'],
      },
    ],
    cues: [
      'purr whiskers mouse pet claws fur milk meow independent nap lap feline',
      'ears carrot hop fluffy burrow easter pet bunny magician hat tail fur',
    ],
  },
  {
    words: ['wolf', 'fox'],
    shared: {
      'wild-animal': [
        'You may be lucky enough to see it at the edge of the woods.',
        'It does not let you stroke it.',
      ],
      'bushy-tail': ['It carries a thick, hairy tail behind it.', 'The tail keeps its nose warm at night.'],
      'in-fairy-tales': [
        'In fairy tales it is up to no good.',
        'Little animals in fables should not trust it.',
      ],
      'hunts-at-night': [
        'It sets out when the village goes to sleep.',
        'Camera traps catch it at three in the morning.',
      ],
      'dog-family': [
        'It could pass for a relative of your pet dog.',
        "It has a pointed snout and sharp teeth like a dog's.",
      ],
    },
    telling: [
      {
        'lives-in-pack': [
          'It hunts with its whole family.',
          'Alone it is weak, with the others it is terrible.',
        ],
        'howls-at-moon': ['It sings to the full moon.', 'You hear it from far away and draw the blanket up.'],
        'eats-grandmothers': [
          'It put on a nightcap and waited for a girl in red.',
          'Three little pigs know it too well.',
        ],
      },
      {
        'red-fur': ['Its coat is orange red with a white tip.', 'It looks like autumn on four feet.'],
        'very-clever': ['Sly people are compared to it.', 'It talked the raven out of a piece of cheese.'],
        'steals-hens': [
          'Farmers lock up the hens because of it.',
          'In the henhouse it leaves only feathers.',
        ],
      },
    ],
    cues: [
      'howl pack moon forest grey wild sheep alpha teeth dog hunt riding',
      'red sly tail cunning forest hens clever burrow hunt orange bushy den',
    ],
  },
  {
    words: ['lion', 'tiger'],
    shared: {
      'big-cat': [
        'It is a cat, but do not try to stroke it.',
        'It licks its paws like your pet, only they are as big as plates.',
      ],
      'top-hunter': ['No animal around it sleeps very soundly.', 'It needs several kilos of meat a day.'],
      'loud-roar': ['You can hear it kilometres away.', 'One roar and the whole valley is silent.'],
      'in-zoos': [
        'You pay to look at it from behind a thick pane.',
        'It was once made to jump through burning hoops.',
      ],
      'sign-of-strength': [
        'Football clubs like to put it on their badge.',
        'Warriors wanted to be compared to it.',
      ],
    },
    telling: [
      {
        'has-mane': [
          'The males wear a great collar of hair.',
          'He looks as if he had just come from the hairdresser.',
        ],
        'lives-in-africa': [
          'It lies under an acacia in the Serengeti.',
          'On safari you hope to see it first.',
        ],
        'king-of-animals': [
          'Everybody calls it the king.',
          'A cartoon cub was held up on a rock to be the next ruler.',
        ],
      },
      {
        'has-stripes': [
          'It wears black stripes on orange.',
          'You could mistake it for sun falling through tall grass.',
        ],
        'lives-in-asia': [
          'India and Siberia are where it still roams.',
          "Kipling's jungle villain is one of them.",
        ],
        'likes-swimming': [
          'Unlike most of its kin, it enjoys a bath.',
          'It crosses rivers without a second thought.',
        ],
      },
    ],
    cues: [
      'mane king africa roar pride savanna cub zoo jungle safari yellow simba',
      'stripes orange asia india roar jungle bengal zoo siberia predator fur circus',
    ],
  },
  {
    words: ['frog', 'toad'],
    shared: {
      'lives-by-pond': ['You find it near a pond in the evening.', 'My garden pond has three of them.'],
      'was-a-tadpole': [
        'It started life with a tail and no legs.',
        'As a kid I kept its young in a jam jar.',
      ],
      'eats-insects': ['It catches flies with its tongue.', 'Gardeners are thankful for its appetite.'],
      'sings-at-night': ['Its concert keeps the campers awake.', 'In spring it calls all night for a bride.'],
      'in-fairy-tales': [
        'Witches and princesses both have dealings with it.',
        'An enchanted person might well look like this.',
      ],
    },
    telling: [
      {
        'jumps-well': ['It can leap twenty times its own length.', 'One jump and it is gone with a splash.'],
        'smooth-wet-skin': [
          'Its skin is smooth and always damp.',
          'It slips through your fingers like soap.',
        ],
        green: [
          "A children's book paints it bright green.",
          'It sits on a lily pad and matches it perfectly.',
        ],
      },
      {
        'warty-skin': ['It is covered with warts.', 'Its skin is dry and bumpy.'],
        'walks-slowly': [
          'It crawls rather than hops.',
          'It crosses the road so slowly that volunteers carry it.',
        ],
        'poison-glands': ['Dogs that bite it regret it at once.', 'It has a bag of poison behind each eye.'],
      },
    ],
    cues: [
      'green jump pond croak lily prince fly legs tadpole slimy leap kiss',
      'warts brown bumpy croak pond garden dry poison ugly witch tadpole slow',
    ],
  },
  {
    words: ['crocodile', 'alligator'],
    shared: {
      'large-jaws': ['Its jaws could close on a whole calf.', 'Once it has bitten, it does not let go.'],
      'lies-in-water': ['You take it for a floating log.', 'Only the eyes and nostrils stick out.'],
      'scaly-skin': ['Its back is made of plates, like armour.', 'Handbags have been its undoing.'],
      'ancient-creature': [
        'It looks as it did when dinosaurs were around.',
        'It has not felt the need to change in millions of years.',
      ],
      'lays-eggs': [
        'It buries its eggs on the bank and guards them.',
        'A ferocious thing like that hatches from an egg.',
      ],
    },
    telling: [
      {
        'lives-in-africa': [
          'It waits for the zebras at the river crossing.',
          'Ancient Egyptians prayed to it.',
        ],
        'teeth-always-show': [
          'Even with its mouth shut you see the teeth.',
          'Its lower fourth tooth sticks out like a fang.',
        ],
        'false-tears': [
          'Insincere weeping is named after it.',
          "It ticks, in a story about a boy who won't grow up.",
        ],
      },
      {
        'lives-in-florida': ['It shows up in a Florida swimming pool.', 'The Everglades are full of it.'],
        'broad-snout': [
          'Its snout is rounded like the letter U.',
          'Seen from above, its nose is wide and blunt.',
        ],
        'in-sewers': [
          'New Yorkers say it lives in their sewers.',
          'A legend has it flushed down the toilet as a baby.',
        ],
      },
    ],
    cues: [
      'teeth nile river jaws reptile tears africa scales australia green swamp handbag',
      'florida swamp teeth jaws reptile everglades scales snout green tail america louisiana',
    ],
  },
  {
    words: ['bee', 'wasp'],
    shared: {
      'can-sting': ['It has a weapon at the back end.', 'Barefoot children know it well.'],
      'yellow-and-black': ['It wears a yellow and black pullover.', 'Its colours tell you to keep away.'],
      buzzes: ['You hear it before you see it.', 'That hum near your ear makes you freeze.'],
      'lives-in-colony': [
        'It has thousands of sisters and one queen.',
        'Alone it would be lost, its home is full of others.',
      ],
      'summer-animal': ['On warm days it visits the balcony.', 'It vanishes when the first frost comes.'],
    },
    telling: [
      {
        'makes-honey': [
          'It turns blossoms into something golden for your bread.',
          'A man in a veil steals the fruit of its work.',
        ],
        pollinates: ['Without it the orchards would bear nothing.', 'Farmers rent it to visit their trees.'],
        'hairy-body': ['It is round and rather fluffy.', 'It gets covered in yellow dust on its rounds.'],
      },
      {
        'ruins-picnics': ['It ruins every outdoor meal in August.', 'It wants your ham and your plum tart.'],
        'stings-repeatedly': [
          'It can stab again and again without harm to itself.',
          'It is in a bad temper from the start.',
        ],
        'paper-nest': [
          'It chews wood and builds a paper nest under the roof.',
          'There is a grey paper ball in our attic because of it.',
        ],
      },
    ],
    cues: [
      'honey hive buzz flower sting pollen yellow queen striped nectar garden busy',
      'sting nest yellow angry picnic summer paper buzz waist stripes attack jam',
    ],
  },
  {
    words: ['butterfly', 'moth'],
    shared: {
      'was-a-caterpillar': [
        'It was once a hungry worm with many legs.',
        'It spent weeks wrapped up before it came out like this.',
      ],
      'dusty-wings': [
        'Touch its wings and you have powder on your fingers.',
        'Four wings carry a body that weighs nothing.',
      ],
      'drinks-nectar': ['It unrolls a tongue like a drinking straw.', 'Sweet blossoms are its bar.'],
      flutters: ['It never flies in a straight line.', 'It zigzags as if it had lost its way.'],
      'collected-with-net': [
        'Gentlemen chased it with a net and pinned it in boxes.',
        'In the museum there are drawers full of it.',
      ],
    },
    telling: [
      {
        'flies-by-day': ['You see it in the sunshine, above the meadow.', 'At dusk it goes to sleep.'],
        'colourful-wings': [
          'Its wings look as though a child had painted them.',
          'Peacocks are its only rival in colours.',
        ],
        'feels-in-stomach': ['Lovers feel it in their stomach.', 'A tattoo of it is on many an ankle.'],
      },
      {
        'drawn-to-light': [
          'It circles the lamp until it hits the glass.',
          'Leave the porch light on and it comes to you.',
        ],
        'eats-wool': ['Its children ate holes in my best pullover.', 'Grandma hangs lavender against it.'],
        'flies-by-night': ['It comes out when it gets dark.', 'Bats like to eat it on their nightly rounds.'],
      },
    ],
    cues: [
      'wings caterpillar colourful flower summer cocoon meadow stomach flutter monarch garden net',
      'light lamp night wool wings caterpillar wardrobe dust holes flutter grey silk',
    ],
  },
  {
    words: ['dolphin', 'shark'],
    shared: {
      'lives-in-sea': ['You meet it far out in the sea.', 'Divers talk about it for years afterwards.'],
      'fin-on-back': ['You see the fin on its back before the rest.', 'A triangle cuts through the waves.'],
      'fast-swimmer': ['It could overtake most boats.', 'It is built like a torpedo.'],
      'many-teeth': [
        'It has more teeth than you and I together.',
        'Open its mouth and you see nothing but points.',
      ],
      'in-aquariums': [
        'In big aquariums it is the main attraction.',
        'Films about it have filled whole cinemas.',
      ],
    },
    telling: [
      {
        'very-clever': [
          'It learns tricks faster than my dog.',
          'Scientists suspect that it has a name for each friend.',
        ],
        'breathes-air': [
          'It must come up for air now and then.',
          'It breathes through a hole on top of the head.',
        ],
        'friendly-to-people': [
          'It always seems to smile.',
          'Old tales tell how it carried shipwrecked sailors ashore.',
        ],
      },
      {
        'feared-by-swimmers': [
          'One sighting and the whole beach is empty.',
          'Two deep notes of film music are enough to think of it.',
        ],
        'smells-blood': [
          'A drop of blood in the water brings it closer.',
          'Its nose leads it to the wounded.',
        ],
        'no-bones': ['It has not a single bone in its body.', 'It is all cartilage and appetite.'],
      },
    ],
    cues: [
      'clever ocean jump friendly mammal fin smile trick pod swim sonar flipper',
      'teeth fin jaws ocean danger attack predator great surfer blood fish bite',
    ],
  },
  {
    words: ['horse', 'donkey'],
    shared: {
      'has-hooves': ['Its feet clatter on the cobbles.', 'A blacksmith may nail iron under its feet.'],
      'can-be-ridden': ['You can sit on its back, if it agrees.', 'Children take a ride on it at the fair.'],
      'eats-hay': ['Hay is what it has for breakfast.', 'Offer a carrot on a flat hand.'],
      'carries-loads': [
        'Before engines it carried the goods to market.',
        'It has pulled carts for thousands of years.',
      ],
      'lives-in-stable': [
        'At night it sleeps on straw.',
        'The stable has smelled of it for a hundred years.',
      ],
    },
    telling: [
      {
        'runs-races': ['People bet money on it and wear silly hats.', 'Jockeys crouch on it in silk shirts.'],
        'knights-rode-it': ['A knight in armour needs one.', 'The cowboy whistles and it comes galloping.'],
        'long-mane': ['Girls love to braid its mane.', 'It tosses its hair like a film star.'],
      },
      {
        stubborn: ['When it does not want to go, it does not go.', 'You can pull and push, it stays.'],
        'long-ears': [
          'Its ears are ridiculously long.',
          'In a story a boy grows ears like it for skipping school.',
        ],
        'in-nativity': ['It carried Mary to Bethlehem.', 'It stands by the manger next to an ox.'],
      },
    ],
    cues: [
      'ride saddle gallop stable mane race hooves cowboy hay carrot jockey pony',
      'stubborn ears grey hooves bray mule shrek carry hay beach slow farm',
    ],
  },
  {
    words: ['sheep', 'goat'],
    shared: {
      'lives-in-herd': [
        'You rarely see only one of them on the hillside.',
        'A dog and a stick keep the herd together.',
      ],
      'gives-milk': [
        'A good cheese can be made from its milk.',
        'It has been milked for longer than the cow.',
      ],
      'eats-grass': ['It mows the meadow for nothing.', 'It spends its day with its nose in the grass.'],
      'wears-bell': [
        'A bell around the neck tells you where it is.',
        'On alpine meadows you hear it tinkling.',
      ],
      'in-petting-zoo': [
        'You can feed it from your hand in a petting zoo.',
        'Its little ones are too sweet for words.',
      ],
    },
    telling: [
      {
        'gives-wool': ['Pullovers begin on its back.', 'Once a year it goes to the barber.'],
        'counted-for-sleep': [
          'You count it when you lie awake.',
          'One after the other it jumps over a fence at night.',
        ],
        'follows-others': ['It does whatever the others do.', 'People who think alike are compared to it.'],
      },
      {
        'has-beard': [
          'It wears a little beard on its chin.',
          'My philosophy teacher and it share a profile.',
        ],
        'climbs-well': [
          'It stands on cliffs where nobody else dares to.',
          'It even climbs trees in Morocco.',
        ],
        'eats-anything': ['It once ate my bus ticket and the sleeve too.', 'Cartoon ones chew tin cans.'],
      },
    ],
    cues: [
      'wool lamb flock shepherd white sleep farm shear grass count ram meadow',
      'beard horns cheese climb mountain milk stubborn kid eats farm billy hooves',
    ],
  },
  {
    words: ['duck', 'goose'],
    shared: {
      'swims-on-pond': ['It paddles on the pond in the park.', 'Under the water its feet never stop.'],
      waddles: ['On land it walks like a sailor.', 'It crosses the road swaying from side to side.'],
      'fed-with-bread': [
        'Pensioners save their old bread for it.',
        'The sign says not to feed it, everybody does.',
      ],
      'roasted-for-feasts': [
        'It ends up in the oven with an orange or an apple.',
        'The roast is greasy, crisp and festive.',
      ],
      'soft-feathers': ['You may have slept under what it wore.', 'Its feathers fill warm jackets.'],
    },
    telling: [
      {
        'small-water-bird': [
          'You could carry it under one arm.',
          'Its children follow it in a row of yellow balls.',
        ],
        quacks: ['It quacks, and children copy it.', 'There is a rubber one in my bath.'],
        'dives-headfirst': [
          'It stands on its head in the water and shows its tail.',
          'The male has a shiny green head.',
        ],
      },
      {
        'guards-house': ['It guards a farm better than a dog.', 'It once warned the Romans with its cries.'],
        'flies-in-v': ['In autumn it passes in a big letter V.', 'High up, it honks on the way south.'],
        'long-neck': ['It stretches its long neck at you and hisses.', 'My postman has been bitten by it.'],
      },
    ],
    cues: [
      'quack pond bread feathers yellow waddle donald rubber beak bath park bird',
      'honk feathers christmas neck golden egg white v flock angry farm hiss',
    ],
  },
  {
    words: ['owl', 'eagle'],
    shared: {
      'bird-of-prey': [
        'It lives on smaller animals, not on seeds.',
        'Rabbits and mice had better hide from it.',
      ],
      'sharp-claws': ['Its talons close like a trap.', 'A falconer needs a thick glove for it.'],
      'keen-eyes': ['It notices a mouse from far up.', 'You would like to have its eyesight.'],
      'hooked-beak': ['Its beak is bent like a hook.', 'It tears its dinner into strips.'],
      'on-coats-of-arms': [
        'You meet it on badges and banknotes.',
        'A Greek or Roman god had one for company.',
      ],
    },
    telling: [
      {
        'hunts-at-night': ['It works the night shift.', 'In the dark it sees what you only hear.'],
        'sign-of-wisdom': [
          'It stands for wisdom and long study.',
          'In picture books it wears glasses and knows all the answers.',
        ],
        'turns-head': ['It can look straight behind itself.', 'Its head turns as if it were on a bearing.'],
      },
      {
        'flies-high': [
          'It circles above the peaks for hours.',
          'It is only a dot in the sky until it drops.',
        ],
        'sign-of-strength': ['Empires put it on their flags.', 'The United States chose it for their seal.'],
        'nests-on-cliffs': ['It builds its nest on a rock face.', 'Only climbers get near its young.'],
      },
    ],
    cues: [
      'night wise hoot eyes feathers forest silent mouse barn potter nocturnal moon',
      'sky wings bald america soar beak mountain talons bird nest majestic feathers',
    ],
  },
  {
    words: ['octopus', 'squid'],
    shared: {
      'many-arms': ['It has more arms than any of us.', 'It could shake hands with everyone at this table.'],
      'squirts-ink': [
        'It leaves a dark cloud behind when it flees.',
        'You could write a letter with what it squirts.',
      ],
      'lives-in-sea': ['Deep down in the sea is where it feels at home.', 'Fishermen pull it up at night.'],
      boneless: ['There is no bone in it at all.', 'It feels like a wet balloon.'],
      'on-greek-menus': [
        'On Greek islands it hangs on a line to dry.',
        'Fried or grilled, it comes with lemon.',
      ],
    },
    telling: [
      {
        'very-clever': [
          'It can open a jar from the inside.',
          'One of them used to predict football results.',
        ],
        'lives-in-holes': [
          'It lives alone in a little cave on the seabed.',
          'It squeezes into a bottle if it likes the place.',
        ],
        'walks-on-seabed': ['It walks across the ground on its arms.', 'It has a round head like a bag.'],
      },
      {
        'torpedo-shape': ['It looks like an arrow with fins.', 'It shoots backwards like a rocket.'],
        'giant-monster': ['A giant one wrestles with whales.', 'Jules Verne let one attack a submarine.'],
        'fried-in-rings': [
          'You eat it as crisp rings.',
          'The rings come with garlic mayonnaise and sometimes bounce.',
        ],
      },
    ],
    cues: [
      'eight arms ink sea suckers tentacles clever camouflage soft aquarium paul ocean',
      'ink calamari rings tentacles giant sea fins ten ocean fried deep kraken',
    ],
  },
  {
    words: ['pigeon', 'seagull'],
    shared: {
      'lives-in-cities': [
        'It is used to people and shows no fear.',
        'It walks around on the square as if it owned the place.',
      ],
      'begs-for-food': [
        'Sit down with a sandwich and it will find you.',
        'It knows exactly who drops crumbs.',
      ],
      'dirty-droppings': ['My clean car attracts it.', 'Statues suffer from what it leaves behind.'],
      grey: ['Much of its coat is grey.', 'It goes well with concrete and rain.'],
      'hated-by-many': ['People put spikes on the roofs against it.', 'Some mayors would gladly forbid it.'],
    },
    telling: [
      {
        'carries-letters': [
          'It carried messages in the war.',
          'It finds its way home from hundreds of kilometres.',
        ],
        coos: ['It coos under my bedroom window at five.', 'It nods with every step it takes.'],
        'in-city-squares': [
          'In Venice it used to sit on the tourists.',
          'An old lady feeds it from a park bench.',
        ],
      },
      {
        'lives-by-sea': ['It belongs to harbours and ferries.', 'Where it screams, the coast cannot be far.'],
        'steals-food': [
          'It took the fish from my bread in a single swoop.',
          'It dives for your ice cream on the pier.',
        ],
        'follows-boats': ['It follows every fishing boat home.', 'It hangs in the wind behind the ferry.'],
      },
    ],
    cues: [
      'city grey coo bird park crumbs statue carrier square message street dove',
      'sea beach chips white harbour scream bird steal fish coast ferry wings',
    ],
  },
]
