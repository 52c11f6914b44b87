import type { Neighbours } from '../../lexicon.ts'

export const office: readonly Neighbours[] = [
  {
    words: ['stapler', 'hole punch'],
    shared: {
      'holds-paper': ['It is about sheets of paper.', 'Your papers are in order thanks to it.'],
      'on-the-desk': ['It stands on every desk.', 'Colleagues borrow it and forget to return it.'],
      'press-down': ['You press down with your palm.', 'A bang, and it is done.'],
      'gets-stuck': ['It jams with too many sheets.', 'Twenty sheets are too many for it.'],
      'office-sound': ['Its sound belongs to an office.', 'In the first week of school you buy one.'],
    },
    telling: [
      {
        'little-wires': ['It bites little wires into the corner.', 'When it is empty you notice too late.'],
        'red-in-film': [
          'In a film a man sets fire to the office for his red one.',
          'A remover undoes its work.',
        ],
        'also-for-skin': ['Surgeons use something like it.', 'Posters hang on trees thanks to it.'],
      },
      {
        'makes-confetti': ['It makes confetti.', 'One day the confetti falls all over the floor.'],
        'for-the-binder': [
          'After it, the sheet fits in the binder.',
          'Two round openings, eight centimetres apart.',
        ],
        'with-a-ruler': ['A little ruler slides out at its side.', 'You fold the sheet to find the middle.'],
      },
    ],
    cues: [
      'wires corner clip attach click red remover metal fasten refill',
      'confetti binder two round folder rings ruler circles file openings',
    ],
  },
  {
    words: ['scissors', 'razor'],
    shared: {
      cuts: ['It cuts, and it must be sharp.', 'A blunt one is worse than none.'],
      'at-hairdresser': ['The hairdresser uses it all day.', 'Hair falls to the floor because of it.'],
      'steel-blade': ['Its blade is of steel.', 'The steel comes from Solingen, if it is good.'],
      'not-in-hand-luggage': ['They take it from you at the airport.', 'It may not go in your hand luggage.'],
      'keep-from-children': ['Keep it away from small children.', 'Be careful, it draws blood.'],
    },
    telling: [
      {
        'two-halves': ['It has two halves that work together.', 'Your thumb goes in one ring.'],
        'paper-and-rock': ['It beats paper and loses to stone.', 'Do not run with it.'],
        'for-left-handed': [
          'For left-handed people there is a special one.',
          'You open letters and packets with it.',
        ],
      },
      {
        'for-the-beard': [
          'Men use it in the morning with foam.',
          'After three days without it your cheeks scratch.',
        ],
        'needs-new-blades': ['The blades cost more than the handle.', 'Five blades, says the advertisement.'],
        'bathroom-thing': ['It stands by the mirror in the bathroom.', 'Legs become smooth with it.'],
      },
    ],
    cues: [
      'paper snip fingers cut craft fabric rock tailor handles nail',
      'shave beard foam blade bathroom legs stubble barber electric smooth',
    ],
  },
  {
    words: ['compass', 'thermometer'],
    shared: {
      'measuring-tool': [
        'It tells you something that you cannot see.',
        'Scientists take it on every expedition.',
      ],
      'moving-needle': ['A needle or a thin line shows it.', 'You tap on the glass and look again.'],
      'has-degrees': ['You read degrees on it.', 'It has a scale with small lines.'],
      'polar-trip': ['Whoever goes to the pole needs it.', 'North and cold have to do with it.'],
      'replaced-by-phone': ['Your telephone does its work now.', 'The old ones were little works of art.'],
    },
    telling: [
      {
        'shows-north': ['It always knows where north is.', 'Turn as you like, it stays.'],
        'for-lost-hikers': ['In the forest it brings you home.', 'With a map it never lets you down.'],
        'used-at-sea': ['Columbus would have got lost without it.', 'The Chinese had it first.'],
      },
      {
        'for-fever': [
          'Under the arm or under the tongue for three minutes.',
          'Thirty-eight means no school.',
        ],
        'hangs-at-window': ['It hangs outside the window.', 'You look at it before you choose a coat.'],
        'mercury-inside': ['A silver drop rises in it.', 'If you break it, do not touch the drops.'],
      },
    ],
    cues: [
      'north needle map direction hiking magnet lost sailor pole east',
      'fever temperature mercury degrees sick celsius cold window tongue hot',
    ],
  },
]
