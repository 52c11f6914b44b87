import type { Neighbours } from '../lexicon.ts'

export const places: readonly Neighbours[] = [
  {
    words: ['lighthouse', 'watchtower'],
    shared: {
      'tall-and-narrow': ["It's tall, narrow and a bit lonely.", 'From afar it stands up like a finger.'],
      'spiral-stairs': [
        'You get dizzy on the winding stairs before you reach the top.',
        "Count the steps on the way up, and you'll lose track.",
      ],
      'warns-of-danger': [
        'It exists because trouble might come from out there.',
        'The idea is to let people know in good time.',
      ],
      'wide-view': [
        'From the top you can see for miles in every direction.',
        "I'd go up there just for the view.",
      ],
      'mostly-automated': [
        'Someone used to live a lonely life up there, night after night.',
        'Nowadays hardly anyone is on duty in it.',
      ],
    },
    telling: [
      {
        'stands-by-sea': [
          'The waves crash against the rocks right under it.',
          "You'd only find one where ships pass by.",
        ],
        'sends-a-beam': [
          'At night it sweeps the dark, round and round.',
          'Its bright beam goes round like the hand of a clock.',
        ],
        'red-and-white': [
          'On postcards it is usually painted in red and white rings.',
          'Painters love the stripes on it, and the gulls around.',
        ],
      },
      {
        'built-for-defense': [
          'The Great Wall of China has one every so often.',
          'It was built so soldiers could spot the enemy first.',
        ],
        'signals-with-fire': [
          'A fire on top meant that an army was on its way.',
          'They passed on the alarm from one to the next with smoke.',
        ],
        'inland-places': [
          'You may find one in a forest, where rangers look for smoke.',
          'I know one in the hills, very far from any water.',
        ],
      },
    ],
    cues: [
      'beam sea coast ship rock night stairs keeper tall lamp shore fog waves',
      'guard soldier wall enemy castle tall lookout stairs view stone alarm border smoke',
    ],
  },
  {
    words: ['museum', 'gallery'],
    shared: {
      'quiet-rooms': [
        'Everybody walks slowly and whispers in there.',
        'Your own shoes sound terribly loud on that floor.',
      ],
      'do-not-touch': [
        'A guard on a chair makes sure you keep your hands off.',
        "Put a finger on anything, and you'll hear a polite cough.",
      ],
      'things-on-display': [
        'You go there to look, and hardly ever to do anything.',
        'Small cards beside each piece tell you what you should see.',
      ],
      'family-outing': [
        'It is where my parents took us when it rained on Sundays.',
        'Your feet hurt after two hours in there.',
      ],
      'white-walls': [
        'There are plain walls, careful lamps and a bench in the middle.',
        'The lamps are placed with more care than in any home.',
      ],
    },
    telling: [
      {
        'has-dinosaurs': [
          'The dinosaur in the entrance hall was all I cared about.',
          'One of them in my town has a whole whale skeleton.',
        ],
        'about-history': [
          'Broken pots from two thousand years ago get their own glass case.',
          'You can see mummies, coins and old steam engines in there.',
        ],
        'school-trips': [
          'Every school class has been dragged through one with a worksheet.',
          'A guide tells thirty bored kids about the Stone Age.',
        ],
      },
      {
        'art-for-sale': [
          'Most of what hangs there can be bought, if you are rich enough.',
          'A tiny red dot tells you that somebody was faster.',
        ],
        'opening-night': [
          'You get free wine there on the first evening of a show.',
          "People come for the artist's party and hardly look at the walls.",
        ],
        'mostly-pictures': [
          "It's nearly always about pictures, and frames cost extra.",
          'I know one that is a single room with five canvases.',
        ],
      },
    ],
    cues: [
      'dinosaur history ticket exhibit ancient guide old mummy bones school statue quiet culture',
      'art picture frame artist exhibition white wall sell dealer wine opening canvas modern',
    ],
  },
  {
    words: ['hotel', 'hostel'],
    shared: {
      'stay-overnight': [
        'You sleep there when you are far away from home.',
        "It's a bed for somebody who doesn't live in town.",
      ],
      'reception-desk': [
        'The first thing you do is to say your name at a desk.',
        'Someone hands you a key or a card and points at the elevator.',
      ],
      'booked-online': [
        'Read the reviews before you trust the photographs.',
        "You'd better book ahead in the summer.",
      ],
      'breakfast-included': [
        'Breakfast ends at ten, and I always just miss it.',
        'I only go down early because of the free toast.',
      ],
      'strangers-next-door': [
        "You can hear people you'll never meet through the wall.",
        'Everyone there has come from somewhere else.',
      ],
    },
    telling: [
      {
        'room-service': [
          'You can call down for a sandwich at midnight.',
          'Someone makes your bed while you are out, and folds the towels.',
        ],
        'counted-in-stars': [
          'The number of stars tells you what it will cost.',
          'With five stars, even the bathrobe is a pleasure.',
        ],
        minibar: [
          'Those tiny bottles in the little fridge cost a fortune.',
          'I always take the little soaps home with me.',
        ],
      },
      {
        'bunk-beds': [
          'You climb a small ladder to get to bed.',
          'If you come late, you only get the top bunk.',
        ],
        'shared-dorm': [
          'You share a room with eight people and at least one snores.',
          "Bring earplugs and a padlock, that's my advice.",
        ],
        'for-young-travelers': [
          'It is full of backpacks and people aged about twenty.',
          'In the shared kitchen somebody is always cooking pasta.',
        ],
      },
    ],
    cues: [
      'room lobby luxury star reception key suite porter travel bed breakfast towel minibar',
      'bunk dorm cheap backpacker shared young kitchen travel bed snore budget locker reception',
    ],
  },
  {
    words: ['airport', 'harbor'],
    shared: {
      'start-of-journey': [
        "Half the people there are crying, and the others can't wait.",
        'I get a longing for faraway places when I stand there.',
      ],
      'goods-and-people': [
        'Both people and goods arrive there from all over the world.',
        'Bananas come through it as well as tourists.',
      ],
      'customs-check': [
        'Somebody in uniform may want to look into your bags.',
        'You had better have nothing to hide when customs take a look.',
      ],
      'edge-of-city': [
        'It usually lies at the edge of the city, with its own smell.',
        'My window faces it, and I hear engines at all hours.',
      ],
      'directed-traffic': [
        'Somebody up in a tower tells them all who goes first.',
        'Nobody may come in there without permission from the controllers.',
      ],
    },
    telling: [
      {
        'runway-lights': [
          'From above you can see two long rows of lamps.',
          'You need a very long, very flat strip for it.',
        ],
        'security-queue': [
          'You have to take off your belt and shoes in the queue.',
          'They took my shampoo away from me there.',
        ],
        'duty-free': [
          'You walk through perfume for ten minutes before you find your gate.',
          'Everything in the shops is tax free and still too dear.',
        ],
      },
      {
        'cranes-and-containers': [
          'Huge cranes lift colored boxes all day.',
          "The containers are stacked up like a child's bricks.",
        ],
        'stands-by-sea': [
          'It smells of tar, salt and a bit of fish.',
          'Gulls steal your fries if you sit there too long.',
        ],
        'protected-from-waves': [
          'Behind its stone arm the water is calm, even in a storm.',
          'They tie up there and wait for the tide.',
        ],
      },
    ],
    cues: [
      'plane runway gate luggage passport flight security terminal travel pilot boarding suitcase departure',
      'ship boat dock crane anchor sea gull container pier sailor fish wharf water',
    ],
  },
  {
    words: ['supermarket', 'pharmacy'],
    shared: {
      'sells-things': [
        'You walk in with a list and come out with a bag.',
        'There are shelves, registers and somebody stocking up.',
      ],
      'sells-shampoo': [
        'I get my toothpaste there, and a shampoo on offer.',
        'Plasters and hand cream are somewhere on a shelf.',
      ],
      'long-opening-hours': [
        "I am glad that there's one around here that's open late.",
        'A door slides open and it is brighter than the day outside.',
      ],
      'near-home': [
        "It's always good to have one within walking distance.",
        'My grandmother goes there on foot and meets everyone she knows.',
      ],
      'many-small-packets': [
        "You look at a thousand little boxes and can't find yours.",
        "I read labels there that I don't half understand.",
      ],
    },
    telling: [
      {
        'uses-trolley': [
          'The one with the squeaky wheel is always mine.',
          'You need a coin to get something to push around.',
        ],
        'sells-groceries': [
          'Never go in there hungry, you will regret it.',
          'Milk is at the very back, so you pass everything else.',
        ],
        'weekly-shop': [
          'On Saturdays whole families are in there to fill the fridge.',
          'At the checkout I always choose the slowest line.',
        ],
      },
      {
        'needs-prescription': [
          'For some things you need a piece of paper with a signature.',
          'You hand over a slip, and they vanish behind the drawers.',
        ],
        'green-cross': [
          "There's a glowing cross over the door in many countries.",
          'You spot the blinking green sign from the end of the road.',
        ],
        'advice-on-health': [
          "They ask you how long you've had that cough.",
          'People lower their voices there and speak about rashes.',
        ],
      },
    ],
    cues: [
      'trolley food shelf checkout milk vegetable groceries cashier discount bag aisle frozen queue',
      'medicine pill prescription cough cross green counter cream drug sick cure bandage syrup',
    ],
  },
  {
    words: ['castle', 'palace'],
    shared: {
      'royal-home': [
        'Kings and queens used to live in it.',
        'My daughter is sure that a princess is in there.',
      ],
      'now-for-visitors': [
        'These days you buy a ticket and follow a guide with an umbrella.',
        "There's a gift shop where the stables used to be.",
      ],
      'many-rooms': [
        'You could get lost for a week in all those rooms.',
        'Nobody has ever counted the fireplaces, I think.',
      ],
      'in-fairy-tales': [
        'Half of all the fairy tales end up there.',
        'The prince always takes her there in the final scene.',
      ],
      'hard-to-heat': [
        'Imagine having to pay the heating bill for it.',
        "It's impressive, but surely cold in January.",
      ],
    },
    telling: [
      {
        'has-moat': [
          'You need a bridge to get across the water around it.',
          'They would pull up the bridge when visitors were not welcome.',
        ],
        'built-for-defense': [
          'The walls are so thick because people once shot at it.',
          'Hot oil came down from above if you tried to get in.',
        ],
        'dark-dungeon': [
          'The cellar is the scariest part, with chains on the wall.',
          'A ghost in armor walks about in it, they say.',
        ],
      },
      {
        'golden-halls': [
          'Everything that can be covered in gold has been.',
          'There are chandeliers, silk curtains and mirrors up to the ceiling.',
        ],
        'formal-gardens': [
          "Behind it you'll find fountains and hedges in perfect lines.",
          'You walk on white gravel between trimmed bushes to get to it.',
        ],
        'still-in-use': [
          'In London, the guards in front of it wear furry hats.',
          'Some monarchs still wave from the balcony of theirs.',
        ],
      },
    ],
    cues: [
      'tower moat knight stone wall king drawbridge dungeon fortress hill medieval siege ghost',
      'king queen gold royal garden ballroom throne luxury hall mirror balcony guard marble',
    ],
  },
  {
    words: ['library', 'bookstore'],
    shared: {
      'full-of-shelves': [
        'The shelves go up to the ceiling, and you need to tilt your head.',
        'Everything there is sorted by the alphabet.',
      ],
      'smells-of-paper': [
        'I like the smell of it, paper and a bit of dust.',
        'It smells of old paper and quiet afternoons.',
      ],
      'for-readers': [
        'Heaven for readers, hell for those with an allergy to dust.',
        'You go in for one title and come out with four.',
      ],
      'author-readings': [
        'Sometimes an author comes by to read aloud.',
        'I once met my favorite writer there, on a folding chair.',
      ],
      'staff-recommend': [
        "Ask the staff what to take on holiday, and they'll know.",
        'The person at the desk has read absolutely everything.',
      ],
    },
    telling: [
      {
        'lends-for-free': [
          'You have to bring it all back after four weeks.',
          "It costs next to nothing, as long as you're on time.",
        ],
        'late-fee': [
          'I still owe them for something from two years ago.',
          "Bring it back late, and you'll have to pay a fine.",
        ],
        'quiet-rooms': [
          'One loud word and ten heads turn round.',
          'Students sleep there before their exams, heads on the desk.',
        ],
      },
      {
        'costs-money': [
          "I can't leave it without spending twenty euros.",
          'You pay, and then it is yours to keep.',
        ],
        'gift-wrapping': [
          "Before Christmas there's a queue for gift wrapping.",
          "They wrap it up nicely if it's meant for a birthday.",
        ],
        'new-releases': [
          'The bestsellers are piled up right by the door.',
          'The newest novel is stacked in the window like a pyramid.',
        ],
      },
    ],
    cues: [
      'borrow quiet shelf card read return silence fine student desk reading public loan',
      'buy shelf read bestseller novel cashier shop author gift paper price window new',
    ],
  },
  {
    words: ['cinema', 'theater'],
    shared: {
      'sit-in-the-dark': [
        'The lights go down, and somebody unwraps a candy.',
        'You sit in the dark with strangers and laugh together.',
      ],
      'ticket-and-seat': [
        'You squeeze past twelve knees to get to your seat.',
        'Row seven, right in the middle, is where I like to be.',
      ],
      'tells-a-story': ['For two hours you forget who you are.', 'Some people come out of it with wet eyes.'],
      'evening-out': [
        "It's a classic for a first date, with dinner afterwards.",
        'We get a babysitter when we go there.',
      ],
      'phones-off': [
        'Woe to anyone whose phone goes off in the middle.',
        'Before it starts, they beg you to switch your phone off.',
      ],
    },
    telling: [
      {
        'smells-of-popcorn': [
          'The popcorn costs more than the entrance.',
          'The floor is sticky, and you know from what.',
        ],
        'big-screen': [
          'Everything is ten meters tall, even a nose.',
          'I always forget the trailers and come much too early.',
        ],
        'same-every-time': [
          'You can see exactly the same thing again the next day.',
          'The stars are not really in the building at all.',
        ],
      },
      {
        'live-on-stage': [
          'If somebody forgets a line, everyone holds their breath.',
          'The people up there can hear you when you cough.',
        ],
        'applause-and-bows': [
          'At the end they all come out, hold hands and bow.',
          'You clap until your palms hurt, and then they come out again.',
        ],
        'dressing-up': [
          'My grandmother wears her pearls when she goes there.',
          'In the intermission you drink sparkling wine in a velvet jacket.',
        ],
      },
    ],
    cues: [
      'screen popcorn movie film dark ticket seat trailer projector blockbuster evening date sound',
      'stage actor curtain play applause audience ticket seat drama costume interval live box',
    ],
  },
  {
    words: ['zoo', 'aquarium'],
    shared: {
      'animals-on-show': [
        'You pay to look at creatures who never asked to be looked at.',
        'Some people find it sad, and most children love it.',
      ],
      'feeding-time': [
        "Go there at feeding time, that's when something happens.",
        'Someone with a bucket is the hero of the day.',
      ],
      'family-outing': [
        "It's the safe choice when you have kids for the day.",
        "You'll see more strollers there than anywhere else.",
      ],
      'behind-a-barrier': [
        'They look at you, you look at them, and nothing gets through.',
        "There's always something solid between you and the sharp teeth.",
      ],
      'protects-species': [
        'Rare species get saved there, and a few get babies.',
        'Scientists work there as well, behind the scenes.',
      ],
    },
    telling: [
      {
        'monkeys-and-lions': [
          'The monkeys are the best part, they remind me of my boss.',
          'You can hear a lion from the parking lot.',
        ],
        'open-air-walk': [
          'You need a whole day, good shoes and a dry sky for it.',
          'A map shows you the way from the elephants to the giraffes.',
        ],
        'smelly-houses': [
          "The elephant house has a smell you'll remember.",
          'Hold your nose when you get to the camels.',
        ],
      },
      {
        'glass-tunnel': [
          'You walk through a tunnel and a shark swims above your head.',
          'A ray glides right over you, like a blanket with a face.',
        ],
        'dim-blue-light': [
          'Everything is blue and dim, and people go quiet.',
          "It's dark in there, and only the tanks are glowing.",
        ],
        'jellyfish-and-sharks': [
          'I could watch the jellyfish for hours.',
          'You can stroke a starfish in a shallow basin there.',
        ],
      },
    ],
    cues: [
      'lion elephant cage monkey animals giraffe keeper visit children tiger bars feed enclosure',
      'fish tank shark water glass tunnel jellyfish blue coral visit dolphin sea swim',
    ],
  },
  {
    words: ['park', 'playground'],
    shared: {
      'outdoors-and-free': [
        "It costs nothing, and it's open whenever the sky is blue.",
        "In the first warm days of spring it's packed.",
      ],
      'benches-to-sit': [
        "You'll find benches in it, and parents who drink coffee.",
        'I like to sit there on a bench and watch.',
      ],
      'children-run-free': [
        'Kids can run around there without any cars.',
        "After rain you'll take home a lot of mud on small shoes.",
      ],
      'in-the-city': [
        'Every district needs one, or people go crazy in their apartments.',
        "It's the reason why we chose our apartment.",
      ],
      'meeting-place': [
        'You get to know half of the neighborhood there.',
        'Friendships are made there over ice cream.',
      ],
    },
    telling: [
      {
        'dogs-and-joggers': [
          'In the morning it belongs to joggers and their dogs.',
          'You have to dodge frisbees and poodles there.',
        ],
        'picnic-on-grass': [
          'We spread out a blanket on the grass and eat cold chicken.',
          'Some people sleep there in the shade of an old oak.',
        ],
        'duck-pond': [
          "There's a pond with ducks who are far too fat.",
          'Statues of forgotten generals stand between the lawns.',
        ],
      },
      {
        'swings-and-slide': [
          'Slides get terribly hot there in the summer.',
          'Someone shouts "higher" all afternoon.',
        ],
        'sand-pit': [
          'I had sand in my shoes for the whole of my childhood.',
          'Two toddlers fight about a plastic bucket.',
        ],
        'only-for-the-small': [
          'If you are over twelve, you get funny looks there.',
          'A grown-up without a child has no business in there.',
        ],
      },
    ],
    cues: [
      'grass tree bench pond duck picnic walk dog jogging green city lawn relax',
      'swing slide children sand climb fun toddler bench noise laugh ladder kids seesaw',
    ],
  },
  {
    words: ['hospital', 'clinic'],
    shared: {
      'place-of-healing': [
        'You go in with a complaint and hope to come out without it.',
        "I'm always glad when I can leave it again.",
      ],
      'waiting-room': [
        'You sit on a plastic chair and wait for your name to be called.',
        'There are old magazines there, and everyone coughs.',
      ],
      'smells-of-disinfectant': [
        'It smells of disinfectant, and the floors shine.',
        'That clean smell makes me nervous right away.',
      ],
      'white-coats': [
        "People in white hurry past and don't look up.",
        'They all wear soft shoes so that you can hardly hear them.',
      ],
      'needs-insurance-card': [
        'The first question is about your insurance.',
        'You fill in a form before anyone asks where it hurts.',
      ],
    },
    telling: [
      {
        'stay-overnight': [
          'You may spend a week there in a bed with wheels.',
          'They bring you pale soup on a tray at half past five.',
        ],
        'babies-born': [
          'Most of us were born in one.',
          'New fathers stand about in there with flowers and red eyes.',
        ],
        'always-open': [
          'Ambulances pull up there at every hour of the night.',
          "It never closes, not on New Year's Eve either.",
        ],
      },
      {
        'closes-at-night': [
          'They turn off the lights at six and everybody goes home.',
          "On Sundays you'll find the door locked.",
        ],
        'short-appointment': [
          "You get an appointment, and you're out after half an hour.",
          'No one ever has to bring pajamas there.',
        ],
        'small-and-local': [
          'It may be just one floor above a shop.',
          'Even a village may have one, with two rooms and a fridge.',
        ],
      },
    ],
    cues: [
      'ambulance bed surgery emergency ward patient birth visit doctor sick operation night big',
      'appointment doctor patient small check waiting vaccine local dentist visit treatment outpatient daytime',
    ],
  },
]
