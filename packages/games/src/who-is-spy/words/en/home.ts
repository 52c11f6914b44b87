import type { PairList } from '../word-pair.ts'

export const home: PairList = [
  ['chair', 'stool', 'hard'],
  ['sofa', 'bed', 'easy'],
  ['pillow', 'cushion', 'hard'],
  ['lamp', 'candle', 'medium'],
  ['fork', 'spoon', 'medium'],
  ['plate', 'bowl', 'medium'],
  ['mirror', 'window', 'easy'],
  ['oven', 'microwave', 'medium'],
  ['shower', 'bathtub', 'medium'],
  ['broom', 'mop', 'medium'],
  ['fireplace', 'radiator', 'medium'],
  ['soap', 'shampoo', 'medium'],
  ['wardrobe', 'dresser', 'hard'],
]
