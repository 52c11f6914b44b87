import type { Neighbours } from '../lexicon.ts'

export const plants: readonly Neighbours[] = [
  {
    words: ['rose', 'tulip'],
    shared: {
      'given-as-gift': [
        'You bring a bunch of them when you apologise.',
        'It has saved many a forgotten anniversary.',
      ],
      'grown-in-garden': [
        'My neighbour is terribly proud of hers in the front garden.',
        'Parks plant it in neat beds.',
      ],
      'many-colours': [
        'You get it in red, yellow, white and many other shades.',
        'Breeders keep looking for a truly black one.',
      ],
      'stands-in-vase': [
        'It lasts about a week in a vase.',
        'It drops its petals on the tablecloth in the end.',
      ],
      'single-bloom-on-stem': [
        'One stem carries one showy bloom to the florist.',
        'A child draws a stalk with a coloured cup on top.',
      ],
    },
    telling: [
      {
        'has-thorns': ['Picking it can cost you a drop of blood.', 'Its stem is armed all the way up.'],
        'strong-scent': [
          'You bury your nose in it and close your eyes.',
          'Perfume makers pay a fortune for its oil.',
        ],
        'sign-of-love': ["On Valentine's Day its price doubles.", 'Twelve red ones say more than a letter.'],
      },
      {
        'dutch-classic': [
          'Holland is covered in stripes of it in spring.',
          'One of them once cost as much as an Amsterdam house.',
        ],
        'grows-from-bulb': [
          'You bury a bulb in autumn and wait.',
          'It hides underground like an onion all winter.',
        ],
        'spring-plant': ['It is up as soon as the snow has gone.', 'April is clearly its month.'],
      },
    ],
    cues: [
      'thorns red love valentine petals scent bush garden romance bouquet stem wedding',
      'bulb holland spring dutch cup colourful field amsterdam vase april turkey windmill',
    ],
  },
  {
    words: ['oak', 'maple'],
    shared: {
      'loses-leaves': ['In November somebody has to rake up after it.', 'It stands bare all winter.'],
      'hard-wood': [
        'Its wood makes a table that outlives you.',
        'A floor made of it survives three generations of boots.',
      ],
      'gives-shade': ['Cows stand under it at noon.', 'We had our picnic beneath one in July.'],
      'changes-colour': [
        'In autumn it puts on a show of colours.',
        'Every October I press a leaf of it in a book.',
      ],
      'lives-long': [
        'The one in our square was there before the town hall.',
        'Grandchildren climb what their great-grandfather planted.',
      ],
    },
    telling: [
      {
        'has-acorns': ['Squirrels and pigs are fond of what it drops.', 'Its fruits wear little hats.'],
        'sign-of-strength': [
          'Strong, stubborn men are compared to it.',
          'It stands for strength on coats of arms.',
        ],
        'lobed-leaf': ['Its leaves have wavy, rounded edges.', 'It was holy to the druids.'],
      },
      {
        'gives-syrup': [
          'You can tap it and boil what drips out.',
          'What flows from it in March ends up on breakfast.',
        ],
        'canadian-sign': ['A whole country put its leaf on the flag.', 'You think of Canada at once.'],
        'winged-seeds': [
          'Its seeds come spinning down like helicopters.',
          'Kids stick its seeds to their noses.',
        ],
      },
    ],
    cues: [
      'acorn strong wood tree barrel squirrel ancient druid leaf forest sturdy king',
      'syrup canada leaf red autumn tree flag pancakes sap wood japanese helicopter',
    ],
  },
  {
    words: ['pine', 'fir'],
    shared: {
      evergreen: ['It stays green while everything else goes bare.', 'Winter does not change it at all.'],
      'has-needles': ['It wears needles instead of leaves.', 'Walk barefoot beneath it and you will know.'],
      'has-cones': [
        'Its seeds are packed away in scaly cones.',
        'A child draws it as a triangle with a few cones on it.',
      ],
      'sticky-resin': [
        'Lean on it, and resin glues your jacket.',
        'It bleeds something sticky that smells of forests.',
      ],
      'smells-fresh': [
        'Bath salts and cleaning sprays try to smell like it.',
        'It gives off the smell of a forest in the sun.',
      ],
    },
    telling: [
      {
        'long-needles': [
          'Its needles are long and come in little bundles.',
          'It looks shaggy, with tufts at the end of each branch.',
        ],
        'grows-by-sea': [
          'You see it leaning over beaches of the Mediterranean.',
          'Campers in the south of France sleep in its shade.',
        ],
        'cheap-furniture': [
          'Simple shelves and beds are built from its knotty wood.',
          'My cheap bookcase was made of it.',
        ],
      },
      {
        'for-christmas': [
          'Many a living room has one in December.',
          'It is sold by the metre before the holidays.',
        ],
        'flat-soft-needles': [
          'Its needles are flat and hardly prick at all.',
          'Stroke it along the twig and it feels soft.',
        ],
        'upright-cones': [
          'Its cones stand upright like candles.',
          'Its cones fall apart up there instead of dropping whole.',
        ],
      },
    ],
    cues: [
      'needles cone evergreen tree resin forest scent wood nuts mountain furniture green',
      'christmas needles evergreen tree forest cone green soft silver conical noble decorate',
    ],
  },
  {
    words: ['daisy', 'sunflower'],
    shared: {
      'petal-ring': [
        'A ring of petals surrounds a round middle.',
        'Even a two-year-old can draw it recognisably.',
      ],
      'summer-plant': [
        'It belongs to sunny days and bare feet.',
        'In the warm months it is on every postcard.',
      ],
      'cheerful-look': [
        'It has the friendliest face of all flowers.',
        'You cannot look at it and stay grumpy.',
      ],
      yellow: [
        'You will certainly find yellow in it.',
        'It looks as though it had a bit of the noon light in it.',
      ],
      'loved-by-bees': ['Bees land on its middle and stay for lunch.', 'It is a good runway for insects.'],
    },
    telling: [
      {
        'tiny-plant': ['It barely reaches your ankle.', 'The lawnmower takes off its head every Saturday.'],
        'white-petals': [
          'Its petals are white, sometimes pink at the tip.',
          'It looks like a tiny fried egg in the lawn.',
        ],
        'loves-me-game': [
          'You pull off the petals to learn whether he loves you.',
          'Girls used to make chains of it for their hair.',
        ],
      },
      {
        'very-tall': [
          'It can easily look over the garden fence.',
          'Schoolchildren compete to grow it beyond two metres.',
        ],
        'edible-seeds': [
          'Parrots and footballers crack what comes out of it.',
          'Oil for frying is pressed from it.',
        ],
        'painted-by-famous': [
          'A Dutch painter put it in a vase again and again.',
          'The artist with one ear made it immortal.',
        ],
      },
    ],
    cues: [
      'white petals lawn small meadow chain yellow loves spring field innocent garden',
      'yellow tall seeds oil field gogh summer giant head turn bird bright',
    ],
  },
  {
    words: ['cactus', 'aloe'],
    shared: {
      'desert-plant': [
        'It comes from places where it hardly ever rains.',
        'Sand and heat are just what it likes.',
      ],
      'stores-water': ['It keeps its own water supply inside.', 'Cut into it and it is all juice.'],
      'hard-to-kill': [
        'Even I have not managed to kill mine.',
        'Going on holiday for a month? It will not notice.',
      ],
      'stands-on-windowsill': [
        'It asks for a sunny windowsill and nothing else.',
        'In my office there is one next to the screen.',
      ],
      'prickly-edge': [
        'You should not grab it without looking.',
        'It defends itself if you touch it the wrong way.',
      ],
    },
    telling: [
      {
        'covered-in-spines': [
          'My cat sat on one, exactly once.',
          'It takes tweezers and patience after you bump into it.',
        ],
        'in-westerns': ['A vulture sits on it in cartoons.', 'A cowboy rides past one with raised arms.'],
        'no-leaves': ['It has not a single leaf on it.', 'It is one thick green column.'],
      },
      {
        'soothes-skin': ['You put it on a bad sunburn.', 'The gel inside cools the skin.'],
        'in-cosmetics': [
          'Half of the creams in the drugstore have it in them.',
          'It is on the label of lotions, tissues and yogurts.',
        ],
        'fleshy-leaves': ['Its thick leaves form a rosette.', 'You break off a fat leaf and it oozes.'],
      },
    ],
    cues: [
      'spines desert prickly green dry mexico water sand western needle pot tequila',
      'gel skin sunburn vera lotion green leaf soothing plant pot juice cosmetic',
    ],
  },
  {
    words: ['ivy', 'moss'],
    shared: {
      'covers-walls': [
        'Give it a hundred years and it hides the entire wall.',
        'Old stone looks older still with it on top.',
      ],
      'likes-shade': [
        'It does best on the side that never sees the sun.',
        'It is happy in damp, dark corners.',
      ],
      evergreen: ['It keeps its green coat all year.', 'Even in January there is some of it to look at.'],
      'grows-on-trees': [
        'You often find it on the trunk of an old tree.',
        'Old trees wear it like a sleeve.',
      ],
      'in-fairy-tales': [
        'No enchanted ruin in a film is complete without it.',
        'An old gravestone wears it well.',
      ],
    },
    telling: [
      {
        'climbing-plant': ['It climbs up to the third floor without a rope.', 'It holds on with tiny feet.'],
        'shiny-leaves': [
          'Its leaves are shiny and have pointed corners.',
          'You can count five points on a leaf of it.',
        ],
        'elite-universities': [
          'American professors of the best colleges are proud of it.',
          'A league of famous colleges is named for it.',
        ],
      },
      {
        'soft-carpet': ['You could lie down on it as on a pillow.', 'Deer sleep on it, and so would I.'],
        'no-roots': ['It has no real roots and never a flower.', 'You can lift it off the rock like a mat.'],
        'fills-lawn': [
          'Gardeners scratch it out of the lawn in spring.',
          'It likes to settle between paving stones.',
        ],
      },
    ],
    cues: [
      'climb wall green leaf creeping house evergreen university vine poison holly league',
      'green soft stone damp forest carpet rock north lawn velvet shade peat',
    ],
  },
  {
    words: ['basil', 'mint'],
    shared: {
      'kitchen-herb': [
        'A pot of it stands on every good kitchen windowsill.',
        'Cooks pick a few leaves just before serving.',
      ],
      'strong-scent': [
        'Rub it between your fingers and sniff.',
        'You smell it as soon as you brush past the pot.',
      ],
      green: [
        'A few green leaves of it make any plate look fresh.',
        'It is bright green until you forget the water.',
      ],
      'used-fresh': ['Dried it is only a shadow of itself.', 'It goes on at the very end, torn by hand.'],
      'wilts-quickly': [
        'Mine from the supermarket dies within a week.',
        'In a hot car it hangs its head at once.',
      ],
    },
    telling: [
      {
        'italian-classic': [
          'It makes the green in the flag on a Margherita.',
          'Every trattoria has a bunch of it at hand.',
        ],
        'with-tomato': [
          'A tomato and a slice of mozzarella cry out for it.',
          'It sits on a pizza like a green stamp.',
        ],
        'made-into-pesto': ['You pound it with pine nuts and oil.', 'Genoa is famous for a sauce of it.'],
      },
      {
        'in-chewing-gum': ['Chewing gum and toothpaste taste of it.', 'It is what you use before a kiss.'],
        'cools-the-mouth': [
          'It feels cold in your mouth even at room temperature.',
          'Breathe in after it and you feel winter.',
        ],
        'in-cocktails': [
          'A mojito would be dull without it.',
          'In Morocco it comes in a glass of hot sweet tea.',
        ],
      },
    ],
    cues: [
      'pesto italian tomato leaf herb pizza green mozzarella fresh pot genoa salad',
      'fresh toothpaste gum mojito leaf cool tea herb green candy lamb breath',
    ],
  },
  {
    words: ['bamboo', 'reed'],
    shared: {
      'hollow-stem': ['Its stem is empty inside.', 'You can blow through a piece of it.'],
      'grows-fast': ['You can nearly watch it grow.', 'Cut it down, and soon it is back.'],
      'made-into-flutes': [
        'Somebody long ago turned it into a flute.',
        'Shepherds and monks have made music with it.',
      ],
      'sways-in-wind': ['It bends in a storm and does not break.', 'It whispers when the wind goes through.'],
      'used-for-building': ['People weave mats and screens from it.', 'You can build a simple hut with it.'],
    },
    telling: [
      {
        'eaten-by-pandas': ['Pandas eat it all day long.', 'A black and white bear cannot live without it.'],
        'asian-classic': [
          'Chinese ink painters have loved it for centuries.',
          'In Hong Kong they put up scaffolding made of it.',
        ],
        'very-hard': ['It can be as hard as steel.', 'Cutting boards and chopsticks are carved from it.'],
      },
      {
        'grows-in-water': ['It stands with its feet in the pond.', 'Ducks hide their nests in it.'],
        'roof-material': [
          'On the coast they thatch roofs with it.',
          'Thick bundles of it keep a cottage dry.',
        ],
        'moses-basket': [
          'Baby Moses was hidden among it.',
          'In an old fable the oak laughs at it and is blown over.',
        ],
      },
    ],
    cues: [
      'panda green asia hollow stick fast japan chopsticks china forest shoots tall',
      'pond water marsh thatch roof lake duck tall grass swamp flute bank',
    ],
  },
  {
    words: ['lavender', 'lilac'],
    shared: {
      purple: ['Its colour is a soft purple.', 'A paint shop would have a shade named after it.'],
      'strong-scent': ['Walk by it in the evening and you will slow down.', 'Perfumers are in love with it.'],
      'loved-by-bees': ['It hums with bees when it is open.', 'Butterflies argue over it.'],
      'tiny-flowers': [
        'Many tiny blossoms sit together on each stem.',
        'Dozens of little flowers make up each head.',
      ],
      'in-soaps': ['Grandmothers have soap that smells like it.', 'It is a popular name on scented candles.'],
    },
    telling: [
      {
        'provence-classic': [
          'It paints Provence in stripes.',
          'Tourists in the south of France stop their cars for it.',
        ],
        'helps-sleeping': [
          'A little pillow filled with it helps you sleep.',
          'Some people drip its oil on the bed linen.',
        ],
        'keeps-moths-away': [
          'Hung in the wardrobe, it keeps the moths off.',
          'Dried in a small bag, it perfumes the drawers.',
        ],
      },
      {
        'tall-shrub': [
          'It is taller than a person and leans across the fence.',
          'Old farmhouses have one beside the gate.',
        ],
        'spring-plant': [
          'For two weeks of May it takes over the village.',
          'It blooms with the first warm evenings of the year.',
        ],
        'heart-leaves': [
          'Its leaves look like little hearts.',
          'You break whole branches off it for the vase.',
        ],
      },
    ],
    cues: [
      'purple scent provence sleep soap sachet field oil bees calm france dried',
      'purple bush may scent spring garden blossom white branch fragrant heart shrub',
    ],
  },
]
