import type { Neighbours } from '../../lexicon.ts'

export const sound: readonly Neighbours[] = [
  {
    words: ['trumpet', 'saxophone'],
    shared: {
      'brass-look': ['It shines like gold.', 'It is of brass, polished for the concert.'],
      'jazz-instrument': [
        'Jazz would not be the same without it.',
        'In a smoky bar someone plays it at midnight.',
      ],
      'needs-lungs': ['You need strong lungs.', 'Your cheeks get red.'],
      'loud-for-neighbours': [
        'Practising it makes you no friends in the house.',
        'The neighbours know every exercise.',
      ],
      'big-band': ['It stands up for a solo in the big band.', 'One sits in the second row of a band.'],
    },
    telling: [
      {
        'three-valves': ['It has three valves.', 'All those notes with three fingers.'],
        fanfare: ['It announces kings.', 'Soldiers were woken by something like it.'],
        jericho: ['The walls of Jericho fell to it.', 'Louis Armstrong blew it with a white handkerchief.'],
      },
      {
        'with-a-reed': [
          'It has a thin reed in its mouth.',
          'Officially it belongs to the woods, not the metals.',
        ],
        'curved-bell': [
          'It is bent like a pipe.',
          'A president of the United States played it on television.',
        ],
        'belgian-inventor': ['A Belgian gave it his name.', 'It sounds like a warm night in the eighties.'],
      },
    ],
    cues: [
      'valves fanfare jericho armstrong brass bugle miles solo military mouthpiece music orchestra',
      'reed jazz curved sax belgian soul tenor coltrane keys sensual music band',
    ],
  },
  {
    words: ['harp', 'xylophone'],
    shared: {
      'in-orchestra': ['In the orchestra it waits for its few bars.', 'It stands at the edge of the stage.'],
      'clear-notes': ['Its notes are clear like drops of water.', 'It sounds like a dream beginning.'],
      'played-with-both-hands': [
        'Both hands have their work.',
        'The hands run from low to high in a second.',
      ],
      'many-sizes-in-row': ['Long is low and short is high.', 'It is arranged from long to short.'],
      'for-letter-games': [
        'It turns up in picture books for the alphabet.',
        'Children want to touch it at once.',
      ],
    },
    telling: [
      {
        'of-angels': ['Angels in heaven play it.', 'It comes with wings and a cloud.'],
        'strings-plucked': ['Forty-seven strings are plucked.', 'Its player needs strong finger tips.'],
        'on-irish-coin': [
          'The Irish put it on their coins and beer.',
          'It is as tall as a person and hard to move.',
        ],
      },
      {
        'wooden-bars': ['It has bars of wood.', 'You hit the bars with two mallets.'],
        'for-toddlers': ['A coloured one stands in every nursery.', 'Skeletons dance to it in the theatre.'],
        'letter-x': ['What else begins with X?', 'It dances through a carnival of the animals.'],
      },
    ],
    cues: [
      'strings angel pluck irish heaven gold tall pedals celtic graceful music orchestra',
      'mallets wood bars hit toddler colourful alphabet skeleton percussion keys music',
    ],
  },
]
