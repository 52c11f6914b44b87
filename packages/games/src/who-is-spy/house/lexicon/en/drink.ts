import type { Neighbours } from '../lexicon.ts'

export const drink: readonly Neighbours[] = [
  {
    words: ['tea', 'coffee'],
    shared: {
      'served-hot': [
        'It is at its best while there is still vapour above it.',
        'Let it cool too long and most people pour it away.',
      ],
      'contains-caffeine': [
        'Too much of it late in the day and you count sheep.',
        'It gets tired people through a long afternoon.',
      ],
      'drunk-from-mug': [
        'My colleague has a favourite mug for it, and woe betide you.',
        'Both hands around the mug, and the morning can begin.',
      ],
      'with-milk-or-sugar': [
        'The host always asks whether you take milk or sugar.',
        'Purists drink it with nothing in it at all.',
      ],
      'social-break': [
        'Offices stop for it twice a day.',
        'You invite somebody for it when you really want to talk.',
      ],
    },
    telling: [
      {
        'from-leaves': [
          'It starts as leaves on a green hillside.',
          'Fortune tellers read what is left at the bottom.',
        ],
        'english-habit': [
          'In England it has its own hour of the afternoon.',
          'The English make it first in any crisis.',
        ],
        'steeped-in-bag': [
          'You dangle a little bag in the water.',
          'Three minutes in the pot, then take it out.',
        ],
      },
      {
        'from-beans': ['It starts as beans that are roasted dark.', 'You grind it just before you make it.'],
        'bitter-and-black': [
          'As a child I found it terribly bitter.',
          'It is black, and so is my mood without it.',
        ],
        'foamed-milk': [
          'A barista can draw a fern on top of it.',
          'In Italy you take it standing at the bar.',
        ],
      },
    ],
    cues: [
      'leaf cup brew kettle afternoon green pot sip steep bag china british',
      'bean cup roast morning milk black grind barista bitter italy filter awake',
    ],
  },
  {
    words: ['beer', 'wine'],
    shared: {
      alcoholic: [
        'After three of them you should not drive.',
        'In most places you must show that you are old enough.',
      ],
      fermented: ['Yeast does the essential work in it.', 'Monks were once the masters of making it.'],
      'with-dinner': [
        'It goes well with a long dinner among friends.',
        'The waiter asks about it before bringing the menu.',
      ],
      'many-varieties': [
        'Some people talk about its aromas for hours.',
        'The list of kinds on offer fills whole pages.',
      ],
      'sold-in-bottles': [
        'Empty bottles of it clink in the recycling on Monday.',
        'You bring a bottle of it when you are invited.',
      ],
    },
    telling: [
      {
        'white-foam': ['It leaves a white moustache on your lip.', 'Pour it badly and you get only foam.'],
        'from-grain': ['Barley and hops are what it is made of.', 'Bavarian law says what may go into it.'],
        'drunk-in-pints': [
          'In a pub you order it by the pint.',
          'At football matches it comes in plastic cups.',
        ],
      },
      {
        'from-grapes': [
          'Somebody stamped on grapes for it once.',
          'It begins on sunny slopes with rows of vines.',
        ],
        'red-or-white': [
          'You are asked whether you prefer red or white.',
          'Red with meat, white with fish, they say.',
        ],
        'aged-in-cellar': ['It rests for years in a cool cellar.', 'An old one can cost more than a car.'],
      },
    ],
    cues: [
      'foam hops pub pint barley bar cold bottle brewery bavaria can lager',
      'grapes red white cork glass vineyard bottle cellar french toast italy sommelier',
    ],
  },
  {
    words: ['juice', 'smoothie'],
    shared: {
      'made-of-fruit': [
        'It contains more fruit than I usually eat in a week.',
        'An orange or a mango may end its days in it.',
      ],
      'healthy-image': [
        'People feel virtuous while they drink it.',
        'It follows well after an hour in the gym.',
      ],
      'breakfast-drink': [
        'Some start the day with it instead of something hot.',
        'It stands by the cereal on the hotel buffet.',
      ],
      'served-cold': ['On a warm day it comes with ice.', 'Nobody would dream of heating it.'],
      'full-of-vitamins': [
        'My mother says it will keep the flu away.',
        'You get your vitamin C without chewing.',
      ],
    },
    telling: [
      {
        squeezed: [
          'Someone has pressed every drop out for you.',
          'You can get it out of half an orange with your hand.',
        ],
        'sold-in-carton': [
          'A small carton of it with a straw goes to school.',
          'You can buy it by the litre in a carton.',
        ],
        'clear-liquid': [
          'It runs through a sieve without leaving much behind.',
          'It can be as thin as water.',
        ],
      },
      {
        'needs-blender': [
          'The blender wakes up the neighbours at seven.',
          'You throw in everything, press a button and wait.',
        ],
        thick: ['It is so thick that the straw stands up.', 'You could almost eat it with a spoon.'],
        'with-yogurt': [
          'A banana and some yogurt make it creamy.',
          'Some even put spinach and oats into it.',
        ],
      },
    ],
    cues: [
      'orange apple squeeze carton straw breakfast glass vitamin fruit sweet press pulp',
      'blend banana thick yogurt berries straw healthy fruit gym spinach ice breakfast',
    ],
  },
  {
    words: ['cola', 'lemonade'],
    shared: {
      'served-cold': [
        'Without ice cubes it is hardly worth drinking.',
        'On a hot day I hold the cold glass to my forehead.',
      ],
      'very-sweet': [
        'There is enough sugar in it to frighten a dentist.',
        'Wasps come for it at every picnic.',
      ],
      'for-children': [
        'At parties the children get it instead of the wine.',
        'I was allowed one glass on birthdays only.',
      ],
      'drunk-with-straw': [
        'You drink it through a straw until it gurgles.',
        'A paper umbrella and a straw make it festive.',
      ],
      'summer-drink': ['It tastes of summer holidays.', 'A jug of it on the garden table empties fast.'],
    },
    telling: [
      {
        'dark-brown': [
          'It is so dark that you cannot see the bottom.',
          'It looks like something from an engine.',
        ],
        'contains-caffeine': [
          'Students drink it to stay awake before exams.',
          'Children cannot sleep if they have it at night.',
        ],
        'with-popcorn': [
          'In the cinema it comes in a bucket with popcorn.',
          'You order it with a burger without thinking.',
        ],
      },
      {
        sour: ['It makes you pucker a little.', 'A good one is as sour as it is sweet.'],
        'sold-by-kids': [
          'Kids sell it from a table by the road.',
          'Many a first business was a stand of it.',
        ],
        'home-made': [
          'You can mix it at home from citrus, sugar and water.',
          'My grandmother stirs it in a big glass jug.',
        ],
      },
    ],
    cues: [
      'brown sugar caffeine ice can bubbles burger cinema fizzy sweet secret recipe',
      'sour yellow citrus sugar stand pitcher summer ice kids homemade fresh garden',
    ],
  },
  {
    words: ['whiskey', 'rum'],
    shared: {
      alcoholic: ['A small glass is quite enough for an evening.', 'It burns all the way down.'],
      'aged-in-barrel': ['It sleeps for years in wooden barrels.', 'The wood gives it its colour.'],
      'strong-spirit': ['You sip it, you do not gulp it.', 'Forty percent is normal for it.'],
      'amber-colour': [
        'In the glass it can glow like amber.',
        'An old bottle holds something the colour of varnish.',
      ],
      'mixed-with-cola': [
        'Many spoil it, connoisseurs say, with something fizzy.',
        'In a tall glass with ice and a mixer it hides well.',
      ],
    },
    telling: [
      {
        'scottish-classic': [
          'Highlanders are proud of it.',
          'A peaty island off Scotland lives from making it.',
        ],
        'from-grain': [
          'Barley, rye or corn stands at its beginning.',
          'It starts rather like bread, with grain and yeast.',
        ],
        'in-westerns': ['Cowboys order it at the saloon.', 'The sheriff keeps a bottle of it in his desk.'],
      },
      {
        'loved-by-pirates': [
          'Yo-ho-ho, sing the pirates, and ask for a bottle of it.',
          'Sailors of the navy were given a daily ration.',
        ],
        'from-sugar-cane': ['It is made from sugar cane.', 'Molasses is the raw material for it.'],
        'caribbean-classic': ['It tastes of Jamaica and reggae.', 'Cuba is famous for it, and for cigars.'],
      },
    ],
    cues: [
      'scotch malt barrel irish neat smoky bourbon bar grain rocks cowboy aged',
      'pirate caribbean sugar cane mojito cuba barrel sailor jamaica island molasses tropical',
    ],
  },
  {
    words: ['champagne', 'cider'],
    shared: {
      sparkling: ['Bubbles race upwards in the glass.', 'It tickles the nose when you take a sip.'],
      alcoholic: ['It goes to your head faster than you expect.', 'It is not for the designated driver.'],
      'made-of-fruit': [
        'Without a good fruit harvest there would be none of it.',
        'The fruit is crushed in a press to start it off.',
      ],
      'served-cold': [
        'Nobody wants it at room temperature.',
        'It waits in a bucket of ice at summer parties.',
      ],
      'french-classic': [
        'Northern France is proud of what it makes of it.',
        'On a trip to France I visited the people who make it.',
      ],
    },
    telling: [
      {
        'for-celebrations': [
          'It is poured when somebody signs a contract.',
          "At midnight on New Year's Eve it is everywhere.",
        ],
        'corks-pop': [
          'The cork hits the ceiling if you are not careful.',
          'It opens with a bang and a cheer.',
        ],
        luxury: ['It says luxury, especially on a yacht.', 'Winners on the podium spray it at each other.'],
      },
      {
        'from-apples': ['It begins in an orchard, with apples.', 'Windfalls that nobody eats end up in it.'],
        'drunk-in-pints': [
          'In the West Country you order it by the pint.',
          'In an English pub it flows from the tap.',
        ],
        'autumn-drink': [
          'It belongs to October and falling leaves.',
          'In America they serve it warm with cinnamon.',
        ],
      },
    ],
    cues: [
      'bubbles toast cork france wedding glass luxury flute celebrate grapes pop brut',
      'apple orchard pub bubbles normandy pint autumn press fermented english cinnamon fruit',
    ],
  },
  {
    words: ['espresso', 'cappuccino'],
    shared: {
      'italian-classic': ['The Italians gave it its name.', 'A bar in Rome makes it in half a minute.'],
      'contains-caffeine': [
        'It is enough to start my engine in the morning.',
        'After six in the evening I do not dare to order it.',
      ],
      'made-by-machine': [
        'It takes a hissing machine to make it properly.',
        'The shiny thing on the counter costs more than my bike.',
      ],
      'served-hot': ['It arrives hot, on a saucer.', 'Burning your tongue on it is a rite of passage.'],
      'ordered-at-bar': [
        'You can drink it standing at a marble counter.',
        'The barista shouts your name when it is ready.',
      ],
    },
    telling: [
      {
        'tiny-portion': ['Two sips of it and it is over.', 'The cup looks as if made for a doll.'],
        'very-strong': ['It hits you like a small hammer.', 'It is concentrated, dark and serious.'],
        'after-dinner': ['You order it after a heavy dinner.', 'It comes with the bill in many restaurants.'],
      },
      {
        milky: ['Half of it or more is milk.', 'People who avoid dairy have it with oats.'],
        'white-foam': ['There is a cap of foam on top.', 'You spoon off the foam first.'],
        'not-after-noon': [
          'In Rome they look at you oddly if you order it after lunch.',
          'It belongs next to a croissant, before eleven.',
        ],
      },
    ],
    cues: [
      'small strong shot black italian bitter machine bar cup quick crema beans',
      'foam milk italian morning cup cocoa barista froth steam croissant creamy large',
    ],
  },
  {
    words: ['cocoa', 'chai'],
    shared: {
      'served-hot': ['You blow on it before the first sip.', 'It steams up your glasses in winter.'],
      milky: ['Most people make it with plenty of milk.', 'A skin forms on it if you let it stand.'],
      'very-sweet': ['It needs a good spoonful of sugar.', 'It is sweet enough to replace the cake.'],
      'winter-drink': [
        'It goes with woollen socks and snow at the window.',
        'After sledging it is the best thing in the world.',
      ],
      comforting: ['It is a warm hug in a mug.', 'My flatmate makes me one whenever I have had a bad day.'],
    },
    telling: [
      {
        'tastes-of-chocolate': ['It tastes of melted chocolate.', 'Chocolate lovers drink it in bed.'],
        'with-marshmallows': [
          'Marshmallows float on it like little boats.',
          'You let the marshmallows melt before you drink.',
        ],
        'for-children': [
          'My grandfather gave it to us before bedtime.',
          'It is the hot drink for those too young for the others.',
        ],
      },
      {
        spiced: ['Cardamom, ginger and cloves are in it.', 'It smells like a spice market.'],
        'indian-classic': [
          'In Mumbai a man with a kettle sells it on every corner.',
          'Trains across India stop and somebody calls out its name.',
        ],
        'contains-caffeine': [
          'It wakes you up a little, as leaves from Assam do.',
          'In some countries it keeps whole offices awake.',
        ],
      },
    ],
    cues: [
      'chocolate marshmallow milk hot winter sweet kids powder bedtime brown mug cosy',
      'spice india cardamom cinnamon milk ginger tea latte hot masala sweet street',
    ],
  },
]
