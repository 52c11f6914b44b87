import type { Neighbours } from '../lexicon.ts'

export const sport: readonly Neighbours[] = [
  {
    words: ['tennis', 'badminton'],
    shared: {
      'uses-a-racket': [
        'You need a racket with tight strings for it.',
        'My arm with the racket is thicker than the other one.',
      ],
      'over-a-net': [
        'It has to go over the net, and mine goes into it.',
        "There's a net in the middle, and you stay on your side of it.",
      ],
      'singles-or-doubles': [
        'You can do it one against one or two against two.',
        'In doubles, my wife and I argue about every shot.',
      ],
      'serve-first': ['Everything starts with a serve.', 'Serving is a whole science of its own.'],
      'lines-on-court': [
        "The lines decide whether you're happy or angry.",
        'We argue about whether it was in or out.',
      ],
    },
    telling: [
      {
        'fuzzy-yellow-ball': [
          'The dog brings back the fuzzy yellow thing.',
          'You open a new can of three, and it smells like rubber.',
        ],
        'strange-rules': [
          'The score goes fifteen, thirty, forty, and zero is called love.',
          'You can be at it for five hours and still lose in the last set.',
        ],
        'clay-or-lawn': [
          'In London they do it on grass, dressed all in white.',
          'Your socks turn red on a clay court.',
        ],
      },
      {
        'feathered-shuttle': [
          'The thing you hit has feathers and wears a skirt.',
          'It flies off very fast and then stops as if it had changed its mind.',
        ],
        'wind-ruins-it': [
          'Outdoors, a little wind is enough to spoil it.',
          'You need a hall, because a breeze would carry it away.',
        ],
        'strong-in-asia': [
          'The best come from China, Denmark or Indonesia.',
          'We strung a line between two apple trees and did it in the garden.',
        ],
      },
    ],
    cues: [
      'racket net court serve ball ace grass clay match backhand umpire set wimbledon',
      'racket net shuttlecock feather court serve indoor smash light garden birdie china fast',
    ],
  },
  {
    words: ['soccer', 'rugby'],
    shared: {
      'on-a-pitch': [
        'It takes place on a big green pitch, and mothers wash the clothes.',
        'There are white lines on grass, and mud when it rains.',
      ],
      'world-cup': [
        "Every four years there's a world cup, and nobody works.",
        'At the world cup, grown men cry during the anthem.',
      ],
      'two-halves': [
        "There's a break in the middle when everyone gets a beer.",
        'You change sides at half time and hope for the wind.',
      ],
      'loud-fans': [
        "The fans sing songs all afternoon that I can't repeat here.",
        'People paint their faces in the colors of their side.',
      ],
      'brings-injuries': [
        'You need strong legs for it, and good insurance.',
        'My brother gave it up because of his knee.',
      ],
    },
    telling: [
      {
        'no-hands': [
          "You mustn't use your hands, except for one person in gloves.",
          'Heads, chests and feet are fine, but the hand is forbidden.',
        ],
        'acting-and-falling': [
          'They roll on the grass like dying swans when somebody touches them.',
          'A grown man falls over and waits for the whistle.',
        ],
        'round-ball': [
          'All the children in Brazil do it, barefoot on the beach.',
          'Two jackets on the ground will do for a goal.',
        ],
      },
      {
        'egg-shaped-ball': [
          'The thing they run after looks like an egg.',
          'It bounces in every direction but the right one.',
        ],
        'allowed-to-tackle': [
          'They grab each other by the waist and pull each other down.',
          'Everybody piles up in a heap, and somewhere below is the ball.',
        ],
        'haka-dance': [
          'The team from New Zealand dances before it and sticks out its tongue.',
          'Strangely, you may only pass it backwards.',
        ],
      },
    ],
    cues: [
      'goal foot ball kick team goalkeeper penalty referee stadium cup striker pitch fans',
      'tackle scrum oval ball try team mud rough pitch zealand pass kick england',
    ],
  },
  {
    words: ['baseball', 'cricket'],
    shared: {
      'bat-and-ball': [
        'Somebody throws, and somebody else tries to hit it away.',
        'The sound when the bat hits it right is lovely.',
      ],
      'takes-hours': [
        'You should bring a sandwich, for it takes quite a while.',
        'Nothing happens for a long time, and then everyone jumps up.',
      ],
      'strange-rules': [
        "I had it explained to me three times and still don't get it.",
        'Anybody not brought up with it is lost after two minutes.',
      ],
      'run-after-hitting': [
        "When you've hit it well, you run as fast as you can.",
        'After a big hit, the fans try to catch it in the stands.',
      ],
      'catch-to-get-out': [
        "If they catch it before it touches the ground, you're out.",
        'A good catch gets more cheers than anything else.',
      ],
    },
    telling: [
      {
        'american-pastime': [
          'You eat hot dogs and sing in the seventh inning.',
          "In America and Japan it's almost a religion.",
        ],
        'diamond-field': [
          'The field is shaped like a diamond.',
          'You run in a big circle until you are home again.',
        ],
        'cap-and-glove': ['They wear caps, chew gum and spit.', 'You catch with a huge leather glove.'],
      },
      {
        'white-clothes': [
          "They're dressed all in white, with a woolly vest.",
          'One match may last five days and end in a draw.',
        ],
        'tea-break': ['They stop for lunch and then for tea.', "In India, streets are empty when it's on."],
        'wooden-stumps': [
          'Behind you stand three sticks that you must protect.',
          'You throw with a straight arm and let it bounce first.',
        ],
      },
    ],
    cues: [
      'bat pitcher glove home run base diamond cap american inning catcher stadium ball',
      'bat wicket bowler england india white ball over pitch umpire tea stump batsman',
    ],
  },
  {
    words: ['basketball', 'volleyball'],
    shared: {
      'tall-players': ['It helps to be as tall as a wardrobe.', 'At my height, I never had a chance at it.'],
      'jumping-high': [
        "If you can jump, you've half won.",
        'They jump so high that I get dizzy just watching.',
      ],
      'in-a-gym': [
        'I think of squeaking shoes in a gym.',
        'We had to do it in PE, and I was always chosen last.',
      ],
      'uses-hands': [
        'You do it with your hands, feet are no help.',
        'I sprained a finger at it more than once.',
      ],
      'beach-or-street': [
        'In the summer you can do it outside with your friends.',
        'Teenagers do it outdoors until it gets too dark to see.',
      ],
    },
    telling: [
      {
        'through-a-hoop': [
          'It has to go through a ring that hangs far too high.',
          "There's a hoop over the garage of every American family.",
        ],
        dribbling: [
          "You can't walk with it unless you bounce it all the time.",
          'Bouncing it between their own legs is their favorite trick.',
        ],
        dunking: [
          'They hang from the ring afterwards, like monkeys.',
          'From behind the line, you get three points.',
        ],
      },
      {
        'over-a-net': [
          'It must not touch the floor on your side of the net.',
          'You may touch it three times, then it must go over.',
        ],
        'on-sand': [
          'The best place for it is the sand, in sunglasses.',
          'You dive and come up with sand in your teeth.',
        ],
        'smash-and-block': [
          'Two of them put up their arms like a wall, and one smashes.',
          'Your forearms turn red and sting.',
        ],
      },
    ],
    cues: [
      'hoop dribble dunk tall court jump basket team bounce shoot ring gym points',
      'net beach serve smash sand jump team block court dive gym spike set',
    ],
  },
  {
    words: ['skiing', 'snowboarding'],
    shared: {
      'down-a-mountain': [
        'You go up the mountain in order to slide down again.',
        'Gravity does the work, and you only have to survive.',
      ],
      'winter-holiday': [
        "It's what half of the office does in February.",
        'You save all year for one week of it.',
      ],
      'lift-ticket': [
        'The pass for the lift costs as much as the room.',
        'You hang in a chairlift with cold feet dangling.',
      ],
      'apres-party': [
        "After it there's loud music and hot wine in a hut.",
        'You come home with goggles printed white on a brown face.',
      ],
      'brings-injuries': [
        'Every year someone comes home from it in plaster.',
        'I took a course once, and the teacher cried.',
      ],
    },
    telling: [
      {
        'two-poles': ['You carry two sticks and always lose one.', 'A pole in each hand helps you to turn.'],
        'two-feet-apart': [
          'If your feet drift apart, you end up in the splits.',
          'Beginners make a shape like a slice of pizza.',
        ],
        'very-old-sport': [
          'Norwegians did it five thousand years ago to get home.',
          'In the Alps there are grandfathers of eighty who still do it.',
        ],
      },
      {
        'stand-sideways': [
          'You go down sideways, with one shoulder first.',
          'Both feet are fixed to the same thing.',
        ],
        'baggy-and-young': [
          "It's done in baggy trousers with music in your ears.",
          'Skaters and surfers were looking for something to do in winter.',
        ],
        'sitting-in-the-way': [
          'They sit in a row in the middle of the slope and do up their straps.',
          'It took until the nineties for the Olympics to accept it.',
        ],
      },
    ],
    cues: [
      'slope poles winter mountain alps lift goggles downhill boots helmet cold slalom resort',
      'board slope winter mountain trick halfpipe jump lift goggles cool boots sideways powder',
    ],
  },
  {
    words: ['boxing', 'wrestling'],
    shared: {
      'one-against-one': [
        'There are only two people and neither will leave.',
        "It's a quarrel with rules and a referee.",
      ],
      'weight-classes': [
        'They get on the scales before it, in their underwear.',
        "You don't put a light one up against a heavy one.",
      ],
      'in-a-ring': [
        'The crowd sits all round, and some have blood on their shirts.',
        "Somebody raises the winner's arm in the end.",
      ],
      'hard-training': [
        "You do a thousand sit-ups before you're any good at it.",
        'They skip meals to come in below the limit.',
      ],
      'ancient-olympics': [
        'The ancient Greeks already did it, without any clothes.',
        'It was at the Olympics when there were still olive wreaths.',
      ],
    },
    telling: [
      {
        'with-gloves': [
          'They wear big padded gloves, red or blue.',
          'You need somebody to tie up your laces, since your thumbs are gone.',
        ],
        'punching-only': [
          'A good left hook ends it at once.',
          'You see black eyes, swollen lips and flat noses.',
        ],
        'rounds-with-bell': [
          'A bell rings, and somebody shoves a stool under you.',
          'After twelve rounds of it, both look like potatoes.',
        ],
      },
      {
        'throws-and-holds': [
          "They get tangled up until you can't tell whose leg that is.",
          'You lose when both your shoulders are on the mat.',
        ],
        'masks-and-show': [
          'In Mexico they wear shiny masks for it.',
          "On TV it's a show, and chairs get broken on backs.",
        ],
        'giant-men-in-belts': [
          'In Japan huge men in a kind of belt push each other out of a circle.',
          'Hugging each other very angrily is what it looks like.',
        ],
      },
    ],
    cues: [
      'gloves punch ring knockout fight round jab fist bell ali referee heavyweight uppercut',
      'mat hold throw pin fight ring mask grip sumo tights show strong referee',
    ],
  },
  {
    words: ['marathon', 'triathlon'],
    shared: {
      'takes-hours': [
        'It takes hours, and you have only yourself to blame.',
        'I get tired merely from hearing about it.',
      ],
      'hard-training': [
        'You get up at five for months to prepare for it.',
        'A midlife crisis is a good reason to sign up.',
      ],
      'medal-for-finishing': [
        'You get a medal just for getting to the end.',
        'At the finish they wrap you in shiny foil.',
      ],
      'bananas-and-water': [
        'Kids hand out bananas and cups of water by the road.',
        'You eat a mountain of pasta the night before.',
      ],
      'number-on-chest': [
        'Everyone has a number, and thousands start at once.',
        'My colleague talks about nothing else since he did it.',
      ],
    },
    telling: [
      {
        'messenger-legend': [
          'A Greek messenger did it first and fell down dead.',
          "It's always forty-two kilometers and a bit.",
        ],
        'only-on-foot': [
          'All you need is a good pair of shoes.',
          'Nothing but the road under your soles, hour after hour.',
        ],
        'through-big-cities': [
          'New York, Berlin, Tokyo, whole cities get closed for it.',
          'Around kilometer thirty comes the wall, they say.',
        ],
      },
      {
        'three-disciplines': [
          'You have to be good at three different things.',
          'It begins wet and ends sweaty.',
        ],
        'needs-a-bicycle': [
          'You need a bicycle, and you find it among two thousand others.',
          'You tear off your rubber suit while you run.',
        ],
        'hawaii-iron': [
          'The toughest one is in Hawaii, between lava fields.',
          'People who finish the longest sort call themselves iron.',
        ],
      },
    ],
    cues: [
      'run long kilometers finish endurance athens shoes sweat city runner medal training distance',
      'swim bike run three endurance iron wetsuit hawaii race finish training lake medal',
    ],
  },
  {
    words: ['golf', 'billiards'],
    shared: {
      'stick-hits-ball': [
        'You use a stick to send something small and hard on its way.',
        "It's all about the right angle and a steady hand.",
      ],
      'ends-in-a-hole': [
        'It has to drop into a hole, and it stops just before that.',
        'It rolls and rolls and then falls in with a lovely sound.',
      ],
      'quiet-concentration': [
        "Everyone's silent when you bend over to aim.",
        'You breathe out slowly, and then you miss.',
      ],
      'green-surface': [
        'You do it on something very green and very even.',
        'Scratch the green surface, and the owner will hate you.',
      ],
      'gentlemen-game': ['Presidents like it, preferably with a cigar.', 'Business gets done along the way.'],
    },
    telling: [
      {
        'long-walk': [
          "You walk for miles while you're at it.",
          "There's a little electric car to take you to the next one.",
        ],
        'sand-and-ponds': [
          'Half of my shots end up in the sand or in the pond.',
          'You shout "fore" and everybody ducks.',
        ],
        'bag-of-clubs': [
          'Somebody carries a heavy bag of sticks for you.',
          'There are eighteen flags to get to, in checked trousers.',
        ],
      },
      {
        'in-smoky-bars': [
          'You do it in a bar, with a beer on the edge.',
          'Lamps hang low over the table, and there used to be smoke.',
        ],
        'chalk-the-tip': [
          'You rub blue chalk on the tip and look like an expert.',
          'The black one has to be the last.',
        ],
        'bank-shots': [
          'It comes off the edges at an angle, like in geometry class.',
          'They lie in a triangle until the first bang.',
        ],
      },
    ],
    cues: [
      'club hole green grass tee swing caddie course flag sand birdie lawn eighteen',
      'table cue pocket chalk bar pool triangle green felt eight stick aim black',
    ],
  },
  {
    words: ['judo', 'karate'],
    shared: {
      'white-clothes': [
        'You wear a white suit that looks like pajamas.',
        'My son tied his jacket the wrong way round again.',
      ],
      'colored-belts': [
        'The color of the belt says how good you are.',
        'Yellow, orange, green, one exam after the other.',
      ],
      'japanese-origin': [
        "It's from Japan, and so are all the words in it.",
        'The teacher counts in Japanese, ichi, ni, san.',
      ],
      'bowing-first': [
        'You bow to each other first, out of respect.',
        'You come in barefoot and bow to the room.',
      ],
      'self-defense': [
        'It was meant to make me braver in the schoolyard.',
        'Parents hope that their kids will learn discipline from it.',
      ],
    },
    telling: [
      {
        'throws-and-holds': [
          'You pull at the collar and suddenly the other one is lying there.',
          'You learn how to fall before you learn anything else.',
        ],
        'called-the-gentle-way': [
          'Its name means the gentle way, and my ribs disagree.',
          "You use the other person's own weight against them.",
        ],
        'on-soft-mats': [
          "It's all on thick mats, and you tap if you give up.",
          'You roll about on the floor and squeeze each other.',
        ],
      },
      {
        'kicks-and-punches': [
          "You kick as high as somebody's ear.",
          'They punch the air in rows and all shout at once.',
        ],
        'breaks-boards': [
          'The master breaks a board with the edge of his hand.',
          'Somebody holds up a brick, and the master looks at it very calmly.',
        ],
        'film-with-kid': [
          'In the film a boy learns it by polishing a car.',
          'It came from Okinawa, an island, and means empty hand.',
        ],
      },
    ],
    cues: [
      'throw belt mat japan grip white fall hold respect balance ippon olympic gentle',
      'kick punch belt japan black chop white fist board yell hand block movie',
    ],
  },
]
