import type { Neighbours } from '../lexicon.ts'

export const body: readonly Neighbours[] = [
  {
    words: ['elbow', 'knee'],
    shared: {
      joint: ['It bends in one direction only.', 'Without it you would walk or wave like a robot.'],
      'scraped-in-childhood': [
        'Children scrape it when they fall off their bikes.',
        'Mine carries a scar from second grade.',
      ],
      'halfway-down-limb': [
        'It is halfway along one of your limbs.',
        'Above it are the strong muscles, below it the slim ones.',
      ],
      'dry-skin': ['The skin there is rough and wrinkled.', 'You forget it when you put on lotion.'],
      'protected-by-pads': ['Skaters strap a pad over it.', 'It needs a guard when you play volleyball.'],
    },
    telling: [
      {
        'on-arm': ['You lean it on the table when you think.', 'Good manners keep it off the table.'],
        'jabs-ribs': ['Use it gently to nudge your neighbour.', 'In a crowd people push with it.'],
        'funny-nerve': [
          'Hit it on the edge and your fingers tingle.',
          'There is a spot on it that is not funny at all.',
        ],
      },
      {
        'on-leg': ["A footballer's career can end with it.", 'The doctor taps it with a little hammer.'],
        'for-proposing': [
          'You go down on it to ask for her hand.',
          'Knights had one on the floor before the king.',
        ],
        'child-sits-on': [
          'Grandchildren ride on it like on a horse.',
          'Santa lets kids sit on it and whisper.',
        ],
      },
    ],
    cues: [
      'arm bend joint funny bone table nudge tennis patch sleeve rude pad',
      'leg bend joint bow proposal cap jerk football shin pad scrape doctor',
    ],
  },
  {
    words: ['finger', 'toe'],
    shared: {
      digit: ['You have ten of it, if all went well.', 'Babies are checked for the number of them.'],
      'has-nail': ['Its end has a nail that keeps growing.', 'Some people like it painted red.'],
      'freezes-first': [
        'In winter it freezes before the rest of you.',
        'Mountaineers have lost one to the frost.',
      ],
      'counts-numbers': ['Small children count with it up to ten.', 'Take one away, and maths gets harder.'],
      'baby-plays-with': [
        'Babies put it in their mouth.',
        'A rhyme for babies goes through them one by one.',
      ],
    },
    telling: [
      {
        points: ['Do not point it at strangers.', 'You lift one to ask the teacher a question.'],
        'wears-ring': ['A ring tells everyone that it is taken.', 'Married people have a mark around one.'],
        'leaves-print': ['Its print is unlike any other in the world.', 'The police press yours on paper.'],
      },
      {
        'hits-furniture': [
          'At night it finds the leg of the bed.',
          'I hopped around and swore because of it.',
        ],
        'hidden-in-shoe': [
          'It spends the day in the dark, in a sock.',
          'A hole in the sock lets it look out.',
        ],
        'tests-water': [
          'You dip it in the pool to see how cold it is.',
          'Ballerinas stand on the tip of it.',
        ],
      },
    ],
    cues: [
      'hand ring point nail thumb touch print five glove pinky piano index',
      'foot nail sock shoe ballet stub big sandal little tip ten ground',
    ],
  },
  {
    words: ['heart', 'lung'],
    shared: {
      'vital-organ': [
        'You would not last many minutes without it.',
        'Doctors in films shout when it stops working.',
      ],
      'in-chest': ['It sits behind your ribs.', 'A doctor listens to it with a cold disc.'],
      'works-harder-in-sport': [
        'When you run upstairs it has to work harder.',
        'A marathon runner keeps it in fine shape.',
      ],
      'harmed-by-smoking': ['Cigarettes are bad for it.', 'Its owner should give up smoking.'],
      transplanted: ["A surgeon can give you a stranger's.", 'It flies to the hospital in a box of ice.'],
    },
    telling: [
      {
        'pumps-blood': ['It pumps day and night without a break.', 'All the blood in you passes through it.'],
        'sign-of-love': [
          'You carve it into a tree with two names.',
          'It can be broken without a doctor noticing.',
        ],
        beats: ['Put your hand on it and feel the beat.', 'It jumps when you see the one you adore.'],
      },
      {
        breathes: [
          'It fills up and empties some fifteen times a minute.',
          'Blow out the candles and you use it.',
        ],
        'one-of-two': [
          'You have two of it and could live with one.',
          'The left one is a little smaller than the right.',
        ],
        'like-a-sponge': ['It is light and spongy inside.', 'The rainforest is compared to it.'],
      },
    ],
    cues: [
      'love beat blood pump red valentine pulse attack broken chest rhythm emotion',
      'breathe air chest oxygen smoke two inhale cough sponge diver organ asthma',
    ],
  },
  {
    words: ['eye', 'ear'],
    shared: {
      'sense-organ': [
        'It tells you what is going on around you.',
        'A part of the world would be missing without it.',
      ],
      'one-of-two': [
        'One sits on the left and one on the right.',
        'With only one, it is hard to tell where something is.',
      ],
      'part-of-head': [
        'Your hair sometimes falls over it.',
        'A portrait of your head would be strange without it.',
      ],
      'weaker-with-age': ['It gets worse as you grow old.', 'Grandpa needs a little technical help with it.'],
      'doctor-with-lamp': ['A doctor shines a little lamp into it.', 'You must not poke anything into it.'],
    },
    telling: [
      {
        sees: ['It shows you colours and faces.', 'You close it when a film gets scary.'],
        'has-lid': ['It winks when we share a secret.', 'It closes all by itself when you are tired.'],
        weeps: ['It gets wet when people say goodbye.', 'Cutting vegetables can make it run.'],
      },
      {
        hears: ['It catches every whisper in class.', 'You put a hand behind it when the room is noisy.'],
        'holds-jewels': ['Many people have a hole in it for jewellery.', 'A ring or a stud decorates it.'],
        'pulled-by-teachers': [
          'Strict teachers used to pull boys by it.',
          'It turns red when you are embarrassed or cold.',
        ],
      },
    ],
    cues: [
      'see look blue glasses tears blink vision lashes brown pupil face wink',
      'hear listen sound lobe music wax head phones drum van whisper stud',
    ],
  },
  {
    words: ['beard', 'mustache'],
    shared: {
      'facial-hair': ['It needs a razor, scissors or patience.', 'Some men look ten years older with it.'],
      'grown-by-men': [
        'A boy of fourteen waits for it impatiently.',
        'Not shaving for a month is all it takes.',
      ],
      'tickles-at-kiss': ['It tickles when he kisses you.', 'My wife asks me to shave it off.'],
      'catches-food': ['Soup and foam get caught in it.', 'You can tell from it what he had for lunch.'],
      'for-disguise': ['A fake one is enough to fool the guards.', 'Children glue one on at carnival.'],
    },
    telling: [
      {
        'covers-chin': ['It can hide a rather weak chin.', 'The chin disappears completely beneath it.'],
        'santa-has-it': ["Santa's is long and white.", 'Every good wizard and dwarf has one.'],
        'sign-of-wisdom': [
          'Philosophers used to stroke it while thinking.',
          'Old prophets in paintings wear it down to the belt.',
        ],
      },
      {
        'above-lip': ['It lives between nose and lip.', 'It is a hairy line below the nose.'],
        'twirled-ends': ['Villains twirl the ends of it.', 'You shape its points with wax.'],
        'worn-by-dali': [
          'A painter of melting clocks had a famous one.',
          'A Belgian detective combs his with great care.',
        ],
      },
    ],
    cues: [
      'chin long santa wizard hair shave grow face goatee men pirate dwarf',
      'lip nose curl hair poirot men wax twirl dali november face handlebar',
    ],
  },
]
