import type { Neighbours } from '../lexicon.ts'

export const technology: readonly Neighbours[] = [
  {
    words: ['laptop', 'tablet'],
    shared: {
      'portable-screen': [
        'I take it along to bed and watch one more episode.',
        'It slips into my bag and goes everywhere with me.',
      ],
      'needs-charging': [
        'It dies on me right before the end of the film.',
        "I'm the one who sits on the floor by the socket with it.",
      ],
      'for-video-calls': [
        'Grandma sees the kids on it on Sundays.',
        'You look at yourself in the corner while others talk.',
      ],
      'fragile-screen': [
        "One fall and the screen looks like a spider's web.",
        "Don't put your coffee next to it.",
      ],
      'used-on-journeys': [
        'Half of the carriage stares into one.',
        'You have to take it out of the bag at the airport check.',
      ],
    },
    telling: [
      {
        'folds-shut': [
          "You flip it open, and when you're done you shut it.",
          'It closes like a book, and then the work is over.',
        ],
        'has-keyboard': [
          'There are crumbs between its keys.',
          'You type your thesis on it until the letters wear off.',
        ],
        'warms-your-knees': [
          'It gets warm on my knees and starts to blow.',
          'In every coffee shop somebody works on one for hours with one tea.',
        ],
      },
      {
        'touched-with-fingers': [
          'The glass is full of greasy fingerprints.',
          'You swipe and pinch, and a two-year-old can do it.',
        ],
        'read-like-a-book': [
          'It is flat as a plate, and I read comics on it.',
          'My father props it up in the kitchen for recipes.',
        ],
        'draw-with-pen': [
          'You can draw right on it with a special pen.',
          'You give it to a child so that you can eat in peace.',
        ],
      },
    ],
    cues: [
      'keyboard screen fold computer work type battery office lid charger trackpad portable student',
      'touch screen swipe finger flat apps read battery pen glass portable drawing kids',
    ],
  },
  {
    words: ['printer', 'scanner'],
    shared: {
      'in-the-office': [
        'It stands in the corner of the office and people swear at it.',
        "It blinks at me and I don't know why.",
      ],
      'deals-with-paper': [
        'You put in paper and hope for the best.',
        'It takes a sheet and moves it along with a hum.',
      ],
      'never-connects': [
        "The computer says it can't find it, though it's right there.",
        'You have to install something before it will talk to you.',
      ],
      'often-combined': [
        'These days you mostly get it in one box with its cousin.',
        'You need it twice a year, for forms.',
      ],
      'slow-and-humming': [
        'It hums, it clicks and it takes its time.',
        'It wakes up with a groan when you send it something.',
      ],
    },
    telling: [
      {
        'needs-ink': [
          'The ink costs more than the machine itself.',
          'It refuses black and white because it has no more yellow.',
        ],
        'paper-jam': [
          "There's a sheet stuck inside, and the light is red.",
          'You open all its flaps and pull out a crumpled ball.',
        ],
        'makes-it-physical': [
          'It brings out of the computer what you can hold in your hand.',
          "You need it for concert tickets if you don't trust your phone.",
        ],
      },
      {
        'beam-of-light': [
          'A strip of light travels from one end to the other.',
          'You lift the lid and lay something on the glass.',
        ],
        'makes-it-digital': [
          'It turns my old photographs into files.',
          'With it all my paper has found its way into the computer.',
        ],
        'at-checkout': [
          'At the supermarket it goes beep for every yogurt.',
          "There's one for suitcases at the airport, too.",
        ],
      },
    ],
    cues: [
      'ink paper jam office toner page document color sheet computer cartridge copy black',
      'paper document light glass copy digital image lid office beep barcode photo computer',
    ],
  },
  {
    words: ['microscope', 'telescope'],
    shared: {
      'look-through-it': [
        'You close one eye and press the other one to it.',
        'You have to be patient until you see more than your own lashes.',
      ],
      'has-lenses': [
        "It's a tube with pieces of curved glass inside.",
        'Never touch the lens, or everybody will shout.',
      ],
      'for-scientists': [
        'People who have one ask a lot of questions.',
        'Whole worlds were discovered with it.',
      ],
      'needs-focusing': [
        'Everything is a blur until you turn the little wheel.',
        'One tiny movement and you lose what you wanted to see.',
      ],
      'makes-bigger': [
        'It shows you things that nobody could see before.',
        'It makes something tiny fill the whole view.',
      ],
    },
    telling: [
      {
        'shows-tiny-life': [
          'A drop from the pond is full of monsters.',
          "You can see the legs of a flea, and wish you hadn't.",
        ],
        'in-biology-class': [
          'We looked at the skin of an onion in class.',
          'You lay something thin between two pieces of glass.',
        ],
        'stands-on-bench': [
          "In each laboratory there's one on the bench.",
          "Doctors find out with it which bug you've caught.",
        ],
      },
      {
        'shows-the-stars': [
          'You can see the rings of Saturn if you know where to point it.',
          'Galileo used it and got into a lot of trouble.',
        ],
        'on-mountains': [
          'The biggest are up on mountains, far from any street lamp.',
          'One of them floats in orbit and sends us pictures.',
        ],
        'used-at-night': [
          'You stand in the garden at midnight with cold feet.',
          'A cloudy night, and you can put it away again.',
        ],
      },
    ],
    cues: [
      'cell lens biology tiny laboratory bacteria slide zoom glass science magnify small sample',
      'stars lens moon planet night sky far galileo astronomy zoom space magnify observatory',
    ],
  },
  {
    words: ['robot', 'drone'],
    shared: {
      'controlled-from-afar': [
        'Somebody with a remote control is usually standing nearby.',
        "It does what it's told, most of the time.",
      ],
      'science-fiction-dream': [
        'When I was little you only had that in films.',
        'My nephew wants one for Christmas, the expensive sort.',
      ],
      'takes-over-jobs': [
        "Some people worry that it'll take their job.",
        "It goes where it's too dangerous for us.",
      ],
      'has-sensors': [
        'It can see with a camera and avoids walls, in theory.',
        'It is full of sensors and still bumps into things.',
      ],
      'needs-charging': [
        'After a while it needs to go back and charge.',
        "When the battery is flat, it's just an expensive toy.",
      ],
    },
    telling: [
      {
        'has-arms': [
          'In car factories it has one arm and never gets tired.',
          'It waves at you with a metal hand.',
        ],
        'talks-like-a-human': [
          'It has a funny voice and no feelings, they say.',
          'In the films it always wants to be human.',
        ],
        'vacuums-the-floor': [
          'Mine cleans the carpet and scares the cat.',
          'It drives under the sofa and stays there.',
        ],
      },
      {
        'flies-with-propellers': [
          'Four little propellers keep it up.',
          'It buzzes above you like a big hornet.',
        ],
        'films-from-above': [
          'Every wedding video has pictures from above now.',
          "Photographers love it, because they get the bird's view.",
        ],
        'banned-near-airports': [
          "You mustn't let it up anywhere near an airport.",
          'The man next door spied into our garden with one.',
        ],
      },
    ],
    cues: [
      'metal machine arm factory human future artificial program vacuum battery voice sensor film',
      'fly propeller camera air remote buzz video battery sky military hover delivery spy',
    ],
  },
  {
    words: ['password', 'fingerprint'],
    shared: {
      'unlocks-things': [
        'It opens my phone, and no one else should be able to.',
        "Without it, you don't get into your own account.",
      ],
      'proves-identity': [
        "It's there to prove that I am really me.",
        'The machine wants it before it trusts you.',
      ],
      'personal-and-unique': [
        "Yours shouldn't be like anybody else's.",
        "There's one for me and one for you, and they're not the same.",
      ],
      'stolen-by-criminals': [
        'In spy films somebody always gets hold of it with a trick.',
        'Thieves would like to have it.',
      ],
      'rejected-sometimes': [
        "Sometimes it doesn't work three times in a row, and I go mad.",
        'It says "try again" and I\'m locked out of my own life.',
      ],
    },
    telling: [
      {
        'easily-forgotten': [
          'I forgot it again, and now I need a link by mail.',
          "The name of your dog isn't a good idea.",
        ],
        'has-characters': [
          'It must have a number, a capital and a strange sign.',
          'My aunt has it on a yellow note on the screen.',
        ],
        'changed-often': [
          'At work we have to think of a new one every three months.',
          "You can tell it to a friend, though you shouldn't.",
        ],
      },
      {
        'cannot-be-changed': [
          "You have it from birth and can't choose another.",
          "Even twins don't share the same one.",
        ],
        'left-on-glass': [
          'You leave it on every glass you touch.',
          'Clever burglars wear gloves because of it.',
        ],
        'police-ink': [
          'At the police station they used ink for it.',
          'The detective dusts the door handle to find it.',
        ],
      },
    ],
    cues: [
      'secret letters login account forget computer type security hack numbers code email reset',
      'finger unique police crime touch skin ink phone detective thumb security glass gloves',
    ],
  },
  {
    words: ['satellite', 'rocket'],
    shared: {
      'goes-to-space': [
        'It leaves our planet with a lot of money on board.',
        "You can't catch up with it once it is up there.",
      ],
      'built-by-engineers': [
        'Thousands of engineers cross their fingers at the start.',
        "It's built in a very clean hall by people with hairnets.",
      ],
      'very-expensive': [
        'For the price of one you could build several hospitals.',
        'If something goes wrong, many millions are lost.',
      ],
      'cold-war-history': [
        'In the fifties two big nations had a race about it.',
        'The whole world was amazed when the Russians sent theirs up.',
      ],
      'visible-at-night': [
        'With some luck you can see it cross the dark sky.',
        "I've seen one from my balcony, as a bright moving spot.",
      ],
    },
    telling: [
      {
        'circles-earth': [
          'It goes round and round us and never gets dizzy.',
          'It has been falling around the planet for years.',
        ],
        'weather-and-maps': [
          "It tells my phone which street I'm in.",
          'The cloud pictures in the evening news come from it.',
        ],
        'tv-dish': [
          'You need a dish on your roof to hear from it.',
          'It sends two hundred channels, and nothing is on.',
        ],
      },
      {
        'fire-and-smoke': [
          'Fire comes out at the bottom, and the ground shakes.',
          'It rises on a pillar of smoke.',
        ],
        countdown: [
          'Somebody counts backwards from ten.',
          'Three, two, one, and everyone holds their breath.',
        ],
        'burns-fuel': [
          'Most of it is fuel, and only the tip is of use.',
          'It drops its lower parts on the way up.',
        ],
      },
    ],
    cues: [
      'orbit space signal dish earth gps weather television antenna solar circle communication moon',
      'launch space fuel countdown fire moon astronaut blast engine smoke nasa missile fast',
    ],
  },
  {
    words: ['battery', 'solar panel'],
    shared: {
      'gives-electricity': [
        "With it you have power where there's no socket.",
        'It makes a garden lamp glow without any cable.',
      ],
      'green-energy': [
        "It's part of every talk about clean energy.",
        'Politicians want to see many more of them.',
      ],
      'in-calculators': [
        'My old calculator had one inside, no bigger than a stamp.',
        'Without it the calculator would be dead.',
      ],
      'wears-out': [
        "After some years it isn't as strong as when it was new.",
        "You have to think about where it goes when it's worn out.",
      ],
      'for-camping': [
        'Campers take one along so they can have music by the lake.',
        'On a boat it keeps the fridge cool.',
      ],
    },
    telling: [
      {
        'gets-empty': [
          'It is empty at the very moment you need it.',
          'My remote only works if I roll it a bit with my thumb.',
        ],
        'plus-and-minus': [
          'You have to put it in the right way round, mind the plus.',
          'Toys are sold without it, and there are tears at Christmas.',
        ],
        'in-every-pocket': [
          "It's in your phone, your watch and your car.",
          'Lick the square one, and your tongue will tingle.',
        ],
      },
      {
        'on-the-roof': [
          "My neighbor's roof is covered with them, all facing south.",
          'From above, new houses look blue and shiny.',
        ],
        'needs-daylight': ['At night it does nothing at all.', 'It loves a cloudless noon in July.'],
        'flat-and-dark': [
          "It's a large dark sheet under glass.",
          'You should wipe the bird droppings off it now and then.',
        ],
      },
    ],
    cues: [
      'charge power empty phone energy remote acid cell recharge lithium plus electric torch',
      'sun roof energy green power light flat electricity renewable blue glass south house',
    ],
  },
]
