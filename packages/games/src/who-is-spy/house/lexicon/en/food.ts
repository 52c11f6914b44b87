import type { Neighbours } from '../lexicon.ts'

export const food: readonly Neighbours[] = [
  {
    words: ['butter', 'margarine'],
    shared: {
      'spread-on-bread': [
        'It goes on toast before anything else does.',
        'A blunt knife and a warm slice are all it needs.',
      ],
      'sold-in-tub': [
        'You often peel back a lid or a foil to get at it.',
        'There are always crumbs in ours, and nobody confesses.',
      ],
      'used-for-baking': [
        'My grandmother starts every recipe by creaming it with sugar.',
        'Bakers weigh it out before they touch the flour.',
      ],
      'kept-cold': [
        'It lives on a shelf of the fridge door.',
        'Leave it in the sun and you will need a cloth.',
      ],
      greasy: ['It leaves a shiny film on your fingertips.', 'You can grease a tin with it in seconds.'],
    },
    telling: [
      {
        'from-animals': ['It owes its existence to a cow.', 'Somebody had to churn cream to make it.'],
        'old-as-farming': [
          'Farmers were making it thousands of years ago.',
          'You find it in very old stories about dairymaids.',
        ],
        'hard-when-cold': [
          'Straight from the fridge it tears the bread to pieces.',
          'You have to wait for it to soften before it behaves.',
        ],
      },
      {
        'from-plants': [
          'Vegetable oil is where it really comes from.',
          'Many vegans are happy to put it on the table.',
        ],
        'invented-by-chemist': [
          'A chemist won a prize in France for coming up with it.',
          'It is an invention rather than a tradition.',
        ],
        substitute: [
          'It was meant to be the cheaper stand-in.',
          'People chose it when the real thing was rationed.',
        ],
      },
    ],
    cues: [
      'cow cream churn yellow toast spread dairy knife melt salted rich bake',
      'oil spread vegetable tub cheap substitute vegan plant toast yellow bake soft',
    ],
  },
  {
    words: ['burger', 'kebab'],
    shared: {
      'fast-food': [
        'You can order it and eat it within five minutes.',
        'The place that sells it usually stays open very late.',
      ],
      'filled-with-meat': [
        'Most of the time there is meat at the heart of it.',
        'Vegetarians ask for a special version of it.',
      ],
      'messy-to-eat': ['Wear something dark, because it will drip.', 'You need more napkins than you think.'],
      'served-with-fries': [
        'A portion of fries next to it surprises nobody.',
        'My brother always adds fries and calls it a meal.',
      ],
      'sauce-inside': [
        'The sauce inside makes or breaks it.',
        'They ask which sauce you want before anything else.',
      ],
    },
    telling: [
      {
        round: ['From above it is a neat circle.', 'It looks like a little tower on the plate.'],
        'in-a-bun': [
          'Two soft halves with sesame on top hold it together.',
          'The bun is half of the pleasure.',
        ],
        'american-classic': [
          'It feels like a diner by an American highway.',
          'Every drive-through in the States sells it.',
        ],
      },
      {
        'on-a-skewer': [
          'Often the pieces are threaded on a stick over the coals.',
          'The meat may turn slowly on an upright spit all day.',
        ],
        'from-middle-east': [
          'Its home is somewhere between Turkey and Persia.',
          'The best I ever had was in a back street of Istanbul.',
        ],
        'in-flatbread': ['It comes tucked into flatbread with salad.', 'A pita is its natural bed.'],
      },
    ],
    cues: [
      'bun patty beef fries cheese ketchup grill fast lettuce sesame diner american',
      'skewer lamb turkish spit pita garlic sauce grill night salad street meat',
    ],
  },
  {
    words: ['pancake', 'waffle'],
    shared: {
      'breakfast-food': [
        'It makes a Sunday breakfast feel like a holiday.',
        'Hotels love to serve it before ten in the morning.',
      ],
      'made-of-batter': [
        'Flour, eggs and milk are whisked together first.',
        'You pour the batter and then you wait.',
      ],
      'with-syrup': [
        'A stream of syrup over the top is never wrong.',
        'My kids see it as an excuse for maple syrup.',
      ],
      'sweet-treat': ['Powdered sugar and fruit suit it very well.', 'It can easily pass for dessert.'],
      'eaten-warm': [
        'It is only half as good once it has gone cold.',
        'The cook eats last, because each one is served at once.',
      ],
    },
    telling: [
      {
        'fried-in-pan': [
          'All you need to cook it is a frying pan.',
          'The first one out of the pan always goes wrong.',
        ],
        flipped: ['Show-offs toss it in the air.', 'I once flipped one straight onto the kitchen lamp.'],
        'very-flat': [
          'Something that falls completely flat is compared to it.',
          'You can stack ten of them and still see over the top.',
        ],
      },
      {
        'square-pattern': [
          'It is covered in little square pockets.',
          'The grid is there to catch the sauce.',
        ],
        'needs-iron': [
          'You cannot make it without a special hot iron.',
          'The machine for it takes up a whole shelf at home.',
        ],
        'belgian-classic': [
          'People in Brussels sell it from vans on the street.',
          'Belgium is rather proud of it.',
        ],
      },
    ],
    cues: [
      'flat batter pan flip syrup stack breakfast butter maple fry thin round',
      'grid iron belgian squares crisp syrup batter breakfast cream pockets brussels sugar',
    ],
  },
  {
    words: ['apple', 'pear'],
    shared: {
      'grows-on-tree': ['You may need a ladder to pick it.', 'In autumn the branches bend under its weight.'],
      'has-core': [
        'You throw away the core, unless you are my uncle.',
        'There are small dark seeds hidden in the middle.',
      ],
      'fruit-bowl': [
        "It sits in the fruit bowl at the dentist's.",
        'A still-life painter would be happy to have one.',
      ],
      'made-into-juice': ['It makes a fine juice for children.', 'Around here they press it in the autumn.'],
      'thin-skin': [
        'Some peel it, but the skin is perfectly fine to eat.',
        'A little knife and a steady hand remove the peel in one ribbon.',
      ],
    },
    telling: [
      {
        crunchy: [
          'It cracks loudly when you bite it.',
          'In a quiet library it betrays you at the first bite.',
        ],
        'in-famous-tales': ['A snake and a garden come to mind.', 'Snow White should not have accepted it.'],
        round: ['It is round enough to roll off the table.', 'It is nearly a ball, with a dent at each end.'],
      },
      {
        'narrow-neck': [
          'It is slim at the top and heavy at the bottom.',
          'Light bulbs have borrowed its outline.',
        ],
        'soft-when-ripe': [
          'It ripens from the inside, and one day later it is mush.',
          'A perfect one runs down your chin.',
        ],
        grainy: ['The flesh feels slightly gritty on the tongue.', 'There is a fine sandy texture to it.'],
      },
    ],
    cues: [
      'red green crunchy tree core pie cider doctor orchard round newton juice',
      'green juicy soft tree core sweet curved bell orchard grainy ripe stem',
    ],
  },
  {
    words: ['lemon', 'lime'],
    shared: {
      sour: ['My whole face shrinks when I taste it.', 'Sucking on one is a dare among children.'],
      'citrus-fruit': [
        'It has segments, pips and a thick peel.',
        'Sailors were given it to keep scurvy away.',
      ],
      'in-drinks': [
        'A slice of it on the rim dresses up a glass.',
        'Bartenders cut dozens of them before the evening starts.',
      ],
      squeezed: [
        'You squeeze it over food at the last moment.',
        'A cut on your finger finds it before your tongue does.',
      ],
      'zest-used': ['Cooks scrape off the zest for its perfume.', 'The fragrant part is in the outer peel.'],
    },
    telling: [
      {
        yellow: ['It is as yellow as a cartoon sun.', 'A child would paint it bright yellow.'],
        'with-fish': [
          'It comes on the plate next to a fried fish.',
          'Greek grandmothers put it on fish and potatoes alike.',
        ],
        'pointed-end': [
          'It has a little nipple at the tip.',
          'It ends in a small point, like a tiny rugby ball.',
        ],
      },
      {
        green: ['From outside it is green all over.', 'You might mistake it for a small green egg.'],
        'in-mexican-food': ['Tacos feel naked without it.', 'You bite one after the salt and the tequila.'],
        'in-thai-food': [
          'A Thai cook would never leave it out of the soup.',
          'Pad thai is served with a wedge of it.',
        ],
      },
    ],
    cues: [
      'yellow sour citrus juice squeeze peel fish zest slice vitamin tea sorbet',
      'green sour citrus tequila squeeze mexican mojito thai slice juice zest wedge',
    ],
  },
  {
    words: ['strawberry', 'raspberry'],
    shared: {
      red: ['It is red when it is ready.', 'Your fingertips are stained with red after picking.'],
      'summer-food': [
        'It tastes like the first weeks of summer.',
        'In winter it comes from far away and tastes of nothing.',
      ],
      'made-into-jam': [
        'My aunt boils kilos of it into jam each year.',
        'On toast in January it brings June back.',
      ],
      'spoils-quickly': [
        'Buy it today, or find it furry tomorrow.',
        'Even the fridge keeps it alive for only a day or two.',
      ],
      'with-cream': [
        'A bit of whipped cream is all the company it needs.',
        'I like it drowned in cream and sugar.',
      ],
    },
    telling: [
      {
        'seeds-outside': [
          'Its seeds are on the outside, which is odd for a fruit.',
          'You can count tiny yellow dots all over it.',
        ],
        'grows-near-ground': [
          'You have to kneel down to pick it.',
          'Farmers lay straw underneath to keep it off the soil.',
        ],
        'heart-shape': [
          'It looks rather like a little heart with a green collar.',
          "People dip the wide end in chocolate for Valentine's Day.",
        ],
      },
      {
        hollow: [
          'There is a hole in it that fits a fingertip.',
          'As kids we wore five of them like thimbles.',
        ],
        'grows-on-canes': [
          'It grows on tall canes with thorns.',
          'The canes in our garden scratch everyone who comes near.',
        ],
        'many-drops': [
          'It is built of many tiny beads stuck together.',
          'Look closely and you see a hundred little globes.',
        ],
      },
    ],
    cues: [
      'red seeds cream sweet jam wimbledon chocolate green heart berry summer garden',
      'red hollow bush cane tart beads jam thorns pink summer garden soft',
    ],
  },
  {
    words: ['cake', 'pie'],
    shared: {
      baked: [
        'It fills the entire house with a smell from the oven.',
        'You open the oven door every five minutes to check.',
      ],
      dessert: [
        'It arrives when the dinner plates have been cleared.',
        'Most people claim they have no room, then take a slice.',
      ],
      'cut-in-slices': [
        'You cut it in wedges, and someone wants the largest.',
        'The last slice starts arguments in our family.',
      ],
      round: ['As a rule it is perfectly round.', 'It looks like a thick wheel.'],
      'in-shop-window': [
        'It looks out at you from a bakery window.',
        'A café without it behind the counter would be sad.',
      ],
    },
    telling: [
      {
        'for-celebrations': [
          'You bring it in with the lights off and everyone singing.',
          'The couple cuts it together with a long knife.',
        ],
        'covered-in-icing': [
          'It often wears a layer of icing.',
          'Someone wrote my name on it in sugar letters.',
        ],
        'in-layers': ['It can rise several floors high.', 'There is cream between the layers.'],
      },
      {
        'has-crust': ['The crust hides what is inside.', 'A crust on the bottom, and often one on top.'],
        'can-be-savoury': [
          'It may be full of steak and gravy instead of fruit.',
          'The English put kidneys in it, of all things.',
        ],
        'thrown-by-clowns': [
          "Comedians throw it in each other's faces.",
          'In silent films somebody always gets it in the face.',
        ],
      },
    ],
    cues: [
      'birthday candles icing sponge layers sweet wedding bake slice cream chocolate party',
      'crust apple pumpkin filling bake slice meat pastry american thanksgiving clown fruit',
    ],
  },
  {
    words: ['rice', 'pasta'],
    shared: {
      'boiled-in-water': [
        'You need a pot, water and a pinch of salt.',
        'If you forget about the pot, it sticks to the bottom.',
      ],
      'side-dish': ['It can go next to nearly anything.', 'It carries the sauce without complaining.'],
      'dry-in-cupboard': [
        'A bag of it will keep in the cupboard for years.',
        'Whenever I have nothing in the house, I still have this.',
      ],
      'cheap-meal': ['As a student I lived on it.', 'It feeds a large family for little money.'],
      'full-of-starch': ['Runners fill up on it before a race.', 'The water it cooks in turns cloudy.'],
    },
    telling: [
      {
        'tiny-grains': [
          'One spoonful holds hundreds of grains.',
          'A spilled bag of it will be found for weeks.',
        ],
        'grows-in-water': [
          'It grows with its feet in flooded fields.',
          'Farmers plant it in terraces full of water.',
        ],
        'eaten-with-chopsticks': [
          'Half the world eats it with two sticks.',
          'Sushi would fall apart without it.',
        ],
      },
      {
        'italian-classic': [
          'Italians argue about it with their hands.',
          'In Naples they take it more seriously than football.',
        ],
        'many-shapes': ['It comes as tubes, bows, shells and strings.', 'Children choose it by its shape.'],
        'twirled-on-fork': ['You can wind it around a fork.', 'One long piece of it slaps you on the chin.'],
      },
    ],
    cues: [
      'white grain asia bowl sushi boil paddy steam curry chopsticks risotto side',
      'italian tomato spaghetti sauce boil wheat fork penne cheese dough tubes dente',
    ],
  },
  {
    words: ['soup', 'stew'],
    shared: {
      'cooked-in-pot': [
        'The biggest pot in the kitchen was bought for it.',
        'It bubbles under a lid for a good while.',
      ],
      'winter-food': [
        'It is what you want after walking home in the cold.',
        'Nothing else makes January bearable.',
      ],
      'eaten-with-bread': ['Tear off some bread and dip it in.', 'The last of it is wiped up with a crust.'],
      'uses-leftovers': [
        'Everything forgotten in the vegetable drawer ends up in it.',
        'My mother can make it from whatever is left over.',
      ],
      'better-next-day': [
        'It tastes even better when you warm it up tomorrow.',
        'I always make twice as much and am glad later.',
      ],
    },
    telling: [
      {
        'mostly-liquid': [
          'It is so thin that you could drink it from a cup.',
          'You can hear people slurping it.',
        ],
        starter: [
          'It opens the menu, before the main course.',
          'A small plate of it begins a formal dinner.',
        ],
        'for-the-sick': [
          'You are given it when you have a cold.',
          'With noodles and chicken, it cures everything, says Grandma.',
        ],
      },
      {
        'big-chunks': [
          'You have to chew, because the chunks are large.',
          'Lumps of beef and potato stand out of the gravy.',
        ],
        'cooked-for-hours': [
          'It asks for hours over a low flame.',
          'Tough meat gives up in it after three hours.',
        ],
        thick: ['A spoon nearly stands upright in it.', 'It is so thick that it sits still on the plate.'],
      },
    ],
    cues: [
      'bowl spoon liquid hot broth noodles chicken starter tomato sick slurp winter',
      'pot thick beef slow hours chunks potatoes irish goulash winter meat gravy',
    ],
  },
  {
    words: ['honey', 'jam'],
    shared: {
      'sold-in-jar': [
        'You twist a lid to get to it, and the rim is sticky.',
        'Grandparents like to give you a jar of it.',
      ],
      'spread-on-bread': [
        'It drips through the holes in my toast.',
        'On a fresh roll it needs only something fatty beneath.',
      ],
      'very-sweet': [
        'One spoonful is sweet enough to make your teeth ache.',
        'Dentists are not great friends of it.',
      ],
      'keeps-for-years': [
        'A jar at the back of the pantry can be older than the dog.',
        'Sealed well, it lasts a very long time.',
      ],
      sticky: [
        'Door handles suffer when toddlers have had it.',
        'It clings to the spoon, the table and your sleeve.',
      ],
    },
    telling: [
      {
        'made-by-insects': [
          'Small insects do all the work.',
          'Someone in a veil and white suit collects it.',
        ],
        golden: ['Held up to the light, it glows like gold.', 'Its colour is that of old amber.'],
        'soothes-throat': [
          'People stir it into a hot drink for a sore throat.',
          'Singers swallow a spoon of it before the concert.',
        ],
      },
      {
        'made-of-fruit': [
          'Kilos of fruit go into the pot for it.',
          'It may be red, purple or the colour of apricots.',
        ],
        'boiled-with-sugar': [
          'Half of it is sugar, and it spits while it boils.',
          'My aunt stirs it for an hour over the flame.',
        ],
        'in-doughnuts': [
          'You meet it in the middle of a doughnut.',
          'It hides inside pastries and then squirts on your shirt.',
        ],
      },
    ],
    cues: [
      'bee hive golden sweet sticky bear flower jar tea comb throat liquid',
      'fruit strawberry jar toast spread sugar sweet boil apricot scone preserve doughnut',
    ],
  },
  {
    words: ['cookie', 'cracker'],
    shared: {
      crunchy: ['It snaps when you break it in two.', 'You hear it being eaten in the back row.'],
      baked: [
        'It comes out of a factory oven by the million.',
        'It goes into the oven as a thin piece of dough.',
      ],
      'leaves-crumbs': [
        'The crumbs end up in your bed or your keyboard.',
        'Vacuum cleaners know all about it.',
      ],
      snack: [
        'It bridges the gap between lunch and dinner.',
        'Someone opens a packet in every long meeting.',
      ],
      'sold-in-packet': [
        'Once the packet is open it never gets closed again.',
        'A stale one from last month still lies in the drawer.',
      ],
    },
    telling: [
      {
        'sweet-treat': ['Children leave one out for Santa.', "It satisfies my sweet tooth at four o'clock."],
        'with-chocolate-chips': [
          'The best kind has melting chocolate in it.',
          'I pick out the chocolate chips first.',
        ],
        'dipped-in-milk': [
          'Dunk it in milk, but not for too long.',
          'A glass of cold milk is its best friend.',
        ],
      },
      {
        salty: ['There are grains of salt on the top of it.', 'It makes you thirsty rather than happy.'],
        'with-cheese': ['A piece of cheese sits well on it.', 'At wine tastings you get it with cheese.'],
        'has-little-holes': [
          'It is pricked all over with little holes.',
          'The holes keep it from puffing up.',
        ],
      },
    ],
    cues: [
      'sweet chocolate chip milk bake jar dunk crumbs sugar grandma santa round',
      'salty cheese dry crisp crumbs snack square soup thin holes flour party',
    ],
  },
  {
    words: ['ketchup', 'mustard'],
    shared: {
      'on-sausages': [
        'A sausage from the stand is not complete without it.',
        'You draw a line of it along a bratwurst.',
      ],
      'squeezed-from-bottle': [
        'It makes a rude noise when the bottle is nearly empty.',
        'First nothing comes out, then far too much.',
      ],
      condiment: [
        'It stands on every table of the diner.',
        'It is never the meal, only the companion of it.',
      ],
      'stains-clothes': [
        'White shirts attract it by magic.',
        'You notice the spot on your tie only after lunch.',
      ],
      'in-fridge-door': [
        'The last centimetre of it lives in the fridge door for years.',
        'Nobody remembers buying ours, but it is always there.',
      ],
    },
    telling: [
      {
        red: ['It doubles as blood in school plays.', 'It is red and rather shiny.'],
        'from-tomatoes': [
          'Tomatoes, vinegar and a lot of sugar go into it.',
          'Some argue that it counts as a vegetable.',
        ],
        'loved-by-kids': [
          'My nephew would eat his fries only as an excuse for it.',
          'Give it to a child and it goes on everything.',
        ],
      },
      {
        yellow: ['The classic version is bright yellow.', 'It looks like thick yellow paint.'],
        'burns-the-nose': ['A strong one climbs up your nose.', 'Too much of it and your eyes water.'],
        'from-seeds': ['It is ground from tiny seeds.', 'You can buy it with whole grains in it.'],
      },
    ],
    cues: [
      'red tomato fries bottle sweet sauce burger kids squeeze vinegar condiment splash',
      'yellow seeds spicy sausage dijon hot sharp jar pretzel grain condiment french',
    ],
  },
  {
    words: ['cucumber', 'zucchini'],
    shared: {
      green: ['It is green outside and pale within.', 'Dark green is how you recognise it at the market.'],
      'long-shape': [
        'It is long and shaped like a club.',
        'You could use it as a microphone in the kitchen.',
      ],
      'mostly-water': ['It is made nearly entirely of water.', 'There are hardly any calories in it.'],
      'grows-on-vine': [
        'It spreads across the bed on a rough, hairy plant.',
        'Yellow flowers announce it in the garden.',
      ],
      'cut-in-slices': ['You slice it into thin discs.', 'The knife goes through it without effort.'],
    },
    telling: [
      {
        'eaten-raw': ['Nobody would think of cooking it.', 'It goes in the salad just as it is.'],
        pickled: [
          'In a jar with vinegar and dill it changes its name.',
          'A pickled one ends up on a burger.',
        ],
        'on-eyes': ['Spas lay slices of it over your eyes.', 'You see it on faces as often as on plates.'],
      },
      {
        'usually-cooked': [
          'It is mostly grilled, fried or baked.',
          'It goes into the pan with olive oil and garlic.',
        ],
        'turned-into-noodles': [
          'People on diets turn it into fake spaghetti.',
          'A spiral cutter makes noodles of it.',
        ],
        'grows-too-big': [
          'Forget it for a week and it is as big as a baseball bat.',
          'Every gardener tries to give away the surplus in August.',
        ],
      },
    ],
    cues: [
      'green salad pickle cool slices water raw sandwich eyes spa dill fresh',
      'green squash grill italian courgette ratatouille fry noodles summer garden bread cook',
    ],
  },
  {
    words: ['onion', 'garlic'],
    shared: {
      'bad-breath': ['Skip it before a first date.', 'Your bus neighbour can tell that you had it.'],
      'start-of-recipe': [
        'Half of all recipes begin with chopping it.',
        'It goes into the hot oil before everything else.',
      ],
      'grows-underground': [
        'Only the green leaves show above the soil.',
        'You pull it out of the ground when the leaves go dry.',
      ],
      'papery-skin': ['Its skin rustles like paper.', 'Bits of dry skin collect at the bottom of the net.'],
      'strong-smell': [
        'The smell stays on your hands until tomorrow.',
        'You smell it in the stairwell around noon.',
      ],
    },
    telling: [
      {
        'makes-you-cry': ['Cooks weep over it without being sad.', 'I wear swimming goggles when I cut it.'],
        'in-layers': [
          'You take off one layer and find another.',
          'Philosophers like it because there is no centre.',
        ],
        'fried-in-rings': ['It is dipped in batter and fried as rings.', 'Thin rings of it go on a burger.'],
      },
      {
        'keeps-vampires-away': [
          'Count Dracula could not stand it.',
          'Hang it above the door against bloodsuckers.',
        ],
        'made-of-cloves': [
          'It breaks into a dozen little cloves.',
          'A recipe asks for one clove, so I take three.',
        ],
        'used-in-small-amounts': [
          'A tiny bit of it flavours the whole pan.',
          'A special press crushes it into a paste.',
        ],
      },
    ],
    cues: [
      'cry layers rings chop red smell fry peel soup tears bulb kitchen',
      'vampire clove bulb bread smell breath press italian aioli crush chop white',
    ],
  },
]
