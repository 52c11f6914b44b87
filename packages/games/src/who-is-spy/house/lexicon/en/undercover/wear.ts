import type { Neighbours } from '../../lexicon.ts'

export const wear: readonly Neighbours[] = [
  {
    words: ['scarf', 'shawl'],
    shared: {
      'round-the-neck': ['You put it around you when a wind comes up.', 'It goes round you once or twice.'],
      'knitted-thing': ['Somebody knitted it by the fire.', 'It is a long piece of wool or silk.'],
      'against-cold': ['It is for the cold months.', 'Without it you get a stiff neck.'],
      'left-behind': ['It is left behind in trains and theatres.', 'It slips off and you do not notice.'],
      'gift-idea': ['It is a safe present: it fits everybody.', 'Aunts get one for their birthday.'],
    },
    telling: [
      {
        'football-fans': [
          'Fans hold it up with both hands.',
          'In club colours it hangs from the car window.',
        ],
        'caught-in-wheel': [
          'A dancer died when hers caught in a wheel.',
          'A snowman wears one, and not much else.',
        ],
        'tied-in-knot': ['There are twenty ways to tie it.', 'Tuck the ends into your coat.'],
      },
      {
        'over-shoulders': ['It lies over the shoulders.', 'Older ladies wear it in the evening.'],
        'with-a-brooch': [
          'A pin in front holds it together.',
          'It has long fringes that swing when she dances.',
        ],
        'large-triangle': ['It is a big triangle, or a square folded over.', 'You can carry a baby in it.'],
      },
    ],
    cues: [
      'neck winter knit football stripes knot tie wool silk snowman',
      'shoulders triangle fringe lady evening wrap crochet pashmina grandmother drape',
    ],
  },
  {
    words: ['belt', 'suspenders'],
    shared: {
      'holds-trousers': ['Without it your trousers come down.', 'It works against gravity.'],
      adjustable: ['After Christmas you make it a little longer.', 'It can be made longer or shorter.'],
      'old-fashioned-man': [
        'Grandfather never left the house without it.',
        'You see it on bankers in old films.',
      ],
      'of-leather-parts': [
        'There is some leather in it, and metal.',
        'It can match the colour of your shoes.',
      ],
      'under-jacket': ['The jacket hides it.', 'When he takes off his jacket, you see it.'],
    },
    telling: [
      {
        'round-the-waist': ['It goes once round your waist.', 'It goes through five or six loops.'],
        'has-holes': [
          'You need a new hole when you have eaten well.',
          'The last hole tells you to go on a diet.',
        ],
        'black-in-judo': ['In judo its colour says how good you are.', 'The black one makes people careful.'],
      },
      {
        'over-shoulders': ['They go over both shoulders.', 'You snap them with your thumbs.'],
        'with-clips': ['Clips or buttons hold them at the waist.', 'From behind they look like a Y.'],
        'clowns-and-firemen': ['Clowns wear them too wide.', 'Bavarians wear embroidered ones.'],
      },
    ],
    cues: [
      'buckle waist leather loops holes judo black tighten notch strap',
      'clips shoulders elastic braces grandfather clown buttons stretch snap bavarian',
    ],
  },
  {
    words: ['earring', 'brooch'],
    shared: {
      jewellery: ['It lies in the box with the other jewels.', 'It is of gold or silver, with a stone.'],
      'from-grandmother': [
        'It came from a great-aunt who wore it at balls.',
        'I inherited it and never dare to wear it.',
      ],
      'pierces-something': ['A thin pin goes through.', 'You can hurt yourself a little when you put it on.'],
      'small-and-lost': [
        'It gets lost and you crawl under the table.',
        'It was under the sofa all the time.',
      ],
      'catches-light': ['It catches the light when she turns.', 'It says: look, I have dressed up.'],
    },
    telling: [
      {
        'comes-in-pairs': ['It comes in pairs, and one gets lost.', 'Pirates wear only one.'],
        'by-the-face': ['It swings beside the face.', 'A girl by Vermeer wears a pearl one.'],
        'on-the-phone': ['She takes it off before she telephones.', 'Babies get one in some countries.'],
      },
      {
        'on-the-coat': ['It sits on the lapel of a coat.', 'Queens wear one on the left.'],
        'shape-of-animal': ['It can be a beetle or a flower.', 'A peacock of enamel is typical.'],
        'holds-cloth': [
          'The Romans closed their cloaks with one.',
          'Grandmothers wear it with a high collar.',
        ],
      },
    ],
    cues: [
      'lobe pierced pair pearl hoop stud dangle pirate vermeer gold',
      'pin lapel coat cameo blouse clasp antique collar fasten enamel',
    ],
  },
  {
    words: ['pajamas', 'bathrobe'],
    shared: {
      'worn-at-home': ['You wear it at home and nowhere else.', 'You hope that nobody rings.'],
      'lazy-sunday': ['On Sundays some do not take it off all day.', 'In it the newspaper reads better.'],
      'soft-cloth': ['It is soft and wide and forgives everything.', 'It does not pinch anywhere.'],
      'hospital-bag': ['It goes into the bag for the hospital.', 'Patients walk the corridor in it.'],
      'around-bedtime': ['It has to do with bed and bath.', 'The day begins and ends in it.'],
    },
    telling: [
      {
        'with-trousers': ['It has a jacket and trousers.', 'The trousers have a rubber band.'],
        'stripes-or-bears': ['Stripes for fathers, bears for children.', 'It has teddy bears all over.'],
        'sleepover-party': ['Girls have a party in it.', 'It comes from India, name and all.'],
      },
      {
        'with-a-sash': ['You tie it in front with a sash.', 'Without its sash it opens at the wrong time.'],
        'of-terry': ['It dries you while you walk.', 'It is as heavy as a wet dog.'],
        'in-the-hotel': ['In good hotels it hangs behind the door.', 'A famous Dude goes shopping in it.'],
      },
    ],
    cues: [
      'sleep stripes trousers bed buttons flannel night cosy teddy slumber',
      'terry sash spa hotel shower steam slippers wrap dressing wet',
    ],
  },
  {
    words: ['raincoat', 'umbrella'],
    shared: {
      'against-rain': ['It keeps you dry.', 'You are glad of it when the clouds break.'],
      waterproof: ['Drops roll off it.', 'You shake it before you come in.'],
      'forgotten-when-dry': [
        'You have it with you only when the sun shines.',
        'When the sky clears, you forget it somewhere.',
      ],
      'british-weather': [
        'Londoners do not trust the sky without it.',
        'The forecast says you will want it.',
      ],
      'hangs-to-dry': ['It hangs in the hall and drips.', 'A puddle forms under it.'],
    },
    telling: [
      {
        'with-a-hood': ['It has a hood for the head.', 'It goes down to your knees.'],
        'yellow-for-kids': ['The yellow one goes with rubber boots.', 'Children jump in puddles in it.'],
        'worn-on-body': ['It rustles when you move.', 'Under it you sweat.'],
      },
      {
        'opens-like-flower': ['It opens with a click above you.', 'It has eight ribs and a stick.'],
        'turned-by-wind': ['The wind turns it inside out.', 'In a storm it is dead within a minute.'],
        'flying-nanny': ['A nanny landed with one.', 'Opened indoors it brings bad luck.'],
      },
    ],
    cues: [
      'hood yellow boots sleeves buttons detective waterproof puddles poncho wear',
      'fold wind handle open ribs poppins shade stick cocktail storm',
    ],
  },
  {
    words: ['forehead', 'chin'],
    shared: {
      'part-of-face': ['It is a part of the face.', 'You see it in the mirror every morning.'],
      'hand-rests-there': ['When you think, your hand goes there.', 'Thinkers are shown touching it.'],
      pimples: ['At fifteen you get spots there.', 'Make-up covers what is going on there.'],
      'shows-character': ['They say it shows what a person is like.', 'A strong one makes a hero.'],
      'gets-a-kiss': ['Mothers kiss you there.', 'Bumps happen there when children learn to walk.'],
    },
    telling: [
      {
        'tests-fever': ['A cool palm on it tells if you have a fever.', 'You wipe sweat off it.'],
        'gets-wrinkles': ['Worry draws lines across it.', 'A fringe hides it.'],
        'grows-with-age': ['It grows as hair goes back.', 'You hit it when you have been stupid.'],
      },
      {
        'beard-grows': ['A goatee grows there.', 'Men cut themselves there while shaving.'],
        'double-with-weight': ['Eat more, and it becomes two.', 'A boxer aims at it.'],
        'violin-place': ['A violin is held with it.', 'Keep it up, people say.'],
      },
    ],
    cues: [
      'brow wrinkles fever sweat hair fringe temple frown kiss slap',
      'beard shave jaw double violin dimple boxer goatee stubble below',
    ],
  },
]
